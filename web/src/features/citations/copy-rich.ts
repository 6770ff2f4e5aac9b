/** Copies a text, with its italics for programs that take them. A browser that copies no HTML copies the plain text. */
export async function copyRich(text: string, html: string | undefined): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const blob = (type: string, content: string) => new Blob([content], { type })
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
  ])
}
