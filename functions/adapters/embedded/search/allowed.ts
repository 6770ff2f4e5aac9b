import type { Facet, SearchFilter, SearchScope } from '#ports/search.ts'
import { type Bitmap, newBitmap, setBit } from './bitmap.ts'
import { encodeTerm, findPostings } from './lookup.ts'
import type { OpenSegment, Snapshot } from './snapshot.ts'
import { collectionTerm, facetTerm, publisherTerm } from './term-names.ts'

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
  return one.map((byte, at) => byte & (other[at] as number))
}

const notDeleted = ({ deleted, takenOut }: OpenSegment) => (takenOut ? deleted.map((byte) => ~byte) : undefined)

/** What is there, and inside the scope. */
function inScope(snapshot: Snapshot, { documents }: SearchScope): Allowed {
  const terms =
    documents === 'all' ? [] : [...documents.publishers.map(publisherTerm), ...documents.collections.map(collectionTerm)]
  return keep(snapshot, JSON.stringify(['scope', documents === 'all' || terms]), () =>
    snapshot.segments.map((open) => both(notDeleted(open), documents === 'all' ? undefined : withAny(open, terms))),
  )
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
interface Filtered {
  readonly facet: Facet
  readonly allowed: Allowed
}

function filteredBy(snapshot: Snapshot, filters: readonly SearchFilter[]): Filtered[] {
  const byFacet = Map.groupBy(filters, ({ facet }) => facet)
  return [...byFacet].map(([facet, own]) => ({ facet, allowed: withValues(snapshot, facet, own) }))
}

const nameOf = (kind: string, { documents }: SearchScope, filters: readonly SearchFilter[]) =>
  JSON.stringify([kind, documents, filters])

/** The documents that are there and inside scope and filters. */
export function allowedIn(snapshot: Snapshot, scope: SearchScope, filters: readonly SearchFilter[]): Allowed {
  return keep(snapshot, nameOf('all', scope, filters), () => {
    const all = [inScope(snapshot, scope), ...filteredBy(snapshot, filters).map(({ allowed }) => allowed)]
    return snapshot.segments.map((_, index) => all.map((allowed) => allowed[index]).reduce(both))
  })
}

/** Documents that all filters but one let through, or all of them. */
function nearly(filters: readonly Bitmap[], size: number): Bitmap {
  const [all, butOne] = [newBitmap(size).fill(255), newBitmap(size)]
  for (const filter of filters) {
    for (let at = 0; at < all.length; at++) {
      const [before, own] = [all[at] as number, filter[at] as number]
      butOne[at] = ((butOne[at] as number) & own) | (before & ~own)
      all[at] = before & own
    }
  }
  return all.map((byte, at) => byte | (butOne[at] as number))
}

export interface NearlyAllowed {
  readonly allowed: Allowed
  readonly filtered: readonly Filtered[]
}

/** What some facet counts when its own filter is left out. */
export function nearlyAllowedIn(snapshot: Snapshot, scope: SearchScope, filters: readonly SearchFilter[]): NearlyAllowed {
  const filtered = filteredBy(snapshot, filters)
  const there = inScope(snapshot, scope)
  if (filtered.length < 2) return { allowed: there, filtered }
  const allowed = keep(snapshot, nameOf('nearly', scope, filters), () =>
    snapshot.segments.map(({ size }, index) => {
      const own = filtered.map(({ allowed }) => allowed[index] as Bitmap)
      return both(there[index], nearly(own, size))
    }),
  )
  return { allowed, filtered }
}
