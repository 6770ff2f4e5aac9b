import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '../entitlement/holdings.ts'

/** Documents and full texts that a search may use: all of the tenant, or those that an account's holdings open. */
export interface SearchScope {
  readonly tenant: Tenant
  readonly documents: 'all' | Holdings
  /** documents whose full texts are searched; of the others the record is */
  readonly texts: 'all' | Holdings
}

/** Documents of a scope that the caller lists by their ids, as only the caller knows what they have. */
export interface ListedDocuments {
  readonly ids: readonly string[]
  readonly of: SearchScope['documents']
}

export type SearchField = 'all' | 'keyword' | 'designation'
export type SortColumn = 'designation' | 'title' | 'date'

/** in-force: documents that stand for their standard · all: those that stand for their edition */
export type Editions = 'in-force' | 'all'

export interface SearchIntent {
  readonly scope: SearchScope
  readonly text: string
  readonly field: SearchField
  /** OR within a facet, AND across facets */
  readonly filters: readonly SearchFilter[]
  /** narrows like a filter, with which it is combined by AND */
  readonly within?: ListedDocuments
  /** documents that have all words of the text elsewhere */
  readonly also?: ListedDocuments
  /** absent: every document */
  readonly editions?: Editions
  /** holdings of the reader: among equal matches what they open comes first, and excerpts are of that alone */
  readonly opens?: Holdings
  readonly sort: 'best' | { readonly by: SortColumn; readonly descending: boolean }
  /** number of hits to skip */
  readonly offset: number
  /** 0 to 100; with 0 only the total and the counts are made */
  readonly size: number
  /** facets whose values are counted */
  readonly count?: readonly Facet[]
}

export const FACETS = [
  'publisher',
  'documentType',
  'status',
  'standing',
  'committee',
  'ics',
  'taxonomy',
  'sector',
  'topic',
  'family',
  'language',
  'year',
] as const
export type Facet = (typeof FACETS)[number]

export interface SearchFilter {
  readonly facet: Facet
  /** values; those of `year` may be ranges: 2010-2020, -2000, 2015- */
  readonly values: readonly string[]
}
