import { compareNaturally } from '#text/natural-order.ts'
import type { KnownDocument } from './known-document.ts'

const VERSION = /^v?\d+(\.\d+)+$/i
const hasVersion = ({ edition }: Pick<KnownDocument, 'edition'>) => VERSION.test(edition)
const numberOf = ({ edition }: Pick<KnownDocument, 'edition'>) => edition.replace(/^v/i, '')

/** Compares partial dates as precisely as both are, the earlier first; 0 where one of them is unknown. */
export function compareDates(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  const [a, b] = [one.slice(0, length), other.slice(0, length)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** Tells whether a partial date has begun by a day. An unknown date has. */
export const hasBegun = (date: string, day: string): boolean => date <= day.slice(0, date.length)

/** Tells whether one version number is higher than another. */
export const isNewerVersion = (one: KnownDocument, other: KnownDocument): boolean =>
  hasVersion(one) && hasVersion(other) && compareNaturally(numberOf(one), numberOf(other)) > 0

/** Compares editions of one family, the older first: by versions, else dates, else edition numbers; 0 where nothing tells. */
export function compareAge(one: KnownDocument, other: KnownDocument): number {
  const byVersion = hasVersion(one) && hasVersion(other) ? compareNaturally(numberOf(one), numberOf(other)) : 0
  const byDate = byVersion || compareDates(one.date, other.date)
  const byEdition = byDate || (one.edition && other.edition ? compareNaturally(one.edition, other.edition) : 0)
  return byEdition || Number(isRevisionOf(one, other)) - Number(isRevisionOf(other, one))
}

/** Tells whether a designation is another one with the number of a revision: OGC 16-008r1. */
const isRevisionOf = (one: KnownDocument, other: KnownDocument) =>
  one.designation.startsWith(other.designation) &&
  /^(?:r|rev|e|ed)[. ]?\d+$/i.test(one.designation.slice(other.designation.length))

/** Compares by date, edition and designation, the newest first. The order is total: a list sorted by it has one order. */
export function compareNewestFirst(one: KnownDocument, other: KnownDocument): number {
  return (
    compareCodes(other.date, one.date) ||
    compareNaturally(numberOf(other), numberOf(one)) ||
    compareNaturally(one.designation, other.designation) ||
    compareCodes(one.contentCode, other.contentCode)
  )
}

/** Sorts candidates, the newest first: by version where all have one. */
export function sortNewestFirst(documents: readonly KnownDocument[]): KnownDocument[] {
  const sorted = documents.toSorted(compareNewestFirst)
  if (!documents.every(hasVersion)) return sorted
  return sorted.sort((one, other) => compareNaturally(numberOf(other), numberOf(one)))
}

/** Release line of a version of three numbers: its first number. Empty for other editions. */
export const lineOf = (document: Pick<KnownDocument, 'edition'>): string =>
  /^v?\d+\.\d+\.\d+$/i.test(document.edition) ? (numberOf(document).split('.')[0] as string) : ''

const compareCodes = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
