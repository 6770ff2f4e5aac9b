import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lazySchema, type SchemaType } from './lazy-schema.ts'
import { REFINEMENT_ROOTS, SearchQuery, searchProblems } from './search.ts'

const Root = lazySchema(() => z.enum(REFINEMENT_ROOTS))

/** One value of a category, with those below it. `key` under `r` is what a refinement names as `k` and `r`. */
export interface RefinementNode {
  key: string
  /** as its publisher writes it, in the language asked for where the library has it */
  name: string
  r: SchemaType<typeof Root>
  /** documents of the whole library that stand under it */
  count: number
  isChecked: boolean
  /** a heading: it groups, and cannot be ticked */
  isTitle: boolean
  child: RefinementNode[]
  parentKey: string
  parentName: string
  showBillboard: boolean
  billboardName: string
  /** relative address of a picture; empty where there is none */
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

/** What is counted is what a search for the same would find. */
const CountQuery = lazySchema(() =>
  z.pick(SearchQuery(), { keywords: true, searchField: true, refinements: true, publisherId: true }),
)
/** Publisher: publishers · Category: of every other category the values that stand under none */
const TopLevelCountQuery = lazySchema(() => z.extend(CountQuery(), { section: z.enum(['Publisher', 'Category']) }))

/**
 * Documents that ticking a value finds when it is the only one ticked under its root, everything else staying as it is.
 * Values without a document are left out, and categories that the tenant does not show.
 */
export const RefinementCounts = lazySchema(() =>
  z.strictObject({
    counts: z.array(z.strictObject({ r: Root(), key: z.string(), count: z.int().check(z.minimum(1)) })),
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

/**
 * Trees are of the whole library, so that every value can be reached; counts are of one search. A value stands for all below
 * it: ICS classes, committees (ISO/TC 184 for ISO/TC 184/SC 4) and taxonomy (its levels divided by a slash).
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
  /** the values of every shown category that hold something the account may read, counted so */
  entitledNodes: endpoint({
    ...trees,
    id: 'refinement.entitledNodes',
    path: '/api/documents/entitled-documents/refinement-nodes',
    input: nothing,
  }),
  committees: endpoint({ ...trees, id: 'refinement.committees', path: '/api/refinement/committee', input: inLanguage }),
  /** id: a publisher's code, or `all` */
  taxonomy: endpoint({
    ...trees,
    id: 'refinement.taxonomy',
    path: '/api/refinement/taxonomy/{id}',
    input: () => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  }),
  /** the whole ICS, and of it what the library holds */
  icsCodes: endpoint({ ...trees, id: 'refinement.icsCodes', path: '/api/refinement/ICSCodes', input: nothing }),
  /** publishers; the tenant's own alone where it shows no other */
  otherContent: endpoint({ ...trees, id: 'refinement.otherContent', path: '/api/refinement/other-content', input: nothing }),
  documentTypes: endpoint({ ...trees, id: 'refinement.documentTypes', path: '/api/refinement/document-types', input: nothing }),
  /** sectors (r `sector`) and topics (r `topic`) */
  sectorsAndThemes: endpoint({
    ...trees,
    id: 'refinement.sectorsAndThemes',
    path: '/api/refinement/sectors-and-themes',
    input: inLanguage,
  }),
}
