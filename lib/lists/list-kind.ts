export type Order<Row> = (a: Row, b: Row) => number
export type Test<Row> = (row: Row) => boolean

/** Column of a list: a text of each row, and the order of these texts. */
export interface ColumnOrder<Row> {
  readonly of: (row: Row) => string
  readonly compare: (a: string, b: string) => number
}

/** Facts that a list in memory needs to know of its rows. */
export interface ListKind<Row, Part extends string, Column extends string> {
  readonly idOf: (row: Row) => string
  /** rises with each change of a row */
  readonly versionOf: (row: Row) => number
  readonly parts: readonly Part[]
  /** Tells in which part of the list a row stands, as active or inactive ones; undefined for a row that no list shows. */
  readonly partOf: (row: Row) => Part | undefined
  readonly columns: Readonly<Record<Column, ColumnOrder<Row>>>
  /** column that orders rows which are alike in another one */
  readonly usual: Column
  /** Lists the texts of a row that are searched. */
  readonly textsOf: (row: Row) => readonly string[]
}

export const byCharacters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
