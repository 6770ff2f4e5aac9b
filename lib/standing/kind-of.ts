import type { Status } from '#contract/document-card.ts'
import type { DocumentKind } from './known-document.ts'

/** Stages of a draft in the words of ISO, IEC and CEN, the earliest first; each stands before a number or an amendment. */
const STAGES = [
  /\b(?:PWI|NP|AWI|NWIP)\b/,
  /\b(?:WD|PDTR|PDTS)\b/,
  /\b(?:CD|PDAM|CDAM)\b/,
  /\b(?:DIS|DTS|DTR|DAM|DAMD|DCOR|DPAS|CDV|DS|PREN)\b/,
  /\b(?:FDIS|FDTS|FDTR|FDAM|FDAMD|FDCOR)\b/,
  /\bPRF\b/,
]

/** Marks of drafts in the designations of bodies that have other stages. */
const DRAFTS: readonly RegExp[] = [
  /^W3C (?:WD|LCWD|FPWD|CR|CRD|PR|PER|DNOTE|DRY|CRY|CRYD|ED)-/,
  /^(?:[A-Z/]+ )*(?:UNAPPROVED |DRAFT )|^(?:[A-Z]+\/)*IEEE (?:STD )?P[A-Z]?\d|\/D-?[A-Z]?\d[\d.]*/,
  /^3GPP T[RS] .*\/[0-2]\.\d+\.\d+$/,
  /^ETSI .* V0\.\d+\.\d+\b/,
  /^OASIS .*-(?:CSD|CND|CSPRD|CNPRD|WD)\d+/,
  /^(?:DRAFT-|INTERNET-DRAFT)/,
]

/** Stage of a draft by its designation, from 1; 0 where it has no mark of a draft. */
export function stageOf(designation: string): number {
  const text = designation.toUpperCase()
  const stage = STAGES.findLastIndex((mark) => mark.test(text))
  if (stage >= 0) return stage + 1
  return DRAFTS.some((mark) => mark.test(text)) ? 1 : 0
}

interface Kinds {
  readonly designation: string
  readonly documentType: string
  readonly status: Status
  /** designation of the document that it amends, corrects or supplements, where its own type or relations say so */
  readonly supplementTo?: string
  readonly edition: string
  readonly year?: number
  readonly publishDate?: string
  readonly relations: readonly { readonly type: string }[]
}

const AMENDMENT = /amend|corrig|addend|errat/i
const AMENDMENT_MARK = /[\s/_+](?:AMD|AMENDMENT|CORR?|CORRIGENDUM|ADD|ADDENDUM|ERR|ERRATUM|ERRATA)[.\s]*\d/i
const VARIANT = /redline|consolidated|extended version/i
const VARIANT_MARK = /\b(?:RLV|CMV|EXV|CSV|REDLINE)$/i

/** Kind of a document, from its type, its designation and its relations. */
export function kindOf(facts: Kinds): DocumentKind {
  const { designation, documentType, status, supplementTo, relations } = facts
  const has = (...types: readonly string[]) => relations.some(({ type }) => types.includes(type))
  const isUndated = facts.edition === '' && facts.year === undefined && facts.publishDate === undefined
  if (isUndated && has('hasEdition')) return 'series'
  if (status === 'Draft' || stageOf(designation) > 0) return 'draft'
  if (VARIANT.test(documentType) || VARIANT_MARK.test(designation)) return 'variant'
  const isAmendment = AMENDMENT.test(documentType) || AMENDMENT_MARK.test(designation)
  if (isAmendment || (has('amends', 'corrects') && !has('revises'))) return 'amendment'
  return supplementTo === undefined ? 'edition' : 'supplement'
}
