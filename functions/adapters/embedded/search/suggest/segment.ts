import { titleWord } from '#finding/analysis/term-names.ts'
import { isInTitle } from '#finding/ranking/weigh.ts'
import type { TypedText } from '#finding/suggest/typed-text.ts'
import { type Bitmap, hasBit, newBitmap, setBit } from '../index/bitmap.ts'
import { encodeTerm, findPostings, gallop, type Range } from '../index/lookup.ts'
import type { OpenSegment } from '../index/snapshot.ts'
import { termsBeginning } from '../index/term-range.ts'
import { titlesBeginning } from '../match/titles-beginning.ts'
import { BestFamilies } from './best.ts'
import { suggestColumnsOf } from './columns.ts'

/** What is named comes first, then what begins so, then titles: those that begin so, and those that have the words. */
const [NAMED, ALSO_NAMED, BEGINS, ALSO_BEGINS, OTHER_EDITION] = [0, 1, 2, 3, 4]
export const [TITLE, WORDS] = [5, 6]
/** from these on, a name is the document's own, and one that it also has */
const [OWN_NAME, ALSO_NAME] = [4, 2]

/** A key is the tier, then whether it is an older edition, then the rank within. */
const OLDER = 2 ** 28
const TIER = 2 * OLDER
const LATEST = 99_991_231

export const tierOf = (key: number) => Math.floor(key / TIER)

/** One segment's best families for a text, looked for step by step, the better first. */
export class SegmentSuggestions {
  readonly best: BestFamilies
  private readonly open: OpenSegment
  private readonly allowed: Bitmap | undefined

  constructor(open: OpenSegment, allowed: Bitmap | undefined, most: number) {
    this.open = open
    this.allowed = allowed
    this.best = new BestFamilies(suggestColumnsOf(open.segment), open.segment.families, most)
  }

  private offer(tier: number, doc: number, rank: number): void {
    if (this.allowed && !hasBit(this.allowed, doc)) return
    this.best.offer(doc, tier * TIER + (hasBit(this.open.current, doc) ? 0 : OLDER) + rank)
  }

  private offerPostings(tier: number, { start, end }: Range): void {
    const { segment } = this.open
    const { designationRank } = suggestColumnsOf(segment)
    for (let at = start; at < end; at++) {
      const doc = segment.postingDocs[at] as number
      this.offer(tier, doc, designationRank[doc] as number)
    }
  }

  addNames({ names, own, other }: TypedText): void {
    for (const { term, tier } of names) {
      const range = findPostings(this.open.segment, encodeTerm(term))
      if (range) this.offerPostings(tier >= OWN_NAME ? NAMED : tier >= ALSO_NAME ? ALSO_NAMED : OTHER_EDITION, range)
    }
    for (const term of own) this.offerPostings(BEGINS, postingsBeginning(this.open, term))
    for (const term of other) this.offerPostings(ALSO_BEGINS, postingsBeginning(this.open, term))
  }

  addTitles({ title }: TypedText): void {
    const { segment } = this.open
    const { titleRank } = suggestColumnsOf(segment)
    for (const doc of titlesBeginning(segment, title)) this.offer(TITLE, doc, titleRank[doc] as number)
  }

  /** Titles with each whole word, and one that begins so. */
  addWords({ whole, beginning }: TypedText): void {
    const { dates } = this.open.segment
    const found = (doc: number) => this.offer(WORDS, doc, LATEST - (dates[doc] as number))
    const begun = beginning === undefined ? undefined : postingsBeginning(this.open, titleWord(beginning))
    if (whole.length > 0) eachWithWords(this.open, whole, begun, found)
    else if (begun) for (let at = begun.start; at < begun.end; at++) found(this.open.segment.postingDocs[at] as number)
  }
}

function postingsBeginning({ segment }: OpenSegment, term: string): Range {
  const { first, last } = termsBeginning(segment, term)
  return { start: segment.postingStarts[first] as number, end: segment.postingStarts[last] as number }
}

function markedIn({ segment, size }: OpenSegment, { start, end }: Range): Bitmap {
  const marked = newBitmap(size)
  for (let at = start; at < end; at++) setBit(marked, segment.postingDocs[at] as number)
  return marked
}

function eachWithWords(
  open: OpenSegment,
  whole: readonly string[],
  begun: Range | undefined,
  found: (doc: number) => void,
): void {
  const { postingDocs: docs, impacts } = open.segment
  const ranges = whole.map((term) => findPostings(open.segment, encodeTerm(term)))
  if (!ranges.every((range) => range !== undefined) || (begun && begun.start === begun.end)) return
  const cursors = ranges.map(({ start, end }) => ({ at: start, end }))
  const [lead, ...others] = cursors.sort((a, b) => a.end - a.at - (b.end - b.at)) as [Cursor, ...Cursor[]]
  const marked = begun && markedIn(open, begun)
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
