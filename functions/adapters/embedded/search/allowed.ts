import type { SearchFilter, SearchScope } from '#ports/search.ts'
import { type Bitmap, newBitmap, setBit } from './bitmap.ts'
import { encodeTerm, findPostings } from './lookup.ts'
import type { OpenSegment, Snapshot } from './snapshot.ts'
import { collectionTerm, facetTerm, publisherTerm } from './term-names.ts'

/** A document must have one term of each list. */
type Demands = readonly (readonly string[])[]

function demandsOf({ documents }: SearchScope, filters: readonly SearchFilter[]): Demands {
  const scope =
    documents === 'all' ? [] : [[...documents.publishers.map(publisherTerm), ...documents.collections.map(collectionTerm)]]
  return [...scope, ...filters.map(({ facet, values }) => values.map((value) => facetTerm(facet, value)))]
}

function withAny({ segment, size }: OpenSegment, terms: readonly string[]): Bitmap {
  const bitmap = newBitmap(size)
  for (const term of terms) {
    const range = findPostings(segment, encodeTerm(term))
    for (let at = range?.start ?? 0; at < (range?.end ?? 0); at++) setBit(bitmap, segment.postingDocs[at] as number)
  }
  return bitmap
}

function allowedOf(open: OpenSegment, demands: Demands): Bitmap | undefined {
  if (demands.length === 0 && open.takenOut === 0) return undefined
  const allowed = newBitmap(open.size).fill(255)
  for (let at = 0; at < allowed.length; at++) allowed[at] = (allowed[at] as number) & ~(open.deleted[at] as number)
  for (const terms of demands) {
    const some = withAny(open, terms)
    for (let at = 0; at < allowed.length; at++) allowed[at] = (allowed[at] as number) & (some[at] as number)
  }
  return allowed
}

const MOST_KEPT = 64
const kept = new WeakMap<Snapshot, Map<string, readonly (Bitmap | undefined)[]>>()

/** By segment, the documents that are there and inside scope and filters; undefined where that is every one. */
export function allowedIn(
  snapshot: Snapshot,
  scope: SearchScope,
  filters: readonly SearchFilter[],
): readonly (Bitmap | undefined)[] {
  const demands = demandsOf(scope, filters)
  const name = JSON.stringify(demands)
  let own = kept.get(snapshot)
  if (!own) {
    own = new Map()
    kept.set(snapshot, own)
  }
  let allowed = own.get(name)
  if (!allowed) {
    if (own.size >= MOST_KEPT) own.clear()
    allowed = snapshot.segments.map((open) => allowedOf(open, demands))
    own.set(name, allowed)
  }
  return allowed
}
