import { compareNaturally } from '#text/natural-order.ts'
import { isDraftEntry, isPlainEdition, type Member, type Twins } from './member.ts'

const VERSION = /^v?\d+(\.\d+)+$/i
/** Year of a draft without a date that nothing came of yet: later than all years. */
const YET_TO_COME = '9999'

type Key = (entry: Member) => string

/** Year of a text; a draft without one has that of the edition which it became. */
function yearsOf(entries: readonly Member[]): Key {
  const own: Key = ({ member, date }) => member.year || date.slice(0, 4)
  const published = new Map(entries.filter((one) => isPlainEdition(one) && one.edition).map((one) => [one.edition, own(one)]))
  return (one) => own(one) || (isDraftEntry(one) ? (published.get(one.edition) ?? YET_TO_COME) : '')
}

/** By version numbers where all editions have them, else by years, then by dates. */
function orderOf(entries: readonly Member[]): Key[] {
  const [year, date, edition]: [Key, Key, Key] = [yearsOf(entries), (one) => one.date, (one) => one.edition]
  const rest: Key[] = [({ designation }) => designation, ({ contentCode }) => contentCode]
  const published = entries.filter(isPlainEdition)
  const byVersion = published.length > 0 && published.every((one) => VERSION.test(one.edition))
  return byVersion ? [edition, year, date, ...rest] : [year, date, edition, ...rest]
}

/** Sorts the texts of a standard, the newest first. */
export function orderTexts(texts: readonly Twins[]): Twins[] {
  const keys = orderOf(texts.map(([first]) => first))
  return texts.toSorted(([a], [b]) => {
    for (const key of keys) {
      const difference = compareNaturally(key(b), key(a))
      if (difference !== 0) return difference
    }
    return 0
  })
}
