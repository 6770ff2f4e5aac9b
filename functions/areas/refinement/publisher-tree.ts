import type { RefinementNode } from '#contract/refinement.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { Search, ValueCount } from '#ports/search.ts'
import { categoryTree } from './category-tree.ts'
import { offersPublisher } from './policy.ts'

/** Names of publishers by code, from the newest document of each. */
async function namesOf(search: Search, scope: SearchScope, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const newest = { scope, text: '', field: 'all', sort: { by: 'date', descending: true }, offset: 0, size: 1 } as const
  const named = codes.map(async (code) => {
    const { hits } = await search.find({ ...newest, filters: [{ facet: 'publisher', values: [code] }] })
    return [code, String(hits[0]?.card.publisherName ?? code)] as const
  })
  return new Map(await Promise.all(named))
}

/** Builds the list of a scope's publishers that the tenant offers to select, sorted by name. */
export async function publisherTree(
  search: Search,
  scope: SearchScope,
  counted: readonly ValueCount[],
): Promise<RefinementNode[]> {
  const { tenant } = scope
  const offered = counted.filter(({ value }) => offersPublisher(tenant, value))
  const names = await namesOf(
    search,
    scope,
    offered.map(({ value }) => value),
  )
  return categoryTree({ tenant, root: 'publisher', counted: offered, names })
}
