import { lastAtMost } from '#anchors/text-words.ts'
import type { WordRange } from '#contract/documents/place.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { Comparison } from '../compare-texts.ts'
import { blockOfWord } from '../word-list.ts'
import { instancesOf } from './passages.ts'
import type { CarriedSide, Carrying } from './span-range.ts'

/** The clause of a printed word. */
export function clauseOf(word: number, { text, printed }: CarriedSide): number {
  const startOf = (block: number) => (printed.firstOfBlock[block] as number) - (printed.labels[block] as number)
  return text.blocks[lastAtMost(text.blocks.length, (at) => startOf(at) <= word)]?.clause ?? -1
}

/** The clause of the newer text that the clause of a place became: -1 where both have none, undefined where it is gone. */
export function homeClause({ first }: WordRange, { from, comparison }: Carrying): number | undefined {
  const clause = clauseOf(first, from)
  if (clause < 0) return -1
  const paired = comparison.clausePairs.newer[clause] ?? -1
  return paired < 0 ? undefined : paired
}

/** Tells whether words of a place, with some that stood beside them, stand in its home clause, except at a word. */
export function standsAtHome(range: WordRange, home: number | undefined, { from, to }: Carrying, except?: number): boolean {
  const isAtHome = (word: number) => word !== except && clauseOf(word, to) === home
  return home !== undefined && instancesOf(from.words, to.words, range).some(isAtHome)
}

/** The clause of the newer text that the clause of a word became, or that of the nearest one before it, or after. */
export function nearestClause(word: number, { older, clausePairs }: Comparison, { blocks }: DocumentText): number {
  const start = blocks[blockOfWord(older, word)]?.clause ?? -1
  for (let clause = start; clause >= 0; clause--)
    if ((clausePairs.newer[clause] ?? -1) >= 0) return clausePairs.newer[clause] as number
  for (let clause = start + 1; clause < clausePairs.newer.length; clause++)
    if ((clausePairs.newer[clause] ?? -1) >= 0) return clausePairs.newer[clause] as number
  return -1
}
