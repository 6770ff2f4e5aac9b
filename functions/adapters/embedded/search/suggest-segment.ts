import type { SearchField } from '#ports/search.ts'
import { type Bitmap, hasBit, newBitmap, setBit } from './bitmap.ts'
import { encodeTerm, findPostings, gallop, type Range } from './lookup.ts'
import type { OpenSegment } from './snapshot.ts'
import { BestFamilies } from './suggest-best.ts'
import { suggestColumnsOf } from './suggest-columns.ts'
import type { Typed } from './suggest-text.ts'
import { titleWord } from './term-names.ts'
import { termsBeginning } from './term-range.ts'
import { titlesBeginning } from './titles-beginning.ts'
import { isInTitle } from './weigh.ts'

/** What is named comes first, then what begins so, then titles: those that begin so, and those that have the words. */
export const [NAMED, ALSO_NAMED, BEGINS, ALSO_BEGINS, OTHER_EDITION, TITLE, WORDS] = [0, 1, 2, 3, 4, 5, 6]
const SURELY = 4
const SOMEHOW = 2
const OLDER = 2 ** 28
const TIER = 2 * OLDER
const LATEST = 99_991_231

export const tierOf = (key: number) => Math.floor(key / TIER)

/** One segment's best families for a text. */
export function suggestIn(
  open: OpenSegment,
  allowed: Bitmap | undefined,
  typed: Typed,
  field: SearchField,
  most: number,
): BestFamilies {
  const { segment, current } = open
  const { designationRank, titleRank } = suggestColumnsOf(segment)
  const best = new BestFamilies(suggestColumnsOf(segment), segment.families, most)
  const offer = (tier: number, doc: number, rank: number) => {
    if (allowed && !hasBit(allowed, doc)) return
    best.offer(doc, tier * TIER + (hasBit(current, doc) ? 0 : OLDER) + rank)
  }
  const offerNames = ({ start, end }: Range, tier: number) => {
    for (let at = start; at < end; at++) {
      const doc = segment.postingDocs[at] as number
      offer(tier, doc, designationRank[doc] as number)
    }
  }
  if (field !== 'keyword') {
    for (const { term, tier } of typed.names) {
      const range = findPostings(segment, encodeTerm(term))
      if (range) offerNames(range, tier >= SURELY ? NAMED : tier >= SOMEHOW ? ALSO_NAMED : OTHER_EDITION)
    }
    for (const term of typed.own) offerNames(postingsBeginning(open, term), BEGINS)
    for (const term of typed.other) offerNames(postingsBeginning(open, term), ALSO_BEGINS)
  }
  if (field !== 'designation') {
    for (const doc of titlesBeginning(segment, typed.title)) offer(TITLE, doc, titleRank[doc] as number)
    eachWithWords(open, typed, (doc) => offer(WORDS, doc, LATEST - (segment.dates[doc] as number)))
  }
  return best
}

function postingsBeginning({ segment }: OpenSegment, term: string): Range {
  const { first, last } = termsBeginning(segment, term)
  return { start: segment.postingStarts[first] as number, end: segment.postingStarts[last] as number }
}

/** Documents whose title has each whole word, and one that begins so. */
function eachWithWords(open: OpenSegment, { whole, beginning }: Typed, found: (doc: number) => void): void {
  const { postingDocs: docs, impacts } = open.segment
  const begun = beginning === undefined ? undefined : postingsBeginning(open, titleWord(beginning))
  const ranges = whole.map((term) => findPostings(open.segment, encodeTerm(term)))
  if (begun && begun.start === begun.end) return
  if (ranges.length === 0) {
    if (begun) for (let at = begun.start; at < begun.end; at++) found(docs[at] as number)
    return
  }
  const cursors = ranges.map((range) => ({ at: range?.start ?? 0, end: range?.end ?? 0 }))
  cursors.sort((a, b) => a.end - a.at - (b.end - b.at))
  const [lead, ...others] = cursors as [{ at: number; end: number }, ...{ at: number; end: number }[]]
  if (lead.at === lead.end) return
  const marked = begun && newBitmap(open.size)
  if (marked) for (let at = begun.start; at < begun.end; at++) setBit(marked, docs[at] as number)
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
