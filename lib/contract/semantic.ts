import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lazySchema } from './lazy-schema.ts'
import { DEFAULT_PAGE_SIZE, SearchResults } from './search.ts'

/** Two characters at least: one letter has no meaning to look for. */
const MEANT = /\S[\s\S]*\S/

const SemanticQuery = lazySchema(() =>
  z.strictObject({
    /** Cut at 500 characters. A text that came encoded for an address is decoded, once. */
    keywords: z.string().check(z.regex(MEANT)),
    /** codes, as in content codes; of these alone. `publisher-` before a code is left out. */
    publishers: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100)), []),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), DEFAULT_PAGE_SIZE),
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
