import { formatCsv } from '#text/csv.ts'
import type { ExportCell, ExportTable } from './export-table.ts'

const textOf = (cell: ExportCell): string => (typeof cell === 'object' ? cell.day : String(cell ?? ''))

/** Formats a table as CSV. */
export const tableAsCsv = ({ columns, rows }: ExportTable): string =>
  formatCsv([columns.map(({ head }) => head), ...rows.map((row) => row.map(textOf))])
