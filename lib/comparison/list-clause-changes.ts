import type { ClauseChangeKind, PairReason } from '#contract/documents/comparison-result.ts'
import { inOrder } from './align/find-runs.ts'
import type { ComparedClause, ComparedText } from './compared-text.ts'
import type { BlockChange } from './list-block-changes.ts'
import type { Pairing } from './pair-blocks.ts'
import { parentsOf } from './pair-by-below.ts'
import { type ClausePairs, titleForm } from './pair-clauses.ts'
import { isLayoutChange } from './result/is-layout.ts'
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

/** A clause that the other text has too; the top of a text is always kept. */
const isKept = (partners: Int32Array, clause: number) => clause < 0 || (partners[clause] as number) >= 0

/** Letters of each clause, with those below it, by which the lighter of two that changed places has moved. */
function weightsOf({ clauses, blocks }: ComparedText, parents: Int32Array): Int32Array {
  const weights = new Int32Array(clauses.length).fill(1)
  for (const { clause, text, cells } of blocks)
    for (let at = clause; at >= 0; at = parents[at] as number)
      weights[at] = (weights[at] as number) + (cells ? cells.flat().join('').length : text.length)
  return weights
}

/**
 * Clauses of the newer text that left their place among the others, or the clause that they stood in. One whose clause is new, or
 * gone, has moved only where it left its place among all clauses: into a new annex, not into a new level.
 */
export function movedClauses(older: ComparedText, newer: ComparedText, pairs: ClausePairs): Set<number> {
  const [olderParents, newerParents] = [parentsOf(older.clauses), parentsOf(newer.clauses)]
  const moved = new Set<number>()
  const paired = newer.clauses.map((_, index) => index).filter((index) => (pairs.older[index] as number) >= 0)
  const partnerOf = (index: number) => (index < 0 ? -1 : (pairs.older[index] as number))
  const stays: { older: number; newer: number; length: number }[] = []
  const weights = weightsOf(newer, newerParents)
  const run = (index: number) => ({ older: partnerOf(index), newer: index, length: weights[index] as number })
  const alone = (index: number) => ({ ...run(index), length: 1 })
  const leftPlace = new Set(inOrder(paired.map(alone)).moved.map(({ newer: index }) => index))
  for (const index of paired) {
    const parent = newerParents[index] as number
    const olderParent = olderParents[partnerOf(index)] as number
    const isSameParent = parent < 0 || olderParent < 0 ? parent === olderParent : partnerOf(parent) === olderParent
    if (isSameParent) stays.push(run(index))
    else if ((isKept(pairs.older, parent) && isKept(pairs.newer, olderParent)) || leftPlace.has(index)) moved.add(index)
  }
  // Among the clauses of one parent, those outside the longest common order have moved.
  const siblings = Map.groupBy(stays, ({ newer }) => newerParents[newer] as number)
  for (const some of siblings.values()) for (const { newer: index } of inOrder(some).moved) moved.add(index)
  return moved
}

/** Tells of a clause of both texts whether it moved with others. */
export interface MovedAlong {
  /** it moved, or stands in one that did */
  isIn(newer: number, older: number): boolean
  /** it stayed in one that moved */
  isBelow(newer: number, older: number): boolean
}

export function movedAlong(newer: ComparedText, pairs: ClausePairs, moved: ReadonlySet<number>): MovedAlong {
  const parents = parentsOf(newer.clauses)
  const isIn = (clause: number, partner: number): boolean => {
    if (clause < 0 || pairs.older[clause] !== partner) return false
    for (let at = clause; at >= 0; at = parents[at] as number) if (moved.has(at)) return true
    return false
  }
  return { isIn, isBelow: (clause, partner) => !moved.has(clause) && isIn(clause, partner) }
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
