import { alignWords, type CheckStop } from './align/align-words.ts'
import type { ComparedBlock, ComparedText } from './compared-text.ts'
import { type BlockChange, listBlockChanges, matchBlocks, turnBlockChange } from './list-block-changes.ts'
import { type ClauseChange, listClauseChanges } from './list-clause-changes.ts'
import { movedAlong, movedClauses } from './moved-clauses.ts'
import { type Pairing, pairBlocks } from './pair-blocks.ts'
import { type ClausePairs, matchHeadings, pairClauses, turnClausePairs } from './pair-clauses.ts'
import { blockTexts, countContent, listWords, type WordList } from './word-list.ts'
import { WordNumbers } from './words/word-numbers.ts'

/**
 * Differences of two texts. Words are compared by what they say: spaces, line breaks, hyphens at the end of a line, shapes of quotes
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

/** Everything that a comparison reads of a block. */
const saidBy = ({ clauses }: ComparedText, { kind, clause, label, ...block }: ComparedBlock): string => {
  const { number, title, level } = clauses[clause] ?? {}
  return JSON.stringify([...blockTexts(block as ComparedBlock), kind, label, number, title, level])
}

/** Orders two texts by what they say, so that the direction of a comparison does not matter. */
function isBefore(a: ComparedText, b: ComparedText): boolean {
  const count = Math.min(a.blocks.length, b.blocks.length)
  for (let at = 0; at < count; at++) {
    const [one, other] = [saidBy(a, a.blocks[at] as ComparedBlock), saidBy(b, b.blocks[at] as ComparedBlock)]
    if (one !== other) return one < other
  }
  return a.blocks.length <= b.blocks.length
}

/** Pairs words, clauses and blocks in one direction. */
function pair(a: ComparedText, b: ComparedText, checkStop: CheckStop) {
  const numbers = new WordNumbers()
  const lists: [WordList, WordList] = [listWords(a, numbers), listWords(b, numbers)]
  const content = countContent(lists, numbers.size)
  const words = pairBlocks(...lists, alignWords(lists[0].ids, lists[1].ids, checkStop), content)
  checkStop()
  const clausePairs = pairClauses([a, b], lists, words, content)
  matchHeadings([a, b], lists, words, clausePairs)
  return {
    lists,
    words,
    clausePairs,
    blocks: matchBlocks([a, b], lists, words, content, clausePairs),
    moved: movedClauses(a, b, clausePairs),
  }
}

type Paired = ReturnType<typeof pair>

function turnedPairing({ older, newer, isMoved }: Pairing): Pairing {
  const moved = new Uint8Array(newer.length)
  isMoved.forEach((is, word) => {
    if (is) moved[older[word] as number] = 1
  })
  return { older: newer, newer: older, isMoved: moved }
}

function turned({ lists: [one, other], words, clausePairs, blocks, moved }: Paired): Paired {
  return {
    lists: [other, one],
    words: turnedPairing(words),
    clausePairs: turnClausePairs(clausePairs),
    blocks: blocks.map(turnBlockChange),
    moved: new Set([...moved].map((clause) => clausePairs.older[clause] as number)),
  }
}

/** Compares two texts. `checkStop` is called now and then; what it throws ends the comparison. */
export function compareTexts(older: ComparedText, newer: ComparedText, checkStop: CheckStop = () => undefined): Comparison {
  const { lists, words, clausePairs, ...found } = isBefore(older, newer)
    ? pair(older, newer, checkStop)
    : turned(pair(newer, older, checkStop))
  const blocks = listBlockChanges(found.blocks, [older, newer], lists, movedAlong(newer, clausePairs, found.moved))
  const clauses = listClauseChanges([older, newer], clausePairs, blocks, found.moved, lists, words)
  return { older: lists[0], newer: lists[1], words, clausePairs, blocks, clauses }
}
