import { mayFollow } from './read-number.ts'

/** A number in larger or bold type at the beginning of a line, which may be that of a heading. */
export interface StrongNumber {
  readonly at: number
  readonly path: readonly string[]
}

/** Numbers after a line that are asked whether they go on from it. */
const AHEAD = 12

type Path = readonly string[] | undefined

/**
 * Tells whether a number at a line breaks the sequence: more of the numbers after it follow the last one before it than follow it.
 * So a quantity at the beginning of a line does not hide the headings after it.
 */
export function leadsAstray(at: number, path: readonly string[], last: Path, strong: readonly StrongNumber[]): boolean {
  const next = strong.slice(firstAfter(strong, at)).slice(0, AHEAD)
  return countFollowing(next, last) > 1 + countFollowing(next, path)
}

/** Numbers that go on from the first one of a document, at least, where it is one of which a part was printed. */
const MIN_GOING_ON = 2

/** Tells whether a number may be the first of a document that is a part of another: those after it go on from it. */
export function beginsPart(at: number, path: readonly string[], strong: readonly StrongNumber[]): boolean {
  return countFollowing(strong.slice(firstAfter(strong, at)).slice(0, AHEAD), path) >= MIN_GOING_ON
}

/** Counts the numbers of the longest sequence in which each follows the one before it. */
function countFollowing(numbers: readonly StrongNumber[], from: Path): number {
  const counts = numbers.map(() => 0)
  for (const [at, { path }] of numbers.entries()) {
    const before = numbers.slice(0, at).map((one, place) => (mayFollow(path, one.path) ? (counts[place] as number) : 0))
    const most = Math.max(0, ...before)
    if (most > 0 || mayFollow(path, from)) counts[at] = most + 1
  }
  return Math.max(0, ...counts)
}

function firstAfter(strong: readonly StrongNumber[], at: number): number {
  let [from, to] = [0, strong.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((strong[middle] as StrongNumber).at <= at) from = middle + 1
    else to = middle
  }
  return from
}
