import { type FlowLine, joinRow, type LineRow, type Usual } from '../lines/flow-line.ts'
import { isOfTable, readLabel } from '../lines/labels.ts'
import type { DetectedTable, PartRow, TablePart } from './table-part.ts'

/** Rows of a table, and those of them with several parts, at least. */
const MIN_ROWS = 3
const MIN_WIDE = 2
/** Distance of its rows at most, in lines. */
const MAX_DISTANCE = 3.2
/** Width of a line of the table alone in its row, as a part of that of the table. */
const NARROW = 0.6
/** Lines of a caption at most. */
const MAX_CAPTION = 3
/** Part of the lines of a listing that are in a fixed type. */
const LISTING = 0.6

const textOf = (row: PartRow) => row.map(({ text }) => text).join(' ')
const captionOf = (row: PartRow | undefined) => {
  const label = row && readLabel(textOf(row))
  return label?.kind === 'caption' ? label.label : undefined
}
const extentOf = (rows: readonly PartRow[]) => {
  const parts = rows.flat()
  return [Math.min(...parts.map(({ left }) => left)), Math.max(...parts.map(({ right }) => right))] as const
}

/**
 * Finds tables whose cells nothing tells: rows of several parts below the caption of a table. They are tables of one column, a line each.
 */
export function tablesInLines(rows: readonly PartRow[], all: readonly LineRow[], usual: Usual): DetectedTable[] {
  return rows.flatMap((row, at) => {
    if (!isOfTable(captionOf(row) ?? '')) return []
    const below = rows.slice(at + 1, at + 1 + MAX_CAPTION).findIndex((one) => one.length > 1)
    return below < 0 ? [] : (tableOf(rowsFrom(rows.slice(at + 1 + below), usual), all) ?? [])
  })
}

/** Lists the rows that are of the table: those that stand close, up to a line as wide as text. */
function rowsFrom(rows: readonly PartRow[], { pitch }: Usual): readonly PartRow[] {
  const [left, right] = extentOf(rows.slice(0, MIN_ROWS))
  const end = rows.findIndex((row, at) => {
    if (at === 0) return false
    const [part, before] = [row[0] as TablePart, rows[at - 1]?.[0] as TablePart]
    const isFar = part.bottom - before.bottom > MAX_DISTANCE * pitch * part.size
    const isText = row.length === 1 && part.right - part.left > NARROW * (right - left)
    return isFar || isText || captionOf(row) !== undefined
  })
  return end < 0 ? rows : rows.slice(0, end)
}

function tableOf(rows: readonly PartRow[], all: readonly LineRow[]): DetectedTable | undefined {
  const parts = rows.flat()
  const wide = rows.filter(({ length }) => length > 1)
  if (rows.length < MIN_ROWS || wide.length < MIN_WIDE) return undefined
  if (parts.filter(({ fixed }) => fixed).length > LISTING * parts.length) return undefined
  const sources = parts.map(({ source }) => source)
  const [from, to] = [Math.min(...sources), Math.max(...sources) + 1]
  // Lines that the file has among them, but that stand elsewhere, would be lost.
  if (all.slice(from, to).flat().length !== new Set(parts.map(({ origin }) => origin)).size) return undefined
  const lineOf = (row: PartRow): FlowLine => joinRow([...new Set(row.map(({ origin }) => origin))])
  return { from, to, cells: rows.map((row) => [[lineOf(row)]]), inLines: true }
}
