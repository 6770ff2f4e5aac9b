import type { Facet } from '#finding/intent.ts'
import { STATUS_WORDS } from '#standing/status-words.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import { wordIn } from '../index/standing.ts'
import { type FacetColumn, facetColumn } from './facet-columns.ts'

/** Values of one facet over all segments. */
export interface FacetValues {
  /** sorted */
  readonly values: readonly string[]
  /** by segment: its column, and the index into `values` of each ordinal of the column */
  readonly columns: ReadonlyMap<OpenSegment, { readonly column: FacetColumn; readonly places: Uint32Array }>
}

function gather({ segments }: Snapshot, facet: Facet): FacetValues {
  const columns = segments.map((open) => {
    if (facet === 'standing') return wordColumn(open)
    const column = facetColumn(open.segment, facet)
    return facet === 'publisher' && open.rights.size > 0 ? withRights(column, open) : column
  })
  const values = [...new Set(columns.flatMap((column) => column.values))].sort()
  const placeOf = new Map(values.map((value, place) => [value, place]))
  const placed = columns.map((column, index) => {
    const places = Uint32Array.from(column.values, (value) => placeOf.get(value) as number)
    return [segments[index] as OpenSegment, { column, places }] as const
  })
  return { values, columns: new Map(placed) }
}

/** The status of each document, which is no term: it changes without the text. */
function wordColumn({ standings, size }: OpenSegment): FacetColumn {
  const starts = Uint32Array.from({ length: size + 1 }, (_, doc) => doc)
  return {
    values: STATUS_WORDS,
    starts,
    ordinals: Uint16Array.from(standings, (standing) => STATUS_WORDS.indexOf(wordIn(standing))),
  }
}

/** Puts the publishers that are stored apart in the place of those of the column. */
function withRights({ values, starts, ordinals }: FacetColumn, { rights, size }: OpenSegment): FacetColumn {
  const all = [...new Set([...values, ...rights.values().flatMap(({ publishers }) => publishers)])]
  const ordinalOf = new Map(all.map((value, ordinal) => [value, ordinal]))
  const joined = Array.from({ length: size }, (_, doc) => {
    const own = rights.get(doc)
    return own
      ? [...new Set(own.publishers)].map((value) => ordinalOf.get(value) as number)
      : [...ordinals.subarray(starts[doc], starts[doc + 1])]
  })
  const nextStarts = new Uint32Array(size + 1)
  for (const [doc, own] of joined.entries()) nextStarts[doc + 1] = (nextStarts[doc] as number) + own.length
  return { values: all, starts: nextStarts, ordinals: Uint32Array.from(joined.flat()) }
}

const cache = new WeakMap<Snapshot, Map<Facet, FacetValues>>()

export function facetValues(snapshot: Snapshot, facet: Facet): FacetValues {
  let own = cache.get(snapshot)
  if (!own) {
    own = new Map()
    cache.set(snapshot, own)
  }
  let values = own.get(facet)
  if (!values) {
    values = gather(snapshot, facet)
    own.set(facet, values)
  }
  return values
}

/** Adds the numbers of documents with each value. */
export function tally(snapshot: Snapshot, { columns }: FacetValues, docs: Uint32Array, into: Uint32Array): void {
  for (let at = 0; at < docs.length; ) {
    const open = segmentOf(snapshot, docs[at] as number)
    const { column, places } = columns.get(open) as { column: FacetColumn; places: Uint32Array }
    const { starts, ordinals } = column
    const [first, end] = [open.base, open.base + open.size]
    for (; at < docs.length; at++) {
      const doc = docs[at] as number
      if (doc < first || doc >= end) break
      const last = starts[doc - first + 1] as number
      for (let one = starts[doc - first] as number; one < last; one++) {
        const place = places[ordinals[one] as number] as number
        into[place] = (into[place] as number) + 1
      }
    }
  }
}
