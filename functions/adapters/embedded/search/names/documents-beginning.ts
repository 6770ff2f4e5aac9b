import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { beginningOf } from '#finding/names/designation-prefix.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { termsWithPrefix } from '../index/term-range.ts'

/** Documents whose designation continues the one that the text is: parts, editions, supplements. */
export function documentsBeginning({ segments }: Snapshot, { text }: ParsedQuery): number[] {
  const prefix = beginningOf(text)
  if (prefix === undefined) return []
  return segments.flatMap(({ segment, base }) => {
    const { first, last } = termsWithPrefix(segment, prefix)
    const docs = segment.postingDocs.subarray(segment.postingStarts[first], segment.postingStarts[last])
    return Array.from(docs, (doc) => base + doc)
  })
}
