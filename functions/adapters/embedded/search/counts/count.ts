import type { Facet, SearchIntent } from '#finding/intent.ts'
import { filteredBy, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { type Parted, partByMissed } from '../match/missed.ts'
import { facetValues, tally } from './facet-values.ts'

/** Of one facet: places among its values, each followed by its count; the most frequent first, then by value. */
export interface Tallied {
  readonly facet: Facet
  readonly values: readonly string[]
  readonly counted: Uint32Array
}

const MOST = 2 ** 26

function inOrder(counts: Uint32Array): Uint32Array {
  const packed = new Float64Array(counts.length)
  let size = 0
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] as number
    if (count > 0) packed[size++] = (MOST - count) * MOST + place
  }
  const sorted = packed.subarray(0, size).sort()
  const counted = new Uint32Array(size * 2)
  for (let at = 0; at < size; at++) {
    const place = (sorted[at] as number) % MOST
    counted[at * 2] = place
    counted[at * 2 + 1] = counts[place] as number
  }
  return counted
}

/** `own` is the facet's place among the filtered ones: what misses that filter alone counts too. */
function countOne(snapshot: Snapshot, facet: Facet, { whole, but }: Parted, own: number): Tallied {
  const values = facetValues(snapshot, facet)
  const counts = new Uint32Array(values.values.length)
  tally(snapshot, values, whole, counts)
  const apart = but[own]
  if (apart) tally(snapshot, values, apart, counts)
  return { facet, values: values.values, counted: inOrder(counts) }
}

function everythingIn(snapshot: Snapshot, { scope, filters }: SearchIntent): Parted {
  const allowed = inScope(snapshot, scope)
  const docs = new Uint32Array(snapshot.size)
  let size = 0
  for (const [index, open] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < open.size; doc++) if (!own || hasBit(own, doc)) docs[size++] = open.base + doc
  }
  return partByMissed(snapshot, docs.subarray(0, size), filteredBy(snapshot, filters))
}

const MOST_KEPT = 50
const kept = new WeakMap<Snapshot, Map<string, readonly Tallied[]>>()

/** Without words the counts are asked for again and again, and are of very many documents. */
function keepOfEverything(snapshot: Snapshot, intent: SearchIntent, make: () => readonly Tallied[]): readonly Tallied[] {
  const own = kept.get(snapshot) ?? new Map<string, readonly Tallied[]>()
  kept.set(snapshot, own)
  const name = JSON.stringify([intent.scope.documents, intent.filters, intent.count])
  const tallied = own.get(name) ?? make()
  if (own.size >= MOST_KEPT) own.clear()
  own.set(name, tallied)
  return tallied
}

/** Without candidates everything in scope is counted. */
export function countFacets(snapshot: Snapshot, intent: SearchIntent, candidates?: Parted): readonly Tallied[] {
  const { count = [], filters } = intent
  const filtered = [...new Set(filters.map(({ facet }) => facet))]
  const countAll = (some: Parted) => count.map((facet) => countOne(snapshot, facet, some, filtered.indexOf(facet)))
  return candidates ? countAll(candidates) : keepOfEverything(snapshot, intent, () => countAll(everythingIn(snapshot, intent)))
}
