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
  return rows.map((row) =>
    Array.from({ length: columns }, (_, column) =>
      lines.filter(({ tag }) => tag?.cell?.row === row && tag.cell.column === column),
    ),
  )
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
