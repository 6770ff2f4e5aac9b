import type { Comparison } from '../compare-texts.ts'
import { blockOfWord } from '../word-list.ts'
import type { CarriedSpan } from './span-range.ts'

/** Share of the words of a place that must stand in the newer text for it to be that place, changed. */
const SAME_SHARE = 0.4
/** Words of the newer text for each of the older that a changed place covers at most, and some more. */
const MAX_GROWTH = 3
const MAX_ADDED_WORDS = 12

interface ChangedSpan {
  readonly because: 'reworded' | 'replaced'
  readonly span: CarriedSpan
}

/** Applies rules 10 and 11 of `carryPlaces`: the words of the newer text that stand for some of the older one. */
export function changedSpan([start, end]: CarriedSpan, comparison: Comparison): ChangedSpan | undefined {
  const partners = comparison.words.newer.subarray(start, end)
  const between = spanBetween(start, end, comparison)
  const matched = matchedSpan(partners, comparison)
  if (matched) return { because: 'reworded', span: withEdges(matched, partners, between) }
  return between && { because: 'replaced', span: between }
}

const isTooLong = ([start, end]: CarriedSpan, words: number): boolean => end - start > words * MAX_GROWTH + MAX_ADDED_WORDS

/** The words of the newer text that a place's words became: all of them, where paragraphs follow each other, or those of one block. */
function matchedSpan(partners: Int32Array, { newer }: Comparison): CarriedSpan | undefined {
  const all = [...partners.filter((word) => word >= 0)]
  const byBlock = Map.groupBy(all, (word) => blockOfWord(newer, word))
  const most = [...byBlock.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  for (const words of [all, most]) {
    if (words.length === 0 || words.length < partners.length * SAME_SHARE) continue
    const span: CarriedSpan = [Math.min(...words), Math.max(...words) + 1]
    if (!isTooLong(span, partners.length)) return span
  }
  return undefined
}

/** Adds what stands now where the first or last words of a place stood. */
function withEdges([start, end]: CarriedSpan, partners: Int32Array, between: CarriedSpan | undefined): CarriedSpan {
  if (!between) return [start, end]
  return [
    (partners[0] as number) < 0 && between[0] < start ? between[0] : start,
    (partners.at(-1) as number) < 0 && between[1] > end ? between[1] : end,
  ]
}

/** Words that stand now between those before and after a place, where both are in one block as they were. */
function spanBetween(start: number, end: number, { older, newer, words }: Comparison): CarriedSpan | undefined {
  const block = blockOfWord(older, start)
  const [first, last] = [older.firstOfBlock[block] as number, older.firstOfBlock[block + 1] as number]
  let before = start - 1
  while (before >= first && (words.newer[before] as number) < 0) before--
  let after = end
  while (after < last && (words.newer[after] as number) < 0) after++
  const from = before >= first ? (words.newer[before] as number) + 1 : undefined
  const to = after < last ? (words.newer[after] as number) : undefined
  const known = from === undefined ? to : from - 1
  if (known === undefined) return undefined
  const newBlock = blockOfWord(newer, known)
  const span: CarriedSpan = [from ?? (newer.firstOfBlock[newBlock] as number), to ?? (newer.firstOfBlock[newBlock + 1] as number)]
  const isInBlock = span[0] < span[1] && blockOfWord(newer, span[0]) === newBlock && blockOfWord(newer, span[1] - 1) === newBlock
  return isInBlock && !isTooLong(span, end - start) ? span : undefined
}
