import type { PairReason } from '#contract/documents/comparison-result.ts'
import type { ComparedClause, ComparedText } from './compared-text.ts'

/** Share of the clauses below one, of the fewer of both texts, by which clauses without a text of their own are one. */
const SAME_BELOW = 0.5

interface Partners {
  readonly older: Int32Array
  readonly newer: Int32Array
}

interface FoundPair {
  readonly older: number
  readonly newer: number
  readonly reason: PairReason
}

/** Per clause, the one that it stands in; -1 at the top. */
export function parentsOf(clauses: readonly ComparedClause[]): Int32Array {
  const open: number[] = []
  return Int32Array.from(clauses, ({ level }, index) => {
    while (open.length && (clauses[open.at(-1) as number] as ComparedClause).level >= level) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(index)
    return parent
  })
}

/** Clauses that have nothing but their heading and the clauses below them, with the number of these. */
function emptyClauses({ clauses, blocks }: ComparedText, parents: Int32Array): ReadonlyMap<number, number> {
  const written = new Set(blocks.flatMap(({ kind, clause }) => (kind === 'heading' ? [] : [clause])))
  const below = new Map<number, number>()
  for (const parent of parents) if (parent >= 0 && !written.has(parent)) below.set(parent, (below.get(parent) ?? 0) + 1)
  return new Map(clauses.flatMap((_, index) => (below.has(index) ? [[index, below.get(index) as number] as const] : [])))
}

/**
 * Pairs clauses left over that have no text of their own, by the clauses below them, the lowest first: *5 Requirements* with another
 * title is what *5.1* and *5.2* still stand in.
 */
export function pairByBelow(
  [older, newer]: readonly [ComparedText, ComparedText],
  partners: Partners,
  pairUp: (pair: FoundPair) => void,
): void {
  const [olderParents, newerParents] = [parentsOf(older.clauses), parentsOf(newer.clauses)]
  const [olderEmpty, newerEmpty] = [emptyClauses(older, olderParents), emptyClauses(newer, newerParents)]
  for (const [index, below] of [...newerEmpty].toReversed()) {
    if ((partners.older[index] as number) >= 0) continue
    const shared = new Map<number, number>()
    newerParents.forEach((parent, child) => {
      const other = parent === index ? olderParents[partners.older[child] as number] : undefined
      if (other !== undefined && other >= 0) shared.set(other, (shared.get(other) ?? 0) + 1)
    })
    const [best, count = 0] = [...shared].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? []
    const belowBest = olderEmpty.get(best ?? -1)
    if (best === undefined || belowBest === undefined || (partners.newer[best] as number) >= 0) continue
    const number = newer.clauses[index]?.number !== '' && newer.clauses[index]?.number === older.clauses[best]?.number
    const share = count / Math.min(below, belowBest)
    if (share >= SAME_BELOW) pairUp({ older: best, newer: index, reason: { title: false, number, share } })
  }
}
