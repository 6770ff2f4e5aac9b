import { isSameRow } from '../../layout/join-words.ts'
import type { TextLine } from '../../layout/page-word.ts'

/** Part of the lines of a run that may stand over the edge of a column: titles, tables. */
const MAX_CROSSING = 0.34

/** Left and right edge of the text among which a line stands. */
export interface Edges {
  readonly start: number
  readonly edge: number
}

/**
 * Tells the edges of the column of each line of a page, in reading order. Lines that follow each other downwards are a run; where
 * another run begins right of a line, beside its own run, the column ends before it.
 */
export function columnEdges(lines: readonly TextLine[]): Edges[] {
  const runs = runsOf(lines)
  return runs.flatMap((run) => {
    const beside = runs.length === 1 ? [] : runs.filter((other) => other !== run).flatMap((other) => besideOf(run, other))
    const isEdge = (at: number) => run.filter(({ left, right }) => left < at && right > at).length <= MAX_CROSSING * run.length
    const lefts = unique(beside.map(({ left }) => left)).filter(isEdge)
    const rights = unique(beside.map(({ right }) => right)).filter(isEdge)
    return run.map((line) => {
      const end = lefts.find((at) => at >= line.right) ?? Number.POSITIVE_INFINITY
      const begin = rights.findLast((at) => at <= line.left) ?? Number.NEGATIVE_INFINITY
      const column = run.filter(({ left, right }) => left >= begin && right <= end)
      return { start: Math.min(...column.map(({ left }) => left)), edge: Math.max(...column.map(({ right }) => right)) }
    })
  })
}

const unique = (some: readonly number[]) => [...new Set(some)].sort((a, b) => a - b)

function runsOf(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && (line.bottom > before.top || isSameRow(before, line))) run.push(line)
    else runs.push([line])
  }
  return runs
}

/** Lines of another run at the heights of this one. */
function besideOf(run: readonly TextLine[], other: readonly TextLine[]): readonly TextLine[] {
  const top = Math.min(...run.map((line) => line.top))
  const bottom = Math.max(...run.map((line) => line.bottom))
  return other.filter((line) => line.bottom > top && line.top < bottom)
}
