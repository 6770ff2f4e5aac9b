import { type DesignationKeys, designationKeys } from '#finding/designation/designation-keys.ts'
import type { Designation } from '#finding/designation/parse-designation.ts'
import { shortHash } from '../document/bounded-key.ts'
import type { StoredRecord } from '../document/library-document.ts'
import { hasDraftHead, numberingBody, publishersOf, stageOf } from './standard-name.ts'

/**
 * Kind of a document among those of its standard. An amendment changes the text of its base (corrigendum, addendum, erratum); a
 * supplement stands beside it. A variant is an edition once more: redline, consolidated text. A series is the standard itself,
 * named without an edition.
 */
type PlaceKind = 'edition' | 'draft' | 'amendment' | 'supplement' | 'variant' | 'series'

/** Position of a document within its standard. */
export interface Place {
  readonly kind: PlaceKind
  /** text of one edition, whatever its language: equal for an edition and its translations */
  readonly text: string
  /** beginning of the title; tells texts of one designation apart */
  readonly title: string
  /** year of the edition, or of the change that an amendment makes; empty where unknown */
  readonly year: string
  readonly translated: boolean
  /** publishers that the designation names, in its order; empty where it names none that is known */
  readonly letters: readonly string[]
  /** the designation does not name its language */
  readonly plain: boolean
}

/** Draft of a change: ISO 1206:2023/DAM 1 */
const DRAFT_CHANGE = /\/(?:F?P?DAM|D(?:AMD|COR|AD)|PRF (?:AMD|COR))\b/i
const CHANGE_TYPE = /amendment|corrigendum|addendum|erratum|errata|annex|supplement/i
const SUPPLEMENT_TYPE = /supplement|annex/i
/** Changes written with a plus are in the text: 2010+AMD1:2016 CSV, +A11:2014 */
const INCLUDED = /\+\s?(?:AMD|AMENDMENT|A|AC|COR)\s?\d*/i
const IEEE_PROJECT = /^(?:UNAPPROVED\s+|STD\s+)*P[A-Z]?\d/
/** States of a W3C text before it is recommended */
const W3C_DRAFTS: ReadonlySet<string> = new Set(['WD', 'FPWD', 'CR', 'CRD', 'PR', 'PER', 'DNOTE', 'DRY'])
const NIST_DRAFT = /\s(?:[if]pd|\d?pd|iwd|draft)$|-draft\d?$/i

function isDraft({ status, designation }: StoredRecord, { number, publishers, version }: Designation): boolean {
  return (
    status === 'Draft' ||
    stageOf({ number }) !== '' ||
    hasDraftHead(designation) ||
    DRAFT_CHANGE.test(designation) ||
    (publishers.includes('IEEE') && IEEE_PROJECT.test(number)) ||
    (publishers.includes('W3C') && W3C_DRAFTS.has(version)) ||
    (publishers.includes('NIST') && NIST_DRAFT.test(designation))
  )
}

/** Tells whether a document changes another one. A series of supplements that is filed as a family of its own does not. */
function changesAnother(record: StoredRecord, { supplements }: Designation): boolean {
  if (record.supplementTo !== undefined) return true
  const written = supplements.length > 0 || DRAFT_CHANGE.test(record.designation)
  if (!(written || CHANGE_TYPE.test(record.documentType))) return false
  if (INCLUDED.test(record.designation)) return false
  const family = designationKeys(record.family)
  return family.read.supplements.length === 0 && family.whole !== designationKeys(record.designation).whole
}

function kindOf(record: StoredRecord, { read, whole, family }: DesignationKeys): PlaceKind {
  if (changesAnother(record, read)) {
    const standsBeside = SUPPLEMENT_TYPE.test(record.documentType) || read.supplements.some(({ kind }) => kind === 'SUP')
    return standsBeside || (record.supplementTo !== undefined && read.supplements.length === 0) ? 'supplement' : 'amendment'
  }
  if (isDraft(record, read)) return 'draft'
  if (read.variant || INCLUDED.test(record.designation)) return 'variant'
  const isSeries = whole === family && record.year === undefined && record.relations.some(({ type }) => type === 'hasEdition')
  return isSeries ? 'series' : 'edition'
}

/** The designation of the text that a translation translates, if it names its edition. */
function originalOf({ designation, translationOf }: StoredRecord): string {
  return translationOf !== undefined && designationKeys(translationOf).read.year ? translationOf : designation
}

const withoutLanguage = (designation: string) =>
  designation.replace(/\s*\((?:[A-Z]|en|fr|es|ru|pe|ar|de|ja|zh|ko|pt|it|E\/F)\)$/i, '')
const PUBLISHERS = /^(?:\p{Lu}{2,}[\s/]+)*?(?:ISO|IEC|IEEE|CIE|ASTM|SAE)(?:[\s/]+(?:ISO|IEC|IEEE|CIE|ASTM|SAE))*(?![\p{L}])/u
const TITLE_LENGTH = 16
const glued = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Joint documents are compared without their publishers, as each names its own ones and in its own order; others by their whole
 * designation. A designation without letters belongs to its publisher alone.
 */
function textOf(record: StoredRecord): string {
  const original = withoutLanguage(originalOf(record))
  const { read } = designationKeys(original)
  if (numberingBody(read) !== undefined) return glued(original.replace(PUBLISHERS, ''))
  return publishersOf(read).length ? glued(original) : `${glued(original)} ${record.publisher}`
}

/** Beginning of the title, as one publisher may give one designation to two texts; empty for joint documents. */
function titleOf({ title, designation }: StoredRecord): string {
  return numberingBody(designationKeys(designation).read) === undefined ? glued(title).slice(0, TITLE_LENGTH) : ''
}

/** Texts of this length and longer are stored as a hash. */
const MAX_TEXT_LENGTH = 60

export function standardPlaceOf(record: StoredRecord): Place {
  const keys = designationKeys(record.designation)
  const text = textOf(record)
  const { year } = designationKeys(withoutLanguage(originalOf(record))).read
  return {
    kind: kindOf(record, keys),
    text: text.length < MAX_TEXT_LENGTH ? text : shortHash(text, 22),
    title: titleOf(record),
    year: keys.read.supplements.at(-1)?.year || year || (record.year?.toString() ?? ''),
    translated: record.translationOf !== undefined,
    letters: publishersOf(keys.read),
    plain: withoutLanguage(record.designation) === record.designation,
  }
}
