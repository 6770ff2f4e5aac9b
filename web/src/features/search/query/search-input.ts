import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import type { search } from '#contract/search.ts'
import type { semantic } from '#contract/semantic.ts'
import type { SearchUrl, SType } from './search-url.ts'

type SearchInput = CallInputOf<typeof search.all>

const FIELDS: Readonly<Record<SType, SearchInput['searchField']>> = { A: 'all', K: 'keyword', D: 'designation' }

/** Encodes a text with a percent sign, since the server decodes texts that look encoded. */
export function keywordsOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return '*'
  return trimmed.includes('%') ? encodeURIComponent(trimmed.toWellFormed()) : trimmed
}

/** Picks the fields of a search that counts depend on. */
export function countInput(url: SearchUrl, stype: SType) {
  const { keywords, searchField, refinements, editions, points, publisherId } = searchInput(url, stype)
  return { keywords, searchField, refinements, editions, points, publisherId }
}

export function searchInput(url: SearchUrl, stype: SType): SearchInput {
  const { text, editions, sort, page, size, categories, points, publisherId } = url
  return {
    keywords: keywordsOf(text),
    searchField: FIELDS[stype],
    refinements: [...categories],
    sortType: sort ? 'OVERRIDE_SORT' : 'BEST_MATCH',
    editions,
    points,
    publisherId,
    page,
    size,
    sort,
  }
}

/** Picks what a search by meaning takes of an address. */
export function meaningInput(url: SearchUrl): CallInputOf<typeof semantic.semantic> {
  const { refinements, editions, points, sortType, sort, page } = searchInput(url, 'A')
  return { keywords: keywordsOf(url.text), refinements, editions, points, sortType, sort, page }
}
