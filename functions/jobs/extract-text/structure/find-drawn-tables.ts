import type { FlowLine, LineRow, Usual } from './flow-line.ts'
import { isMarkerAlone } from './labels.ts'

export interface DetectedTable {
  /** index of its first row, and of the row after its last */
  readonly from: number
  readonly to: number
  /** rows of the table; each cell has the lines of its text */
  readonly cells: readonly (readonly (readonly FlowLine[])[])[]
}

/** Lines of a cell, as the file draws them one below the other. */
type Cell = FlowLine[]

interface DrawnRow {
  readonly cells: Cell[]
  /** index of the row of lines in which it begins, and of the one after its last; rows above may join it */
  from: number
  to: number
}

/** Room between rows of a table at most, in lines. */
const MAX_ROOM = 2.6
/** Distance of the lines of one cell at most, in lines. */
const CELL_PITCH = 1.4
const MAX_COLUMNS = 40
/** Lines of a cell at most, on average: side by side, longer texts are columns. */
const MAX_LINES = 12

/**
 * Finds tables without rules whose file draws cell after cell, as nearly all do: where it goes back up, the next cell begins, and where
 * it goes back to the left below, the next row.
 */
export function findDrawnTables(rows: readonly LineRow[], usual: Usual): DetectedTable[] {
  const drawn = drawnRows(rows, usual)
  const tables: DetectedTable[] = []
  for (let from = 0; from < drawn.length; from++) {
    if ((drawn[from] as DrawnRow).cells.length < 2) continue
    const to = endOf(drawn, from, usual)
    const found = tableOf(drawn.slice(from, to))
    if (!found) continue
    tables.push({ from: (drawn[from] as DrawnRow).from, to: (drawn[to - 1] as DrawnRow).to, cells: found })
    from = to - 1
  }
  return tables
}

/** Parts lines into rows as the file draws them; only whole rows of lines are parted. */
function drawnRows(rows: readonly LineRow[], usual: Usual): DrawnRow[] {
  const drawn: DrawnRow[] = []
  for (const [at, row] of rows.entries()) {
    const last = drawn.at(-1)
    if (last && !isApart(row) && continues(last, row, usual)) {
      const wasFirst = last.cells.length === 1
      addTo(last, row)
      last.to = at + 1
      if (wasFirst) joinAbove(drawn, usual)
    } else drawn.push({ cells: row.map((line) => [line]), from: at, to: at + 1 })
  }
  return drawn
}

const isApart = (row: LineRow) => row[0]?.tag?.cell !== undefined

/** Tells whether lines go on with a row: below in its last cell, or back up beside it. */
function continues({ cells }: DrawnRow, row: LineRow, { pitch }: Usual): boolean {
  const [line, cell] = [row[0] as FlowLine, cells.at(-1) as Cell]
  const [first, before] = [cells[0]?.[0] as FlowLine, cell.at(-1) as FlowLine]
  if (line.page !== first.page || first.tag?.cell) return false
  const distance = line.bottom - before.bottom
  // A first cell of several lines is so many rows until the cell beside it comes.
  const reach = cells.length === 1 ? MAX_LINES * pitch * line.size : 0
  if (isUp(before, line)) return line.left >= rightOf(cell) && line.bottom >= topOf(cells) - reach
  // A cell goes on below itself; what follows at its height is the next cell.
  return cells.length > 1 && distance <= CELL_PITCH * pitch * line.size && areOver(before, line) && !reachesLeft(cells, line)
}

const isUp = (before: FlowLine, line: FlowLine) => line.bottom < before.bottom + 0.4 * line.size
const rightOf = (cell: Cell) => Math.max(...cell.map(({ right }) => right))
const topOf = (cells: readonly Cell[]) => Math.min(...cells.flat().map(({ top }) => top))
const areOver = (a: FlowLine, b: FlowLine) => a.left < b.right && b.left < a.right
const reachesLeft = (cells: readonly Cell[], line: FlowLine) =>
  cells.slice(0, -1).some((cell) => cell.some(({ right }) => line.left < right))

function addTo({ cells }: DrawnRow, row: LineRow): void {
  const [line, ...others] = row as [FlowLine, ...FlowLine[]]
  const cell = cells.at(-1) as Cell
  if (isUp(cell.at(-1) as FlowLine, line)) cells.push([line])
  else cell.push(line)
  for (const other of others) cells.push([other])
}

/** Joins a first cell of several lines, which are rows of their own so far, with the cell beside them. */
function joinAbove(drawn: DrawnRow[], { pitch }: Usual): void {
  const last = drawn.at(-1) as DrawnRow
  const [first, second] = [last.cells[0]?.[0], last.cells[1]?.[0]]
  if (!first || !second || last.cells.length < 2) return
  for (let above = drawn.at(-2); above; above = drawn.at(-2)) {
    const line = above.cells[0]?.at(-1) as FlowLine
    const start = last.cells[0]?.[0] as FlowLine
    const isFirstCell =
      above.cells.length === 1 && line.page === start.page && line.right <= second.left && line.bottom > second.top
    if (!isFirstCell || start.bottom - line.bottom > CELL_PITCH * pitch * line.size) return
    ;(last.cells[0] as Cell).unshift(...(above.cells[0] as Cell))
    last.from = above.from
    drawn.splice(-2, 1)
  }
}

type Column = [left: number, right: number]

const extentOf = (cell: Cell): Column => [Math.min(...cell.map(({ left }) => left)), rightOf(cell)]

/** Columns are what the cells cover; one that lies over several is a merged head. */
function columnsOf(rows: readonly DrawnRow[]): Column[] {
  const most = Math.max(...rows.map(({ cells }) => cells.length))
  const whole = rows.filter(({ cells }) => cells.length === most).flatMap(({ cells }) => cells.map(extentOf))
  const columns: Column[] = []
  for (const [left, right] of whole.sort((a, b) => a[0] - b[0])) {
    const last = columns.at(-1)
    if (last && left < last[1]) last[1] = Math.max(last[1], right)
    else columns.push([left, right])
  }
  return columns.length === most ? columns : []
}

const overlapping = (cell: Cell, columns: readonly Column[]) => {
  const [left, right] = extentOf(cell)
  return [...columns.keys()].filter((at) => left < (columns[at] as Column)[1] && right > (columns[at] as Column)[0])
}

function endOf(drawn: readonly DrawnRow[], from: number, { pitch }: Usual): number {
  let end = from + 1
  for (let at = from + 1; at < drawn.length; at++) {
    const [before, row] = [drawn[at - 1] as DrawnRow, drawn[at] as DrawnRow]
    const [line, last] = [row.cells[0]?.[0] as FlowLine, before.cells.flat()]
    const room = topOf(row.cells) - Math.max(...last.map(({ bottom }) => bottom))
    if (line.tag?.cell || line.page !== last[0]?.page || room < -line.size || room > MAX_ROOM * pitch * line.size) break
    const columns = columnsOf(drawn.slice(from, end))
    const places = row.cells.map((cell) => overlapping(cell, columns))
    if (row.cells.length === 1) {
      // The only cell of a row is one of the columns', not a text below the table.
      if (columns.length < 3 || places[0]?.length !== 1 || places[0][0] === 0) break
      continue
    }
    if (columns.length === row.cells.length && places.some((own) => own.length > 1)) break
    end = at + 1
  }
  return end
}

function tableOf(rows: readonly DrawnRow[]): DetectedTable['cells'] | undefined {
  const columns = columnsOf(rows)
  const lines = rows.flatMap(({ cells }) => cells.flat())
  if (rows.length < 2 || columns.length < 2 || columns.length > MAX_COLUMNS) return undefined
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0)
  if (lines.length > MAX_LINES * count || lines.filter(({ fixed }) => fixed).length > 0.6 * lines.length) return undefined
  if (columns.length === 2 && rows.every(({ cells }) => isMarkerAlone(cells[0]?.map(({ text }) => text).join(' ') ?? '')))
    return undefined
  const table = rows.map(({ cells }) => {
    const placed: FlowLine[][] = columns.map(() => [])
    for (const cell of cells) placed[overlapping(cell, columns)[0] ?? -1]?.push(...cell)
    return placed
  })
  const kept = table.flat(2).length
  return kept === lines.length ? table : undefined
}
