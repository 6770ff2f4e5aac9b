const UNREAD = /[\p{P}\p{Z}\p{C}]+/gu

/**
 * Reduces a text to what is the same in each of its renditions: letters, digits and symbols, without case, spaces, hyphens and
 * other punctuation.
 */
export function lettersOf(text: string): string {
  // A sigma has another shape at the end of a word, which renditions cut in different places.
  return text.normalize('NFKD').toLowerCase().replace(UNREAD, '').replaceAll('ς', 'σ')
}

/** Finds the character of a word at which this part of its key begins. */
export function characterAt(word: string, keyLength: number): number {
  let at = 0
  for (let read = 0; read < keyLength && at < word.length; ) {
    const character = String.fromCodePoint(word.codePointAt(at) as number)
    at += character.length
    read += lettersOf(character).length
  }
  return at
}
