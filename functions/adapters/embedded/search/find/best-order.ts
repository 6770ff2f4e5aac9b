import type { SearchIntent } from '#finding/intent.ts'
import { inScope, isAllowed } from '../index/allowed.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { compareKeys } from '../index/sort-keys.ts'
import { rankIn } from '../index/standing.ts'

/** Order of matches by their scores. */
export interface BestOrder {
  readonly compare: (a: number, b: number) => number
  readonly isOpen: (doc: number) => boolean
}

function openTest(snapshot: Snapshot, opens: SearchIntent['opens']): (doc: number) => boolean {
  if (!opens) return () => false
  const allowed = inScope(snapshot, { documents: opens })
  return (doc) => isAllowed(snapshot, allowed, doc)
}

/** Orders by score, of equal scores by rank and by what the reader may open, then the newest first. */
export function bestOrder(snapshot: Snapshot, scores: Float64Array, opens: SearchIntent['opens']): BestOrder {
  const [standings, isOpen] = [standingsOf(snapshot), openTest(snapshot, opens)]
  const compare = (a: number, b: number) => {
    const difference = (scores[b] as number) - (scores[a] as number)
    if (difference !== 0) return difference
    const ranks = rankIn(standings[a] as number) - rankIn(standings[b] as number)
    if (ranks !== 0) return ranks
    const [one, other] = [segmentOf(snapshot, a), segmentOf(snapshot, b)]
    const [left, right] = [a - one.base, b - other.base]
    return (
      Number(isOpen(b)) - Number(isOpen(a)) ||
      (other.segment.dates[right] as number) - (one.segment.dates[left] as number) ||
      compareKeys(one.segment.designationKeys, left, other.segment.designationKeys, right) ||
      (one.segment.idHashes[left] as number) - (other.segment.idHashes[right] as number) ||
      a - b
    )
  }
  return { compare, isOpen }
}
