import type { FlowLine, LineRow } from './flow-line.ts'

/** Gap between words at which a column may begin, as a part of the size of the type: that of words is smaller. */
const GAP = 0.6
/** Distance in tenths of a point within which a word begins where a column does. */
const NEAR = 12
/** Rows above in which a column is looked for, and below. */
const REACH = 8
const BELOW = 2

/** Parts lines that reach over two columns which stand closely, where a row beside them has a part of its own. */
export function partRows(rows: readonly LineRow[]): LineRow[] {
  const parted: LineRow[] = []
  for (const [at, row] of rows.entries()) {
    const above = parted.slice(-REACH).findLast((other) => other.length > 1)
    const beside = [...(above ? [above] : []), ...rows.slice(at + 1, at + 1 + BELOW)]
    const starts = beside.filter((other) => other[0]?.page === row[0]?.page).flatMap(startsOf)
    parted.push(starts.length === 0 ? row : row.flatMap((line) => partLine(line, starts)))
  }
  return parted
}

/** Places at which the parts of a row begin, but for the first. */
const startsOf = (row: LineRow): number[] => row.slice(1).map(({ left }) => left)

function partLine(line: FlowLine, starts: readonly number[]): FlowLine[] {
  const words = line.text.split(' ')
  for (let word = 1; word < words.length; word++) {
    const [before = 0, left = 0] = line.spans.slice(word * 2 - 1, word * 2 + 1)
    if (left - before < GAP * line.size || !starts.some((start) => Math.abs(start - left) < NEAR)) continue
    const [first, rest] = [line.spans.slice(0, word * 2), line.spans.slice(word * 2)]
    const one = { ...line, text: words.slice(0, word).join(' '), spans: first, right: before, bold: Math.min(line.bold, word) }
    const other = { ...line, text: words.slice(word).join(' '), spans: rest, left, bold: Math.max(0, line.bold - word) }
    return [one, ...partLine(other, starts)]
  }
  return [line]
}
