import type { SortColumn } from '#finding/intent.ts'
import { hasBit } from '../index/bitmap.ts'
import { mergeRuns, pairwise } from '../index/merge-segments.ts'
import type { SortKeys } from '../index/segment.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import { compareKeys } from '../index/sort-keys.ts'

const made = new WeakMap<Snapshot, Map<SortColumn | 'best', Uint32Array>>()

/** The documents that are there, in the order of a column; made when first asked for. */
export function orderBy(snapshot: Snapshot, column: SortColumn | 'best'): Uint32Array {
  let own = made.get(snapshot)
  if (!own) {
    own = new Map()
    made.set(snapshot, own)
  }
  let order = own.get(column)
  if (!order) {
    order = makeOrder(snapshot, column)
    own.set(column, order)
  }
  return order
}

function makeOrder(snapshot: Snapshot, column: SortColumn | 'best'): Uint32Array {
  if (column === 'designation') return byKeys(snapshot, (open) => open.segment.designationKeys)
  if (column === 'title') return byKeys(snapshot, (open) => open.segment.titleKeys)
  return column === 'date' ? byDate(snapshot) : currentFirst(snapshot)
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
    return open.takenOut ? order.filter((doc) => !hasBit(open.deleted, doc - open.base)) : order
  })
  while (runs.length > 1) runs = pairwise(runs, (a, b) => mergeRuns(a, b, new Uint32Array(a.length + b.length), compare))
  return runs[0] ?? new Uint32Array(0)
}

const RANKS = 2 ** 24

/** Oldest first, of one day by designation from the end, so that turned round both are in their usual order. */
function byDate(snapshot: Snapshot): Uint32Array {
  const designations = orderBy(snapshot, 'designation')
  const packed = Float64Array.from(designations, (doc, rank) => {
    const { segment, base } = segmentOf(snapshot, doc)
    return (segment.dates[doc - base] as number) * RANKS + (designations.length - 1 - rank)
  }).sort()
  return Uint32Array.from(packed, (value) => designations[designations.length - 1 - (value % RANKS)] as number)
}

/** Current editions first, each part by date, newest first. */
function currentFirst(snapshot: Snapshot): Uint32Array {
  const newest = orderBy(snapshot, 'date').toReversed()
  const isCurrent = (doc: number) => {
    const { current, base } = segmentOf(snapshot, doc)
    return hasBit(current, doc - base)
  }
  const order = new Uint32Array(newest.length)
  let at = 0
  for (const doc of newest) if (isCurrent(doc)) order[at++] = doc
  for (const doc of newest) if (!isCurrent(doc)) order[at++] = doc
  return order
}
