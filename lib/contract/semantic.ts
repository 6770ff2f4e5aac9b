import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema } from './endpoint/lazy-schema.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'
import { DEFAULT_PAGE_SIZE, EDITIONS, Refinement, SearchResults, SORTS, searchUse } from './search.ts'

/** At least two characters: one letter has no meaning. */
const MEANT = /\S[\s\S]*\S/

export const SemanticQuery = lazySchema(() =>
  z.strictObject({
    /** Cut at 500 characters. URL-encoded text is decoded once. */
    keywords: z.string().check(z.regex(MEANT)),
    /** publishers' codes, as in content codes; results are limited to these. A prefix `publisher-` is ignored. */
    publishers: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100)), []),
    refinements: z._default(z.array(Refinement()).check(z.maxLength(200)), []),
    editions: z.optional(z.enum(EDITIONS)),
    /** true: only documents with compass points that the person sees */
    points: z.optional(z.boolean()),
    sortType: z._default(z.enum(['BEST_MATCH', 'OVERRIDE_SORT']), 'BEST_MATCH'),
    /** Column, as of other searches. Ignored unless sortType is OVERRIDE_SORT. */
    sort: z.optional(z.enum(SORTS)),
    page: pageNumber(0),
    pageSize: pageSize(DEFAULT_PAGE_SIZE),
  }),
)

/**
 * Search by meaning among the documents that the account may read, nearest first. A hit may carry its nearest passage and the page
 * of that passage. The account's semanticSearchFlag equals the tenant's feature.
 */
export const semantic = {
  semantic: endpoint({
    id: 'search.semantic',
    method: 'POST',
    path: '/api/semantic-search/v1/query',
    access: 'account',
    feature: 'semantic-search',
    use: searchUse,
    input: SemanticQuery,
    query: ['page', 'pageSize', 'sort'],
    output: SearchResults,
  }),
}
