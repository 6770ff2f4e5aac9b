import { compareNaturally } from '#text/natural-order.ts'
import { isDraftEntry, isPlainEdition, type Member, memberYear, type Twins } from './member.ts'

const VERSION = /^v?\d+(\.\d+)+$/i
/** Year of a draft without a date that nothing came of yet: later than all years. */
const YET_TO_COME = '9999'

/** Compares two texts, the newer first. */
type Comparison = (a: Member, b: Member) => number

const byLetters = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)
const byDate: Comparison = (a, b) => byLetters(a.date, b.date)
const byEdition: Comparison = (a, b) => (a.edition === b.edition ? 0 : compareNaturally(b.edition, a.edition))
const byDesignation: Comparison = (a, b) => compareNaturally(b.designation, a.designation)
const byCode: Comparison = (a, b) => byLetters(a.contentCode, b.contentCode)

/** Compares years; a draft without one has that of the edition which it became. */
function byYearIn(entries: readonly Member[]): Comparison {
  const published = new Map(
    entries.filter((one) => isPlainEdition(one) && one.edition).map((one) => [one.edition, memberYear(one)]),
  )
  const year = (one: Member) => memberYear(one) || (isDraftEntry(one) ? (published.get(one.edition) ?? YET_TO_COME) : '')
  return (a, b) => byLetters(year(a), year(b))
}

/** By version numbers where all editions have them, else by years, then by dates. */
function comparisonsFor(entries: readonly Member[]): readonly Comparison[] {
  const byYear = byYearIn(entries)
  const published = entries.filter(isPlainEdition)
  const byVersion = published.length > 0 && published.every((one) => VERSION.test(one.edition))
  return byVersion ? [byEdition, byYear, byDate, byDesignation, byCode] : [byYear, byDate, byEdition, byDesignation, byCode]
}

/** Sorts the texts of a standard, the newest first. */
export function orderTexts(texts: readonly Twins[]): readonly Twins[] {
  if (texts.length < 2) return texts
  const comparisons = comparisonsFor(texts.map(([first]) => first))
  return texts.toSorted(([a], [b]) => {
    for (const compare of comparisons) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  })
}
