import type { Facet, SearchIntent } from '#ports/search.ts'
import { filteredBy, inScope } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { type FacetValues, facetValues, tally } from './facet-values.ts'
import type { Candidates } from './match.ts'
import { FEW } from './match-most.ts'
import { type Parted, partByMissed } from './missed.ts'
import type { Snapshot } from './snapshot.ts'

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
function countPart(snapshot: Snapshot, values: FacetValues, { whole, but }: Parted, own: number): Uint32Array {
  const counts = new Uint32Array(values.values.length)
  tally(snapshot, values, whole, counts)
  const apart = but[own]
  if (apart) tally(snapshot, values, apart, counts)
  return counts
}

const isEmpty = ({ whole, but }: Parted) => whole.length === 0 && but.every((docs) => docs.length === 0)

/**
 * What ticking a value finds, the rule of sentences included: only where fewer than ten documents have every word, and none is
 * named, do those follow that have some.
 */
function countOne(snapshot: Snapshot, facet: Facet, { surely, named, partly }: Candidates, own: number): Tallied {
  const values = facetValues(snapshot, facet)
  const counts = countPart(snapshot, values, surely, own)
  if (!isEmpty(partly)) {
    const some = countPart(snapshot, values, partly, own)
    const byName = countPart(snapshot, values, named, own)
    for (let place = 0; place < counts.length; place++) {
      const sure = counts[place] as number
      if (sure < FEW && byName[place] === 0) counts[place] = sure + (some[place] as number)
    }
  }
  return { facet, values: values.values, counted: inOrder(counts) }
}

function everythingIn(snapshot: Snapshot, { scope, filters }: SearchIntent): Candidates {
  const allowed = inScope(snapshot, scope)
  const docs = new Uint32Array(snapshot.size)
  let size = 0
  for (const [index, open] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < open.size; doc++) if (!own || hasBit(own, doc)) docs[size++] = open.base + doc
  }
  const none = { whole: new Uint32Array(0), but: [] }
  return { surely: partByMissed(snapshot, docs.subarray(0, size), filteredBy(snapshot, filters)), named: none, partly: none }
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
export function countFacets(snapshot: Snapshot, intent: SearchIntent, candidates?: Candidates): readonly Tallied[] {
  const { count = [], filters } = intent
  const filtered = [...new Set(filters.map(({ facet }) => facet))]
  const countAll = (some: Candidates) => count.map((facet) => countOne(snapshot, facet, some, filtered.indexOf(facet)))
  return candidates ? countAll(candidates) : keepOfEverything(snapshot, intent, () => countAll(everythingIn(snapshot, intent)))
}
