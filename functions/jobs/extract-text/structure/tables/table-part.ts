import { findColumnStep } from '../../layout/column-step.ts'
import { isSameRow } from '../../layout/join-words.ts'
import { type FlowLine, joinRow, type LineRow, type Usual } from '../lines/flow-line.ts'

/** Line of a cell, or a part of a line that reaches over several cells. */
export interface TablePart extends FlowLine {
  readonly origin: FlowLine
  /** index of the row of lines that has it */
  readonly source: number
}

/** Parts at one height of the page, from the left. */
export type PartRow = readonly TablePart[]

export interface DetectedTable {
  /** index of its first row, and of the row after its last */
  readonly from: number
  readonly to: number
  /** rows of the table; each cell has the lines of its text */
  readonly cells: readonly (readonly (readonly FlowLine[])[])[]
  /** its cells cannot be told: each row is a line */
  readonly inLines?: true
}

/** Lines of a cell at most; a step farther up begins another column of text. */
export const MAX_LINES = 12

/** Tells whether the tags put a row into a table. */
export const isTaggedTable = (row: LineRow): boolean => (row[0] as FlowLine).tag?.cell !== undefined

/** Parts the rows of a document into stretches of one column of a page, each with its lines by their height, from the top. */
export function stretchesOf(rows: readonly LineRow[], { pitch }: Usual): PartRow[][] {
  const stretches: TablePart[][] = []
  const steps = columnSteps(rows)
  let open: TablePart[] | undefined
  let lowest = 0
  for (const [source, row] of rows.entries()) {
    const [first] = row as [FlowLine]
    const isFarUp = first.bottom < lowest - MAX_LINES * pitch * first.size
    if (isTaggedTable(row)) open = undefined
    else {
      if (!open || first.page !== open[0]?.page || first.side !== open[0].side || isFarUp || steps.has(source)) {
        open = []
        stretches.push(open)
        lowest = 0
      }
      open.push(...row.map((line) => ({ ...line, origin: line, source })))
      lowest = Math.max(lowest, first.bottom)
    }
  }
  return stretches.map(byHeight)
}

/** Lists the rows with which another column of their page begins. */
function columnSteps(rows: readonly LineRow[]): ReadonlySet<number> {
  const steps = new Set<number>()
  let from = 0
  for (let to = 1; to <= rows.length; to++) {
    if (to < rows.length && isSamePage(rows[from] as LineRow, rows[to] as LineRow)) continue
    for (let step = 0; step >= 0; ) {
      const rest = rows.slice(from, to).map(joinRow)
      step = findColumnStep(rest) ?? -1
      from += Math.max(step, 0)
      if (step > 0) steps.add(from)
    }
    from = to
  }
  return steps
}

const isSamePage = ([a]: LineRow, [b]: LineRow) => a?.page === b?.page && a?.side === b?.side

function byHeight(parts: readonly TablePart[]): PartRow[] {
  const rows: TablePart[][] = []
  for (const part of [...parts].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.at(-1)
    if (row && isSameRow(row[0] as TablePart, part)) row.push(part)
    else rows.push([part])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left))
}
