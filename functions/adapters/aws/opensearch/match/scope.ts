import { type Holdings, openingConditions } from '#entitlement/holdings.ts'
import type { Editions, Facet, ListedDocuments, SearchFilter, SearchIntent, SearchScope } from '#finding/intent.ts'
import { yearRangeOf } from '#finding/year-range.ts'
import type { JsonObject } from '../index/engine.ts'
import { keywordOf } from '../index/to-source.ts'

/** A condition of OpenSearch's query language. */
export type QueryClause = JsonObject

const anyOf = (field: string, values: readonly string[]): QueryClause => ({ terms: { [field]: values.map(keywordOf) } })

/** Fields of each attribute. An index of mapping 1 has `publisher` only. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  publishers: ['publisher', 'publishers'],
  collections: ['collections'],
}

/** Filters every query: at least one of the conditions that open a document must hold. */
export function scopeFilter({ documents }: Pick<SearchScope, 'documents'>): readonly QueryClause[] {
  return documents === 'all' ? [] : [openedBy(documents)]
}

/** Matches the documents that holdings open. */
export function openedBy(holdings: Holdings): QueryClause {
  const conditions = openingConditions(holdings)
  const should = conditions.flatMap(({ attribute, values }) => (FIELDS[attribute] ?? []).map((field) => anyOf(field, values)))
  return { bool: { should, minimum_should_match: 1 } }
}

/**
 * Matches the documents that stand for what is searched, and the named editions by their ids. Both are stated by what they are not:
 * an index of mapping 1 does not know it and answers with every document.
 */
export function editionsFilter(editions: Editions | undefined, named: readonly string[]): readonly QueryClause[] {
  if (editions === undefined) return []
  const not = (values: readonly string[]): QueryClause => ({ bool: { must_not: [anyOf('standsFor', values)] } })
  if (editions === 'all') return [not(['none'])]
  const standard = not(['edition', 'none'])
  if (named.length === 0) return [standard]
  const edition = { bool: { filter: [{ ids: { values: named } }, not(['none'])] } }
  return [{ bool: { should: [standard, edition], minimum_should_match: 1 } }]
}

function valueClause(facet: Facet, values: readonly string[]): QueryClause {
  const ranges = facet === 'year' ? values.flatMap((value) => yearRangeOf(value) ?? []) : []
  if (ranges.length === 0) return anyOf(`facets.${facet}`, values)
  const inRange = ranges.map(({ from, to }): QueryClause => ({ range: { [`facets.${facet}`]: { gte: from, lte: to } } }))
  return { bool: { should: [anyOf(`facets.${facet}`, values), ...inRange], minimum_should_match: 1 } }
}

/** Builds the filter of each facet. */
export function filterClauses(filters: readonly SearchFilter[]): ReadonlyMap<Facet, QueryClause> {
  const byFacet = Map.groupBy(filters, ({ facet }) => facet)
  return new Map(
    [...byFacet].map(([facet, own]) => [facet, { bool: { filter: own.map(({ values }) => valueClause(facet, values)) } }]),
  )
}

/** values of one clause: OpenSearch takes 65,536 */
const MAX_LISTED = 50_000

/** Matches the listed documents of a scope. `field` has the ids of documents in its index. */
export function listedClause({ ids, of }: ListedDocuments, field: string): QueryClause {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_LISTED) }, (_, at) =>
    anyOf(field, ids.slice(at * MAX_LISTED, (at + 1) * MAX_LISTED)),
  )
  const listed = parts.length > 0 ? { bool: { should: parts, minimum_should_match: 1 } } : { match_none: {} }
  return { bool: { filter: [listed, ...scopeFilter({ documents: of })] } }
}

/** Narrows to the listed documents. It filters whatever is counted, as no facet's own filter. */
export const withinFilter = ({ within }: Pick<SearchIntent, 'within'>, field = 'id'): readonly QueryClause[] =>
  within ? [listedClause(within, field)] : []

export const opensNothing = ({ documents }: SearchScope) =>
  documents !== 'all' && documents.publishers.length + documents.collections.length === 0
