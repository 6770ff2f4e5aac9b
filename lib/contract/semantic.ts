import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { later } from './later.ts'
import { DEFAULT_PAGE_SIZE, SearchResults } from './search.ts'

/** Two characters at least: one letter has no meaning to look for. */
const MEANT = /\S[\s\S]*\S/

const SemanticQuery = later(() =>
  z.strictObject({
    /** Cut at 500 characters. A text that came encoded for an address is decoded, once. */
    keywords: z.string().regex(MEANT),
    /** codes, as in content codes; of these alone. `publisher-` before a code is left out. */
    publishers: z.array(z.string().min(1).max(120)).max(100).default([]),
    page: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  }),
)

/**
 * What the account may read, by what it is about, the nearest first; a hit may say its nearest passage, and on which page that
 * stands. The account's semanticSearchFlag goes with the tenant's feature.
 */
export const semantic = {
  semantic: endpoint({
    id: 'search.semantic',
    method: 'POST',
    path: '/api/semantic-search/v1/query',
    access: 'account',
    drm: false,
    feature: 'semantic-search',
    input: SemanticQuery,
    query: ['page', 'pageSize'],
    output: SearchResults,
  }),
}
