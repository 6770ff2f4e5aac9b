/** Cuts a text to a number of UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = /[\ud800-\udbff]/.test(text[maxLength - 1] ?? '') ? maxLength - 1 : maxLength
  return text.slice(0, end)
}
