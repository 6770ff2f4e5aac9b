import type { Facet, SearchIntent } from '#finding/intent.ts'
import type { FacetCounts, ValueCount } from '#ports/search.ts'
import type { JsonObject } from '../index/engine.ts'
import { editionsFilter, filterClauses, type QueryClause } from './scope.ts'

/** values counted at once; all facets together stay below OpenSearch's limit of 65,535 buckets */
export const MAX_FACET_VALUES = 5000

interface FacetAggregation {
  readonly values: {
    readonly buckets: readonly { readonly key: string; readonly doc_count: number }[]
    /** number of documents whose values are not listed */
    readonly sum_other_doc_count?: number
  }
}
export type FacetAggregations = Readonly<Record<string, FacetAggregation>>

/** Aggregates over the documents that match all filters except the facet's own, and stand for what is searched. */
function aggregation(
  facet: Facet,
  { filters, editions }: SearchIntent,
  values: JsonObject,
  named: readonly string[],
): JsonObject {
  const others = [...filterClauses(filters)].flatMap(([filtered, clause]): QueryClause[] => (filtered === facet ? [] : [clause]))
  others.push(...editionsFilter(editions, named))
  return { filter: others.length ? { bool: { filter: others } } : { match_all: {} }, aggs: { values } }
}

/** Requests the values of each facet, the most frequent first. */
export function countAggregations(intent: SearchIntent, named: readonly string[] = []): JsonObject {
  const requestOf = (facet: Facet) =>
    aggregation(facet, intent, { terms: { field: `facets.${facet}`, size: MAX_FACET_VALUES } }, named)
  return Object.fromEntries((intent.count ?? []).map((facet) => [facet, requestOf(facet)]))
}

/** Requests the values of one facet in alphabetical order, after a given value. */
export function countAggregationAfter(
  facet: Facet,
  intent: SearchIntent,
  value: string | undefined,
  named: readonly string[] = [],
): JsonObject {
  const sources = [{ value: { terms: { field: `facets.${facet}` } } }]
  const after = value === undefined ? {} : { after: { value } }
  return { [facet]: aggregation(facet, intent, { composite: { size: MAX_FACET_VALUES, sources, ...after } }, named) }
}

const byCount = (a: ValueCount, b: ValueCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

export function toFacetCounts(count: readonly Facet[], found: FacetAggregations | undefined): FacetCounts {
  const valuesOf = (facet: Facet) => found?.[facet]?.values.buckets ?? []
  return Object.fromEntries(
    count.map((facet) => [
      facet,
      valuesOf(facet)
        .map(({ key, doc_count }) => ({ value: key, count: doc_count }))
        .sort(byCount),
    ]),
  )
}
