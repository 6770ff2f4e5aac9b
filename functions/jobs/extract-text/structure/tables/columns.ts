import type { FlowLine } from '../lines/flow-line.ts'

export type TableColumn = [left: number, right: number]

/** Part of the rows with cells that have as many parts as there are columns, at least. */
const WHOLE = 0.3

type Placed = Pick<FlowLine, 'left' | 'right'>

/**
 * Finds the columns of rows of several parts: what the parts cover of rows that have most of them. A part of another row makes its
 * column wider, or is one of its own; one that lies over several is a merged head.
 */
export function columnsOf(rows: readonly (readonly Placed[])[]): TableColumn[] {
  const byCount = [...Map.groupBy(rows, ({ length }) => length)]
  const most = Math.max(0, ...byCount.filter(([, own]) => own.length >= WHOLE * rows.length).map(([count]) => count))
  const columns = coverOf(rows.filter(({ length }) => length === most).flat())
  if (columns.length !== most) return coverOf(rows.flat())
  for (const part of rows.filter(({ length }) => length !== most).flat()) widen(columns, part)
  return columns
}

function coverOf(parts: readonly Placed[]): TableColumn[] {
  const columns: TableColumn[] = []
  for (const { left, right } of [...parts].sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1)
    if (last && left < last[1]) last[1] = Math.max(last[1], right)
    else columns.push([left, right])
  }
  return columns
}

function widen(columns: TableColumn[], { left, right }: Placed): void {
  const [one, other] = placesOf({ left, right }, columns)
  if (other !== undefined) return
  if (one === undefined) {
    columns.push([left, right])
    columns.sort((a, b) => a[0] - b[0])
    return
  }
  const column = columns[one] as TableColumn
  column[0] = Math.min(column[0], left)
  column[1] = Math.max(column[1], right)
}

/** Lists the columns over which a part lies. */
export const placesOf = ({ left, right }: Placed, columns: readonly TableColumn[]): number[] =>
  [...columns.keys()].filter((at) => left < (columns[at] as TableColumn)[1] && right > (columns[at] as TableColumn)[0])
