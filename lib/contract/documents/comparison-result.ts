/** Effects of a change on somebody who must comply with the text, the gravest first. */
export const EFFECTS = [
  'requirement-added',
  'requirement-removed',
  'strength',
  'number',
  'unit',
  'tolerance',
  'edition',
  'reference',
  'definition',
  'wording',
  'document-data',
  'editorial',
] as const
export type Effect = (typeof EFFECTS)[number]

export type ChangeKind = 'inserted' | 'deleted' | 'changed' | 'moved' | 'split' | 'joined'

/** Parts of a document that a change names; a paragraph has no name. */
export const CHANGED_PARTS = [
  'heading',
  'item',
  'note',
  'example',
  'formula',
  'caption',
  'footnote',
  'code',
  'table',
  'cell',
  'row',
  'column',
] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

export type ClauseChangeKind = 'added' | 'removed' | 'moved' | 'renumbered' | 'retitled' | 'changed'

/** Rectangle on a page: its number from 0, then left, top, right and bottom in tenths of a point from the upper left corner. */
export type PageMark = readonly [page: number, left: number, top: number, right: number, bottom: number]

/** Characters that were replaced: [start, end) of the older text, [start, end) of the newer one. */
export type TextEdit = readonly [olderStart: number, olderEnd: number, newerStart: number, newerEnd: number]

/** Places at which both texts say the same: page from 0 and distance from its top, in the older and in the newer text. Ascending in both. */
export type ScrollAnchor = readonly [olderPage: number, olderTop: number, newerPage: number, newerTop: number]

interface ComparedClauseFacts {
  /** printed form; empty without a number */
  readonly number: string
  readonly title: string
  /** from 1 */
  readonly level: number
  /** page from 0, where there are pages */
  readonly page?: number
}

/** One of two texts that were compared. */
export interface ComparedSide {
  readonly source: 'pdf' | 'html' | 'sts'
  /** language code; empty where unknown */
  readonly language: string
  /** width and height of each page, in tenths of a point; empty for a text without pages */
  readonly pages: readonly (readonly [number, number])[]
  readonly clauses: readonly ComparedClauseFacts[]
}

export interface ChangedText {
  /** index of the clause in its side; -1 before the first one */
  readonly clause: number
  /** list marker, number of a note, table or figure */
  readonly label?: string
  /** place in a table, in the words of the document */
  readonly table?: TablePlace
  readonly text: string
  readonly marks: readonly PageMark[]
}

export interface TablePlace {
  /** number of the table as printed: `Table 3` */
  readonly name?: string
  /** first cell of the row, first cell of the column */
  readonly row?: string
  readonly column?: string
  /** unit that the head of the column gives */
  readonly unit?: string
  /** its cells could not be told: it is kept in lines, and a change is about one of them */
  readonly inLines?: true
}

/** Change of a paragraph or another block, or of a cell, row or column of a table. */
export interface TextChange {
  readonly kind: ChangeKind
  /** kind of block: heading, paragraph, item, note, table … */
  readonly block: string
  /** part of a table that it is about */
  readonly part?: 'cell' | 'row' | 'column'
  /** absent where the text is new */
  readonly older?: ChangedText
  /** absent where the text is gone */
  readonly newer?: ChangedText
  readonly edits: readonly TextEdit[]
  /** at least one, the gravest first */
  readonly effects: readonly Effect[]
  /** false where the change is editorial, or stands in text that is only informative */
  readonly couldAffect: boolean
  /** words for which this is a change of strength: those that are gone and those that came, one of them may be empty */
  readonly strength?: readonly [older: string, newer: string]
}

interface ClauseChangeRow {
  readonly kinds: readonly ClauseChangeKind[]
  /** index in the clauses of its side; absent where the clause is new */
  readonly older?: number
  /** absent where the clause is gone */
  readonly newer?: number
  /** why the two are one clause; absent where the clause is new or gone */
  readonly reason?: PairReason
}

/** Common ground of two clauses, by which they are one. */
export interface PairReason {
  /** the titles say the same, or a good part of it where nothing else is left between their neighbours */
  readonly title: boolean
  /** the numbers are equal */
  readonly number: boolean
  /**
   * share of the words of the shorter clause that both have, from 0 to 1; words that stand everywhere do not count. Of clauses
   * without a text of their own, the share of the clauses below them
   */
  readonly share: number
}

/** Changes from one text to another: the file that a comparison's link leads to. */
export interface ComparisonResult {
  readonly version: typeof COMPARISON_VERSION
  readonly older: ComparedSide
  readonly newer: ComparedSide
  /** per clause of the newer text, the index of the older one; -1 where it is new */
  readonly clausePairs: readonly number[]
  /** in the order of the newer text */
  readonly clauses: readonly ClauseChangeRow[]
  /** in the order of the newer text */
  readonly changes: readonly TextChange[]
  readonly anchors: readonly ScrollAnchor[]
}

/** Rises whenever the same two texts give another result. */
export const COMPARISON_VERSION = 15
