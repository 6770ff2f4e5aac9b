import { familyKey, otherKey } from '#finding/analysis/term-names.ts'
import type { NameIndex, NamePostings } from '#finding/names/name-index.ts'
import { findPublisherMention } from '#finding/names/publisher-names.ts'
import { type Allowed, publishedBy } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { gallop } from '../index/lookup.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { standsForEdition } from '../index/standing.ts'
import { termsWithPrefix } from '../index/term-range.ts'
import { findFlag, forEachPosting } from '../match/match-terms.ts'
import { publisherNamesOf } from './publisher-names.ts'

/** Tells whether designations begin with this word. */
function isSeries({ segments }: Snapshot, word: string): boolean {
  if (word.length < 2) return false
  const prefixes = [familyKey, otherKey].map((key) => key(`${word.toLowerCase()} `))
  return segments.some(({ segment }) =>
    prefixes.some((prefix) => {
      const { first, last } = termsWithPrefix(segment, prefix)
      return first < last
    }),
  )
}

function findIn(snapshot: Snapshot, allowed: Allowed, name: string): NamePostings {
  const term = findFlag(snapshot, name)
  return {
    forEach: (found) => forEachPosting(snapshot, term, allowed, found),
    has(doc) {
      const open = segmentOf(snapshot, doc)
      const range = term.ranges[snapshot.segments.indexOf(open)]
      if (!range) return false
      const at = gallop(open.segment.postingDocs, range.start, range.end, doc - open.base)
      return at < range.end && open.segment.postingDocs[at] === doc - open.base
    },
  }
}

function* postingsWithPrefix({ segments }: Snapshot, allowed: Allowed, prefix: string): Generator<readonly number[]> {
  for (const [index, { segment, base }] of segments.entries()) {
    const { first, last } = termsWithPrefix(segment, prefix)
    const own = allowed[index]
    for (let term = first; term < last; term++) {
      const docs = segment.postingDocs.subarray(segment.postingStarts[term], segment.postingStarts[term + 1])
      yield [...docs].filter((doc) => !own || hasBit(own, doc)).map((doc) => base + doc)
    }
  }
}

/** Index of the names of a snapshot's allowed documents. */
export function snapshotNames(snapshot: Snapshot, allowed: Allowed): NameIndex {
  return {
    find: (term) => findIn(snapshot, allowed, term),
    withPrefix: (prefix) => postingsWithPrefix(snapshot, allowed, prefix),
    isCurrent(doc) {
      const { current, base } = segmentOf(snapshot, doc)
      return hasBit(current, doc - base)
    },
    isRowOfEdition: (doc) => standsForEdition(standingsOf(snapshot)[doc] as number),
    dateOf(doc) {
      const { segment, base } = segmentOf(snapshot, doc)
      return segment.dates[doc - base] as number
    },
    familyOf(doc) {
      const { segment, base } = segmentOf(snapshot, doc)
      return segment.families[doc - base] as number
    },
    isSeries: (word) => isSeries(snapshot, word),
    findPublisherMention: (text) => findPublisherMention(publisherNamesOf(snapshot), text),
    publishedBy: (code) => snapshotNames(snapshot, publishedBy(snapshot, allowed, code)),
  }
}
