import type { SearchField } from '#finding/intent.ts'
import { IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Allowed } from '../index/allowed.ts'
import { type Bitmap, hasBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings, gallop, type PostingRange } from '../index/lookup.ts'
import type { Segment } from '../index/segment.ts'
import { type OpenSegment, type Snapshot, segmentOf } from '../index/snapshot.ts'
import type { Matches } from './matches.ts'

export interface Term {
  /** postings by segment */
  readonly ranges: readonly (PostingRange | undefined)[]
  /** documents whose full texts count: the others have the words of their records alone */
  readonly texts: Allowed
  /** number of documents */
  readonly documents: number
  /** inverse document frequency */
  readonly weight: number
}

/** Tells whether a posting is of a closed full text alone. */
const isClosed = ({ postingDocs, impacts, shares }: Segment, at: number, texts: Bitmap): boolean =>
  shares[at] !== 0 && shares[at] === impacts[at] && !hasBit(texts, postingDocs[at] as number)

function countPostings({ segment }: OpenSegment, range: PostingRange | undefined, texts: Bitmap | undefined): number {
  if (!range) return 0
  let count = range.end - range.start
  if (texts) for (let at = range.start; at < range.end; at++) if (isClosed(segment, at, texts)) count--
  return count
}

/** Finds a word. Nothing of it is told by full texts that are closed, its weight included. */
export function findWord({ segments, size }: Snapshot, name: string, texts: Allowed): Term {
  const bytes = encodeTerm(name)
  const ranges = segments.map(({ segment }) => findPostings(segment, bytes))
  const documents = segments.reduce((sum, open, index) => sum + countPostings(open, ranges[index], texts[index]), 0)
  return { ranges, texts, documents, weight: Math.log(1 + (size - documents + 0.5) / (documents + 0.5)) }
}

/** Finds a term that records alone have. */
export const findFlag = (snapshot: Snapshot, name: string): Term => findWord(snapshot, name, [])

interface Cursor {
  at: number
  readonly end: number
  readonly weight: number
}

/** Matches the documents of one segment with every term, the first of which leads. */
function matchSegment(
  { segment, base }: OpenSegment,
  allowed: Bitmap | undefined,
  texts: Bitmap | undefined,
  cursors: readonly Cursor[],
  worth: Float64Array,
  into: Matches,
): void {
  const { postingDocs: docs, impacts, shares } = segment
  const [lead, ...others] = cursors as [Cursor, ...Cursor[]]
  next: for (let at = lead.at; at < lead.end; at++) {
    const doc = docs[at] as number
    if (allowed && !hasBit(allowed, doc)) continue
    const isOpen = !texts || hasBit(texts, doc)
    const first = worth[(impacts[at] as number) - (isOpen ? 0 : (shares[at] as number))] as number
    if (first === 0) continue
    let score = first * lead.weight
    for (const other of others) {
      other.at = gallop(docs, other.at, other.end, doc)
      if (other.at === other.end) return
      if (docs[other.at] !== doc) continue next
      const own = worth[(impacts[other.at] as number) - (isOpen ? 0 : (shares[other.at] as number))] as number
      if (own === 0) continue next
      score += own * other.weight
    }
    into.add(base + doc, score)
  }
}

/**
 * Matches the documents with every term. The rarest leads: its weight says so, which closed texts have no part in. The number of its
 * postings has: the order of a sum changes its last digit, and that the order of documents that score alike.
 */
export function matchTerms(
  snapshot: Snapshot,
  terms: readonly Term[],
  field: SearchField,
  allowed: readonly (Bitmap | undefined)[],
  into: Matches,
): void {
  if (terms.length === 0) return
  const rarestFirst = terms.toSorted((a, b) => b.weight - a.weight)
  for (const [index, open] of snapshot.segments.entries()) {
    const ranges = rarestFirst.map(({ ranges, weight }) => ({ range: ranges[index], weight }))
    if (ranges.some(({ range }) => !range)) continue
    const cursors = ranges.map(({ range, weight }) => ({ at: range?.start ?? 0, end: range?.end ?? 0, weight }))
    matchSegment(open, allowed[index], terms[0]?.texts[index], cursors, IMPACT_SCORES[field], into)
  }
}

/** Calls back with each allowed document of a term, and the term's impact there, as far as its text is open. */
export function forEachPosting(
  snapshot: Snapshot,
  { ranges, texts }: Term,
  allowed: readonly (Bitmap | undefined)[],
  found: (doc: number, impact: number) => void,
): void {
  for (const [index, { segment, base }] of snapshot.segments.entries()) {
    const range = ranges[index]
    if (!range) continue
    const [own, open] = [allowed[index], texts[index]]
    for (let at = range.start; at < range.end; at++) {
      const doc = segment.postingDocs[at] as number
      if ((own && !hasBit(own, doc)) || (open && isClosed(segment, at, open))) continue
      const closed = !open || hasBit(open, doc) ? 0 : (segment.shares[at] as number)
      found(base + doc, (segment.impacts[at] as number) - closed)
    }
  }
}

/** Tells whether a document has a term. */
export function hasTerm(snapshot: Snapshot, { ranges, texts }: Term, doc: number): boolean {
  const open = segmentOf(snapshot, doc)
  const index = snapshot.segments.indexOf(open)
  const [range, own] = [ranges[index], texts[index]]
  if (!range) return false
  const { segment, base } = open
  const at = gallop(segment.postingDocs, range.start, range.end, doc - base)
  return at < range.end && segment.postingDocs[at] === doc - base && !(own && isClosed(segment, at, own))
}

/** Tells whether an allowed document has a term. */
export function hasPosting({ segments }: Snapshot, { ranges, texts }: Term, allowed: Allowed): boolean {
  return segments.some(({ segment }, index) => {
    const [range, own, open] = [ranges[index], allowed[index], texts[index]]
    if (!range) return false
    for (let at = range.start; at < range.end; at++)
      if ((!own || hasBit(own, segment.postingDocs[at] as number)) && !(open && isClosed(segment, at, open))) return true
    return false
  })
}
