import { type Holdable, type Holdings, isOpenTo, openingConditions } from '#entitlement/holdings.ts'
import { collectionTerm, facetTerm, publisherTerm } from '#finding/analysis/term-names.ts'
import type { Facet, SearchScope } from '#finding/intent.ts'
import { yearRangeOf } from '#finding/year-range.ts'
import { type Bitmap, clearBit, hasBit, newBitmap, setBit } from './bitmap.ts'
import { encodeTerm, findPostings } from './lookup.ts'
import { type OpenSegment, type Snapshot, segmentOf } from './snapshot.ts'
import { standsForEdition, wordIn } from './standing.ts'
import { termsBetween } from './term-range.ts'

/** Documents by segment; undefined for all of a segment. */
export type Allowed = readonly (Bitmap | undefined)[]

const CACHE_SIZE = 200
const cache = new WeakMap<Snapshot, Map<string, Allowed>>()

/** Makes documents once for a snapshot. */
export function cached(snapshot: Snapshot, name: string, make: () => Allowed): Allowed {
  let own = cache.get(snapshot)
  if (!own) {
    own = new Map()
    cache.set(snapshot, own)
  }
  let allowed = own.get(name)
  if (!allowed) {
    if (own.size >= CACHE_SIZE) own.clear()
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

/** Decides about documents whose rights are stored apart by those rights. */
function overrule({ rights }: OpenSegment, has: (own: Holdable) => boolean, into: Bitmap): Bitmap {
  for (const [doc, own] of rights)
    if (has(own)) setBit(into, doc)
    else clearBit(into, doc)
  return into
}

const isBy =
  (codes: readonly string[]) =>
  ({ publishers }: Holdable): boolean =>
    publishers.some((one) => codes.includes(one))

function withWords({ standings, size }: OpenSegment, words: readonly string[]): Bitmap {
  const bitmap = newBitmap(size)
  for (let doc = 0; doc < size; doc++) if (words.includes(wordIn(standings[doc] as number))) setBit(bitmap, doc)
  return bitmap
}

/** Documents with one of a facet's values. */
export function withValue(open: OpenSegment, facet: Facet, values: readonly string[]): Bitmap {
  if (facet === 'standing') return withWords(open, values)
  const bitmap = withAny(
    open,
    values.map((value) => facetTerm(facet, value)),
  )
  if (facet === 'publisher') return overrule(open, isBy(values), bitmap)
  const ranges = facet === 'year' ? values.flatMap((value) => yearRangeOf(value) ?? []) : []
  for (const { from, to } of ranges) {
    const { first, last } = termsBetween(open.segment, facetTerm(facet, from), facetTerm(facet, to))
    const { postingStarts, postingDocs } = open.segment
    for (let at = postingStarts[first] as number; at < (postingStarts[last] as number); at++)
      setBit(bitmap, postingDocs[at] as number)
  }
  return bitmap
}

/** Documents in both bitmaps, where an undefined one stands for all. */
export function both(one: Bitmap | undefined, other: Bitmap | undefined): Bitmap | undefined {
  if (!one || !other) return one ?? other
  const bitmap = one.slice()
  for (let at = 0; at < bitmap.length; at++) bitmap[at] = (bitmap[at] as number) & (other[at] as number)
  return bitmap
}

function notDeleted({ deleted, deletedCount }: OpenSegment): Bitmap | undefined {
  return deletedCount ? deleted.map((byte) => ~byte) : undefined
}

/** Documents that holdings open. */
function openedBy(open: OpenSegment, holdings: Holdings): Bitmap {
  const terms = openingConditions(holdings).flatMap(({ attribute, values }) => values.map(HOLDING_TERM[attribute]))
  return overrule(open, (own) => isOpenTo(holdings, own), withAny(open, terms))
}

/** Terms that find the documents of a publisher or collection. */
const HOLDING_TERM = { publishers: publisherTerm, collections: collectionTerm }

/** Documents that are inside the scope and not deleted. */
export function inScope(snapshot: Snapshot, { documents }: Pick<SearchScope, 'documents'>): Allowed {
  return cached(snapshot, JSON.stringify(['scope', documents]), () =>
    snapshot.segments.map((open) => both(notDeleted(open), documents === 'all' ? undefined : openedBy(open, documents))),
  )
}

/** Documents inside the scope that stand for their edition: of twins, one. */
export function editionsInScope(snapshot: Snapshot, { documents }: Pick<SearchScope, 'documents'>): Allowed {
  return cached(snapshot, JSON.stringify(['editions', documents]), () => {
    const allowed = inScope(snapshot, { documents })
    return snapshot.segments.map(({ standings, size }, index) => {
      const bitmap = newBitmap(size)
      for (let doc = 0; doc < size; doc++) if (standsForEdition(standings[doc] as number)) setBit(bitmap, doc)
      return both(bitmap, allowed[index])
    })
  })
}

/** Allowed documents of one publisher. */
export function publishedBy(snapshot: Snapshot, allowed: Allowed, publisher: string): Allowed {
  const by = (open: OpenSegment) => overrule(open, isBy([publisher]), withAny(open, [publisherTerm(publisher)]))
  return snapshot.segments.map((open, index) => both(by(open), allowed[index]))
}

export function isAllowed(snapshot: Snapshot, allowed: Allowed, doc: number): boolean {
  const open = segmentOf(snapshot, doc)
  const own = allowed[snapshot.segments.indexOf(open)]
  return !own || hasBit(own, doc - open.base)
}
