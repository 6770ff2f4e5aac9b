import { findColumnStep } from './column-step.ts'
import { isSameRow } from './join-words.ts'
import { readsFromRight } from './letters.ts'
import { hasRunsApart } from './order-runs.ts'
import type { TextLine } from './page-word.ts'

const MIN_COLUMN_LINES = 5
/** Part of a column's lines that are running text. */
const PROSE = 0.6
/** Part of the lines of a page that may be out of place before the order of the file is given up. */
const MAX_MISPLACED = 0.08
/** Changes between columns for each line of a file that does not have them row by row, at most. */
const MAX_SWITCHES = 0.25
/** Places at which a gutter is looked for. */
const STEPS = 80

/** Orders the lines of a page as people read them: column after column, else as the file has them where that goes downwards. */
export function orderLines(lines: readonly TextLine[], depth = 0): TextLine[] {
  const gutter = depth < 3 ? findGutter(lines) : undefined
  if (gutter === undefined) {
    const step = depth < 3 && goesDown(lines) ? findColumnStep(lines) : undefined
    if (step !== undefined) return [...orderLines(lines.slice(0, step), depth + 1), ...orderLines(lines.slice(step), depth + 1)]
    return orderRows(goesDown(lines) && !hasRunsApart(lines) ? lines : sortedByRow(lines))
  }
  const fromRight = readsFromRight(lines)
  if (!fromRight && goesDown(lines) && isInBands(lines, gutter)) return orderRows(lines)
  const ordered: TextLine[] = []
  for (const { across, first, second } of bandsOf(lines, gutter)) {
    const [one, other] = fromRight ? [second, first] : [first, second]
    ordered.push(...orderLines(one, depth + 1), ...orderLines(other, depth + 1), ...orderRows(across))
  }
  return ordered
}

/** Finds the middle of a white strip with running text on both sides. */
function findGutter(lines: readonly TextLine[]): number | undefined {
  if (lines.length < MIN_COLUMN_LINES * 2) return undefined
  const left = Math.min(...lines.map((line) => line.left))
  const right = Math.max(...lines.map((line) => line.right))
  let best: { readonly at: number; readonly crossing: number } | undefined
  for (let step = 0; step <= STEPS; step++) {
    const at = left + (right - left) * (0.25 + (0.5 * step) / STEPS)
    const crossing = lines.filter((line) => line.left < at && line.right > at).length
    if (!best || crossing < best.crossing) best = { at, crossing }
  }
  if (!best || best.crossing > lines.length * 0.34) return undefined
  const { at } = best
  const sides = [lines.filter((line) => line.right <= at), lines.filter((line) => line.left >= at)]
  return sides.every(isColumn) ? at : undefined
}

/** Tells a column of running text from cells and labels: most lines fill it, and follow each other closely. */
function isColumn(lines: readonly TextLine[]): boolean {
  if (lines.length < MIN_COLUMN_LINES) return false
  const width = Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.left))
  const filled = lines.filter((line) => line.right - line.left > 0.6 * width && line.spans.length >= 6)
  const sorted = [...lines].sort((a, b) => a.top - b.top)
  const close = sorted.filter((line, at) => at > 0 && line.top - (sorted[at - 1] as TextLine).top < 1.7 * line.size)
  return filled.length >= PROSE * lines.length && close.length >= PROSE * lines.length
}

interface Band {
  readonly first: TextLine[]
  readonly second: TextLine[]
  /** lines over both columns, below them */
  readonly across: TextLine[]
}

function bandsOf(lines: readonly TextLine[], gutter: number): Band[] {
  const bands: Band[] = [{ first: [], second: [], across: [] }]
  const crosses = (line: TextLine) => line.left < gutter && line.right > gutter
  for (const line of sortedByRow(lines)) {
    if (!crosses(line) && bands.at(-1)?.across.length) bands.push({ first: [], second: [], across: [] })
    const band = bands.at(-1) as Band
    if (crosses(line)) band.across.push(line)
    else if (line.right <= gutter) band.first.push(line)
    else band.second.push(line)
  }
  const inFileOrder = (some: readonly TextLine[]) => lines.filter((line) => some.includes(line))
  return bands.map(({ first, second, across }) => ({
    first: inFileOrder(first),
    second: inFileOrder(second),
    across: inFileOrder(across),
  }))
}

/** Tells whether the file has column after column: where it goes back to the first one, all of the second is above. */
function isInBands(lines: readonly TextLine[], gutter: number): boolean {
  let lowest = 0
  let [switches, misplaced] = [0, 0]
  let isSecond = false
  for (const line of lines) {
    if (line.left < gutter && line.top < lowest - line.size) misplaced += 1
    if (line.left >= gutter) lowest = Math.max(lowest, line.bottom)
    if (line.left >= gutter !== isSecond) switches += 1
    isSecond = line.left >= gutter
  }
  // A header may be the last that the file has.
  return misplaced <= 2 && switches <= MAX_SWITCHES * lines.length
}

/** Tells whether lines that stand under each other follow each other. */
export function goesDown(lines: readonly TextLine[]): boolean {
  let misplaced = 0
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before && line.bottom <= before.top && line.left < before.right && before.left < line.right) misplaced += 1
  }
  return misplaced <= Math.max(2, MAX_MISPLACED * lines.length)
}

export function sortedByRow(lines: readonly TextLine[]): TextLine[] {
  return [...lines].sort((a, b) => a.top + a.bottom - b.top - b.bottom || a.left - b.left)
}

/** Orders neighbours at one height in the direction of their script. */
function orderRows(lines: readonly TextLine[]): TextLine[] {
  const rows: TextLine[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && isSameRow(row[0] as TextLine, line)) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => {
    if (row.length === 1) return row
    return readsFromRight(row) ? row.sort((a, b) => b.left - a.left) : row.sort((a, b) => a.left - b.left)
  })
}
