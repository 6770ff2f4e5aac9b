import type { Stretch } from './find-runs.ts'

/** Marks word `newer` of the newer text as word `older` of the older one. */
export type WordMatch = (older: number, newer: number) => void

/** Differences up to which the script of two stretches is the shortest one; beyond, the search takes the furthest path so far. */
const MAX_DIFFERENCES = 1024

/**
 * Matches the words that a shortest edit script of two stretches keeps, by Myers' algorithm in linear space: the middle of the
 * path is found from both ends at once, and each half is solved in the same way. `checkStop` is called in long stretches.
 */
export function matchShortest(older: Stretch, newer: Stretch, match: WordMatch, checkStop?: () => void): void {
  const { ids: a } = older
  const { ids: b } = newer
  const width = 2 * Math.min(MAX_DIFFERENCES, older.end - older.start + newer.end - newer.start + 1) + 3
  const forward = new Int32Array(width)
  const backward = new Int32Array(width)

  const solve = (fromA: number, toA: number, fromB: number, toB: number): void => {
    while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) match(fromA++, fromB++)
    while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) match(--toA, --toB)
    if (fromA === toA || fromB === toB) return
    if (toA - fromA + toB - fromB > MAX_DIFFERENCES) checkStop?.()
    const [x, y] = middleOf(a, b, [fromA, toA, fromB, toB], forward, backward)
    // A path without a step would solve the same stretch again.
    if ((x === fromA && y === fromB) || (x === toA && y === toB)) return
    solve(fromA, x, fromB, y)
    solve(x, toA, y, toB)
  }
  solve(older.start, older.end, newer.start, newer.end)
}

type Box = readonly [fromA: number, toA: number, fromB: number, toB: number]

/** Finds a point that a shortest path through the box passes, or the furthest one reached with the most differences allowed. */
function middleOf(a: Int32Array, b: Int32Array, box: Box, forward: Int32Array, backward: Int32Array): readonly [number, number] {
  const [fromA, toA, fromB, toB] = box
  const lengthA = toA - fromA
  const lengthB = toB - fromB
  const delta = lengthA - lengthB
  const isOdd = (delta & 1) !== 0
  const center = (forward.length - 1) >> 1
  const limit = Math.min(Math.ceil((lengthA + lengthB) / 2), center - 1)
  forward[center + 1] = 0
  backward[center + 1] = 0
  for (let d = 0; d <= limit; d++) {
    for (let k = -d; k <= d; k += 2) {
      let x =
        k === -d || (k !== d && (forward[center + k - 1] as number) < (forward[center + k + 1] as number))
          ? (forward[center + k + 1] as number)
          : (forward[center + k - 1] as number) + 1
      let y = x - k
      while (x < lengthA && y < lengthB && x >= 0 && y >= 0 && a[fromA + x] === b[fromB + y]) {
        x++
        y++
      }
      forward[center + k] = x
      const c = delta - k
      if (
        isOdd &&
        c >= -(d - 1) &&
        c <= d - 1 &&
        x + (backward[center + c] as number) >= lengthA &&
        isInside(x, y, lengthA, lengthB)
      )
        return [fromA + x, fromB + y]
    }
    for (let k = -d; k <= d; k += 2) {
      let x =
        k === -d || (k !== d && (backward[center + k - 1] as number) < (backward[center + k + 1] as number))
          ? (backward[center + k + 1] as number)
          : (backward[center + k - 1] as number) + 1
      let y = x - k
      while (x < lengthA && y < lengthB && x >= 0 && y >= 0 && a[toA - 1 - x] === b[toB - 1 - y]) {
        x++
        y++
      }
      backward[center + k] = x
      const c = delta - k
      if (!isOdd && c >= -d && c <= d && x + (forward[center + c] as number) >= lengthA && isInside(x, y, lengthA, lengthB))
        return [toA - x, toB - y]
    }
  }
  return furthest(forward, center, limit, box)
}

const isInside = (x: number, y: number, lengthA: number, lengthB: number) => x <= lengthA && y <= lengthB && x >= 0 && y >= 0

function furthest(forward: Int32Array, center: number, limit: number, [fromA, toA, fromB, toB]: Box): readonly [number, number] {
  let best: readonly [number, number] = [fromA, fromB]
  for (let k = -limit; k <= limit; k += 2) {
    const x = Math.min(forward[center + k] as number, toA - fromA)
    const y = x - k
    if (y >= 0 && y <= toB - fromB && x + y > best[0] - fromA + best[1] - fromB) best = [fromA + x, fromB + y]
  }
  return best
}
