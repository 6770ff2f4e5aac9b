import { familyKey, otherKey } from '#finding/analysis/term-names.ts'
import type { NameIndex, NamePostings } from '#finding/names/name-index.ts'
import { findPublisherMention } from '#finding/names/publisher-names.ts'
import { type Allowed, publishedBy } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { gallop } from '../index/lookup.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { termsBeginning } from '../index/term-range.ts'
import { eachPosting, lookUp } from '../match/match-words.ts'
import { publishersOf } from './publisher-names.ts'

/** Designations begin with this word. */
function isSeries({ segments }: Snapshot, word: string): boolean {
  if (word.length < 2) return false
  const beginnings = [familyKey, otherKey].map((key) => key(`${word.toLowerCase()} `))
  return segments.some(({ segment }) =>
    beginnings.some((beginning) => {
      const { first, last } = termsBeginning(segment, beginning)
      return first < last
    }),
  )
}

function findIn(snapshot: Snapshot, allowed: Allowed, name: string): NamePostings {
  const term = lookUp(snapshot, name)
  return {
    forEach: (found) => eachPosting(snapshot, term, allowed, found),
    has(doc) {
      const open = segmentOf(snapshot, doc)
      const range = term.ranges[snapshot.segments.indexOf(open)]
      if (!range) return false
      const at = gallop(open.segment.postingDocs, range.start, range.end, doc - open.base)
      return at < range.end && open.segment.postingDocs[at] === doc - open.base
    },
  }
}

function* beginningIn({ segments }: Snapshot, allowed: Allowed, start: string): Generator<readonly number[]> {
  for (const [index, { segment, base }] of segments.entries()) {
    const { first, last } = termsBeginning(segment, start)
    const own = allowed[index]
    for (let term = first; term < last; term++) {
      const docs = segment.postingDocs.subarray(segment.postingStarts[term], segment.postingStarts[term + 1])
      yield [...docs].filter((doc) => !own || hasBit(own, doc)).map((doc) => base + doc)
    }
  }
}

/** The names of a snapshot's documents, as far as they are allowed. */
export function heldIn(snapshot: Snapshot, allowed: Allowed): NameIndex {
  return {
    find: (term) => findIn(snapshot, allowed, term),
    withPrefix: (start) => beginningIn(snapshot, allowed, start),
    isCurrent(doc) {
      const { current, base } = segmentOf(snapshot, doc)
      return hasBit(current, doc - base)
    },
    dateOf(doc) {
      const { segment, base } = segmentOf(snapshot, doc)
      return segment.dates[doc - base] as number
    },
    familyOf(doc) {
      const { segment, base } = segmentOf(snapshot, doc)
      return segment.families[doc - base] as number
    },
    isSeries: (word) => isSeries(snapshot, word),
    findPublisherMention: (text) => findPublisherMention(publishersOf(snapshot), text),
    publishedBy: (code) => heldIn(snapshot, publishedBy(snapshot, allowed, code)),
  }
}
