import { isUnit } from './units.ts'

/** Words of a text as [start, end) in UTF-16 units, one after the other. A sign is a word of its own. */
export type WordRanges = number[]

const DIGITS = /^[\p{Nd}¼-¾⅐-⅞]/u
const GROUP_OF_DIGITS = /^\d{3}(?:[.,]\d+)?$/
const FIRST_GROUP = /^(?:[1-9]\d{0,2}|[1-9]\d{0,2}(?:[ \u00A0\u2009\u202F]\d{3})+)$/
const SPACE_IN_NUMBER = /^[ \u00A0\u2009\u202F]$/
const SIGN = /^[-−–+]$/
const WORD_BEFORE_SIGN = /[\p{L}\p{N})\]]/u
/** Characters of a number that is put together of groups, with its sign. */
const MAX_NUMBER_LENGTH = 20

/** Puts what is one number together: its sign, the groups of its digits, its unit. `-5 °C` and `12 500 N` are one word each. */
export function joinQuantities(text: string, ranges: WordRanges): WordRanges {
  let kept = 0
  for (let at = 0; at < ranges.length; at += 2) {
    const [start, end] = [ranges[at] as number, ranges[at + 1] as number]
    const before = kept - 2
    if (before >= 0 && isJoined(text, [ranges[before] as number, ranges[before + 1] as number], [start, end])) {
      ranges[before + 1] = end
      continue
    }
    ranges[kept] = start
    ranges[kept + 1] = end
    kept += 2
  }
  ranges.length = kept
  return ranges
}

type Range = readonly [start: number, end: number]

function isJoined(text: string, before: Range, [start, end]: Range): boolean {
  const space = start - before[1]
  if (space > 1) return false
  const isNumber = isDigit(text, start)
  if (space === 0 && isNumber && before[1] - before[0] === 1) return isSignAt(text, before[0])
  if (!isDigit(text, before[1] - 1) && !isRaised(text, before[1] - 1)) return false
  const hasSign = !isDigit(text, before[0])
  // A word with a digit in it, as M8, is no number.
  if (hasSign && !SIGN.test(text[before[0]] as string)) return false
  const first = hasSign ? before[0] + 1 : before[0]
  if (!isDigit(text, first)) return false
  const written = text.slice(start, end)
  if (!isNumber) return isUnit(written)
  return (
    space === 1 &&
    before[1] - first <= MAX_NUMBER_LENGTH &&
    SPACE_IN_NUMBER.test(text[before[1]] as string) &&
    GROUP_OF_DIGITS.test(written) &&
    FIRST_GROUP.test(text.slice(first, before[1]))
  )
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? code >= 48 && code <= 57 : DIGITS.test(text[at] as string)
}

const isRaised = (text: string, at: number) => /[⁰¹²³⁴-⁹]/.test(text[at] as string)

/** Tells whether a sign belongs to the number behind it, and is no hyphen or dash between words. */
const isSignAt = (text: string, at: number) =>
  SIGN.test(text[at] as string) && !(at > 0 && WORD_BEFORE_SIGN.test(text[at - 1] as string))
