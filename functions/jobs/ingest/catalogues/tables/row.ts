/** TableRow of a table: texts, as they stand. */
export interface TableRow {
  /** line of a text, row of a sheet; from 1 */
  readonly number: number
  readonly cells: readonly string[]
}

/** Rows of a table, read anew with each call. */
export interface TableRows {
  rows(): AsyncIterable<TableRow>
  /** Rows have as many cells as the head: a text ends each, a sheet leaves out those that are empty. */
  readonly isEven: boolean
  /** guesses about the file, for people */
  readonly remarks: readonly string[]
}
