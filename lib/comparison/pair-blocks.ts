import type { Alignment } from './align/align-words.ts'
import type { Run } from './align/find-runs.ts'
import { matchShortest } from './align/shortest-script.ts'
import { pairTableRows } from './pair-table-rows.ts'
import { countShared, endWord, firstWord, lengthOf, sharesBlock } from './shared-words.ts'
import { slideGaps } from './slide-gaps.ts'
import { blockOfWord, type ContentCounts, type WordList } from './word-list.ts'

/** A block that stands elsewhere must be more alike, as nothing around it speaks for it. */
const MOVED_BLOCK = 0.6
const MIN_MOVED_WORDS = 3
/** Words that are said to have moved from one paragraph into another. */
const MIN_MOVED_RUN = 8

export interface Pairing {
  /** per newer word its older one, -1 where new; moved words included */
  readonly older: Int32Array
  readonly newer: Int32Array
  /** per newer word, 1 where it stands in another order than its neighbours */
  readonly isMoved: Uint8Array
}

/** Takes back matches between blocks that share too few words: these are words that any two sentences share. */
function dropStray(older: WordList, newer: WordList, { older: partner, newer: back }: Alignment, content: ContentCounts): void {
  for (const [block, counts] of countShared(older, newer, partner, content)) {
    for (const [other, count] of counts) {
      if (sharesBlock([older, newer], [other, block], count, content)) continue
      for (let word = firstWord(newer, block); word < endWord(newer, block); word++) {
        const match = partner[word] as number
        if (match < firstWord(older, other) || match >= endWord(older, other)) continue
        partner[word] = -1
        back[match] = -1
      }
    }
  }
}

function isFreeIn(partner: Int32Array, from: number, to: number): boolean {
  for (let word = from; word < to; word++) if ((partner[word] as number) >= 0) return false
  return true
}

/** Matches words between blocks that are the same, where stray matches had taken their partners. */
function refill(older: WordList, newer: WordList, { older: partner, newer: back }: Alignment, content: ContentCounts): void {
  for (const [block, counts] of countShared(older, newer, partner, content)) {
    for (const other of counts.keys()) {
      let [a, b] = [firstWord(older, other), firstWord(newer, block)]
      const end = endWord(newer, block)
      const between = (toA: number, toB: number) => {
        if (a >= toA || b >= toB || !isFreeIn(back, a, toA) || !isFreeIn(partner, b, toB)) return
        matchShortest({ ids: older.ids, start: a, end: toA }, { ids: newer.ids, start: b, end: toB }, (atOlder, atNewer) => {
          partner[atNewer] = atOlder
          back[atOlder] = atNewer
        })
      }
      for (let word = b; word < end; word++) {
        const match = partner[word] as number
        if (match < firstWord(older, other) || match >= endWord(older, other)) continue
        between(match, word)
        a = match + 1
        b = word + 1
      }
      between(endWord(older, other), end)
    }
  }
}

const textKey = ({ ids }: WordList, from: number, to: number) => ids.subarray(from, to).join(' ')

/** Blocks without a matched word, by their words; a text that stands there twice is left out. */
function freeBlocks(list: WordList, partner: Int32Array): Map<string, number> {
  const blocks = new Map<string, number>()
  for (let block = 0; block + 1 < list.firstOfBlock.length; block++) {
    if (lengthOf(list, block) < MIN_MOVED_WORDS || !isFree(list, partner, block, 1)) continue
    const key = textKey(list, firstWord(list, block), endWord(list, block))
    blocks.set(key, blocks.has(key) ? -1 : block)
  }
  return blocks
}

/** Tells whether a share of a block's words is not matched. */
function isFree(list: WordList, partner: Int32Array, block: number, share: number): boolean {
  let free = 0
  for (let word = firstWord(list, block); word < endWord(list, block); word++) if ((partner[word] as number) < 0) free++
  return free >= share * lengthOf(list, block)
}

/** Blocks that may have moved: pairs of free blocks that share a run, or all of their words. */
function movedCandidates(older: WordList, newer: WordList, pairing: Pairing, runs: readonly Run[]): [number, number][] {
  const pairs = new Map<string, [number, number]>()
  for (const run of runs) {
    const pair: [number, number] = [blockOfWord(older, run.older), blockOfWord(newer, run.newer)]
    pairs.set(pair.join(' '), pair)
  }
  const olderBlocks = freeBlocks(older, pairing.newer)
  for (const [key, block] of freeBlocks(newer, pairing.older)) {
    const other = olderBlocks.get(key) ?? -1
    if (block >= 0 && other >= 0) pairs.set(`${other} ${block}`, [other, block])
  }
  return [...pairs.values()].filter(
    ([a, b]) => isFree(older, pairing.newer, a, MOVED_BLOCK) && isFree(newer, pairing.older, b, MOVED_BLOCK),
  )
}

function matchMovedBlock(older: WordList, newer: WordList, pairing: Pairing, [a, b]: readonly [number, number]): boolean {
  const matches: [number, number][] = []
  matchShortest(
    { ids: older.ids, start: firstWord(older, a), end: endWord(older, a) },
    { ids: newer.ids, start: firstWord(newer, b), end: endWord(newer, b) },
    (atOlder, atNewer) => {
      if ((pairing.newer[atOlder] as number) < 0 && (pairing.older[atNewer] as number) < 0) matches.push([atOlder, atNewer])
    },
  )
  if (matches.length < Math.max(MIN_MOVED_WORDS, MOVED_BLOCK * Math.min(lengthOf(older, a), lengthOf(newer, b)))) return false
  for (const [atOlder, atNewer] of matches) matchMoved(pairing, atOlder, atNewer)
  return true
}

/** Matches the equal blocks beside one that moved: a heading is too short to be found alone. */
function matchMovedNeighbors(older: WordList, newer: WordList, pairing: Pairing, moved: readonly [number, number]): void {
  const isBlock = (list: WordList, block: number) => block >= 0 && block + 1 < list.firstOfBlock.length
  for (const step of [-1, 1]) {
    let [a, b] = [moved[0] + step, moved[1] + step]
    while (
      isBlock(older, a) &&
      isBlock(newer, b) &&
      isFree(older, pairing.newer, a, 1) &&
      isFree(newer, pairing.older, b, 1) &&
      textKey(older, firstWord(older, a), endWord(older, a)) === textKey(newer, firstWord(newer, b), endWord(newer, b))
    ) {
      const shift = firstWord(newer, b) - firstWord(older, a)
      for (let word = firstWord(older, a); word < endWord(older, a); word++) matchMoved(pairing, word, word + shift)
      a += step
      b += step
    }
  }
}

function matchMoved(pairing: Pairing, atOlder: number, atNewer: number): void {
  pairing.older[atNewer] = atOlder
  pairing.newer[atOlder] = atNewer
  pairing.isMoved[atNewer] = 1
}

/** Matches long runs whose words are free on both sides: sentences that moved into another paragraph. */
function matchMovedRuns(pairing: Pairing, runs: readonly Run[]): void {
  const isFreeAt = ({ older, newer }: Run, offset: number) =>
    (pairing.newer[older + offset] as number) < 0 && (pairing.older[newer + offset] as number) < 0
  for (const run of runs) {
    let start = 0
    while (start < run.length) {
      let end = start
      while (end < run.length && isFreeAt(run, end)) end++
      if (end - start >= MIN_MOVED_RUN)
        for (let offset = start; offset < end; offset++) matchMoved(pairing, run.older + offset, run.newer + offset)
      start = end + 1
    }
  }
}

/** Makes the matches of words agree with the blocks: stray ones go, blocks and sentences that moved are found. */
export function pairBlocks(older: WordList, newer: WordList, alignment: Alignment, content: ContentCounts): Pairing {
  dropStray(older, newer, alignment, content)
  refill(older, newer, alignment, content)
  slideGaps(older, newer, alignment)
  pairTableRows(older, newer, alignment)
  const pairing = { older: alignment.older, newer: alignment.newer, isMoved: new Uint8Array(newer.ids.length) }
  const moved = movedCandidates(older, newer, pairing, alignment.moved).filter((pair) =>
    matchMovedBlock(older, newer, pairing, pair),
  )
  for (const pair of moved) matchMovedNeighbors(older, newer, pairing, pair)
  matchMovedRuns(pairing, alignment.moved)
  return pairing
}
