import type { SearchField } from '#finding/intent.ts'
import { IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import { type Bitmap, hasBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings, gallop, type PostingRange } from '../index/lookup.ts'
import type { OpenSegment, Snapshot } from '../index/snapshot.ts'
import type { Matches } from './matches.ts'

export interface Term {
  readonly bytes: Uint8Array
  /** postings by segment */
  readonly ranges: readonly (PostingRange | undefined)[]
  /** inverse document frequency */
  readonly weight: number
}

export function findTerm({ segments, size }: Snapshot, name: string): Term {
  const bytes = encodeTerm(name)
  const ranges = segments.map(({ segment }) => findPostings(segment, bytes))
  const documents = ranges.reduce((sum, range) => sum + (range ? range.end - range.start : 0), 0)
  return { bytes, ranges, weight: Math.log(1 + (size - documents + 0.5) / (documents + 0.5)) }
}

interface Cursor {
  at: number
  readonly end: number
  readonly weight: number
}

/** Matches the documents of one segment with every term. The rarest term leads. */
function matchSegment(
  { segment, base }: OpenSegment,
  allowed: Bitmap | undefined,
  cursors: readonly Cursor[],
  worth: Float64Array,
  into: Matches,
): void {
  const { postingDocs: docs, impacts } = segment
  const [lead, ...others] = cursors as [Cursor, ...Cursor[]]
  next: for (let at = lead.at; at < lead.end; at++) {
    const doc = docs[at] as number
    if (allowed && !hasBit(allowed, doc)) continue
    const first = worth[impacts[at] as number] as number
    if (first === 0) continue
    let score = first * lead.weight
    for (const other of others) {
      other.at = gallop(docs, other.at, other.end, doc)
      if (other.at === other.end) return
      if (docs[other.at] !== doc) continue next
      const own = worth[impacts[other.at] as number] as number
      if (own === 0) continue next
      score += own * other.weight
    }
    into.add(base + doc, score)
  }
}

export function matchTerms(
  snapshot: Snapshot,
  terms: readonly Term[],
  field: SearchField,
  allowed: readonly (Bitmap | undefined)[],
  into: Matches,
): void {
  if (terms.length === 0) return
  for (const [index, open] of snapshot.segments.entries()) {
    const ranges = terms.map(({ ranges, weight }) => ({ range: ranges[index], weight }))
    if (ranges.some(({ range }) => !range)) continue
    const cursors = ranges.map(({ range, weight }) => ({ at: range?.start ?? 0, end: range?.end ?? 0, weight }))
    cursors.sort((a, b) => a.end - a.at - (b.end - b.at))
    matchSegment(open, allowed[index], cursors, IMPACT_SCORES[field], into)
  }
}

/** Calls back with each allowed document of a term, and the term's impact there. */
export function forEachPosting(
  snapshot: Snapshot,
  { ranges }: Term,
  allowed: readonly (Bitmap | undefined)[],
  found: (doc: number, impact: number) => void,
): void {
  for (const [index, { segment, base }] of snapshot.segments.entries()) {
    const range = ranges[index]
    if (!range) continue
    const own = allowed[index]
    for (let at = range.start; at < range.end; at++) {
      const doc = segment.postingDocs[at] as number
      if (!own || hasBit(own, doc)) found(base + doc, segment.impacts[at] as number)
    }
  }
}
