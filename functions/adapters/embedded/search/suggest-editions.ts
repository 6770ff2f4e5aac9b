import type { Allowed } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { type Snapshot, segmentOf } from './snapshot.ts'
import { suggestColumnsOf } from './suggest-columns.ts'

/** A family's documents in scope, the newest first. */
export function editionsOf(snapshot: Snapshot, family: number, allowed: Allowed): number[] {
  const editions: number[] = []
  for (const [index, { segment, base }] of snapshot.segments.entries()) {
    const { byFamily } = suggestColumnsOf(segment)
    const own = allowed[index]
    let [low, high] = [0, byFamily.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((segment.families[byFamily[middle] as number] as number) < family) low = middle + 1
      else high = middle
    }
    for (let at = low; at < byFamily.length; at++) {
      const doc = byFamily[at] as number
      if (segment.families[doc] !== family) break
      if (!own || hasBit(own, doc)) editions.push(base + doc)
    }
  }
  const dateOf = (doc: number) => {
    const { segment, base } = segmentOf(snapshot, doc)
    return segment.dates[doc - base] as number
  }
  return editions.sort((a, b) => dateOf(b) - dateOf(a) || a - b)
}
