import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import type { NodePath } from './selection.ts'
import type { Numbers, SortCounts } from './shown-nodes.ts'

/** State and actions that every line of a category needs. */
export interface FacetView extends Numbers {
  readonly entries: readonly Refinement[]
  /** the shown counts are being replaced */
  readonly loading: boolean
  readonly sort: SortCounts
  /** number of values before "see more" */
  readonly most: number
  /** numbers say only that there is something */
  readonly uncounted: boolean
  readonly hidesZero: boolean
  readonly isLocked: (node: RefinementNode) => boolean
  readonly isOpen: (node: RefinementNode) => boolean
  readonly setOpen: (node: RefinementNode, open: boolean) => void
  readonly toggle: (path: NodePath) => void
  /** replaces the selection */
  readonly choose: (entries: Refinement[]) => void
}
