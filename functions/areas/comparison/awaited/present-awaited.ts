import type { AwaitedComparison } from '#contract/documents/awaited-comparisons.ts'
import type { AwaitedResult } from './store.ts'

export const presentAwaited = (
  { id, view, older, newer, names, since }: AwaitedResult,
  { state, progress }: Pick<AwaitedComparison, 'state' | 'progress'>,
): AwaitedComparison => ({
  id,
  view,
  older: { id: older, designationNo: names.older },
  newer: { id: newer, designationNo: names.newer },
  state,
  since,
  ...(progress && { progress }),
})
