import type { Cell } from 'write-excel-file/node'
import { cutText } from '#text/cut.ts'
import type { ExportCell, ExportTable } from './export-table.ts'

/** characters of a cell; a workbook with a longer one is damaged */
const MAX_CELL_LENGTH = 32_767
/** characters of the name of a sheet, and those that it may not have */
const MAX_SHEET_NAME_LENGTH = 31
const FORBIDDEN_IN_NAMES = /[\\/*?:[\]']/g
const DAY_FORMAT = 'yyyy-mm-dd'

/** A cell with its type: a text is never read as a formula, however it begins. */
function typedCell(cell: ExportCell): Cell {
  const style = { alignVertical: 'top', wrap: true } as const
  if (cell === undefined || cell === '') return null
  if (typeof cell === 'number') return { ...style, value: cell, type: Number }
  if (typeof cell === 'string') return { ...style, value: cutText(cell.toWellFormed(), MAX_CELL_LENGTH), type: String }
  return { ...style, value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: DAY_FORMAT }
}

/** Writes a table as a workbook (XLSX) with a sheet, whose head stays in view unless something stands above it. */
export async function writeWorkbook({ title, isFromRight, preface = [], columns, rows }: ExportTable): Promise<Uint8Array> {
  // A start does not load what writes.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const head: Cell[] = columns.map((column) => ({ value: column.head, type: String, fontWeight: 'bold', wrap: true }))
  return writeXlsxFile([...preface.map((row) => row.map(typedCell)), head, ...rows.map((row) => row.map(typedCell))], {
    sheet: cutText(title.replace(FORBIDDEN_IN_NAMES, ' '), MAX_SHEET_NAME_LENGTH),
    columns: columns.map(({ width }) => ({ width })),
    ...(preface.length === 0 && { stickyRowsCount: 1 }),
    rightToLeft: isFromRight,
  }).toBuffer()
}
