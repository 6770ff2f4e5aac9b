import { hashOf } from '#finding/analysis/analyse.ts'
import type { SearchScope } from '#finding/intent.ts'
import { FULL_TEXT } from '../index/segment.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import type { Matches } from './matches.ts'
import { isTextOpen } from './open-texts.ts'

function hasPhrase(words: Uint32Array, start: number, end: number, phrase: readonly number[]): boolean {
  const [first] = phrase
  next: for (let at = start; at <= end - phrase.length; at++) {
    if (words[at] !== first) continue
    for (let more = 1; more < phrase.length; more++) if (words[at + more] !== phrase[more]) continue next
    return true
  }
  return false
}

/** End of the words of a document's record. A former release did not mark it: then nothing is known to be of the record. */
function endOfRecord(words: Uint32Array, start: number, end: number): number {
  const at = words.indexOf(FULL_TEXT, start)
  return at < 0 || at >= end ? start : at
}

/** Removes matches that lack one of the phrases. */
export function filterByPhrases(
  snapshot: Snapshot,
  phrases: readonly (readonly string[])[],
  scope: Pick<SearchScope, 'texts'>,
  matches: Matches,
): void {
  if (phrases.length === 0) return
  const hashes = phrases.map((phrase) => phrase.map(hashOf))
  matches.filter((doc) => {
    const open = segmentOf(snapshot, doc)
    const { starts, words } = snapshot.streamsOf(open)
    const [start, end] = [starts[doc - open.base] as number, starts[doc - open.base + 1] as number]
    const last = isTextOpen(snapshot, scope, doc) ? end : endOfRecord(words, start, end)
    return hashes.every((phrase) => hasPhrase(words, start, last, phrase))
  })
}
