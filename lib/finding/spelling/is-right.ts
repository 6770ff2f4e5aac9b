const LATIN = /^[a-z]+$/
const VOWEL = /[aeiouy]/
/** Words up to this length are mostly abbreviations: plc, emc. */
const MAX_SHORT_LENGTH = 3
/** Letters without a vowel up to this number are none of a misspelled word: hvdc, pcb, mcbs. */
const MAX_INITIALS = 6

/** Tells whether letters are an abbreviation of some trade, rather than a word with a slip. */
const isAbbreviation = (word: string): boolean =>
  word.length <= MAX_SHORT_LENGTH || (word.length <= MAX_INITIALS && !VOWEL.test(word))

/** Tells whether a word that a library lacks is right nevertheless: an abbreviation, or a word of a dictionary. It is never corrected. */
export const isRight = (word: string, dictionary: ReadonlySet<string>): boolean =>
  LATIN.test(word) && (isAbbreviation(word) || dictionary.has(word))
