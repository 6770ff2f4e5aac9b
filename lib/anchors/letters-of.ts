/** Signs of percent are units, though Unicode has them among punctuation. */
const UNREAD = /(?:(?![%‰‱٪])[\p{P}\p{Z}\p{C}|])+/gu
const READ = /^[a-z0-9]*$/
const ASCII = /^[\0-\x7f]*$/
const UNREAD_ASCII = /[\0-#&-*,-/:;?@[-\]_{-}\x7f]+/g

/**
 * Reduces a text to what is the same in each of its renditions: letters, digits, symbols and signs of percent, without case,
 * spaces, hyphens and other punctuation, of which a bar is what a quote has between cells.
 */
export function lettersOf(text: string): string {
  if (READ.test(text)) return text
  if (ASCII.test(text)) return text.toLowerCase().replace(UNREAD_ASCII, '')
  // A sigma has another shape at the end of a word, which renditions cut in different places.
  return text.normalize('NFKD').toLowerCase().replace(UNREAD, '').replaceAll('ς', 'σ')
}

const IS_READ = Uint8Array.from({ length: 128 }, (_, code) => (lettersOf(String.fromCharCode(code)) === '' ? 0 : 1))

/** Counts the letters of a text as `lettersOf` has them. */
export function countLetters(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return lettersOf(text).length
    count += IS_READ[code] as number
  }
  return count
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
