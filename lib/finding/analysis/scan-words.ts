import { BREAK, classAt, SILENT, UNSPACED } from './char-class.ts'

const DIGIT = /\p{N}/u
/** Raised and lowered digits: an exponent is no further digit of its number. */
const FIRST_SMALL_DIGIT = 0xb2
const SMALL_DIGIT = /[²³¹⁰⁴-⁹₀-₉]/

/** Tells whether a digit stands at another height than the digit before it: 10⁶ is ten and six, and no 106. */
function changesHeight(text: string, at: number): boolean {
  if (text.charCodeAt(at) < FIRST_SMALL_DIGIT && text.charCodeAt(at - 1) < FIRST_SMALL_DIGIT) return false
  const [before, next] = [text[at - 1] as string, text[at] as string]
  return SMALL_DIGIT.test(before) !== SMALL_DIGIT.test(next) && DIGIT.test(before) && DIGIT.test(next)
}

/** Calls back with each word, or each run of a script without spaces, in order: [start, end) in UTF-16 units. */
export function scanWords(text: string, found: (start: number, end: number, unspaced: boolean) => void): void {
  let start = 0
  let kind = BREAK
  for (let at = 0; at < text.length; at++) {
    const next = classAt(text, at)
    if (next === SILENT || (next === kind && (kind === BREAK || !changesHeight(text, at)))) continue
    if (kind !== BREAK) found(start, at, kind === UNSPACED)
    kind = next
    start = at
  }
  if (kind !== BREAK) found(start, text.length, kind === UNSPACED)
}
