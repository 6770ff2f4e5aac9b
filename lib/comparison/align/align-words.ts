import { findRuns, inOrder, type Run, type Stretch } from './find-runs.ts'
import { matchShortest, type WordMatch } from './shortest-script.ts'

/** Words of a group that anchor two texts to each other, the longest first. */
const GROUP_SIZES = [6, 3, 1] as const
/** A stretch of up to so many words on both sides together is solved exactly. */
const EXACT_WORDS = 6000

export interface Alignment {
  /** per word of the newer text, the word of the older one that it is; -1 where it is new */
  readonly older: Int32Array
  /** per word of the older text, the word of the newer one; -1 where it is gone */
  readonly newer: Int32Array
  /** runs of words that stand in both texts, in another order */
  readonly moved: readonly Run[]
}

/** Stops a comparison: throws where it is to end. */
export type CheckStop = () => void

/** Aligns two texts word by word, in the order in which both have them. */
export function alignWords(older: Int32Array, newer: Int32Array, checkStop: CheckStop): Alignment {
  const alignment = { older: new Int32Array(newer.length).fill(-1), newer: new Int32Array(older.length).fill(-1) }
  const moved: Run[] = []
  const match: WordMatch = (atOlder, atNewer) => {
    alignment.older[atNewer] = atOlder
    alignment.newer[atOlder] = atNewer
  }
  const whole = (ids: Int32Array): Stretch => ({ ids, start: 0, end: ids.length })
  alignStretch(whole(older), whole(newer), 0, { match, moved, checkStop })
  return { ...alignment, moved }
}

interface Work {
  readonly match: WordMatch
  readonly moved: Run[]
  readonly checkStop: CheckStop
}

/** Aligns two stretches: words at both ends, groups that stand once in each, then what is between these. */
function alignStretch(older: Stretch, newer: Stretch, level: number, work: Work): void {
  work.checkStop()
  let [startA, endA, startB, endB] = [older.start, older.end, newer.start, newer.end]
  while (startA < endA && startB < endB && older.ids[startA] === newer.ids[startB]) work.match(startA++, startB++)
  while (startA < endA && startB < endB && older.ids[endA - 1] === newer.ids[endB - 1]) work.match(--endA, --endB)
  if (startA === endA || startB === endB) return
  const a = { ids: older.ids, start: startA, end: endA }
  const b = { ids: newer.ids, start: startB, end: endB }
  const size = GROUP_SIZES[level]
  const isSmall = endA - startA + endB - startB <= EXACT_WORDS
  const runs = size === undefined || (isSmall && level > 0) ? undefined : inOrder(findRuns(a, b, size))
  if (runs && level === 0) work.moved.push(...runs.moved)
  if (isSmall || !runs) matchBetween(a, b, work)
  else alignBetween(a, b, runs.kept, level, work)
}

/** Words on both sides from which looking up those of the other side pays. */
const MIN_LOOKED_UP = 200

/** Words of a stretch that stand in another one too, and their places. */
function wordsAlsoIn({ ids, start, end }: Stretch, other: Stretch): { readonly stretch: Stretch; readonly places: Int32Array } {
  const known = new Set(other.ids.subarray(other.start, other.end))
  const places = new Int32Array(end - start)
  let count = 0
  for (let at = start; at < end; at++) if (known.has(ids[at] as number)) places[count++] = at
  const kept = places.subarray(0, count)
  return { stretch: { ids: kept.map((at) => ids[at] as number), start: 0, end: count }, places: kept }
}

/** Matches the words of two stretches exactly, or nearly so where they are long. Words that one of them lacks only take time. */
function matchBetween(older: Stretch, newer: Stretch, { match, checkStop }: Work): void {
  if (older.end - older.start + newer.end - newer.start < MIN_LOOKED_UP) {
    matchShortest(older, newer, match)
    return
  }
  const [a, b] = [wordsAlsoIn(older, newer), wordsAlsoIn(newer, older)]
  const matchAt: WordMatch = (atOlder, atNewer) => match(a.places[atOlder] as number, b.places[atNewer] as number)
  matchShortest(a.stretch, b.stretch, matchAt, checkStop)
}

/** Matches the words of runs in order, and aligns the stretches between them. */
function alignBetween(older: Stretch, newer: Stretch, runs: readonly Run[], level: number, work: Work): void {
  let a = older.start
  let b = newer.start
  const between = (toA: number, toB: number) =>
    alignStretch({ ids: older.ids, start: a, end: toA }, { ids: newer.ids, start: b, end: toB }, level + 1, work)
  for (const run of runs) {
    // Runs may overlap at their ends where words repeat.
    const overlap = Math.max(0, a - run.older, b - run.newer)
    if (overlap >= run.length) continue
    between(run.older + overlap, run.newer + overlap)
    for (let offset = overlap; offset < run.length; offset++) work.match(run.older + offset, run.newer + offset)
    a = run.older + run.length
    b = run.newer + run.length
  }
  between(older.end, newer.end)
}
