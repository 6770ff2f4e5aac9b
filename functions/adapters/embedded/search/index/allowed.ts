import { openingConditions } from '#entitlement/holdings.ts'
import { collectionTerm, facetTerm, publisherTerm } from '#finding/analysis/term-names.ts'
import type { Facet, SearchFilter, SearchScope } from '#finding/intent.ts'
import { type Bitmap, newBitmap, setBit } from './bitmap.ts'
import { encodeTerm, findPostings } from './lookup.ts'
import type { OpenSegment, Snapshot } from './snapshot.ts'

/** By segment, some of its documents; undefined where that is every one. */
export type Allowed = readonly (Bitmap | undefined)[]

const MOST_KEPT = 200
const kept = new WeakMap<Snapshot, Map<string, Allowed>>()

function keep(snapshot: Snapshot, name: string, make: () => Allowed): Allowed {
  let own = kept.get(snapshot)
  if (!own) {
    own = new Map()
    kept.set(snapshot, own)
  }
  let allowed = own.get(name)
  if (!allowed) {
    if (own.size >= MOST_KEPT) own.clear()
    allowed = make()
    own.set(name, allowed)
  }
  return allowed
}

function withAny({ segment, size }: OpenSegment, terms: readonly string[]): Bitmap {
  const bitmap = newBitmap(size)
  for (const term of terms) {
    const range = findPostings(segment, encodeTerm(term))
    for (let at = range?.start ?? 0; at < (range?.end ?? 0); at++) setBit(bitmap, segment.postingDocs[at] as number)
  }
  return bitmap
}

/** Documents in both; without a second, a bitmap of its own. */
function both(one: Bitmap | undefined, other: Bitmap | undefined): Bitmap | undefined {
  if (!one || !other) return one ?? other
  const bitmap = one.slice()
  for (let at = 0; at < bitmap.length; at++) bitmap[at] = (bitmap[at] as number) & (other[at] as number)
  return bitmap
}

function notDeleted({ deleted, takenOut }: OpenSegment): Bitmap | undefined {
  return takenOut ? deleted.map((byte) => ~byte) : undefined
}

/** The term that finds the documents of a publisher or collection. */
const HOLDING_TERM = { publisher: publisherTerm, collections: collectionTerm }

/** The documents that are not deleted and inside the scope. */
export function inScope(snapshot: Snapshot, { documents }: SearchScope): Allowed {
  const terms =
    documents === 'all'
      ? []
      : openingConditions(documents).flatMap(({ attribute, values }) => values.map(HOLDING_TERM[attribute]))
  return keep(snapshot, JSON.stringify(['scope', documents === 'all' || terms]), () =>
    snapshot.segments.map((open) => both(notDeleted(open), documents === 'all' ? undefined : withAny(open, terms))),
  )
}

/** Of some documents those of one publisher. */
export function publishedBy(snapshot: Snapshot, allowed: Allowed, publisher: string): Allowed {
  return snapshot.segments.map((open, index) => both(withAny(open, [publisherTerm(publisher)]), allowed[index]))
}

function withValues(snapshot: Snapshot, facet: Facet, filters: readonly SearchFilter[]): Allowed {
  return keep(snapshot, JSON.stringify(['facet', facet, filters.map(({ values }) => values)]), () =>
    snapshot.segments.map((open) =>
      filters
        .map(
          ({ values }) =>
            withAny(
              open,
              values.map((value) => facetTerm(facet, value)),
            ) as Bitmap | undefined,
        )
        .reduce(both),
    ),
  )
}

/** A facet that is filtered, and the documents with what is asked of it. */
export interface Filtered {
  readonly facet: Facet
  readonly allowed: Allowed
}

export function filteredBy(snapshot: Snapshot, filters: readonly SearchFilter[]): Filtered[] {
  const byFacet = Map.groupBy(filters, ({ facet }) => facet)
  return [...byFacet].map(([facet, own]) => ({ facet, allowed: withValues(snapshot, facet, own) }))
}

/** The documents that are there and inside scope and filters. */
export function allowedIn(snapshot: Snapshot, scope: SearchScope, filters: readonly SearchFilter[]): Allowed {
  return keep(snapshot, JSON.stringify(['all', scope.documents, filters]), () => {
    const all = [inScope(snapshot, scope), ...filteredBy(snapshot, filters).map(({ allowed }) => allowed)]
    return snapshot.segments.map((_, index) => all.map((allowed) => allowed[index]).reduce(both))
  })
}
