import { readsFromRight } from '../../layout/letters.ts'
import type { LineRow, Usual } from '../lines/flow-line.ts'
import { isMarkerAlone, readLabel } from '../lines/labels.ts'
import { columnsOf, placesOf, type TableColumn } from './columns.ts'
import { partRows } from './part-rows.ts'
import { rowsOfCells } from './rows-of-cells.ts'
import { tablesInLines } from './table-in-lines.ts'
import { type DetectedTable, MAX_LINES, type PartRow, stretchesOf, type TablePart } from './table-part.ts'

/** Distance of rows, in lines, at which a table ends; of lines of a cell. */
const MAX_DISTANCE = 3.2
const CELL_DISTANCE = 1.5
const CELL_PITCH = 1.15
const MAX_COLUMNS = 40
/** Part of the lines of a listing that are in a fixed type. */
const LISTING = 0.6

/** Finds tables without rules: runs of rows with several parts, which stand in columns. */
export function findTables(rows: readonly LineRow[], usual: Usual): DetectedTable[] {
  return stretchesOf(rows, usual).flatMap((stretch) => {
    const parted = partRows(stretch)
    const read = tablesIn(parted, rows, usual)
    const unread = tablesInLines(parted, rows, usual)
    return [...read, ...unread.filter((one) => !read.some(({ from, to }) => from < one.to && one.from < to))]
  })
}

/** Sign before an item of a list, whatever letter its font has for it, or its letter or number. */
const BULLET = /^(?:[•▪◦‣●○■□▸►▶➢➤✓✔·*–—-]|\p{Co}|[vo]|\(?(?:\p{Lu}{1,2}|[IVXLC]{1,6}|\p{Ll})[.)])$/u
/** Tells an item of a list; several beside each other are cells. */
const isItem = ([first, ...rest]: PartRow) =>
  BULLET.test((first as TablePart).text) && !rest.some(({ text }) => BULLET.test(text))
const isCaption = (row: PartRow) => readLabel(row.map(({ text }) => text).join(' '))?.kind === 'caption'
const hasCells = (row: PartRow) => row.length > 1 && !isItem(row) && !isCaption(row)
/** Tells a row with a part in each of several columns: a dash is an empty cell there. */
const fillsColumns = (row: PartRow, columns: readonly TableColumn[]) =>
  row.length > 2 && row.length === columns.length && row.every((part, at) => placesOf(part, columns).join() === String(at))
/** Tells a row that may begin a table, and no numbered item. */
const beginsTable = (row: PartRow) => hasCells(row) && (row.length > 2 || !isMarkerAlone((row[0] as TablePart).text))

function tablesIn(rows: readonly PartRow[], all: readonly LineRow[], usual: Usual): DetectedTable[] {
  const tables: DetectedTable[] = []
  let last = 0
  for (let from = 0; from < rows.length; from++) {
    if (!beginsTable(rows[from] as PartRow)) continue
    const to = endOf(rows, from, usual)
    const table = tableOf(rows.slice(startOf(rows, from, to, last, usual), to), all, usual)
    if (!table) continue
    tables.push(table)
    last = to
    from = to - 1
  }
  return tables
}

/** Finds the end of a run of rows that may be a table: rows with cells, and between them lines of cells that go on. */
function endOf(rows: readonly PartRow[], from: number, usual: Usual): number {
  let end = from + 1
  let columns = columnsOf([rows[from] as PartRow])
  for (let at = from + 1; at < rows.length; at++) {
    const row = rows[at] as PartRow
    const distance = distanceOf(rows, at) / usual.pitch
    const isRow = hasCells(row) || (!isCaption(row) && fillsColumns(row, columns))
    if (distance > MAX_DISTANCE || isCaption(row) || (row.length > 1 && !isRow)) break
    if (isRow) {
      const wider = columnsOf(rows.slice(from, at + 1).filter(hasCells))
      if (wider.length < columns.length) break
      end = at + 1
      columns = wider
      continue
    }
    const [part] = row as [TablePart]
    const [column, other] = placesOf(part, columns)
    if (columns.length < 2 || column === undefined || other !== undefined) break
    if (distance > CELL_DISTANCE) {
      // Alone it is the text below the table; before another row it is what a page before has begun.
      if (column === 0 && !goesOnBelow(part, column, rows.slice(at + 1, at + 4), usual)) break
    } else if (column !== 0 || goesOnAbove(part, rows[at - 1] as PartRow)) end = at + 1
  }
  return end
}

/** Finds the lines above the first row with cells that belong to its cells: the highest of a head whose other cells are lower. */
function startOf(rows: readonly PartRow[], from: number, to: number, least: number, usual: Usual): number {
  const columns = columnsOf(rows.slice(from, to).filter(hasCells))
  let start = from
  while (start > least && distanceOf(rows, start) <= CELL_DISTANCE * usual.pitch) {
    const above = rows[start - 1] as PartRow
    const [part] = above as [TablePart]
    if (above.length > 1 || placesOf(part, columns).length !== 1 || isCaption(above)) break
    if (!goesOnBelow(part, columnOf(part, columns), rows.slice(start, to), usual)) break
    start -= 1
  }
  return start
}

const columnOf = (part: TablePart, columns: readonly TableColumn[]) => placesOf(part, columns)[0] ?? 0
const isOver = (a: TablePart, b: TablePart) => a.left < b.right && b.left < a.right

/** Tells whether the file draws a line directly behind one above it. */
const goesOnAbove = (part: TablePart, row: PartRow) =>
  row.some((one) => isOver(one, part) && one.at < part.at && !isBetween(row, one, part))
const isBetween = (row: PartRow, a: TablePart, b: TablePart) => row.some(({ at }) => at > a.at && at < b.at)

/** Tells whether the file draws a line directly behind this one in a row with cells below: both are of one cell, which is higher than others. */
function goesOnBelow(part: TablePart, column: number, rows: readonly PartRow[], { pitch }: Usual): boolean {
  const [first, ...rest] = rows.flat().filter(({ at }) => at > part.at)
  const next = rest.reduce((least, one) => (one.at < least.at ? one : least), first as TablePart)
  if (!first || !isOver(next, part) || rows.findIndex((row) => row.includes(next)) > 1) return false
  const isOfRow = rows.some((row) => row.includes(next) && hasCells(row)) || rows.slice(0, 2).some(hasCells)
  // The last line of a paragraph may stand above a first cell.
  return isOfRow && next.bottom - part.bottom < (column === 0 ? CELL_PITCH : CELL_DISTANCE) * pitch * part.size
}

/** Distance of a row from the one above it, as a part of the size of its type. */
function distanceOf(rows: readonly PartRow[], at: number): number {
  const [part, before] = [rows[at]?.[0] as TablePart, rows[at - 1]?.[0] as TablePart]
  return (part.bottom - before.bottom) / part.size
}

function tableOf(rows: readonly PartRow[], all: readonly LineRow[], usual: Usual): DetectedTable | undefined {
  const whole = rows.filter(hasCells)
  const columns = columnsOf(whole)
  if (columns.length < 2 || columns.length > MAX_COLUMNS) return undefined
  const parts = rows.flat()
  if (parts.filter(({ fixed }) => fixed).length > LISTING * parts.length) return undefined
  const found = rowsOfCells(
    parts.map((part) => ({ part, column: columnOf(part, columns) })),
    usual,
  )
  const filled = (found ?? []).map((row) => new Set(row.map(({ column }) => column)).size)
  if (!found || filled.filter((count) => count > 1).length < 2) return undefined
  if (parts.length > MAX_LINES * filled.reduce((sum, count) => sum + count, 0)) return undefined
  const cells = found.map((row) => columns.map((_, at) => row.filter(({ column }) => column === at).map(({ part }) => part)))
  if (columns.length === 2 && cells.every(([first = []]) => isMarkerAlone(first.map(({ text }) => text).join(' '))))
    return undefined
  const [from, to] = [Math.min(...parts.map(({ source }) => source)), Math.max(...parts.map(({ source }) => source)) + 1]
  // Text that the file has among the rows, but that is in no column, would be lost.
  if (all.slice(from, to).flat().length !== new Set(parts.map(({ origin }) => origin)).size) return undefined
  return { from, to, cells: readsFromRight(parts) ? cells.map((row) => row.toReversed()) : cells }
}
