import type { Facet, SearchIntent } from '#finding/intent.ts'
import { inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { filteredBy } from '../index/filtered.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { standsIn } from '../index/standing.ts'
import { type FilterGroups, groupByFailedFilter } from '../match/failed-filters.ts'
import { facetValues, tally } from './facet-values.ts'

/** Counts of a facet: pairs of an index into `values` and a count, the highest count first, then by value. */
export interface FacetTally {
  readonly facet: Facet
  readonly values: readonly string[]
  readonly counted: Uint32Array
}

/** Limit of values and counts, so that both fit into one number that sorts. */
const MAX_COUNT = 2 ** 26

function inOrder(counts: Uint32Array): Uint32Array {
  const packed = new Float64Array(counts.length)
  let size = 0
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] as number
    if (count > 0) packed[size++] = (MAX_COUNT - count) * MAX_COUNT + place
  }
  const sorted = packed.subarray(0, size).sort()
  const counted = new Uint32Array(size * 2)
  for (let at = 0; at < size; at++) {
    const place = (sorted[at] as number) % MAX_COUNT
    counted[at * 2] = place
    counted[at * 2 + 1] = counts[place] as number
  }
  return counted
}

/** Counts the values of a facet. `own` is its index among the filtered facets: its own filter does not restrict its counts. */
function countOne(snapshot: Snapshot, facet: Facet, { matching, onlyFailing }: FilterGroups, own: number): FacetTally {
  const values = facetValues(snapshot, facet)
  const counts = new Uint32Array(values.values.length)
  tally(snapshot, values, matching, counts)
  const others = onlyFailing[own]
  if (others) tally(snapshot, values, others, counts)
  return { facet, values: values.values, counted: inOrder(counts) }
}

function everythingIn(snapshot: Snapshot, intent: SearchIntent): FilterGroups {
  const { scope, editions } = intent
  const [standings, stands] = [standingsOf(snapshot), editions ? standsIn(editions) : () => true]
  const allowed = inScope(snapshot, scope)
  const docs = new Uint32Array(snapshot.size)
  let size = 0
  for (const [index, open] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < open.size; doc++) {
      const isIn = (!own || hasBit(own, doc)) && stands(standings[open.base + doc] as number)
      if (isIn) docs[size++] = open.base + doc
    }
  }
  return groupByFailedFilter(snapshot, docs.subarray(0, size), filteredBy(snapshot, intent))
}

const CACHE_SIZE = 50
const cache = new WeakMap<Snapshot, Map<string, readonly FacetTally[]>>()

/** Caches counts of queries without words, which are frequent and cover very many documents. */
function cacheOfEverything(snapshot: Snapshot, intent: SearchIntent, make: () => readonly FacetTally[]): readonly FacetTally[] {
  if (intent.within) return make()
  const own = cache.get(snapshot) ?? new Map<string, readonly FacetTally[]>()
  cache.set(snapshot, own)
  const name = JSON.stringify([intent.scope.documents, intent.filters, intent.editions, intent.count])
  const tallied = own.get(name) ?? make()
  if (own.size >= CACHE_SIZE) own.clear()
  own.set(name, tallied)
  return tallied
}

/** Counts the facets of an intent over its candidates, or over the whole scope without candidates. */
export function countFacets(snapshot: Snapshot, intent: SearchIntent, candidates?: FilterGroups): readonly FacetTally[] {
  const { count = [], filters } = intent
  const filtered = [...new Set(filters.map(({ facet }) => facet))]
  const countAll = (some: FilterGroups) => count.map((facet) => countOne(snapshot, facet, some, filtered.indexOf(facet)))
  return candidates ? countAll(candidates) : cacheOfEverything(snapshot, intent, () => countAll(everythingIn(snapshot, intent)))
}
