import type { ExportCell } from '#library/exports/export-table.ts'

/** How a page shows the cells of a column: numbers and days in the language of the reader, months by their names. */
type ColumnKind = 'text' | 'number' | 'day' | 'month'

interface ReportColumn {
  readonly head: string
  readonly kind: ColumnKind
}

/** Filter that the first cell of a row sets. */
export type FilterOfRow = 'document' | 'publisher' | 'subscription' | 'act'

/** Table of a report. The page shows it, and files have the same rows in the same order. */
export interface ReportTable {
  /** names it in addresses */
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly ExportCell[])[]
  readonly filter?: FilterOfRow
  /** values that the filter takes, by row; absent: the first cell */
  readonly filterValues?: readonly string[]
  readonly chart?: DayChart | RowChart
}

/** Line over days, with that of the days before. */
export interface DayChart {
  readonly kind: 'days'
  readonly label: string
  readonly values: readonly number[]
  readonly before: readonly number[]
}

/** Bars of the first rows, by a column. */
interface RowChart {
  readonly kind: 'rows'
  readonly column: number
}

export const textColumn = (head: string): ReportColumn => ({ head, kind: 'text' })
export const numberColumn = (head: string): ReportColumn => ({ head, kind: 'number' })
export const dayColumn = (head: string): ReportColumn => ({ head, kind: 'day' })
export const monthColumn = (head: string): ReportColumn => ({ head, kind: 'month' })
