import { useRef } from 'react'
import type { FacetView } from '../tree/facet-view.ts'
import { hasTree, type Root, useTree } from '../tree/use-tree.ts'

/** Tests whether all categories that are open at first are loaded: one after the other they would shift the layout. */
export function useAllTreesReady([first, second, third]: readonly Root[], viewOf: (root: Root) => FacetView): boolean {
  const ready = [useIsReady(first, viewOf), useIsReady(second, viewOf), useIsReady(third, viewOf)]
  const began = useRef(false)
  if (ready.every(Boolean)) began.current = true
  return began.current
}

function useIsReady(root: Root | undefined, viewOf: (root: Root) => FacetView): boolean {
  const { tree, failed } = useTree(root ?? 'status', root !== undefined)
  if (!root) return true
  const { counts, loading } = viewOf(root)
  return (counts !== undefined || !loading) && (!hasTree(root) || tree !== undefined || failed)
}
