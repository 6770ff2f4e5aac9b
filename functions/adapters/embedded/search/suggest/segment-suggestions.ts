import { titleWord } from '#finding/analysis/term-names.ts'
import { isInTitle } from '#finding/ranking/weigh.ts'
import type { TypedText } from '#finding/suggest/typed-text.ts'
import { type Bitmap, hasBit, newBitmap, setBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings, gallop, type PostingRange } from '../index/lookup.ts'
import type { OpenSegment } from '../index/snapshot.ts'
import { termsWithPrefix } from '../index/term-range.ts'
import { titlesWithPrefix } from '../match/titles-with-prefix.ts'
import { BestFamilies } from './best-families.ts'
import { suggestColumnsOf } from './columns.ts'

/** Tiers, the best first: exact names, names by prefix, other editions, titles by prefix, titles with the words. */
const [NAMED, ALIAS_NAMED, PREFIX, ALIAS_PREFIX, OTHER_EDITION] = [0, 1, 2, 3, 4]
export const [TITLE_TIER, WORDS_TIER] = [5, 6]
/** least tiers of a document's own names, and of its aliases */
const [MIN_OWN_TIER, MIN_ALIAS_TIER] = [4, 2]

/** A key is composed of the tier, a flag for older editions, and the rank. */
const OLDER_EDITION = 2 ** 28
const TIER_SIZE = 2 * OLDER_EDITION
const LATEST_DATE = 99_991_231

export const tierOf = (key: number) => Math.floor(key / TIER_SIZE)

/** Best families of one segment for a text, found in steps, the best ones first. */
export class SegmentSuggestions {
  readonly best: BestFamilies
  private readonly open: OpenSegment
  private readonly allowed: Bitmap | undefined

  constructor(open: OpenSegment, allowed: Bitmap | undefined, max: number) {
    this.open = open
    this.allowed = allowed
    this.best = new BestFamilies(suggestColumnsOf(open.segment), open.segment.families, max)
  }

  private add(tier: number, doc: number, rank: number): void {
    if (this.allowed && !hasBit(this.allowed, doc)) return
    this.best.add(doc, tier * TIER_SIZE + (hasBit(this.open.current, doc) ? 0 : OLDER_EDITION) + rank)
  }

  private addPostings(tier: number, { start, end }: PostingRange): void {
    const { segment } = this.open
    const { designationRank } = suggestColumnsOf(segment)
    for (let at = start; at < end; at++) {
      const doc = segment.postingDocs[at] as number
      this.add(tier, doc, designationRank[doc] as number)
    }
  }

  addNames({ names, own, other }: TypedText): void {
    for (const { term, tier } of names) {
      const range = findPostings(this.open.segment, encodeTerm(term))
      if (range) this.addPostings(tier >= MIN_OWN_TIER ? NAMED : tier >= MIN_ALIAS_TIER ? ALIAS_NAMED : OTHER_EDITION, range)
    }
    for (const term of own) this.addPostings(PREFIX, postingsWithPrefix(this.open, term))
    for (const term of other) this.addPostings(ALIAS_PREFIX, postingsWithPrefix(this.open, term))
  }

  addTitles({ title }: TypedText): void {
    const { segment } = this.open
    const { titleRank } = suggestColumnsOf(segment)
    for (const doc of titlesWithPrefix(segment, title)) this.add(TITLE_TIER, doc, titleRank[doc] as number)
  }

  /** Adds titles with each complete word and a word of the prefix. */
  addWords({ whole, beginning }: TypedText): void {
    const { dates } = this.open.segment
    const found = (doc: number) => this.add(WORDS_TIER, doc, LATEST_DATE - (dates[doc] as number))
    const byPrefix = beginning === undefined ? undefined : postingsWithPrefix(this.open, titleWord(beginning))
    if (whole.length > 0) forEachWithWords(this.open, whole, byPrefix, found)
    else if (byPrefix) for (let at = byPrefix.start; at < byPrefix.end; at++) found(this.open.segment.postingDocs[at] as number)
  }
}

function postingsWithPrefix({ segment }: OpenSegment, term: string): PostingRange {
  const { first, last } = termsWithPrefix(segment, term)
  return { start: segment.postingStarts[first] as number, end: segment.postingStarts[last] as number }
}

function markedIn({ segment, size }: OpenSegment, { start, end }: PostingRange): Bitmap {
  const marked = newBitmap(size)
  for (let at = start; at < end; at++) setBit(marked, segment.postingDocs[at] as number)
  return marked
}

function forEachWithWords(
  open: OpenSegment,
  whole: readonly string[],
  byPrefix: PostingRange | undefined,
  found: (doc: number) => void,
): void {
  const { postingDocs: docs, impacts } = open.segment
  const ranges = whole.map((term) => findPostings(open.segment, encodeTerm(term)))
  if (!ranges.every((range) => range !== undefined) || (byPrefix && byPrefix.start === byPrefix.end)) return
  const cursors = ranges.map(({ start, end }) => ({ at: start, end }))
  const [lead, ...others] = cursors.sort((a, b) => a.end - a.at - (b.end - b.at)) as [Cursor, ...Cursor[]]
  const marked = byPrefix && markedIn(open, byPrefix)
  next: for (let at = lead.at; at < lead.end; at++) {
    const doc = docs[at] as number
    if ((marked && !hasBit(marked, doc)) || !isInTitle(impacts[at] as number)) continue
    for (const other of others) {
      other.at = gallop(docs, other.at, other.end, doc)
      if (other.at === other.end) return
      if (docs[other.at] !== doc || !isInTitle(impacts[other.at] as number)) continue next
    }
    found(doc)
  }
}

interface Cursor {
  at: number
  readonly end: number
}
