/** Cuts a text to a number of UTF-16 units without splitting a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = /[\ud800-\udbff]/.test(text[maxLength - 1] ?? '') ? maxLength - 1 : maxLength
  return text.slice(0, end)
}

/** Cuts a text behind a whole word, where it has more than one: the beginning of a word would be another word. */
export function cutAtWord(text: string, maxLength: number): string {
  const cut = cutText(text, maxLength)
  const begun = /\s/.test(text[cut.length] ?? ' ') ? -1 : cut.search(/\S+$/)
  return begun > 0 ? cut.slice(0, begun) : cut
}
