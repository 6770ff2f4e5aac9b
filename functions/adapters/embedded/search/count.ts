import type { Facet, SearchIntent } from '#ports/search.ts'
import { type NearlyAllowed, nearlyAllowedIn } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { facetValues, tally } from './facet-values.ts'
import { type Candidates, gatherCandidates } from './match.ts'
import { FEW } from './match-most.ts'
import type { Query } from './parse-query.ts'
import { type Snapshot, segmentOf } from './snapshot.ts'

/** Of one facet: places among its values, each followed by its count; the most frequent first, then by value. */
export interface Tallied {
  readonly facet: Facet
  readonly values: readonly string[]
  readonly counted: Uint32Array
}

const NONE = new Uint32Array(0)

/** Documents that miss one filter count for its facet alone. */
type Missing = (doc: number) => Facet | undefined

function missingFrom(snapshot: Snapshot, { filtered }: NearlyAllowed): Missing | undefined {
  if (filtered.length === 0) return undefined
  const indexes = new Map(snapshot.segments.map((open, index) => [open, index]))
  return (doc) => {
    const open = segmentOf(snapshot, doc)
    const index = indexes.get(open) as number
    return filtered.find(({ allowed }) => {
      const own = allowed[index]
      return own && !hasBit(own, doc - open.base)
    })?.facet
  }
}

/** By facet what counts for it: everything that misses no filter, or its own. */
function shareOut(docs: Uint32Array, missing: Missing | undefined): (facet: Facet) => readonly Uint32Array[] {
  if (!missing || docs.length === 0) return () => [docs, NONE]
  const whole = new Uint32Array(docs.length)
  const apart = new Map<Facet, number[]>()
  let size = 0
  for (const doc of docs) {
    const facet = missing(doc)
    if (facet === undefined) whole[size++] = doc
    else if (!apart.get(facet)?.push(doc)) apart.set(facet, [doc])
  }
  return (facet) => [whole.subarray(0, size), Uint32Array.from(apart.get(facet) ?? NONE)]
}

function inOrder(counts: Uint32Array): Uint32Array {
  const MOST = 2 ** 26
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

/**
 * What ticking a value finds, the rule of sentences included: only where fewer than ten documents have every word, and none is
 * named, do those follow that have some.
 */
function countOne(
  snapshot: Snapshot,
  facet: Facet,
  { surely, named, partly }: Record<keyof Candidates, ReturnType<typeof shareOut>>,
): Tallied {
  const values = facetValues(snapshot, facet)
  const count = (shared: typeof surely) => {
    const [one, other] = shared(facet) as [Uint32Array, Uint32Array]
    const counts = tally(snapshot, values, one)
    if (other.length)
      for (const [place, more] of tally(snapshot, values, other).entries()) counts[place] = (counts[place] as number) + more
    return counts
  }
  const sure = count(surely)
  const some = count(partly)
  const byName = count(named)
  for (let place = 0; place < sure.length; place++)
    if ((sure[place] as number) < FEW && byName[place] === 0) sure[place] = (sure[place] as number) + (some[place] as number)
  return { facet, values: values.values, counted: inOrder(sure) }
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

export function countFacets(snapshot: Snapshot, query: Query, intent: SearchIntent): readonly Tallied[] {
  const { count = [], scope, filters } = intent
  const make = () => {
    const nearly = nearlyAllowedIn(snapshot, scope, filters)
    const missing = missingFrom(snapshot, nearly)
    const { surely, named, partly } = gatherCandidates(snapshot, query, intent, nearly.allowed)
    const shared = { surely: shareOut(surely, missing), named: shareOut(named, missing), partly: shareOut(partly, missing) }
    return count.map((facet) => countOne(snapshot, facet, shared))
  }
  return query.everything ? keepOfEverything(snapshot, intent, make) : make()
}
