import * as z from 'zod/mini'
import { DocumentCard, PartialDate, Reading } from './documents/document-card.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'
import type { Use } from './endpoint/use.ts'

export const PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25
/** in-force: one row a standard · all: one row an edition. Without it, every record is a row. */
export const EDITIONS = ['in-force', 'all'] as const
export const SORTS = ['designation', 'designation-', 'title', 'title-', 'date', 'date-'] as const

type Field = 'all' | 'keyword' | 'designation'
/** Field names, and the codes of search types that are accepted in their place. */
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

/** Categories whose values refine a search. */
export const REFINEMENT_ROOTS = [
  'publisher',
  'documentType',
  'status',
  'standing',
  'committee',
  'ics',
  'taxonomy',
  'sector',
  'topic',
  'language',
  'year',
] as const

/**
 * Selected value: key, root, keys of its ancestors; its name and its parent's name where the page knows them. Values of one root
 * are combined by OR, roots by AND. ICS classes, committees and taxonomy include all below them. A key of `year` is a year or a
 * range of years: 2015, 2010-2020, -2000, 2015-. `status` is what the record states, `standing` the status in force as rows say it:
 * in-force, under-revision, superseded, withdrawn, draft or unknown.
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
    /** Cut at 500 characters, which the answer says. Empty text and `*` match everything. URL-encoded text is decoded once. */
    keywords: z._default(z.string(), '*'),
    searchField: z._default(SearchField(), 'all'),
    refinements: z._default(z.array(Refinement()).check(z.maxLength(200)), []),
    sortType: z._default(z.enum(['BEST_MATCH', 'OVERRIDE_SORT']), 'BEST_MATCH'),
    editions: z.optional(z.enum(EDITIONS)),
    /** true: only documents that are open to the person and have active compass points that they see */
    points: z.optional(z.boolean()),
    /** publisher's code, as in content codes */
    publisherId: z.optional(z.string().check(z.maxLength(100))),
    page: pageNumber(0),
    size: pageSize(DEFAULT_PAGE_SIZE),
    /** Column; a trailing '-' reverses the order. Ignored unless sortType is OVERRIDE_SORT. */
    sort: z.optional(z.enum(SORTS)),
  }),
)

const Span = lazySchema(() => z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))]))

/** Matches as [start, end) in UTF-16 units of the text without markup. */
const Marks = lazySchema(() =>
  z.strictObject({ designation: z.array(Span()), title: z.array(Span()), description: z.array(Span()) }),
)

/** Number of documents that fold under the row of a standard, the row's own document left out. */
const Folded = lazySchema(() =>
  z.strictObject({
    editions: z.int(),
    drafts: z.int(),
    /** amendments and other additions, corrigenda left out */
    supplements: z.int(),
    corrigenda: z.optional(z.int()),
    languages: z.int(),
  }),
)

/** Line of the full text in which the words were found, with their positions in it. */
const Excerpt = lazySchema(() => z.strictObject({ text: z.string(), marks: z.array(Span()) }))

/** Clause that a line or a passage stands in: its name in links, its number, its title, which begins with a number like “Annex A”. */
const MatchedClause = lazySchema(() => z.strictObject({ name: z.string(), number: z.string(), title: z.string() }))

/**
 * Compass point that has all words of the text in what its author wrote, with the line that has the most of them; `others` on the
 * document have them, too. `marks` are those of the name.
 */
const MatchingPoint = lazySchema(() =>
  z.strictObject({
    compassPointUUID: z.string(),
    name: z.string(),
    marks: z.array(Span()),
    excerpt: z.optional(Excerpt()),
    page: z.optional(z.int()),
    others: z.int(),
  }),
)

/** Reason of a match: words of the question, in a field or anywhere, a passage of the text, or its meaning alone. */
const MATCHED_BY = ['designation', 'title', 'description', 'text', 'meaning', 'words'] as const

export const SearchDocument = lazySchema(() =>
  z.extend(DocumentCard(), {
    access: Reading(),
    marks: Marks(),
    /** first matching page of the full text; absent where that has no pages */
    matchedPage: z.optional(z.int()),
    /** only where the text is open to the account */
    excerpt: z.optional(Excerpt()),
    /** a program has recognised the text of the excerpt in a scan: letters and digits may be wrong */
    recognised: z.optional(z.literal(true)),
    /** clause of the excerpt or the passage, where it is known */
    matchedClause: z.optional(MatchedClause()),
    /** compass point that the person sees, where the words are in one beside or instead of the document */
    matchedPoint: z.optional(MatchingPoint()),
    /** active compass points on the document that the person sees; absent where there are none */
    compassPoints: z.optional(z.int()),
    /** words of the text that the document lacks, where it has some of them only */
    lacks: z.optional(z.array(z.string())),
    /** date of the edition; absent where unknown */
    date: z.optional(PartialDate()),
    /** codes of all publishers of a joint standard; absent where there is one */
    publishers: z.optional(z.array(z.string())),
    /** absent where nothing folds under the row */
    folded: z.optional(Folded()),
    /** passage on that page, for a semantic match */
    passage: z.optional(z.string()),
    /**
     * For a semantic match: the field that has words of the question, or `meaning` where none has. Of rows that lack words: what their
     * place is by, `words` or `meaning`, where both are blended.
     */
    matchedBy: z.optional(z.enum(MATCHED_BY)),
    /** absent where people may track new editions */
    allowToTrack: z.optional(z.literal(false)),
    /** absent where readers may download a file */
    downloadable: z.optional(z.literal(false)),
  }),
)
export type SearchDocument = SchemaType<typeof SearchDocument>

/** Document as a link, with its status. */
const Named = lazySchema(() =>
  z.pick(DocumentCard(), { contentCode: true, designationNo: true, documentTitle: true, status: true, standing: true }),
)

export const SearchResults = lazySchema(() =>
  z.strictObject({
    /** documents with all words that count */
    count: z.int(),
    /** those with all words first; in best match those with some of the words follow */
    documents: z.array(SearchDocument()),
    /** how many have some of the words only, or are near in meaning; absent where there are none */
    partly: z.optional(z.int()),
    /** how many of these are near in meaning and have too few of the words; absent where there are none */
    near: z.optional(z.int()),
    nextPageFlag: z.boolean(),
    /** with `in-force`: rows that the same search has more with `all` */
    otherEditions: z.optional(z.int()),
    /** set for a text of few meaningful words, which search by meaning answers better than words do */
    shortQuestion: z.optional(z.literal(true)),
    /** true where the text was longer than 500 characters: the rest was not searched */
    keywordsCut: z.optional(z.literal(true)),
    /** the text with spelling corrections, where a word was corrected */
    correctedKeywords: z.optional(z.string()),
    /** true where meaning counts but is not learned yet, or not available: only words counted */
    wordsAlone: z.optional(z.boolean()),
    /** alternative texts with results, where nothing is found */
    didYouMean: z.optional(z.array(z.string())),
    /**
     * Set where the text is a designation that the library does not have: its usual spelling, and the nearest designations. There
     * may be documents all the same, with its words or with its digits in another order.
     */
    missing: z.optional(z.strictObject({ designationNo: z.string(), nearest: z.array(Named()) })),
  }),
)
export type SearchResults = SchemaType<typeof SearchResults>

export const searchProblems = {
  'search-type-off': { status: 403, title: 'This kind of search is not offered in this library' },
} as const

/** A search is a new set of results: further pages and other orders of the same set are none. */
export const searchUse: Use<
  { readonly keywords: string; readonly page: number; readonly sort?: unknown; readonly sortType?: unknown },
  SearchResults
> = {
  kind: 'search',
  facts({ keywords, page, sort: _, sortType: _t, ...set }, { count, missing }) {
    const { size: _s, pageSize: _p, ...refined } = set as Record<string, unknown>
    if (page > 0) return []
    return [{ words: keywords, set: [keywords, refined], hits: count, ...(missing && { missing: missing.designationNo }) }]
  },
}

const run = {
  method: 'POST',
  access: 'account',
  use: searchUse,
  input: SearchQuery,
  query: ['page', 'size', 'sort'],
  output: SearchResults,
  errors: searchProblems,
} as const

/** Searches of all content and of subscribed content. The tenant's configuration says which search types it offers. */
export const search = {
  all: endpoint({ id: 'search.all', path: '/api/documents/search', drm: false, ...run }),
  entitled: endpoint({ id: 'search.entitled', path: '/api/documents/entitled-documents/search', ...run }),
}
