import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { REFINEMENT_ROOTS, SearchQuery, searchProblems } from './search.ts'

const Root = lazySchema(() => z.enum(REFINEMENT_ROOTS))

/** Value of a category, with its child values. A refinement names it by `key` (its `k`) and `r`. */
export interface RefinementNode {
  key: string
  /** the publisher's spelling, in the requested language where the library has it */
  name: string
  r: SchemaType<typeof Root>
  /** documents of the whole library with this value or one below it */
  count: number
  isChecked: boolean
  /** a heading, which cannot be selected */
  isTitle: boolean
  child: RefinementNode[]
  parentKey: string
  parentName: string
  showBillboard: boolean
  billboardName: string
  /** relative URL of a picture; empty where there is none */
  billboardLogo: string
  semanticSearchenabled: boolean
}

export const RefinementNode = lazySchema(
  (): z.ZodMiniType<RefinementNode> =>
    z
      .strictObject({
        key: z.string(),
        name: z.string(),
        r: Root(),
        count: z.int(),
        isChecked: z.boolean(),
        isTitle: z.boolean(),
        get child() {
          return z.array(RefinementNode())
        },
        parentKey: z.string(),
        parentName: z.string(),
        showBillboard: z.boolean(),
        billboardName: z.string(),
        billboardLogo: z.string(),
        semanticSearchenabled: z.boolean(),
      })
      .register(z.globalRegistry, { id: 'RefinementNode' }),
)

const Tree = lazySchema(() => z.array(RefinementNode()))

/** Search whose results are counted. */
const CountQuery = lazySchema(() =>
  z.pick(SearchQuery(), {
    keywords: true,
    searchField: true,
    refinements: true,
    editions: true,
    points: true,
    publisherId: true,
  }),
)
/** Publisher: counts publishers · Category: counts the top-level values of every other category */
const TopLevelCountQuery = lazySchema(() => z.extend(CountQuery(), { section: z.enum(['Publisher', 'Category']) }))

/**
 * Results of the search if this value were the only one selected under its root. Values without a document are omitted, and so
 * are categories that the tenant hides.
 */
export const RefinementCounts = lazySchema(() =>
  z.strictObject({
    counts: z.array(z.strictObject({ r: Root(), key: z.string(), count: z.int().check(z.minimum(1)) })),
    /** results of the same search with `points`; not among those of publishers, and absent where there are none */
    points: z.optional(z.int().check(z.minimum(1))),
  }),
)

const refinementProblems = {
  'section-closed': { status: 403, title: 'This category is not shown in this library' },
} as const

const offered = { access: 'account', feature: 'search-refinement' } as const
const counting = {
  ...offered,
  method: 'POST',
  output: RefinementCounts,
  errors: { ...refinementProblems, ...searchProblems },
} as const
const trees = { ...offered, method: 'GET', output: Tree, errors: refinementProblems } as const
const nothing = lazySchema(() => z.strictObject({}))
const inLanguage = lazySchema(() => z.strictObject({ language: z.optional(z.string().check(z.maxLength(20))) }))

/** `ics`: codes, separated by commas */
const NamesQuery = lazySchema(() => z.extend(inLanguage(), { ics: z.optional(z.string().check(z.maxLength(2000))) }))
const NameByValue = lazySchema(() => z.record(z.string(), z.string()))
const Names = lazySchema(() => z.strictObject({ ics: NameByValue(), documentTypes: NameByValue() }))

/**
 * Trees cover the whole library, so that every value can be reached; counts are those of one search. A value includes all below
 * it: ICS classes, committees (ISO/TC 184 includes ISO/TC 184/SC 4) and taxonomy (levels separated by a slash).
 */
export const refinement = {
  topLevelCount: endpoint({
    ...counting,
    id: 'refinement.topLevelCount',
    path: '/api/documents/search/top-level/count',
    drm: false,
    input: TopLevelCountQuery,
  }),
  entitledTopLevelCount: endpoint({
    ...counting,
    id: 'refinement.entitledTopLevelCount',
    path: '/api/documents/entitled-documents/search/top-level/count',
    input: TopLevelCountQuery,
  }),
  count: endpoint({
    ...counting,
    id: 'refinement.count',
    path: '/api/documents/search/count',
    drm: false,
    input: CountQuery,
  }),
  entitledCount: endpoint({
    ...counting,
    id: 'refinement.entitledCount',
    path: '/api/documents/entitled-documents/search/count',
    input: CountQuery,
  }),
  publisherCount: endpoint({
    ...counting,
    id: 'refinement.publisherCount',
    path: '/api/refinement/publisher/count',
    drm: false,
    input: CountQuery,
  }),
  entitledPublisherCount: endpoint({
    ...counting,
    id: 'refinement.entitledPublisherCount',
    path: '/api/refinement/publisher/entitled-documents/count',
    input: CountQuery,
  }),
  /** Values of every shown category, counted by the documents that the account may read. Values without one are omitted. */
  entitledNodes: endpoint({
    ...trees,
    id: 'refinement.entitledNodes',
    path: '/api/documents/entitled-documents/refinement-nodes',
    input: nothing,
  }),
  committees: endpoint({ ...trees, id: 'refinement.committees', path: '/api/refinement/committee', input: inLanguage }),
  /** `id` is a publisher's code, or `all`. */
  taxonomy: endpoint({
    ...trees,
    id: 'refinement.taxonomy',
    path: '/api/refinement/taxonomy/{id}',
    input: () => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  }),
  /** The ICS as a whole, with the counts of the library. */
  icsCodes: endpoint({ ...trees, id: 'refinement.icsCodes', path: '/api/refinement/ICSCodes', input: inLanguage }),
  /** Names in a language: those of the given classes of the ICS, and the library's own names of document types by label. */
  names: endpoint({
    id: 'refinement.names',
    method: 'GET',
    path: '/api/refinement/names',
    access: 'account',
    input: NamesQuery,
    output: Names,
  }),
  /** Publishers; only the tenant's own where the tenant shows no others. */
  otherContent: endpoint({ ...trees, id: 'refinement.otherContent', path: '/api/refinement/other-content', input: nothing }),
  documentTypes: endpoint({ ...trees, id: 'refinement.documentTypes', path: '/api/refinement/document-types', input: nothing }),
  /** Sectors (`r` is `sector`) and topics (`r` is `topic`). */
  sectorsAndThemes: endpoint({
    ...trees,
    id: 'refinement.sectorsAndThemes',
    path: '/api/refinement/sectors-and-themes',
    input: inLanguage,
  }),
}
