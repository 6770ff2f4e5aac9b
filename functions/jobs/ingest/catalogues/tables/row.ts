/** TableRow of a table: texts, as they stand. */
export interface TableRow {
  /** line of a text, row of a sheet; from 1 */
  readonly number: number
  readonly cells: readonly string[]
  /** indexes of formulas that were saved without their values */
  readonly unsaved?: readonly number[]
}

/** Rows of a table, read anew with each call. */
export interface TableRows {
  rows(): AsyncIterable<TableRow>
  /** Rows have as many cells as the head: a text ends each, a sheet leaves out those that are empty. */
  readonly isEven: boolean
  /** guesses about the file, as the file of columns has them */
  readonly settings: { readonly delimiter?: string; readonly encoding?: string; readonly sheet?: string }
  /** the same, for people */
  readonly remarks: readonly string[]
}
