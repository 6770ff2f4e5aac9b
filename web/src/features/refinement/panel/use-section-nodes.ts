import { useMemo } from 'react'
import type { RefinementNode } from '#contract/refinement.ts'
import { useValueName } from '#web/lib/names/use-value-name.ts'
import type { FacetView } from '../tree/facet-view.ts'
import { nodesOfCounts } from '../tree/nodes-of-counts.ts'
import { hasTree, type Root, useTree } from '../tree/use-tree.ts'

interface SectionNodes {
  /** undefined while loading */
  readonly nodes: readonly RefinementNode[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Returns the values of a category, from its tree or from its counts. */
export function useSectionNodes(root: Root, { counts, loading, entries }: FacetView): SectionNodes {
  const valueName = useValueName()
  const { tree, failed, retry } = useTree(root)
  const made = useMemo(
    () =>
      hasTree(root) || (!counts && loading) ? undefined : nodesOfCounts(root, counts, entries, (k) => valueName({ r: root, k })),
    [root, counts, loading, entries, valueName],
  )
  return { nodes: hasTree(root) ? tree : made, failed, retry }
}
