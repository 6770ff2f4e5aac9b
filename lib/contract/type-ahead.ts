import * as z from 'zod/mini'
import { DocumentCard } from './document-card.ts'
import { endpoint } from './endpoint.ts'
import { lazySchema, type SchemaType } from './lazy-schema.ts'
import { searchProblems } from './search.ts'
import { SEARCH_TYPES } from './tenant.ts'

const Edition = lazySchema(() => z.pick(DocumentCard(), { designationNo: true, contentCode: true }))

/** A document with its editions, the newest first, itself among them. */
const Suggestion = lazySchema(() =>
  z.extend(z.pick(DocumentCard(), { contentCode: true, designationNo: true, documentTitle: true }), {
    designationNoList: z.array(Edition()),
    /** the list holds more than is shown at first */
    showMore: z.boolean(),
  }),
)

export const SuggestionGroup = lazySchema(() =>
  z.strictObject({
    publisherName: z.string(),
    publisherCode: z.string(),
    /** the publisher has more that begins so */
    showMoreResults: z.boolean(),
    contentList: z.array(Suggestion()),
  }),
)
export type SuggestionGroup = SchemaType<typeof SuggestionGroup>

const TypeAheadQuery = lazySchema(() =>
  z.strictObject({
    /** Cut at 500 characters; of fewer than three nothing is suggested. */
    keywords: z.string(),
    /**
     * MYSUBSCRIPTION suggests what the account may read, the others everything; D designations alone, K all but those. With
     * protected viewing every one suggests what the account may read.
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
  /** more of one publisher */
  typeAheadPublisher: endpoint({
    ...run,
    id: 'search.typeAheadPublisher',
    path: '/api/documents/search/type-ahead/publisher',
    input: () => z.extend(TypeAheadQuery(), { publisher: z.string().check(z.minLength(1), z.maxLength(100)) }),
    output: () => z.array(SuggestionGroup()),
  }),
}
