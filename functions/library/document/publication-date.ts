import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { ParsedDesignation } from '#finding/designation/parse-designation.ts'
import type { StoredRecord } from './library-document.ts'

/** First day of a partial date. */
function wholeDate(date: string): string {
  return `${date}${'-01-01'.slice(date.length - 4)}`
}

/** Whole dates of records whose dates are partial, empty where unknown. */
export const wholeDateOrEmpty = (date: string | undefined): string => (date === undefined ? '' : wholeDate(date))

type Dated = Pick<StoredRecord, 'designation' | 'publishDate' | 'publishedOnlineDate' | 'lastUpdateDate' | 'year'>

/** Parsing designations is slow, and each record needs it several times. */
const cache = new WeakMap<object, string>()

/**
 * Date of publication, as precise as its source; empty where unknown. A source may give the day on which the document was put
 * online, or the year of the standard that it amends: a date that is more than a year away from the year in the designation
 * counts for nothing, and that year counts.
 */
export function publicationDateOf(record: Dated): string {
  const known = cache.get(record)
  if (known !== undefined) return known
  const date = findDate(record)
  cache.set(record, date)
  return date
}

function findDate({ designation, publishDate, publishedOnlineDate, lastUpdateDate, year }: Dated): string {
  const stated = publishDate ?? publishedOnlineDate ?? year?.toString() ?? ''
  const read = designationKeys(designation).read
  const named = namedDate(read)
  if (named === '') return stated
  // The month of a draft, a version or a recommendation is its own. A supplement may be dated like its base, a year before it.
  if (named.length > 4) return stated.startsWith(named) ? stated : named
  const tolerance = read.supplements.length > 0 ? 0 : 1
  const isNear = stated !== '' && Math.abs(Number(stated.slice(0, 4)) - Number(named.slice(0, 4))) <= tolerance
  if (isNear) return stated
  return lastUpdateDate?.startsWith(named) ? lastUpdateDate : named
}

/** Year in a designation, or year and month; a supplement has one of its own. Empty without one. */
function namedDate({ supplements, year, month }: ParsedDesignation): string {
  if (supplements.length > 0) return supplements.at(-1)?.year ?? ''
  return /^(?:0[1-9]|1[0-2])$/.test(month) ? `${year}-${month}` : year
}
