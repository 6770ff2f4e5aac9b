import type { Designation } from './parse-designation.ts'

/** types and a number with its parts, without other words */
const NUMBER = /^(?:[\p{Lu}]{1,6}[\s/.-]?){0,3}#?\d[\p{Lu}\d]*(?:[\s./-]{1,3}[\p{Lu}]{0,3}[.-]?\d[\p{Lu}\d]*)*$/u
/** capitals, or a year after a colon: not a spelling of plain words */
const PLAIN = /^[\p{Lu}]{2,8}(?:[\s/-][\p{Lu}]{1,4})?[\s/-]?\d{3,}[\d.-]*(?::\d{4})?$|^[\p{Lu}\s/-]{2,16}\d+[\d.-]*:\d{4}$/u

/** forms that no word has: G.711, C37.118.1-2011 */
const LETTERED = /^[A-Z]\.\d{2,}[\d.]*$|^[A-Z]{1,2}\d{1,3}(?:\.\d+)+[:-](?:19|20)\d\d$/i

/** Checks whether a text is a designation, without the library. `isSeries` adds the library's own series. */
export function isDesignation(written: string, read: Designation, isSeries: (word: string) => boolean): boolean {
  if (!NUMBER.test(read.number)) return false
  if (read.publishers.length > 0) return true
  const head = read.number.match(/^\p{Lu}{2,}/u)?.[0]
  return (head !== undefined && isSeries(head)) || PLAIN.test(written.trim()) || LETTERED.test(written.trim())
}
