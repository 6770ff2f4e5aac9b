import { alignWords, type CheckStop } from './align-words.ts'
import type { ComparedText } from './compared-text.ts'
import { type BlockChange, listBlockChanges } from './list-block-changes.ts'
import { type ClauseChange, listClauseChanges } from './list-clause-changes.ts'
import { type Pairing, pairBlocks } from './pair-blocks.ts'
import { type ClausePairs, pairClauses } from './pair-clauses.ts'
import { blockTexts, listWords, type WordList, WordNumbers } from './word-list.ts'

/**
 * Differences of two texts. Words are compared by what they say: spaces, line breaks, hyphens within words, shapes of quotes
 * and dashes are no change, and neither is the number of a clause or the label of an item, which are listed apart. The same two
 * texts give the same answer, and in the other direction the same answer turned round.
 */
export interface Comparison {
  readonly older: WordList
  readonly newer: WordList
  /** words of both texts that are the same, those that moved included */
  readonly words: Pairing
  readonly clausePairs: ClausePairs
  readonly blocks: readonly BlockChange[]
  readonly clauses: readonly ClauseChange[]
}

/** Orders two texts by what they say, so that the direction of a comparison does not matter. */
function isBefore(a: ComparedText, b: ComparedText): boolean {
  const count = Math.min(a.blocks.length, b.blocks.length)
  for (let at = 0; at < count; at++) {
    const [one, other] = [a.blocks[at], b.blocks[at]].map((block) => (block ? blockTexts(block).join('\n') : ''))
    if (one !== other) return (one as string) < (other as string)
  }
  return a.blocks.length <= b.blocks.length
}

/** Pairs words and clauses in one direction. */
function pair(a: ComparedText, b: ComparedText, checkStop: CheckStop) {
  const numbers = new WordNumbers()
  const lists: [WordList, WordList] = [listWords(a, numbers), listWords(b, numbers)]
  const words = pairBlocks(...lists, alignWords(lists[0].ids, lists[1].ids, checkStop))
  checkStop()
  return { lists, words, clausePairs: pairClauses(a, b, lists, words) }
}

function turned({ older, newer, isMoved }: Pairing): Pairing {
  const moved = new Uint8Array(newer.length)
  isMoved.forEach((is, word) => {
    if (is) moved[older[word] as number] = 1
  })
  return { older: newer, newer: older, isMoved: moved }
}

/** Compares two texts. `checkStop` is called now and then; what it throws ends the comparison. */
export function compareTexts(older: ComparedText, newer: ComparedText, checkStop: CheckStop = () => undefined): Comparison {
  const isTurned = !isBefore(older, newer)
  const found = isTurned ? pair(newer, older, checkStop) : pair(older, newer, checkStop)
  const words = isTurned ? turned(found.words) : found.words
  const clausePairs = isTurned ? { older: found.clausePairs.newer, newer: found.clausePairs.older } : found.clausePairs
  const lists = (isTurned ? found.lists.toReversed() : found.lists) as [WordList, WordList]
  const texts = [older, newer] as const
  const blocks = listBlockChanges(texts, lists, words)
  return {
    older: lists[0],
    newer: lists[1],
    words,
    clausePairs,
    blocks,
    clauses: listClauseChanges(texts, clausePairs, blocks),
  }
}
