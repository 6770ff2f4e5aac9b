import { isSameRow } from './join-words.ts'
import type { TextLine } from './page-word.ts'

/** Step upwards with which another run begins, as a part of the size of the type. */
const STEP = 0.5
/** Runs at most, and more of them for each line: a file that goes back more often draws cell after cell. */
const MAX_RUNS = 2
const RUNS_A_LINE = 0.15
/** Letters of what may stand in the row of another run: a page number beside an entry of the contents. */
const MAX_BESIDE = 7

/**
 * Tells whether the file has parts of one column apart from each other: listings, tables or page numbers behind the paragraphs between
 * which they stand. The lines of no part are beside those of another, as they are in columns and in tables of several lines a cell.
 */
export function hasRunsApart(lines: readonly TextLine[]): boolean {
  let run = 0
  const runs = lines.map((line, at) => {
    const before = lines[at - 1]
    if (before && line.top < before.top - STEP * before.size) run += 1
    return { line, run }
  })
  if (run === 0 || run > MAX_RUNS + RUNS_A_LINE * lines.length) return false
  const sorted = runs.sort((a, b) => a.line.top - b.line.top)
  let isMixed = false
  let lowest = sorted[0] as (typeof sorted)[number]
  for (const one of sorted.slice(1)) {
    if (one.run !== lowest.run) {
      isMixed = true
      if (one.line.top < lowest.line.bottom && !mayStandBeside(one.line, lowest.line)) return false
    }
    if (one.line.bottom >= lowest.line.bottom) lowest = one
  }
  return isMixed
}

function mayStandBeside(a: TextLine, b: TextLine): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  // Lines that are set close share some of their height.
  if (shared < 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top)) return true
  return isSameRow(a, b) && Math.min(a.text.length, b.text.length) <= MAX_BESIDE
}
