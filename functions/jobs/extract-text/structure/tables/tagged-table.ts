import type { FlowLine } from '../lines/flow-line.ts'

/** Letters of a cell, on average, from which on a table only arranges the page. */
const MAX_CELL_LENGTH = 600
const MIN_COLUMNS = 2

/** Number of the table of a line, as its tags have it. */
export const tableOf = ({ tag }: FlowLine): number | undefined => tag?.cell?.table

/**
 * Puts the lines of a table that the tags tell into its cells. Undefined where it is none: it has one column, or its cells are so
 * long that it arranges the page.
 */
export function cellsByTags(lines: readonly FlowLine[]): FlowLine[][][] | undefined {
  const rows = [...new Set(lines.map(({ tag }) => tag?.cell?.row ?? 0))].sort((a, b) => a - b)
  const columns = Math.max(...lines.map(({ tag }) => tag?.cell?.columns ?? (tag?.cell?.column ?? 0) + 1))
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const filled = new Set(lines.map(({ tag }) => tag?.block)).size
  if (columns < MIN_COLUMNS || letters > MAX_CELL_LENGTH * filled) return undefined
  const placed = rows.map((row) => cellsOfRow(lines.filter(({ tag }) => tag?.cell?.row === row)))
  const extents = extentsOf(placed, columns)
  return placed.map((cells) => inColumns(cells, extents, columns))
}

type Cell = readonly FlowLine[]
type Cells = ReadonlyMap<number, Cell>

const cellsOfRow = (lines: readonly FlowLine[]): Cells => Map.groupBy(lines, ({ tag }) => tag?.cell?.column ?? 0)
const leftOf = (cell: Cell) => Math.min(...cell.map(({ left }) => left))
const rightOf = (cell: Cell) => Math.max(...cell.map(({ right }) => right))

/** Left and right edges of the columns, as the rows have them in which none is empty; undefined where there is no such row. */
function extentsOf(rows: readonly Cells[], columns: number): [number, number][] | undefined {
  const whole = rows.filter(({ size }) => size === columns)
  if (whole.length === 0) return undefined
  return Array.from({ length: columns }, (_, at) => {
    const own = whole.map((cells) => cells.get(at) as Cell)
    return [Math.min(...own.map(leftOf)), Math.max(...own.map(rightOf))]
  })
}

/**
 * Puts cells into columns: by their order in the row, but where cells are wanting, by where they stand. A page has no tags for the cells of
 * a row that the page before has whole, and a merged cell counts as one.
 */
function inColumns(cells: Cells, extents: readonly [number, number][] | undefined, columns: number): FlowLine[][] {
  const shared = (cell: Cell, [left, right]: readonly [number, number]) =>
    Math.min(rightOf(cell), right) - Math.max(leftOf(cell), left)
  const stands = (column: number, cell: Cell) => {
    const isDrawn = cell[0]?.tag?.order === -1
    if (!extents || isDrawn || cells.size === columns) return column
    const own = extents.findIndex((extent) => shared(cell, extent) > 0)
    return own < 0 || shared(cell, extents[column] ?? [0, 0]) > 0 ? column : own
  }
  const row: FlowLine[][] = Array.from({ length: columns }, () => [])
  for (const [column, cell] of cells) row[stands(column, cell)]?.push(...cell)
  return row
}

/** Takes the cells off the lines of tables that are none. */
export function withoutFalseTables(lines: readonly FlowLine[]): FlowLine[] {
  const tables = Map.groupBy(lines, tableOf)
  tables.delete(undefined)
  const isFalse = new Set([...tables].filter(([, own]) => !cellsByTags(own)).map(([table]) => table))
  return lines.map((line) => (isFalse.has(tableOf(line)) ? withoutCell(line) : line))
}

function withoutCell({ tag, ...line }: FlowLine): FlowLine {
  const { cell: _, ...rest } = tag ?? {}
  return { ...line, ...(tag && { tag: rest as FlowLine['tag'] }) } as FlowLine
}
