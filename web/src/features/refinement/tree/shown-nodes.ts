import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { idOf, isTicked, isTickedBelow } from './selection.ts'

export type SortCounts = 'best' | 'az' | 'za'

/** By `root:key`; a value without a number has no document. */
export type Counts = ReadonlyMap<string, number>

export interface Numbers {
  /** absent while they are not known */
  readonly counts: Counts | undefined
  /** numbers of values below the first level are among them */
  readonly whole: boolean
}

interface ShowRules extends Numbers {
  readonly entries: readonly Refinement[]
  readonly hidesZero: boolean
}

export const countOf = (counts: Counts | undefined, node: Pick<RefinementNode, 'r' | 'key'>): number | undefined =>
  counts && (counts.get(idOf(node)) ?? 0)

/** Whoever chose a value can see it and take it back, whatever its number. */
export function isShown(node: RefinementNode, rules: ShowRules): boolean {
  const { counts, whole, entries, hidesZero } = rules
  if (!hidesZero || !counts || counts.has(idOf(node)) || isTicked(entries, node) || isTickedBelow(entries, node)) return true
  return node.isTitle && (!whole || node.child.some((one) => isShown(one, rules)))
}

export function sortNodes(nodes: readonly RefinementNode[], sort: SortCounts, counts: Counts | undefined, tag: string) {
  if (sort === 'best')
    return counts ? nodes.toSorted((a, b) => (countOf(counts, b) as number) - (countOf(counts, a) as number)) : [...nodes]
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return nodes.toSorted((a, b) => (sort === 'az' ? compare(a.name, b.name) : compare(b.name, a.name)))
}

/** The first ones, and what is chosen among the rest. */
export const limitNodes = (nodes: readonly RefinementNode[], most: number, entries: readonly Refinement[]) =>
  nodes.filter((node, index) => index < most || isTicked(entries, node) || isTickedBelow(entries, node))

interface EntitledRules {
  readonly entitledOnly: boolean
  readonly forced: boolean
  /** absent while they are not known */
  readonly entitled: ReadonlySet<string> | undefined
}

/** Where only what is subscribed counts, a value under which nothing is subscribed cannot be chosen. */
export const isLocked = (node: RefinementNode, { entitledOnly, forced, entitled }: EntitledRules): boolean =>
  entitledOnly && !forced && entitled !== undefined && !entitled.has(idOf(node))
