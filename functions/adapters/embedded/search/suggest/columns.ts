import { facetValue, publisherTerm } from '#finding/analysis/term-names.ts'
import type { Segment, SortKeys } from '../index/segment.ts'
import { termsWithPrefix } from '../index/term-range.ts'

/** Values by document of a segment that suggestions are grouped and sorted by. */
export interface SuggestColumns {
  readonly publishers: readonly string[]
  /** indices into `publishers` */
  readonly publisherOf: Uint16Array
  readonly designationRank: Uint16Array
  readonly titleRank: Uint16Array
  /** documents sorted by their families' hashes */
  readonly byFamily: Uint16Array
}

const decoder = new TextDecoder()

function rankOf({ order }: SortKeys): Uint16Array {
  const ranks = new Uint16Array(order.length)
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank
  return ranks
}

/** Factor that makes room for a document below a family's hash in one number that sorts. */
const MAX_DOCUMENTS = 2 ** 16

function readColumns(segment: Segment): SuggestColumns {
  const { keys, termBytes, termStarts, postingStarts, postingDocs, families } = segment
  const publisherOf = new Uint16Array(keys.length)
  const publishers: string[] = []
  const { first, last } = termsWithPrefix(segment, publisherTerm(''))
  for (let term = first; term < last; term++) {
    for (let at = postingStarts[term] as number; at < (postingStarts[term + 1] as number); at++)
      publisherOf[postingDocs[at] as number] = publishers.length
    publishers.push(facetValue(decoder.decode(termBytes.subarray((termStarts[term] as number) + 1, termStarts[term + 1]))))
  }
  const packed = Float64Array.from(families, (family, doc) => family * MAX_DOCUMENTS + doc).sort()
  return {
    publishers,
    publisherOf,
    designationRank: rankOf(segment.designationKeys),
    titleRank: rankOf(segment.titleKeys),
    byFamily: Uint16Array.from(packed, (value) => value % MAX_DOCUMENTS),
  }
}

const cache = new WeakMap<Segment, SuggestColumns>()

/** Derives the columns from the segment on first use. */
export function suggestColumnsOf(segment: Segment): SuggestColumns {
  let columns = cache.get(segment)
  if (!columns) {
    columns = readColumns(segment)
    cache.set(segment, columns)
  }
  return columns
}
