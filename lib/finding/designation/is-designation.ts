import type { ParsedDesignation } from './parse-designation.ts'

/** types and a number with its parts, without other words */
const NUMBER = /^(?:\p{Lu}{1,6}[\s/.-]?){0,3}#?\d[\p{Lu}\d]*(?:[\s./-]{1,3}(?:\p{Lu}{1,3}[.-]?)?\d[\p{Lu}\d]*)*$/u
/** longer texts are no number */
const MAX_LENGTH = 80
/** capitals, or a year after a colon: not a spelling of plain words */
const PLAIN = /^\p{Lu}{2,8}(?:[\s/-]\p{Lu}{1,4})?[\s/-]?\d{3,}[\d.-]*(?::\d{4})?$|^[\p{Lu}\s/-]{2,16}\d+[\d.-]*:\d{4}$/u

/** forms that no word has: G.711, C37.118.1-2011 */
const LETTERED = /^[A-Z]\.\d{2,}[\d.]*$|^[A-Z]{1,2}\d{1,3}(?:\.\d+)+[:-](?:19|20)\d\d$/i
/** series of publishers whose codes no library here has */
const ELSEWHERE = /^(?:DEF[\s-]?STAN|J-STD|DO-)[\s-]?\d/i
/** A number of one letter, as ASTM's and AWWA's: D1535-14, E9999, A36/A36M. Other things are called so too. */
const ONE_LETTER = /^([A-Z])[\s-]?\d{2,5}[A-Z]?(?:\/[A-Z]?\d{2,5}M?)?(?:[-:](?:\d\d|(?:19|20)\d\d)[A-Z]?)?$/i
const THREE_DIGITS = /\d\D*\d\D*\d/
/** not a year */
const BARE = /^(?!(?:19|20)\d\d$)\d{2,6}(?:[-.]\d{1,5}){0,3}(?:[:-](?:19|20)\d\d)?$/

/** Knowledge of the library that tells a number from other words. */
export interface KnownSeries {
  /** tells whether designations begin with this word */
  isSeries(word: string): boolean
  /** tells whether a publisher held has numbers of this letter */
  isOwnLetter(letter: string): boolean
  /** true where nothing else explains the text: its words find nothing, or it was given as a designation */
  isAlone(): boolean
}

/** Checks whether a text is a designation, without the library but for its series. */
export function isDesignation(written: string, read: ParsedDesignation, known: KnownSeries): boolean {
  const text = written.trim()
  if (read.number.length > MAX_LENGTH || !NUMBER.test(read.number)) return false
  if (read.publishers.length > 0) return true
  const head = read.number.match(/^\p{Lu}{2,}/u)?.[0]
  // IP67 is a number of a series only where nothing else is called so.
  if (head !== undefined && known.isSeries(head)) return THREE_DIGITS.test(read.number) || known.isAlone()
  if (PLAIN.test(text) || LETTERED.test(text) || ELSEWHERE.test(text)) return true
  const letter = text.match(ONE_LETTER)?.[1]
  if (letter) return known.isOwnLetter(letter.toLowerCase()) || known.isAlone()
  return BARE.test(text) && known.isAlone()
}
