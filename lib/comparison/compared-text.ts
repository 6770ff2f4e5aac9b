import type { PlacedLine } from '#document-text/document-text.ts'

/** Text of a document as the comparison reads it; the stored text of a document has this shape. */
export interface ComparedText {
  readonly clauses: readonly ComparedClause[]
  /** in reading order */
  readonly blocks: readonly ComparedBlock[]
}

export interface ComparedClause {
  /** the same over editions where the clause is the same */
  readonly id: string
  /** printed form; empty without a number */
  readonly number: string
  readonly title: string
  /** from 1 */
  readonly level: number
  /** absent where unknown, which is read as normative */
  readonly nature?: 'normative' | 'informative' | 'front' | 'back'
}

export interface ComparedBlock {
  readonly kind: string
  /** index of its clause; -1 before the first one */
  readonly clause: number
  /** list marker, number of a table, figure or note; no part of the text */
  readonly label?: string
  /** without the number of a heading; empty for a table, which has cells */
  readonly text: string
  /** rows of a table, each with the texts of its cells */
  readonly cells?: readonly (readonly string[])[]
  /** places of its words, where there are pages */
  readonly lines?: readonly PlacedLine[]
  /** code of its language, where the text has several */
  readonly language?: string
}
