import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import type { Refinement, SearchQuery } from '#contract/search.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { Facet, SearchFilter, SearchIntent, SearchScope, SortColumn } from '#finding/intent.ts'
import { cutAtWord } from '#text/cut.ts'

export type SearchInput = SchemaType<typeof SearchQuery>
type Criteria = Pick<SearchInput, 'keywords' | 'searchField' | 'refinements' | 'editions' | 'publisherId'>

/** Characters of a URL-encoded text; a text with others was never encoded. */
const ENCODED = /^(?:[\w\-.!~*'()]|%[0-9a-f]{2})+$/i

/** Decodes a URL-encoded text once. A percent sign that encodes nothing stays a percent sign. */
function decodeText(text: string): string {
  if (!ENCODED.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The search text of keywords: decoded, cut and trimmed; empty for `*`. */
export function searchTextOf(keywords: string): string {
  const text = cutAtWord(decodeText(keywords).trimStart(), SEARCH_TEXT_LIMIT).toWellFormed().trimEnd()
  return text === '*' ? '' : text
}

/** Says of keywords that are longer than a search reads that their rest was left out. */
export function cutNotice(keywords: string): { readonly keywordsCut?: true } {
  return decodeText(keywords).trim().length > SEARCH_TEXT_LIMIT ? { keywordsCut: true } : {}
}

export function filtersOf(refinements: readonly Refinement[], publisherId: string | undefined): SearchFilter[] {
  const byFacet = new Map<Facet, Set<string>>()
  for (const { r, k } of refinements) byFacet.set(r, (byFacet.get(r) ?? new Set()).add(k))
  const filters = [...byFacet].map(([facet, values]): SearchFilter => ({ facet, values: [...values] }))
  return publisherId ? [...filters, { facet: 'publisher', values: [publisherId] }] : filters
}

export function requestedSort({ sortType, sort }: Pick<SearchInput, 'sortType' | 'sort'>): SearchIntent['sort'] {
  if (sortType !== 'OVERRIDE_SORT' || !sort) return 'best'
  return { by: sort.replace('-', '') as SortColumn, descending: sort.endsWith('-') }
}

/** The criteria of a search in a scope that policy made. */
export function searchCriteriaOf(
  query: Criteria,
  scope: SearchScope,
): Pick<SearchIntent, 'scope' | 'text' | 'field' | 'filters' | 'editions'> {
  return {
    scope,
    text: searchTextOf(query.keywords),
    field: query.searchField,
    filters: filtersOf(query.refinements, query.publisherId),
    ...(query.editions && { editions: query.editions }),
  }
}

/** The intent for one page of a search. */
export function toIntent(query: SearchInput, scope: SearchScope, opens: Holdings): SearchIntent & { readonly opens: Holdings } {
  return {
    ...searchCriteriaOf(query, scope),
    opens,
    sort: requestedSort(query),
    offset: query.page * query.size,
    size: query.size,
  }
}
