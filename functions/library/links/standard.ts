import { compareNaturally } from '#text/natural-order.ts'
import { inForce } from './editions.ts'
import type { NameEntry } from './name-entry.ts'
import type { Place } from './place.ts'

/** Entry under the name of its standard. */
export type Member = NameEntry & { readonly place: Place }

/** Records of one text in one language: what several publishers hold of it, the one that stands for all of them first. */
export type Twins = readonly [Member, ...Member[]]

export interface Standard {
  /** newest first; a standard is never empty */
  readonly texts: readonly Twins[]
  /** text that represents the standard */
  readonly row: Twins
}

const VERSION = /^v?\d+(\.\d+)+$/i

const isMember = (entry: NameEntry): entry is Member => entry.roles.includes('standard') && entry.place !== undefined

/** Place of a record's publisher among the letters of its designation: whoever stands first stands for its twins. */
function precedenceOf({ place, publisher }: Member): number {
  const at = place.letters.indexOf(publisher.toUpperCase())
  return at < 0 ? place.letters.length : at
}

function orderTwins(members: readonly Member[]): Twins {
  const [first, ...rest] = members.toSorted(
    (a, b) =>
      precedenceOf(a) - precedenceOf(b) ||
      Number(b.place.plain) - Number(a.place.plain) ||
      a.contentCode.length - b.contentCode.length ||
      (a.contentCode < b.contentCode ? -1 : 1),
  )
  return [first as Member, ...rest]
}

type Key = (member: Member) => string

/** Year of a draft without a date: that of the edition which it became; of one yet to come, later than all years. */
const YET_TO_COME = '9999'

function yearsOf(members: readonly Member[]): Key {
  const own: Key = ({ place, date }) => place.year || date.slice(0, 4)
  const published = members.filter(({ place, edition }) => place.kind === 'edition' && edition !== '')
  const byEdition = new Map(published.map((one) => [one.edition, own(one)]))
  return (one) => own(one) || (one.place.kind === 'draft' ? (byEdition.get(one.edition) ?? YET_TO_COME) : '')
}

/** By version numbers where all editions have them, else by years, then by dates. */
function orderOf(members: readonly Member[]): Key[] {
  const [year, date]: [Key, Key] = [yearsOf(members), (one) => one.date]
  const edition: Key = (one) => one.edition
  const rest: Key[] = [({ designation }) => designation, ({ contentCode }) => contentCode]
  const published = members.filter(({ place }) => place.kind === 'edition')
  const byVersion = published.length > 0 && published.every((one) => VERSION.test(one.edition))
  return byVersion ? [edition, year, date, ...rest] : [year, date, edition, ...rest]
}

function newestFirst(texts: readonly Twins[]): Twins[] {
  const keys = orderOf(texts.map(([first]) => first))
  return texts.toSorted(([a], [b]) => {
    for (const key of keys) {
      const difference = compareNaturally(key(b), key(a))
      if (difference !== 0) return difference
    }
    return 0
  })
}

export const isSupplement = ({ place }: Member): boolean => place.kind === 'amendment' || place.kind === 'supplement'
export const isDraft = ({ place, status }: Member): boolean => place.kind === 'draft' || status === 'Draft'

/** Rank for representing a standard, 0 is best. A series names no edition: it stands for one only where there is nothing else. */
function rankOf(member: Member): number {
  const status = inForce(member.status) ? 0 : 1
  const of = isDraft(member) ? 2 : status
  if (member.place.kind === 'series') return 3
  return isSupplement(member) ? 4 + of : of
}

/** The text that represents a standard: in force, else the newest that is no draft, else the newest draft; originals first. */
function rowOf(texts: readonly Twins[]): Twins {
  const order = ([first]: Twins) => rankOf(first) * 2 + Number(first.place.translated)
  let best = texts[0] as Twins
  for (const one of texts) if (order(one) < order(best)) best = one
  const equals = texts.filter((one) => order(one) === order(best) && one[0].place.year === best[0].place.year)
  // A consolidated text or a redline stands for its edition only where that is not held.
  const editions = best[0].place.kind === 'variant' ? equals.filter(([{ place }]) => place.kind === 'edition') : []
  const [edition] = editions[0] ?? best
  return equals.find(([{ place }]) => place.text === edition.place.text && place.plain) ?? editions[0] ?? best
}

/** Makes a standard of the entries under its name; undefined where none is a member. */
export function standardOf(page: readonly NameEntry[]): Standard | undefined {
  const byText = Map.groupBy(
    page.filter(isMember),
    ({ place, language }) => `${place.text}\n${place.title}\n${language}\n${place.translated}`,
  )
  const texts = newestFirst([...byText.values()].map(orderTwins))
  return texts.length ? { texts, row: rowOf(texts) } : undefined
}

/** Records of the same text in the same language; undefined for a document that the standard does not have. */
export function twinsOf({ texts }: Standard, contentCode: string): Twins | undefined {
  return texts.find((twins) => twins.some((one) => one.contentCode === contentCode))
}
