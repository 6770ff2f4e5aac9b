import type { RefinementNode } from '#contract/refinement.ts'
import type { Refinement } from '#contract/search.ts'
import type { Counts } from './shown-nodes.ts'

/** Makes the values of a category without a tree from its counts and the selection. */
export function nodesOfCounts(
  r: RefinementNode['r'],
  counts: Counts | undefined,
  entries: readonly Refinement[],
  nameOf: (key: string) => string,
): RefinementNode[] {
  const counted = [...(counts?.keys() ?? [])].filter((id) => id.startsWith(`${r}:`)).map((id) => id.slice(r.length + 1))
  const keys = new Set([...counted, ...entries.filter((one) => one.r === r).map(({ k }) => k)])
  return [...keys].map((key) => ({
    key,
    name: nameOf(key),
    r,
    count: counts?.get(`${r}:${key}`) ?? 0,
    isChecked: false,
    isTitle: false,
    child: [],
    parentKey: '',
    parentName: '',
    showBillboard: false,
    billboardName: '',
    billboardLogo: '',
    semanticSearchenabled: false,
  }))
}
