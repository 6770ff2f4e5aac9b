import { facetValue, publisherTerm } from '#finding/analysis/term-names.ts'
import type { Segment, SortKeys } from '../index/segment.ts'
import { termsBeginning } from '../index/term-range.ts'

/** What suggestions are grouped and ordered by, of each document of a segment. */
export interface SuggestColumns {
  readonly publishers: readonly string[]
  /** places in `publishers` */
  readonly publisherOf: Uint16Array
  readonly designationRank: Uint16Array
  readonly titleRank: Uint16Array
  /** documents in the order of their families' hashes */
  readonly byFamily: Uint16Array
}

const decoder = new TextDecoder()

function rankOf({ order }: SortKeys): Uint16Array {
  const ranks = new Uint16Array(order.length)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}

const FAMILY = 2 ** 16

function readColumns(segment: Segment): SuggestColumns {
  const { keys, termBytes, termStarts, postingStarts, postingDocs, families } = segment
  const publisherOf = new Uint16Array(keys.length)
  const publishers: string[] = []
  const { first, last } = termsBeginning(segment, publisherTerm(''))
  for (let term = first; term < last; term++) {
    for (let at = postingStarts[term] as number; at < (postingStarts[term + 1] as number); at++)
      publisherOf[postingDocs[at] as number] = publishers.length
    publishers.push(facetValue(decoder.decode(termBytes.subarray((termStarts[term] as number) + 1, termStarts[term + 1]))))
  }
  const packed = Float64Array.from(families, (family, doc) => family * FAMILY + doc).sort()
  return {
    publishers,
    publisherOf,
    designationRank: rankOf(segment.designationKeys),
    titleRank: rankOf(segment.titleKeys),
    byFamily: Uint16Array.from(packed, (value) => value % FAMILY),
  }
}

const made = new WeakMap<Segment, SuggestColumns>()

/** Turned out of the segment when first asked for. */
export function suggestColumnsOf(segment: Segment): SuggestColumns {
  let columns = made.get(segment)
  if (!columns) {
    columns = readColumns(segment)
    made.set(segment, columns)
  }
  return columns
}
