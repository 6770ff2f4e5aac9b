import { inOrder } from './align/find-runs.ts'
import type { ComparedText } from './compared-text.ts'
import { parentsOf } from './pair-by-below.ts'
import type { ClausePairs } from './pair-clauses.ts'

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
