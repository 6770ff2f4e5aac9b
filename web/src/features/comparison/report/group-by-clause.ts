import type { ClauseChangeKind, ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { ShownChange } from '../changes/filter-changes.ts'

/** Clause with its changes. */
export interface ClauseGroup {
  readonly key: string
  /** index in the clauses of the newer text; absent where the clause is gone */
  readonly newer?: number
  readonly older?: number
  readonly kinds: readonly ClauseChangeKind[]
  readonly changes: readonly ShownChange[]
}

interface Place {
  readonly newer?: number
  readonly older?: number
}

/** Groups changes by the clause that they stand in, in the order of the newer text; what is gone stands behind what it followed. */
export function groupByClause(result: ComparisonResult, shown: readonly ShownChange[], withoutText: boolean): ClauseGroup[] {
  const { clausePairs, clauses } = result
  const newerOf = new Map(clausePairs.flatMap((older, newer) => (older >= 0 ? [[older, newer] as const] : [])))
  const placeOf = (newer: number | undefined, older: number | undefined): Place => {
    const here = newer ?? (older === undefined || older < 0 ? older : newerOf.get(older))
    if (here === undefined) return { older }
    const before = here < 0 ? undefined : clausePairs[here]
    return { newer: here, ...(before !== undefined && before >= 0 && { older: before }) }
  }
  const keyOf = ({ newer, older }: Place) => (newer === undefined ? `older ${older}` : `newer ${newer}`)
  const orderOf = ({ newer, older = 0 }: Place): number => {
    if (newer !== undefined) return newer
    for (let before = older - 1; before >= 0; before--) {
      const partner = newerOf.get(before)
      // A thousandth for each clause that is gone keeps them in their order.
      if (partner !== undefined) return partner + (older - before) / 1000
    }
    return -1 + older / 1000
  }
  const groups = new Map<string, Place & { kinds: readonly ClauseChangeKind[]; changes: ShownChange[] }>()
  const groupOf = (place: Place) => {
    const known = groups.get(keyOf(place))
    if (known) return known
    const group = { ...place, kinds: [], changes: [] }
    groups.set(keyOf(place), group)
    return group
  }
  for (const one of shown) groupOf(placeOf(one.change.newer?.clause, one.change.older?.clause)).changes.push(one)
  for (const { kinds, newer, older } of clauses) {
    const place = placeOf(newer, older)
    if (groups.has(keyOf(place)) || withoutText) groupOf(place).kinds = kinds
  }
  return [...groups.values()]
    .filter(({ changes, kinds }) => changes.length > 0 || kinds.some((kind) => kind !== 'changed'))
    .map((group) => ({ ...group, key: keyOf(group) }))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** Tells whether both texts have clauses to group by. */
export const hasStructure = ({ older, newer }: ComparisonResult): boolean =>
  [older, newer].every(({ clauses }) => clauses.some(({ number }) => number !== '') || clauses.length > 1)
