import { designationKeys } from '#finding/designation/designation-keys.ts'
import { boundedKey } from '../document/bounded-key.ts'
import type { StoredRecord } from '../document/library-document.ts'
import { publicationDateOf } from '../document/publication-date.ts'
import { numberingBody, publishersOf } from './naming/standard-name.ts'

/** Position of a document within its standard. */
export interface Place {
  /** text of one edition, whatever its language: equal for an edition and its translations */
  readonly text: string
  /** beginning of the title; tells texts of one designation apart; absent for joint documents */
  readonly title?: string
  /** year of the edition, or of the change that an amendment makes; absent where it is that of the date */
  readonly year?: string
  /** place of its publisher among those that the designation names; absent for the first */
  readonly rank?: number
  /** the designation names no publisher that is known */
  readonly bare?: true
  /** amends, corrects or supplements an edition */
  readonly changes?: true
  readonly translated?: true
  /** the designation names its language: OIML R 126:2021 (E) */
  readonly tongued?: true
}

const MAX_TEXT_LENGTH = 60
const TITLE_LENGTH = 16

/** Draft of a change: ISO 1206:2023/DAM 1 */
const DRAFT_CHANGE = /\/(?:F?P?DAM|D(?:AMD|COR|AD)|PRF (?:AMD|COR))\b/i
/** Change of a European standard that is filed as a family of its own: ETSI ETS 300 405/C1 */
const CHANGE_OF_ETS = /^ETSI (?:I-)?ETS [\d\s-]+\/[AC]\d/
const CHANGE_TYPE = /amendment|corrigendum|addendum|erratum|errata|annex|supplement/i
/** Changes written with a plus are in the text: 2010+AMD1:2016 CSV, +A11:2014 */
const INCLUDED = /\+\s?(?:AMD|AMENDMENT|A|AC|COR)\s?\d*/i
const LANGUAGE = /\s*\((?:[A-Z]|en|fr|es|ru|pe|po|ar|de|ja|zh|ko|pt|it|E\/F)\)$|\s-\s\p{L}+ Translated$/iu
const PUBLISHERS = /^(?:\p{Lu}{2,}[\s/]+)*?(?:ISO|IEC|IEEE|CIE|ASTM|SAE)(?:[\s/]+(?:ISO|IEC|IEEE|CIE|ASTM|SAE))*(?![\p{L}])/u

/** 3GPP files versions before its fourth release under two names of that: R99, REL-99 */
const SHORT_RELEASE = /(?<=^3GPP .*:)R(?=\d)/i

const glued = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const withoutLanguage = (designation: string) => designation.replace(LANGUAGE, '')

/** Tells whether a document changes another one. A series of supplements that is filed as a family of its own does not. */
function changesAnother(record: StoredRecord): boolean {
  if (record.supplementTo !== undefined || CHANGE_OF_ETS.test(record.designation)) return true
  const { read, whole } = designationKeys(record.designation)
  const written = read.supplements.length > 0 || DRAFT_CHANGE.test(record.designation)
  if (!(written || CHANGE_TYPE.test(record.documentType)) || INCLUDED.test(record.designation)) return false
  const family = designationKeys(record.family)
  return family.read.supplements.length === 0 && family.whole !== whole
}

/** The designation of the text that a translation translates, if it names its edition. */
function originalOf({ designation, translationOf }: StoredRecord): string {
  const original = translationOf !== undefined && designationKeys(translationOf).read.year ? translationOf : designation
  return withoutLanguage(original)
}

/**
 * Joint documents are compared without their publishers, as each names its own ones and in its own order; others by their whole
 * designation. A designation without letters belongs to its publisher alone.
 */
function textOf({ publisher }: StoredRecord, original: string): string {
  const { read } = designationKeys(original)
  // IEEE's own text of a number that it shares with ISO or IEC may be another one.
  if (numberingBody(read) !== undefined && publishersOf(read).join() !== 'IEEE') return glued(original.replace(PUBLISHERS, ''))
  return publishersOf(read).length ? glued(original.replace(SHORT_RELEASE, 'REL')) : `${glued(original)} ${publisher}`
}

export function standardPlaceOf(record: StoredRecord): Place {
  const { read } = designationKeys(record.designation)
  const original = originalOf(record)
  const letters = publishersOf(read)
  const at = letters.indexOf(record.publisher.toUpperCase())
  const changes = changesAnother(record)
  const changeYear = changes ? read.supplements.at(-1)?.year : ''
  const year = changeYear || designationKeys(original).read.year || record.year?.toString()
  return {
    text: boundedKey(textOf(record, original), MAX_TEXT_LENGTH),
    ...(numberingBody(read) === undefined && { title: glued(record.title).slice(0, TITLE_LENGTH) }),
    ...(year && !publicationDateOf(record).startsWith(year) && { year }),
    ...(at !== 0 && { rank: at > 0 ? at : letters.length }),
    ...(letters.length === 0 && { bare: true }),
    ...(changes && { changes }),
    ...(record.translationOf !== undefined && { translated: true }),
    ...(LANGUAGE.test(record.designation) && { tongued: true }),
  }
}
