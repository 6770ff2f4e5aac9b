import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import type { NodePath } from './selection.ts'
import type { Numbers, SortCounts } from './shown-nodes.ts'

/** What every line of a category needs to know, and what it can do. */
export interface FacetView extends Numbers {
  readonly entries: readonly Refinement[]
  /** the numbers on show are being replaced */
  readonly loading: boolean
  readonly sort: SortCounts
  /** values of a list before somebody asks for more */
  readonly most: number
  readonly hidesZero: boolean
  readonly isLocked: (node: RefinementNode) => boolean
  readonly isOpen: (node: RefinementNode) => boolean
  readonly setOpen: (node: RefinementNode, open: boolean) => void
  readonly toggle: (path: NodePath) => void
}
