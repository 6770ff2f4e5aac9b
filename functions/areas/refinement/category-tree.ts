import type { RefinementNode } from '#contract/refinement.ts'
import type { Tenant } from '#contract/tenant.ts'
import { committeeKey } from '#finding/committee-key.ts'
import { icsNames } from '#library/ics/ics-names.ts'
import type { ValueCount } from '#ports/search.ts'
import { buildTree } from './build-tree.ts'
import { isValue } from './is-value.ts'
import { hasMeaningSearch, type Root, showsBillboards } from './policy.ts'
import type { NodeFacts } from './present.ts'

/** Names by key. A committee has the most frequent of the names that its documents give. */
async function namesOf(root: Root, counted: readonly ValueCount[]): Promise<ReadonlyMap<string, string>> {
  if (root === 'ics') return icsNames()
  const names = new Map<string, string>()
  if (root !== 'committee') return names
  for (const { value } of counted) {
    const key = committeeKey(value)
    if (key !== undefined && key !== value && !names.has(key)) names.set(key, value)
  }
  return names
}

export interface Category {
  readonly tenant: Tenant
  readonly root: Root
  /** the most frequent value first */
  readonly counted: readonly ValueCount[]
  /** further values of the tree, which no document needs to have */
  readonly also?: Iterable<string>
  /** names by key, where the values do not give them */
  readonly names?: ReadonlyMap<string, string>
}

/** Builds the tree of a category from its counted values. */
export async function categoryTree({ tenant, root, counted, also = [], names }: Category): Promise<RefinementNode[]> {
  const nameByKey = names ?? (await namesOf(root, counted))
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const values = [...also, ...counts.keys()].filter((value) => value !== '' && isValue(root, value))
  const billboards = showsBillboards(tenant)
  const meaning = root === 'publisher' && hasMeaningSearch(tenant)
  const factsOf = (value: string, level: number): NodeFacts => ({
    name: nameByKey.get(value) ?? value.slice(root === 'taxonomy' ? value.lastIndexOf('/') + 1 : 0),
    count: counts.get(value) ?? 0,
    billboard: billboards && level === 0 && (root === 'publisher' || root === 'taxonomy'),
    hasMeaningSearch: meaning,
  })
  return buildTree(root, values, factsOf)
}
