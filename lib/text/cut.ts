/** Cuts a text to a number of UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  const end = /[\ud800-\udbff]/.test(text[maxLength - 1] ?? '') ? maxLength - 1 : maxLength
  return text.length <= maxLength ? text : text.slice(0, end)
}
