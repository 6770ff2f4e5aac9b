/** Character that separates words. */
export const BREAK = 0
const WORD = 1
/** Script without spaces between words, read as pairs of characters. */
export const UNSPACED = 2
/** Invisible character, neither part of a word nor a separator. */
export const SILENT = 3
const SURROGATE = 4
const UNKNOWN = 255

const IS_UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u
const IS_WORD = /[\p{L}\p{M}\p{N}]/u
const IS_SILENT = /\p{Cf}|\p{Variation_Selector}|\u034f/u

const classes = new Uint8Array(65_536).fill(UNKNOWN)

function classify(character: string): number {
  if (IS_UNSPACED.test(character)) return IS_WORD.test(character) ? UNSPACED : BREAK
  if (IS_WORD.test(character)) return WORD
  return IS_SILENT.test(character) ? SILENT : BREAK
}

function classOfPair(text: string, at: number): number {
  const first = (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at
  const point = text.codePointAt(first) ?? 0
  return point > 0xffff ? classify(String.fromCodePoint(point)) : BREAK
}

export function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  let found = classes[code] as number
  if (found === UNKNOWN) {
    found = code >= 0xd800 && code <= 0xdfff ? SURROGATE : classify(String.fromCharCode(code))
    classes[code] = found
  }
  return found === SURROGATE ? classOfPair(text, at) : found
}
