import { STOP_WORDS } from './stop-words.ts'

const CAPITALS = /^\p{Lu}{2,}$/u
const SMALL = /\p{Ll}/u
const SERIES = /^\p{Lu}$/u
const NUMBER = /^\s?\p{N}/u

/**
 * Tells whether a word of a text carries no subject. One that is written in capitals beside small letters is an abbreviation: IT
 * security, AT commands, CAN bus. A capital before a number is a series: A 36. `end` is where the word ends in the text.
 */
export function isNeedless(raw: string, written: readonly string[], text: string, end: number): boolean {
  if (!written.every((word) => STOP_WORDS.has(word))) return false
  if (SERIES.test(raw)) return !NUMBER.test(text.slice(end, end + 2))
  return !(CAPITALS.test(raw) && SMALL.test(text))
}
