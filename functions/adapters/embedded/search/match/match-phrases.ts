import { hashOf } from '#finding/analysis/analyse.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import type { Matches } from './matches.ts'

function hasPhrase(words: Uint32Array, start: number, end: number, phrase: readonly number[]): boolean {
  const [first] = phrase
  next: for (let at = start; at <= end - phrase.length; at++) {
    if (words[at] !== first) continue
    for (let more = 1; more < phrase.length; more++) if (words[at + more] !== phrase[more]) continue next
    return true
  }
  return false
}

/** Removes matches that lack one of the phrases. */
export function filterByPhrases(snapshot: Snapshot, phrases: readonly (readonly string[])[], matches: Matches): void {
  if (phrases.length === 0) return
  const hashes = phrases.map((phrase) => phrase.map(hashOf))
  matches.filter((doc) => {
    const open = segmentOf(snapshot, doc)
    const { starts, words } = snapshot.streamsOf(open)
    const [start, end] = [starts[doc - open.base] as number, starts[doc - open.base + 1] as number]
    return hashes.every((phrase) => hasPhrase(words, start, end, phrase))
  })
}
