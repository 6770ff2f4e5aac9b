import { isLayoutChange } from '#comparison/is-layout.ts'
import type { ChangeKind, ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'

export interface ChangeFilter {
  readonly kind: ChangeKind | 'all'
  /** without editorial changes and those of informative text */
  readonly affecting: boolean
  /** without those that the person has ticked as seen */
  readonly unseen: boolean
}

export const ALL_CHANGES: ChangeFilter = { kind: 'all', affecting: false, unseen: false }

/** Change with its place in the result, which is its number on a compared page. */
export interface ShownChange {
  readonly number: number
  readonly change: TextChange
}

export function filterChanges(
  { changes }: Pick<ComparisonResult, 'changes'>,
  { kind, affecting, unseen }: ChangeFilter,
  viewed: ReadonlySet<number>,
) {
  return changes.flatMap((change, number): ShownChange[] => {
    const isOfKind = kind === 'all' ? !isLayoutChange(change) : change.kind === kind
    return isOfKind && (!affecting || change.couldAffect) && !(unseen && viewed.has(number)) ? [{ number, change }] : []
  })
}

/** Counts the changes, and those of them that are ticked as seen; those of paragraphs alone are no changes. */
export function countViewed({ changes }: Pick<ComparisonResult, 'changes'>, viewed: ReadonlySet<number>) {
  const counted = filterChanges({ changes }, ALL_CHANGES, viewed)
  return { seen: counted.filter(({ number }) => viewed.has(number)).length, total: counted.length }
}

const KINDS: readonly ChangeKind[] = ['changed', 'inserted', 'deleted', 'moved', 'split', 'joined']

/** Lists the kinds that a result has, each with the number of its changes. */
export function kindsOf({ changes }: Pick<ComparisonResult, 'changes'>): readonly (readonly [ChangeKind, number])[] {
  return KINDS.map((kind) => [kind, changes.filter((one) => one.kind === kind).length] as const).filter(([, count]) => count > 0)
}

/** The next change in a direction, from the current one; round about at both ends. */
export function stepFrom(shown: readonly ShownChange[], current: number | undefined, by: 1 | -1): number | undefined {
  if (shown.length === 0) return undefined
  const at = shown.findIndex(({ number }) => number === current)
  if (at < 0) return shown.at(by === 1 ? 0 : -1)?.number
  return shown[(at + by + shown.length) % shown.length]?.number
}
