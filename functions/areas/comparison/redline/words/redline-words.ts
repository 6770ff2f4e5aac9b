import type { ChangedPart, ChangeKind, ClauseChangeKind, Effect } from '#contract/documents/comparison-result.ts'

/** Sentences on a red-line. Those that the page has too are the same there. */
export interface RedlineWords {
  readonly title: string
  /** with {designation} */
  readonly against: string
  /** with {library} and {date} */
  readonly made: string
  readonly limits: string
  readonly legendNew: string
  readonly legendGone: string
  readonly legendMoved: string
  readonly legendNumber: string
  readonly clauses: string
  /** with {page}, as are the two below */
  readonly page: string
  readonly formerPage: string
  readonly unprinted: string
  /** with {place} */
  readonly movedFrom: string
  readonly changes: string
  readonly same: string
  readonly noClause: string
  readonly affecting: string
  readonly madeFromStructure: string
  readonly madeFromText: string
  readonly kind: Readonly<Record<ChangeKind, string>>
  readonly part: Readonly<Record<ChangedPart, string>>
  readonly effect: Readonly<Record<Effect, string>>
  /** with {number} or {title} */
  readonly clause: Readonly<Record<ClauseChangeKind, string>>
}

/** Fills the places of a sentence. */
export const fillWords = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
