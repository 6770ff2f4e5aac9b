import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import { STATUS_WORDS } from '#standing/status-words.ts'
import { idOf, isTicked, isTickedBelow } from './selection.ts'

export type SortCounts = 'best' | 'az' | 'za'

/** Counts by `root:key`; a value without a count has no document. */
export type Counts = ReadonlyMap<string, number>

export interface Numbers {
  /** undefined while unknown */
  readonly counts: Counts | undefined
  /** includes counts of values below the first level */
  readonly whole: boolean
}

interface ShowRules extends Numbers {
  readonly entries: readonly Refinement[]
  readonly hidesZero: boolean
}

export const countOf = (counts: Counts | undefined, node: Pick<RefinementNode, 'r' | 'key'>): number | undefined =>
  counts && (counts.get(idOf(node)) ?? 0)

/** Tests whether a value is shown. Selected values always are, so that they can be deselected. */
export function isShown(node: RefinementNode, rules: ShowRules): boolean {
  const { counts, whole, entries, hidesZero } = rules
  if (!hidesZero || !counts || counts.has(idOf(node)) || isTicked(entries, node) || isTickedBelow(entries, node)) return true
  return node.isTitle && (!whole || node.child.some((one) => isShown(one, rules)))
}

/** A status stands in the order of the words, however other values are sorted. */
const byWord = (a: RefinementNode, b: RefinementNode) => WORDS.indexOf(a.key) - WORDS.indexOf(b.key)
const WORDS: readonly string[] = STATUS_WORDS

export function sortNodes(nodes: readonly RefinementNode[], sort: SortCounts, counts: Counts | undefined, tag: string) {
  if (nodes[0]?.r === 'standing') return nodes.toSorted(byWord)
  if (sort === 'best')
    return counts ? nodes.toSorted((a, b) => (countOf(counts, b) as number) - (countOf(counts, a) as number)) : [...nodes]
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return nodes.toSorted((a, b) => (sort === 'az' ? compare(a.name, b.name) : compare(b.name, a.name)))
}

/** Returns the first values, and selected ones among the rest. */
export const limitNodes = (nodes: readonly RefinementNode[], most: number, entries: readonly Refinement[]) =>
  nodes.filter((node, index) => index < most || isTicked(entries, node) || isTickedBelow(entries, node))

interface EntitledRules {
  readonly entitledOnly: boolean
  readonly forced: boolean
  /** undefined while unknown */
  readonly entitled: ReadonlySet<string> | undefined
}

/** Tests whether a value is locked: where only subscribed content counts, a value without any cannot be selected. */
export const isLocked = (node: RefinementNode, { entitledOnly, forced, entitled }: EntitledRules): boolean =>
  entitledOnly && !forced && entitled !== undefined && !entitled.has(idOf(node))
