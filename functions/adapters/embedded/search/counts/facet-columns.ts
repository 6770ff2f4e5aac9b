import { facetTerm, facetValue } from '#finding/analysis/term-names.ts'
import type { Facet } from '#finding/intent.ts'
import type { Segment } from '../index/segment.ts'
import { termsWithPrefix } from '../index/term-range.ts'

/** Values of one facet by document of a segment. Those of document d are at [starts[d], starts[d + 1]). */
export interface FacetColumn {
  /** in the order of their terms */
  readonly values: readonly string[]
  readonly starts: Uint32Array
  /** indices into `values` */
  readonly ordinals: Uint16Array | Uint32Array
}

const decoder = new TextDecoder()

function readColumn(segment: Segment, facet: Facet): FacetColumn {
  const { keys, termBytes, termStarts, postingStarts, postingDocs } = segment
  const prefix = facetTerm(facet, '')
  const { first, last } = termsWithPrefix(segment, prefix)
  const values = Array.from({ length: last - first }, (_, at) =>
    facetValue(decoder.decode(termBytes.subarray(termStarts[first + at], termStarts[first + at + 1])).slice(prefix.length)),
  )
  const [from, to] = [postingStarts[first] as number, postingStarts[last] as number]
  const starts = new Uint32Array(keys.length + 1)
  for (let at = from; at < to; at++) {
    const after = (postingDocs[at] as number) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let doc = 0; doc < keys.length; doc++) starts[doc + 1] = (starts[doc + 1] as number) + (starts[doc] as number)
  const next = starts.slice()
  const ordinals = values.length <= 0x10000 ? new Uint16Array(to - from) : new Uint32Array(to - from)
  for (let ordinal = 0; ordinal < values.length; ordinal++) {
    for (let at = postingStarts[first + ordinal] as number; at < (postingStarts[first + ordinal + 1] as number); at++) {
      const doc = postingDocs[at] as number
      const place = next[doc] as number
      ordinals[place] = ordinal
      next[doc] = place + 1
    }
  }
  return { values, starts, ordinals }
}

const cache = new WeakMap<Segment, Map<Facet, FacetColumn>>()

/** Derives the column from the postings on first use; the segment stores the values once, as postings. */
export function facetColumn(segment: Segment, facet: Facet): FacetColumn {
  let own = cache.get(segment)
  if (!own) {
    own = new Map()
    cache.set(segment, own)
  }
  let column = own.get(facet)
  if (!column) {
    column = readColumn(segment, facet)
    own.set(facet, column)
  }
  return column
}
