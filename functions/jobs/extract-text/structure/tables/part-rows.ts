import type { PartRow, TablePart } from './table-part.ts'

/** Gap between words at which a column may begin, as a part of the size of the type, and of the usual gap of its line. */
const GAP = 0.55
const WIDER = 1.7
/** White that rows have in common at least, as a part of the size. */
const STRIP = 0.15
/** Rows above and below in which the same white is looked for. */
const REACH = 3

type Gap = readonly [left: number, right: number]

interface Gaps {
  /** between the parts of a row, and where the file has no space */
  readonly certain: readonly Gap[]
  /** between words that stand farther apart than the others of their line */
  readonly wide: readonly Gap[]
}

/**
 * Parts lines that reach over columns which stand closely: where the file has no space or the words stand apart, and rows beside them
 * have white at the same place.
 */
export function partRows(rows: readonly PartRow[]): PartRow[] {
  const gaps = rows.map(gapsOf)
  return rows.map((row, at) => {
    const near: Gaps[] = []
    for (let step = -REACH; step <= REACH; step++) if (step !== 0 && rows[at + step]) near.push(gaps[at + step] as Gaps)
    if (near.every(({ certain, wide }) => certain.length + wide.length === 0)) return row
    return row.flatMap((line) => partAt(line, placesIn(line, near)))
  })
}

/** Words of a line at which columns begin, as the rows beside it say: one is enough for what is certain there or here, else two. */
function placesIn(line: TablePart, near: readonly Gaps[]): number[] {
  const isShared = (gap: Gap) => (other: Gap) => Math.min(gap[1], other[1]) - Math.max(gap[0], other[0]) > STRIP * line.size
  const hasCertain = (gap: Gap) => near.some(({ certain }) => certain.some(isShared(gap)))
  const countWide = (gap: Gap) => near.filter(({ wide }) => wide.some(isShared(gap))).length
  const gaps = wordGaps(line)
  // Words of which each is a cell have no usual gap between them.
  const isAllCells = near.some(({ certain, wide }) => gaps.every((gap) => [...certain, ...wide].some(isShared(gap))))
  if (isAllCells && gaps.every((gap) => widthOf(gap) > GAP * line.size)) return gaps.map((_, at) => at + 1)
  const apart = (line.apart ?? []).filter((word) => hasCertain(gapBefore(line, word)) || countWide(gapBefore(line, word)) > 0)
  const wide = widePlaces(line).filter((word) => hasCertain(gapBefore(line, word)) || countWide(gapBefore(line, word)) > 1)
  return [...new Set([...apart, ...wide])].sort((a, b) => a - b)
}

const gapBefore = ({ spans }: TablePart, word: number): Gap => [spans[word * 2 - 1] as number, spans[word * 2] as number]
const widthOf = ([left, right]: Gap) => right - left

const wordGaps = (line: TablePart): Gap[] => Array.from({ length: line.spans.length / 2 - 1 }, (_, at) => gapBefore(line, at + 1))

function widePlaces(line: TablePart): number[] {
  const count = line.spans.length / 2
  if (count < 2) return []
  const gaps = wordGaps(line).map(widthOf)
  const usual = count < 4 ? 0 : ([...gaps].sort((a, b) => a - b)[Math.floor((count - 2) / 3)] as number)
  const least = Math.max(GAP * line.size, WIDER * usual)
  return gaps.flatMap((gap, at) => (gap > least ? [at + 1] : []))
}

function gapsOf(row: PartRow): Gaps {
  const between = row.slice(1).map(({ left }, at): Gap => [(row[at] as TablePart).right, left])
  const certain = [...between, ...row.flatMap((line) => (line.apart ?? []).map((word) => gapBefore(line, word)))]
  return { certain, wide: row.flatMap((line) => widePlaces(line).map((word) => gapBefore(line, word))) }
}

/** Parts a line before the words at some places. */
function partAt(line: TablePart, places: readonly number[]): TablePart[] {
  if (places.length === 0) return [line]
  const [words, ends] = [line.text.split(' '), [...places, line.spans.length / 2]]
  const { apart: _, ...rest } = line
  return ends.map((to, part) => {
    const from = part === 0 ? 0 : (ends[part - 1] as number)
    const spans = line.spans.slice(from * 2, to * 2)
    const bold = Math.min(Math.max(0, line.bold - from), to - from)
    return {
      ...rest,
      at: line.at + from,
      text: words.slice(from, to).join(' '),
      spans,
      left: spans[0] as number,
      right: spans.at(-1) as number,
      bold,
    }
  })
}
