import * as z from 'zod/mini'
import { DocumentCard } from './document-card.ts'
import { endpoint } from './endpoint.ts'
import { lazySchema, type SchemaType } from './lazy-schema.ts'

export const SEARCH_TEXT_LIMIT = 500
export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25
export const SORTS = ['designation', 'designation-', 'title', 'title-', 'date', 'date-'] as const

type Field = 'all' | 'keyword' | 'designation'
/** A field may also be named by the code of its search type. */
const FIELD_OF = {
  all: 'all',
  keyword: 'keyword',
  designation: 'designation',
  A: 'all',
  ALL: 'all',
  MYSUBSCRIPTION: 'all',
  SEMANTICSEARCH: 'all',
  K: 'keyword',
  D: 'designation',
} as const satisfies Record<string, Field>
const SearchField = lazySchema(() =>
  z.pipe(
    z.enum(Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[]),
    z.transform((given): Field => FIELD_OF[given]),
  ),
)

/** Under which roots values can be ticked. */
export const REFINEMENT_ROOTS = [
  'publisher',
  'documentType',
  'status',
  'committee',
  'ics',
  'taxonomy',
  'sector',
  'topic',
  'language',
] as const

/**
 * One ticked value: its key, the root it stands under, its ancestors; name and parent's name where the page knows them.
 * Values under one root widen, roots narrow each other. ICS classes, committees and taxonomy stand
 * for all below them.
 */
export const Refinement = lazySchema(() =>
  z.strictObject({
    k: z.string().check(z.minLength(1), z.maxLength(1000)),
    r: z.enum(REFINEMENT_ROOTS),
    pk: z.union([z.string().check(z.maxLength(400)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))]),
    n: z.optional(z.string().check(z.maxLength(400))),
    pn: z.optional(z.string().check(z.maxLength(400))),
  }),
)
export type Refinement = SchemaType<typeof Refinement>

export const SearchQuery = lazySchema(() =>
  z.strictObject({
    /** Cut at 500 characters; nothing and `*` mean everything. A text that came encoded for an address is decoded, once. */
    keywords: z._default(z.string(), '*'),
    searchField: z._default(SearchField(), 'all'),
    refinements: z._default(z.array(Refinement()).check(z.maxLength(200)), []),
    sortType: z._default(z.enum(['BEST_MATCH', 'OVERRIDE_SORT']), 'BEST_MATCH'),
    /** the publisher's code, as in content codes */
    publisherId: z.optional(z.string().check(z.maxLength(100))),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), DEFAULT_PAGE_SIZE),
    /** A column; a '-' at the end turns it round. Counts with sortType OVERRIDE_SORT. */
    sort: z.optional(z.enum(SORTS)),
  }),
)

const Span = lazySchema(() => z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))]))

/** Where the words stand, as [start, end) in UTF-16 units of the text without markup. */
const Marks = lazySchema(() =>
  z.strictObject({ designation: z.array(Span()), title: z.array(Span()), description: z.array(Span()) }),
)

/** open: the account may read it · subscription: it would need one · outside: read at its own publisher */
export const Reading = lazySchema(() => z.enum(['open', 'subscription', 'outside']))

export const SearchDocument = lazySchema(() =>
  z.extend(DocumentCard(), {
    access: Reading(),
    marks: Marks(),
    /** the first page of the full text that matches */
    matchedPage: z.optional(z.int()),
    /** what stands there, where it was found by its meaning */
    passage: z.optional(z.string()),
    /** Absent: people may be told of new editions. */
    allowToTrack: z.optional(z.literal(false)),
    /** Absent: there is a file to download for whoever may read it. */
    downloadable: z.optional(z.literal(false)),
  }),
)
export type SearchDocument = SchemaType<typeof SearchDocument>

/** A document as a line that leads to it. */
const Named = lazySchema(() => z.pick(DocumentCard(), { contentCode: true, designationNo: true, documentTitle: true }))

export const SearchResults = lazySchema(() =>
  z.strictObject({
    count: z.int(),
    documents: z.array(SearchDocument()),
    nextPageFlag: z.boolean(),
    /** how the text was read, where a word in it was taken for its nearest */
    correctedKeywords: z.optional(z.string()),
    /** asked for by meaning, and found by its words alone */
    wordsAlone: z.optional(z.boolean()),
    /** other texts that find something; where nothing is found */
    didYouMean: z.optional(z.array(z.string())),
    /** The text is a designation that is not here: how it would be written, and the nearest that are. */
    missing: z.optional(z.strictObject({ designationNo: z.string(), nearest: z.array(Named()) })),
  }),
)
export type SearchResults = SchemaType<typeof SearchResults>

export const searchProblems = {
  'search-type-off': { status: 403, title: 'This kind of search is not offered in this library' },
} as const

const run = {
  method: 'POST',
  access: 'account',
  input: SearchQuery,
  query: ['page', 'size', 'sort'],
  output: SearchResults,
  errors: searchProblems,
} as const

/** Which kinds of search a tenant offers is on its page: all content, subscribed content, words alone, designations alone. */
export const search = {
  all: endpoint({ id: 'search.all', path: '/api/documents/search', drm: false, ...run }),
  entitled: endpoint({ id: 'search.entitled', path: '/api/documents/entitled-documents/search', ...run }),
}
