import type { Made } from '#contract/later.ts'
import { type Refinement, SEARCH_TEXT_LIMIT, type SearchQuery } from '#contract/search.ts'
import type { Facet, SearchFilter, SearchIntent, SearchScope, SortColumn } from '#finding/intent.ts'

type Query = Made<typeof SearchQuery>
type Asked = Pick<Query, 'keywords' | 'searchField' | 'refinements' | 'publisherId'>

/** Only what encoding a text for an address can give; anything else was never encoded. */
const ENCODED = /^(?:[\w\-.!~*'()]|%[0-9a-f]{2})+$/i

/** Decodes a text that came as it stands in an address, once. A percent sign that encodes nothing is a percent sign. */
function decodeText(text: string): string {
  if (!ENCODED.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cuts without tearing a character apart. */
function cut(text: string, longest: number): string {
  const end = /[\ud800-\udbff]/.test(text[longest - 1] ?? '') ? longest - 1 : longest
  return text.length <= longest ? text : text.slice(0, end)
}

/** The text as it is searched. */
export function textOf(keywords: string): string {
  const text = cut(decodeText(keywords), SEARCH_TEXT_LIMIT).toWellFormed().trim()
  return text === '*' ? '' : text
}

function filtersOf(refinements: readonly Refinement[], publisherId: string | undefined): SearchFilter[] {
  const byFacet = new Map<Facet, Set<string>>()
  for (const { r, k } of refinements) byFacet.set(r, (byFacet.get(r) ?? new Set()).add(k))
  const filters = [...byFacet].map(([facet, values]): SearchFilter => ({ facet, values: [...values] }))
  return publisherId ? [...filters, { facet: 'publisher', values: [publisherId] }] : filters
}

function sortOf({ sortType, sort }: Query): SearchIntent['sort'] {
  if (sortType !== 'OVERRIDE_SORT' || !sort) return 'best'
  return { by: sort.replace('-', '') as SortColumn, descending: sort.endsWith('-') }
}

/** The documents that are meant, on behalf of somebody whose scope policy made. */
export function documentsAskedFor(query: Asked, scope: SearchScope): Pick<SearchIntent, 'scope' | 'text' | 'field' | 'filters'> {
  return {
    scope,
    text: textOf(query.keywords),
    field: query.searchField,
    filters: filtersOf(query.refinements, query.publisherId),
  }
}

/** One page of them. */
export function toIntent(query: Query, scope: SearchScope): SearchIntent {
  return {
    ...documentsAskedFor(query, scope),
    sort: sortOf(query),
    offset: query.page * query.size,
    size: query.size,
  }
}
