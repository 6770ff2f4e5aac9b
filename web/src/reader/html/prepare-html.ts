const OUTSIDE = /^(https?|mailto):/i

/** Draws in a parsed document before it is shown; returns the element to open at, if it has one. */
export type HtmlLayer = (page: Document) => Element | undefined

/**
 * Target of a link: within the document, which is about:srcdoc in its frame, or another site in a window of its own.
 * Anything else would be resolved against this site's page and opened inside the frame.
 */
export function linkOf(href: string): { href: string; outside: boolean } | undefined {
  if (href.startsWith('#')) return { href: `about:srcdoc${href}`, outside: false }
  return OUTSIDE.test(href.trim()) ? { href, outside: true } : undefined
}

/** Id of the element that the document opens at. */
export const OPEN_AT = 'lectern-first-mark'

/** Corrects links and draws the layers. The parsed document never runs: it has no window. */
export function prepareHtml(html: string, layers: readonly HtmlLayer[], parser = new DOMParser()): string {
  const page = parser.parseFromString(html, 'text/html')
  for (const link of page.querySelectorAll('a[href], area[href]')) correctLink(link)
  const places = layers.flatMap((draw) => draw(page) ?? [])
  places[0]?.setAttribute('id', OPEN_AT)
  return page.documentElement.outerHTML
}

function correctLink(link: Element) {
  const { href, outside } = linkOf(link.getAttribute('href') ?? '') ?? {}
  if (!href) return link.removeAttribute('href')
  link.setAttribute('href', href)
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  if (outside) link.setAttribute('target', '_blank')
  else link.removeAttribute('target')
}
