import * as z from 'zod/mini'
import { DocumentCard, Standing, Status } from './documents/document-card.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { searchProblems } from './search.ts'
import { SEARCH_TYPES } from './tenant.ts'

const Edition = lazySchema(() => z.pick(DocumentCard(), { designationNo: true, contentCode: true }))

/** Document with its editions, this one included, newest first. */
const Suggestion = lazySchema(() =>
  z.extend(z.pick(DocumentCard(), { contentCode: true, designationNo: true, documentTitle: true }), {
    designationNoList: z.array(Edition()),
    /** the list is longer than its first page */
    showMore: z.boolean(),
    /** status of the document that represents the standard */
    status: z.optional(Status()),
    standing: z.optional(Standing()),
  }),
)

export const SuggestionGroup = lazySchema(() =>
  z.strictObject({
    publisherName: z.string(),
    publisherCode: z.string(),
    /** the publisher has further matches */
    showMoreResults: z.boolean(),
    contentList: z.array(Suggestion()),
  }),
)
export type SuggestionGroup = SchemaType<typeof SuggestionGroup>

const TypeAheadQuery = lazySchema(() =>
  z.strictObject({
    /** Cut at 500 characters. Fewer than three yield no suggestions. */
    keywords: z.string(),
    /**
     * MYSUBSCRIPTION suggests documents that the account may read, the other types all documents. D suggests designations only, K
     * everything else. With protected viewing every type is limited to documents that the account may read.
     */
    'search-type': z._default(z.enum(SEARCH_TYPES), 'ALL'),
  }),
)

const run = { method: 'POST', access: 'account', feature: 'type-ahead', errors: searchProblems } as const

export const typeAhead = {
  typeAhead: endpoint({
    ...run,
    id: 'search.typeAhead',
    path: '/api/documents/search/type-ahead',
    input: TypeAheadQuery,
    output: () => z.array(SuggestionGroup()),
  }),
  /** Further suggestions of one publisher. */
  typeAheadPublisher: endpoint({
    ...run,
    id: 'search.typeAheadPublisher',
    path: '/api/documents/search/type-ahead/publisher',
    input: () => z.extend(TypeAheadQuery(), { publisher: z.string().check(z.minLength(1), z.maxLength(100)) }),
    output: () => z.array(SuggestionGroup()),
  }),
}
