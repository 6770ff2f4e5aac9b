import type { RefinementNode } from '#contract/refinement.ts'
import type { NodePath } from './selection.ts'

/** Returns the path from the root to the value with this key. */
export function findPath(tree: readonly RefinementNode[], key: string): NodePath | undefined {
  for (const node of tree) {
    if (node.key === key) return [node]
    const below = findPath(node.child, key)
    if (below) return [node, ...below]
  }
  return undefined
}
