import { type DetectedTable, findDrawnTables } from './find-drawn-tables.ts'
import type { FlowLine, LineRow, Usual } from './flow-line.ts'
import { isMarkerAlone } from './labels.ts'
import { partRows } from './part-rows.ts'

/** Distance of rows, in lines, at which a table ends. */
const MAX_DISTANCE = 3.2
const MAX_COLUMNS = 40

/** Tells whether the tags put a row into a table. */
export const isTaggedTable = (row: LineRow): boolean => (row[0] as FlowLine).tag?.cell !== undefined

const hasCells = (row: LineRow) =>
  row.length > 1 && !isTaggedTable(row) && !(row.length === 2 && isMarkerAlone((row[0] as FlowLine).text))

/** Finds tables: runs of rows with several parts, which stand in columns. Tables are told by their alignment alone. */
export function findTables(given: readonly LineRow[], usual: Usual): DetectedTable[] {
  const rows = partRows(given)
  const drawn = new Map(findDrawnTables(rows, usual).map((table) => [table.from, table]))
  const tables: DetectedTable[] = []
  for (let from = 0; from < rows.length; from++) {
    const table = drawn.get(from)
    if (table) {
      tables.push(table)
      from = table.to - 1
      continue
    }
    if (!hasCells(rows[from] as LineRow)) continue
    const to = endOf(rows, from, usual, drawn)
    const found = tableOf(rows.slice(from, to), usual)
    if (!found) continue
    tables.push({ from, to, cells: found })
    from = to - 1
  }
  return tables
}

/** Finds the end of a run of rows that may be a table: rows with cells, and between them parts of cells that go on. */
function endOf(rows: readonly LineRow[], from: number, { pitch }: Usual, drawn: ReadonlyMap<number, unknown>): number {
  let end = from + 1
  let columns = columnsOf(rows.slice(from, end))
  for (let at = from + 1; at < rows.length; at++) {
    const [before, row] = [rows[at - 1] as LineRow, rows[at] as LineRow]
    const distance = bottomOf(row) - bottomOf(before)
    if (isTaggedTable(row) || drawn.has(at)) break
    if (pageOf(row) !== pageOf(before) || distance <= 0 || distance > MAX_DISTANCE * pitch * sizeOf(row)) break
    if (hasCells(row)) {
      end = at + 1
      columns = columnsOf(rows.slice(from, end))
      continue
    }
    // A line alone is part of a cell where it fits into one column, and another row follows.
    if (columns.length < 2 || !fitsIn(row[0] as FlowLine, columns) || distance > 1.5 * pitch * sizeOf(row)) break
    if (isInColumn(row[0] as FlowLine, columns) > 0) end = at + 1
  }
  return end
}

type Column = [left: number, right: number]

/** Columns are the stretches that the parts of rows cover. */
function columnsOf(rows: readonly LineRow[]): Column[] {
  const parts = rows
    .filter(hasCells)
    .flat()
    .sort((a, b) => a.left - b.left)
  const columns: Column[] = []
  for (const { left, right } of parts) {
    const last = columns.at(-1)
    if (last && left < last[1]) last[1] = Math.max(last[1], right)
    else columns.push([left, right])
  }
  return columns
}

function fitsIn({ left, right }: FlowLine, columns: readonly Column[]): boolean {
  return columns.filter(([from, to]) => left < to && right > from).length === 1
}

const isInColumn = ({ left, right }: FlowLine, columns: readonly Column[]) =>
  columns.findIndex(([from, to]) => left < to && right > from)

function tableOf(rows: readonly LineRow[], usual: Usual): DetectedTable['cells'] | undefined {
  const columns = columnsOf(rows)
  const whole = rows.filter(hasCells)
  if (whole.length < 2 || columns.length < 2 || columns.length > MAX_COLUMNS) return undefined
  const fixed = rows.flat().filter(({ fixed }) => fixed).length
  if (fixed > 0.6 * rows.flat().length) return undefined
  const cells: FlowLine[][][] = []
  for (const [at, row] of rows.entries()) {
    if (at === 0 || startsRow(row, rows[at - 1] as LineRow, columns, usual)) cells.push(columns.map(() => []))
    const last = cells.at(-1) as FlowLine[][]
    for (const part of row) last[isInColumn(part, columns)]?.push(part)
  }
  return cells
}

/** Tells whether a line of a table begins a row: its first cell has text, or there is room above it. */
function startsRow(row: LineRow, before: LineRow, columns: readonly Column[], { pitch }: Usual): boolean {
  const distance = (bottomOf(row) - bottomOf(before)) / (pitch * sizeOf(row))
  const isFirst = row.some((part) => isInColumn(part, columns) === 0)
  return distance > 1.35 || (isFirst && hasCells(row))
}

const pageOf = (row: LineRow) => (row[0] as FlowLine).page
const sizeOf = (row: LineRow) => (row[0] as FlowLine).size
const bottomOf = (row: LineRow) => (row[0] as FlowLine).bottom
