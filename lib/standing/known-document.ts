import type { Status } from '#contract/documents/document-card.ts'

/**
 * Kind of a document among those of its family. An amendment changes the text of its base (corrigendum, addendum, erratum); a
 * supplement stands beside it. A variant is an edition once more: redline, consolidated text. A series is the family itself,
 * named without an edition.
 */
export type DocumentKind = 'edition' | 'draft' | 'amendment' | 'supplement' | 'variant' | 'series'

/** Document that another one names. */
export interface Reference {
  /** normalized designation, for comparison */
  readonly name: string
  readonly designation: string
}

/** Facts about a document that decide its standing and that of others. */
export interface KnownDocument {
  readonly contentCode: string
  readonly designation: string
  /** normalized designations */
  readonly names: readonly string[]
  readonly family: string
  readonly publisher: string
  /** sequence of editions within the family: empty for originals, one for each language of translations */
  readonly track: string
  /** language code */
  readonly language: string
  readonly kind: DocumentKind
  readonly status: Status
  /** partial date of publication; empty where unknown */
  readonly date: string
  /** partial date; empty where unknown */
  readonly withdrawn: string
  readonly edition: string
  readonly replacedBy: readonly Reference[]
  readonly replaces: readonly Reference[]
  /** documents that it amends, corrects or supplements */
  readonly changes: readonly Reference[]
}

const IN_FORCE: readonly Status[] = ['Active', 'Current', 'Adopted']
const WITHDRAWN: readonly Status[] = ['Withdrawn', 'Withdrawn Replaced', 'Withdrawn No replacement']
const SUPERSEDED: readonly Status[] = ['Previous', 'Historical', 'Replaced']

export const isStatedInForce = ({ status }: Pick<KnownDocument, 'status'>): boolean => IN_FORCE.includes(status)
export const isStatedWithdrawn = ({ status }: Pick<KnownDocument, 'status'>): boolean => WITHDRAWN.includes(status)
export const isStatedSuperseded = ({ status }: Pick<KnownDocument, 'status'>): boolean => SUPERSEDED.includes(status)
export const isDraft = ({ kind, status }: Pick<KnownDocument, 'kind' | 'status'>): boolean =>
  kind === 'draft' || (status === 'Draft' && kind !== 'series')
