import type { Editions, SortColumn } from '#finding/intent.ts'
import { RANKS } from '#finding/ranking/rank.ts'
import { hasBit } from '../index/bitmap.ts'
import { mergeRuns, pairwise } from '../index/merge-segments.ts'
import type { SortKeys } from '../index/segment.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { compareKeys } from '../index/sort-keys.ts'
import { rankIn, standsIn } from '../index/standing.ts'

type Order = SortColumn | 'best'

const cache = new WeakMap<Snapshot, Map<string, Uint32Array>>()

/** Sorts the documents of a snapshot, or those that stand for something, on first use. Deleted documents are left out. */
export function orderBy(snapshot: Snapshot, column: Order, editions?: Editions): Uint32Array {
  let own = cache.get(snapshot)
  if (!own) {
    own = new Map()
    cache.set(snapshot, own)
  }
  const name = `${column} ${editions ?? ''}`
  let order = own.get(name)
  if (!order) {
    order = editions ? narrowed(snapshot, orderBy(snapshot, column), editions) : makeOrder(snapshot, column)
    own.set(name, order)
  }
  return order
}

function narrowed(snapshot: Snapshot, order: Uint32Array, editions: Editions): Uint32Array {
  const [standings, stands] = [standingsOf(snapshot), standsIn(editions)]
  return order.filter((doc) => stands(standings[doc] as number))
}

function makeOrder(snapshot: Snapshot, column: Order): Uint32Array {
  if (column === 'designation') return byKeys(snapshot, (open) => open.segment.designationKeys)
  if (column === 'title') return byKeys(snapshot, (open) => open.segment.titleKeys)
  return column === 'date' ? byDate(snapshot) : byRank(snapshot)
}

function byKeys(snapshot: Snapshot, keysOf: (open: OpenSegment) => SortKeys): Uint32Array {
  const compare = (one: number, other: number) => {
    const [a, b] = [segmentOf(snapshot, one), segmentOf(snapshot, other)]
    const [left, right] = [one - a.base, other - b.base]
    return (
      compareKeys(keysOf(a), left, keysOf(b), right) ||
      (a.segment.idHashes[left] as number) - (b.segment.idHashes[right] as number)
    )
  }
  let runs = snapshot.segments.map((open) => {
    const order = Uint32Array.from(keysOf(open).order, (doc) => open.base + doc)
    return open.deletedCount ? order.filter((doc) => !hasBit(open.deleted, doc - open.base)) : order
  })
  while (runs.length > 1) runs = pairwise(runs, (a, b) => mergeRuns(a, b, new Uint32Array(a.length + b.length), compare))
  return runs[0] ?? new Uint32Array(0)
}

/** Factor that makes room for a rank below a date in one number that sorts. */
const MAX_RANKS = 2 ** 24

/** Sorts the oldest first, and one day's documents by descending designation. Reversed, both are in their usual order. */
function byDate(snapshot: Snapshot): Uint32Array {
  const designations = orderBy(snapshot, 'designation')
  const packed = Float64Array.from(designations, (doc, rank) => {
    const { segment, base } = segmentOf(snapshot, doc)
    return (segment.dates[doc - base] as number) * MAX_RANKS + (designations.length - 1 - rank)
  }).sort()
  return Uint32Array.from(packed, (value) => designations[designations.length - 1 - (value % MAX_RANKS)] as number)
}

/** Sorts by rank, and the documents of each rank by date, newest first. */
function byRank(snapshot: Snapshot): Uint32Array {
  const newest = orderBy(snapshot, 'date').toReversed()
  const ranks = Uint8Array.from(standingsOf(snapshot), rankIn)
  const order = new Uint32Array(newest.length)
  let at = 0
  for (let rank = 0; rank < RANKS; rank++) for (const doc of newest) if (ranks[doc] === rank) order[at++] = doc
  return order
}
