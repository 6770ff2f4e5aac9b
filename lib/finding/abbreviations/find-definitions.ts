import { pieceOf } from '../analysis/analyse.ts'
import { STOP_WORDS } from '../analysis/stop-words.ts'

/** Abbreviation of a text, and the words that it is short for, as terms of the index. */
export interface Definition {
  readonly short: string
  readonly long: readonly string[]
}

/** light emitting diode (LED), also (LEDs) */
const BEHIND = /\((\p{Lu}[\p{Lu}\p{Ll}]{0,6}\p{Lu})s?\)/gu
/** HVAC (heating, ventilation and air conditioning) */
const IN_FRONT = /(?<![\p{L}\p{N}])(\p{Lu}{2,8}) \((\p{L}[^()]{6,100})\)/gu
const WORDS = /\p{L}+/gu
/** A longer expression is none that an abbreviation of eight letters stands for. */
const MAX_LENGTH = 120
/** letters of one word that may be in its abbreviation: ElectroMagnetic */
const MAX_LETTERS_OF_WORD = 3
const MAX_WORDS = 8

/**
 * Tells whether words give the letters in order: each word its first one and perhaps some behind it. Words without a subject may give
 * none.
 */
function givesLetters(words: readonly string[], letters: string): boolean {
  const [word, ...others] = words
  if (word === undefined) return letters === ''
  if (STOP_WORDS.has(word) && givesLetters(others, letters)) return true
  if (word[0] !== letters[0]) return false
  let at = 0
  for (let given = 1; given <= Math.min(MAX_LETTERS_OF_WORD, letters.length); given++) {
    if (givesLetters(others, letters.slice(given))) return true
    at = word.indexOf(letters[given] as string, at + 1)
    if (at < 0) return false
  }
  return false
}

/** Terms of the words that count; undefined where one word alone, or none, would be left. */
function termsOf(words: readonly string[]): readonly string[] | undefined {
  const terms = words.filter((word) => !STOP_WORDS.has(word)).flatMap((word) => pieceOf(word).terms)
  return terms.length > 1 ? terms : undefined
}

const wordsOf = (text: string) => Array.from(text.matchAll(WORDS), ([word]) => word.toLowerCase())

/** Finds the fewest words at the end of a text that give the letters. */
function longBefore(text: string, letters: string): readonly string[] | undefined {
  const words = wordsOf(text).slice(-MAX_WORDS)
  for (let first = words.length - 2; first >= 0; first--) {
    const own = words.slice(first)
    if (!STOP_WORDS.has(own[0] as string) && givesLetters(own, letters)) return termsOf(own)
  }
  return undefined
}

/** Finds the abbreviations that a text defines: an expression, and behind or before it its letters, one of both in brackets. */
export function findDefinitions(text: string): Definition[] {
  if (!text.includes('(')) return []
  const found: Definition[] = []
  const add = (written: string, long: readonly string[] | undefined) => {
    const [short, ...more] = pieceOf(written).terms
    if (short && more.length === 0 && long && !long.includes(short)) found.push({ short, long })
  }
  for (const { index, 1: written = '' } of text.matchAll(BEHIND))
    add(written, longBefore(text.slice(Math.max(0, index - MAX_LENGTH), index), written.toLowerCase()))
  for (const { 1: written = '', 2: inside = '' } of text.matchAll(IN_FRONT)) {
    const words = wordsOf(inside)
    if (words.length <= MAX_WORDS && givesLetters(words, written.toLowerCase())) add(written, termsOf(words))
  }
  return found
}
