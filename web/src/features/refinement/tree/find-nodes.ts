import type { RefinementNode } from '#contract/refinement.ts'
import type { NodePath } from './selection.ts'

interface Line {
  readonly path: NodePath
  readonly text: string
}

/** Folds a text for comparison: without diacritics, in lower case. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const linesOf = (nodes: readonly RefinementNode[], above: readonly RefinementNode[] = []): Line[] =>
  nodes.flatMap((node) => {
    const path: NodePath = [...above, node]
    const own = node.isTitle ? [] : [{ path, text: fold(`${node.key} ${node.name}`) }]
    return [...own, ...linesOf(node.child, path)]
  })

const kept = new WeakMap<readonly RefinementNode[], Line[]>()

function linesFor(tree: readonly RefinementNode[]): Line[] {
  const lines = kept.get(tree) ?? linesOf(tree)
  kept.set(tree, lines)
  return lines
}

/** Counts the values of a tree. */
export const sizeOf = (tree: readonly RefinementNode[]): number => linesFor(tree).length

/** Finds values whose key or name contains every typed word; values that start with the text come first. */
export function findNodes(tree: readonly RefinementNode[], typed: string): NodePath[] {
  const text = fold(typed.trim())
  const words = text.split(/\s+/)
  const found = linesFor(tree).filter((line) => words.every((word) => line.text.includes(word)))
  const rank = ({ path }: Line) => {
    const { key, name } = path[path.length - 1] as RefinementNode
    return fold(key).startsWith(text) || fold(name).startsWith(text) ? 0 : 1
  }
  return found.toSorted((a, b) => rank(a) - rank(b)).map(({ path }) => path)
}
