import type { RefinementNode } from '#contract/refinement.ts'
import { valuePath } from '#library/document/value-path.ts'
import { compareNaturally } from '#text/natural-order.ts'
import type { Root } from './policy.ts'
import { type NodeFacts, presentNode } from './present.ts'

const byName = (one: RefinementNode, other: RefinementNode) => compareNaturally(one.name, other.name)
const byKey = (one: RefinementNode, other: RefinementNode) => (one.key < other.key ? -1 : 1)

function sortTree(nodes: RefinementNode[], order: typeof byName): RefinementNode[] {
  for (const { child } of nodes) if (child.length > 1 || child[0]?.child.length) sortTree(child, order)
  return nodes.sort(order)
}

/** Builds the tree of values. Ancestors that are not among the values are added. */
export function buildTree(
  root: Root,
  values: Iterable<string>,
  factsOf: (value: string, level: number) => NodeFacts,
): RefinementNode[] {
  const nodes = new Map<string, RefinementNode>()
  const top: RefinementNode[] = []
  for (const value of values) {
    let parent: RefinementNode | undefined
    for (const [level, key] of valuePath(root, value).entries()) {
      let node = nodes.get(key)
      if (!node) {
        node = presentNode(root, key, factsOf(key, level), parent)
        nodes.set(key, node)
        const siblings: RefinementNode[] = parent ? parent.child : top
        siblings.push(node)
      }
      parent = node
    }
  }
  return sortTree(top, root === 'ics' ? byKey : byName)
}
