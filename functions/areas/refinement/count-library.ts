import type { Facet, SearchFilter, SearchScope } from '#finding/intent.ts'
import type { FacetCounts, Search } from '#ports/search.ts'

/** Counts the documents of a scope by value. */
export async function countLibrary(
  search: Search,
  scope: SearchScope,
  facets: readonly Facet[],
  filters: readonly SearchFilter[] = [],
): Promise<FacetCounts> {
  const everything = { text: '', field: 'all', sort: 'best', offset: 0, size: 0 } as const
  return (await search.find({ ...everything, scope, filters, count: facets })).counts ?? {}
}
