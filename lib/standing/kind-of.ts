import type { Status } from '#contract/documents/document-card.ts'
import type { DocumentKind } from './known-document.ts'
import { AMENDS } from './relation-types.ts'
import { stageOf } from './stage-of.ts'

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
const AMENDMENT_MARK = /[\s/_-](?:AMD|AMENDMENT|CORR?|CORRIGENDUM|ADD|ADDENDUM|ERR|ERRATUM|ERRATA|ISH)[.\s]*\d/i
/** ETSI ETS 300 405/C1 */
const SLASHED_AMENDMENT = /(?<=\d)\/[AC]\d{1,2}(?=[\s:]|$)/
const SUPPLEMENT = /supplement|annex/i
/** NIST IR 8352sup1 */
const SUPPLEMENT_MARK = /\dsup\d*$/i
const VARIANT = /redline|consolidated|extended version/i
/** Changes written with a plus are in the text: IEC 62893-1:2017+AMD1:2020 CSV */
const VARIANT_MARK = /\b(?:RLV|CMV|EXV|CSV|REDLINE)$|\+\s?(?:AMD|AMENDMENT|A|AC|COR)\s?[\d:]/i

/** Kind of a document, from its type, its designation and its relations. */
export function kindOf(facts: Kinds): DocumentKind {
  const { designation, documentType, status, supplementTo, relations } = facts
  const isUndated = facts.edition === '' && facts.year === undefined && facts.publishDate === undefined
  if (isUndated && relations.some(({ type }) => type === 'hasEdition')) return 'series'
  if (status === 'Draft' || stageOf(designation) > 0) return 'draft'
  if (VARIANT.test(documentType) || VARIANT_MARK.test(designation)) return 'variant'
  if (AMENDMENT.test(documentType) || AMENDMENT_MARK.test(designation) || SLASHED_AMENDMENT.test(designation)) return 'amendment'
  if (SUPPLEMENT.test(documentType) || SUPPLEMENT_MARK.test(designation)) return 'supplement'
  if (relations.some(({ type }) => AMENDS.includes(type))) return 'amendment'
  return supplementTo === undefined ? 'edition' : 'supplement'
}
