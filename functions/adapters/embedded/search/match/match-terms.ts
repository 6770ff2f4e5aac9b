import type { SearchField } from '#finding/intent.ts'
import { IMPACT_SCORES } from '#finding/ranking/weigh.ts'
import type { Allowed } from '../index/allowed.ts'
import { type Bitmap, hasBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings, gallop, type PostingRange } from '../index/lookup.ts'
import type { Segment } from '../index/segment.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import type { Matches } from './matches.ts'

/** Range of postings in columns: those of a segment, or others that are made of them. */
export interface Postings extends PostingRange {
  readonly docs: Uint16Array
  readonly impacts: Uint16Array
  readonly shares: Uint8Array
}

export interface Term {
  /** postings by segment */
  readonly ranges: readonly (Postings | undefined)[]
  /** documents whose full texts count: the others have the words of their records alone */
  readonly texts: Allowed
  /** number of documents */
  readonly documents: number
  /** inverse document frequency */
  readonly weight: number
}

/** Tells whether a posting is of a closed full text alone. */
const isClosed = ({ docs, impacts, shares }: Postings, at: number, texts: Bitmap): boolean =>
  shares[at] !== 0 && shares[at] === impacts[at] && !hasBit(texts, docs[at] as number)

function countPostings(range: Postings | undefined, texts: Bitmap | undefined): number {
  if (!range) return 0
  let count = range.end - range.start
  if (texts) for (let at = range.start; at < range.end; at++) if (isClosed(range, at, texts)) count--
  return count
}

function postingsIn(segment: Segment, name: Uint8Array): Postings | undefined {
  const range = findPostings(segment, name)
  const { postingDocs: docs, impacts, shares } = segment
  return range && { ...range, docs, impacts, shares }
}

/** Term of postings by segment. */
export function termOf(size: number, ranges: Term['ranges'], texts: Allowed): Term {
  const documents = ranges.reduce((sum, range, index) => sum + countPostings(range, texts[index]), 0)
  return { ranges, texts, documents, weight: Math.log(1 + (size - documents + 0.5) / (documents + 0.5)) }
}

/** Finds a word. Nothing of it is told by full texts that are closed, its weight included. */
export function findWord({ segments, size }: Snapshot, name: string, texts: Allowed): Term {
  const bytes = encodeTerm(name)
  return termOf(
    size,
    segments.map(({ segment }) => postingsIn(segment, bytes)),
    texts,
  )
}

/** Finds a term that records alone have. */
export const findFlag = (snapshot: Snapshot, name: string): Term => findWord(snapshot, name, [])

interface Cursor extends Omit<Postings, 'start'> {
  at: number
  readonly weight: number
}

/** Matches the documents of one segment with every term, the first of which leads. */
function matchSegment(
  base: number,
  allowed: Bitmap | undefined,
  texts: Bitmap | undefined,
  cursors: readonly Cursor[],
  worth: Float64Array,
  into: Matches,
): void {
  const [lead, ...others] = cursors as [Cursor, ...Cursor[]]
  const { docs, impacts, shares } = lead
  next: for (let at = lead.at; at < lead.end; at++) {
    const doc = docs[at] as number
    if (allowed && !hasBit(allowed, doc)) continue
    const isOpen = !texts || hasBit(texts, doc)
    const first = worth[(impacts[at] as number) - (isOpen ? 0 : (shares[at] as number))] as number
    if (first === 0) continue
    let score = first * lead.weight
    for (const other of others) {
      other.at = gallop(other.docs, other.at, other.end, doc)
      if (other.at === other.end) return
      if (other.docs[other.at] !== doc) continue next
      const own = worth[(other.impacts[other.at] as number) - (isOpen ? 0 : (other.shares[other.at] as number))] as number
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
    const cursors = rarestFirst.flatMap(({ ranges: { [index]: range }, weight }) =>
      range ? [{ docs: range.docs, impacts: range.impacts, shares: range.shares, at: range.start, end: range.end, weight }] : [],
    )
    if (cursors.length < terms.length) continue
    matchSegment(open.base, allowed[index], terms[0]?.texts[index], cursors, IMPACT_SCORES[field], into)
  }
}

/** Calls back with each allowed document of a term, and the term's impact there, as far as its text is open. */
export function forEachPosting(
  snapshot: Snapshot,
  { ranges, texts }: Term,
  allowed: readonly (Bitmap | undefined)[],
  found: (doc: number, impact: number) => void,
): void {
  for (const [index, { base }] of snapshot.segments.entries()) {
    const range = ranges[index]
    if (!range) continue
    const [own, open] = [allowed[index], texts[index]]
    const { docs, impacts, shares } = range
    for (let at = range.start; at < range.end; at++) {
      const doc = docs[at] as number
      if ((own && !hasBit(own, doc)) || (open && isClosed(range, at, open))) continue
      const closed = !open || hasBit(open, doc) ? 0 : (shares[at] as number)
      found(base + doc, (impacts[at] as number) - closed)
    }
  }
}

/** Tells whether a document has a term. */
export function hasTerm(snapshot: Snapshot, { ranges, texts }: Term, doc: number): boolean {
  const open = segmentOf(snapshot, doc)
  const index = snapshot.segments.indexOf(open)
  const [range, own] = [ranges[index], texts[index]]
  if (!range) return false
  const at = gallop(range.docs, range.start, range.end, doc - open.base)
  return at < range.end && range.docs[at] === doc - open.base && !(own && isClosed(range, at, own))
}

/** Tells whether an allowed document has a term. */
export function hasPosting({ segments }: Snapshot, { ranges, texts }: Term, allowed: Allowed): boolean {
  return segments.some((_, index) => {
    const [range, own, open] = [ranges[index], allowed[index], texts[index]]
    if (!range) return false
    for (let at = range.start; at < range.end; at++)
      if ((!own || hasBit(own, range.docs[at] as number)) && !(open && isClosed(range, at, open))) return true
    return false
  })
}
