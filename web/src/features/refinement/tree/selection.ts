import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'

/** Path from the root of a tree to a value. */
export type NodePath = readonly [...RefinementNode[], RefinementNode]

/** More selected values would exceed the length of addresses that every server accepts. */
export const MAX_SELECTED = 50
const MAX_NAME_LENGTH = 400

const last = (path: NodePath) => path[path.length - 1] as RefinementNode

export const idOf = ({ r, key }: Pick<RefinementNode, 'r' | 'key'>): string => `${r}:${key}`

/** Makes the address's entry for a value. Its name is added where the key does not say it. */
export function entryOf(path: NodePath): Refinement {
  const { key, r, name } = last(path)
  const ancestors = path.slice(0, -1)
  const parent = ancestors.at(-1)
  return {
    k: key,
    r,
    pk: ancestors.length ? ancestors.map((one) => one.key) : '',
    ...(name !== key && { n: name.slice(0, MAX_NAME_LENGTH) }),
    ...(parent && parent.name !== parent.key && { pn: parent.name.slice(0, MAX_NAME_LENGTH) }),
  }
}

export const isTicked = (entries: readonly Refinement[], { key, r }: Pick<RefinementNode, 'r' | 'key'>): boolean =>
  entries.some((one) => one.r === r && one.k === key)

export const isTickedBelow = (entries: readonly Refinement[], { child }: RefinementNode): boolean =>
  entries.length > 0 && child.some((one) => isTicked(entries, one) || isTickedBelow(entries, one))

function keysWithin(node: RefinementNode, keys = new Set<string>()): Set<string> {
  keys.add(node.key)
  for (const one of node.child) keysWithin(one, keys)
  return keys
}

const without = (entries: readonly Refinement[], r: string, keys: ReadonlySet<string>) =>
  entries.filter((one) => one.r !== r || !keys.has(one.k))

/** Selects a value. It replaces its ancestors, which it narrows, and its descendants, which it widens. */
export function tick(entries: readonly Refinement[], path: NodePath): Refinement[] {
  const node = last(path)
  const replaced = keysWithin(node)
  for (const ancestor of path.slice(0, -1)) replaced.add(ancestor.key)
  return [...without(entries, node.r, replaced), entryOf(path)]
}

/** Deselects a value and its descendants. If nothing else is left below its parent, the parent is selected again. */
export function untick(entries: readonly Refinement[], path: NodePath): Refinement[] {
  const node = last(path)
  const left = without(entries, node.r, keysWithin(node))
  const parent = path.at(-2)
  const climbs = parent && !parent.isTitle && !isTickedBelow(left, parent) && !isTicked(left, parent)
  return climbs ? [...left, entryOf([...path.slice(0, -2), parent])] : left
}
