import type { ClauseChangeKind, PairReason } from '#contract/documents/comparison-result.ts'
import type { ComparedClause, ComparedText } from './compared-text.ts'
import { isLayoutChange } from './is-layout.ts'
import type { BlockChange } from './list-block-changes.ts'
import type { Pairing } from './pair-blocks.ts'
import { type ClausePairs, titleForm } from './pair-clauses.ts'
import { endWord, firstWord, lengthOf } from './shared-words.ts'
import { blockOfWord, type WordList } from './word-list.ts'

/** Change of a clause. `older` and `newer` are indices; one is absent where the clause is new or gone. */
export interface ClauseChange {
  readonly kinds: readonly ClauseChangeKind[]
  readonly older?: number
  readonly newer?: number
  /** why the two are one clause, where both are there */
  readonly reason?: PairReason
}

/** One of two texts, with its words and the partners of these. */
interface ReadText {
  readonly text: ComparedText
  readonly list: WordList
  readonly partner: Int32Array
}

/**
 * Tells whether the heading of a clause stands in the other text too and was not read as one there: as a paragraph, with its number
 * or without, or as a title over two lines. The clause is neither new nor gone then.
 */
function isReadOtherwise(clause: number, own: ReadText, other: ReadText): boolean {
  const heading = own.text.blocks.findIndex((block) => block.kind === 'heading' && block.clause === clause)
  if (heading < 0 || lengthOf(own.list, heading) === 0) return false
  const partners = own.partner.subarray(firstWord(own.list, heading), endWord(own.list, heading))
  const block = (partners[0] as number) < 0 ? -1 : blockOfWord(other.list, partners[0] as number)
  if (block < 0) return false
  const [first, end] = [firstWord(other.list, block), endWord(other.list, block)]
  if (partners.some((word) => word < first || word >= end)) return false
  const isInHeading = (word: number) => word >= 0 && own.text.blocks[blockOfWord(own.list, word)]?.kind === 'heading'
  return other.partner.subarray(first, end).every((word, at) => isInHeading(word) || (word < 0 && at === 0))
}

/** Lists the changes of clauses in the order of the newer text; those that are gone stand behind what they followed. */
export function listClauseChanges(
  [older, newer]: readonly [ComparedText, ComparedText],
  pairs: ClausePairs,
  blockChanges: readonly BlockChange[],
  moved: ReadonlySet<number>,
  [olderList, newerList]: readonly [WordList, WordList],
  words: Pairing,
): ClauseChange[] {
  const [before, after] = [
    { text: older, list: olderList, partner: words.newer },
    { text: newer, list: newerList, partner: words.older },
  ]
  const changed = new Set<number>()
  for (const { older: from, newer: to } of blockChanges.filter((change) => !isLayoutChange(change))) {
    for (const block of to) changed.add(newer.blocks[block]?.clause ?? -1)
    for (const block of from) changed.add(pairs.newer[older.blocks[block]?.clause ?? -1] ?? -1)
  }
  const kindsOf = (index: number): ClauseChangeKind[] => {
    const partner = pairs.older[index] as number
    const [clause, former] = [newer.clauses[index] as ComparedClause, older.clauses[partner]]
    if (!former) return isReadOtherwise(index, after, before) ? [] : ['added']
    const kinds: [ClauseChangeKind, boolean][] = [
      ['moved', moved.has(index)],
      ['renumbered', clause.number !== former.number],
      ['retitled', titleForm(clause) !== titleForm(former)],
      ['changed', changed.has(index)],
    ]
    return kinds.flatMap(([kind, is]) => (is ? [kind] : []))
  }
  const reasonOf = (index: number) => {
    const reason = pairs.reasons.get(index)
    return reason && { reason }
  }
  const changes: ClauseChange[] = []
  const pushRemoved = (from: number) => {
    for (let at = from; at < older.clauses.length && (pairs.newer[at] as number) < 0; at++)
      if (!isReadOtherwise(at, before, after)) changes.push({ kinds: ['removed'], older: at })
  }
  pushRemoved(0)
  newer.clauses.forEach((_, index) => {
    const partner = pairs.older[index] as number
    const kinds = kindsOf(index)
    if (kinds.length) changes.push({ kinds, newer: index, ...(partner >= 0 && { older: partner, ...reasonOf(index) }) })
    if (partner >= 0) pushRemoved(partner + 1)
  })
  return changes
}
