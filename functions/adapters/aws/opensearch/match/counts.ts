import type { Facet, SearchIntent } from '#finding/intent.ts'
import type { FacetCounts, ValueCount } from '#ports/search.ts'
import type { Json } from '../index/engine.ts'
import { type Clause, filterClauses } from './scope.ts'

/** So many of each facet stay below what OpenSearch counts at once (65,535), however many facets are asked for. */
export const MOST_VALUES = 5000

interface Counted {
  readonly values: {
    readonly buckets: readonly { readonly key: string; readonly doc_count: number }[]
    /** documents with values that are left out */
    readonly sum_other_doc_count?: number
  }
}
export type Aggregated = Readonly<Record<string, Counted>>

/** In what all filters but the facet's own leave. */
function counting(facet: Facet, { filters }: SearchIntent, values: Json): Json {
  const others = [...filterClauses(filters)].flatMap(([filtered, clause]): Clause[] => (filtered === facet ? [] : [clause]))
  return { filter: others.length ? { bool: { filter: others } } : { match_all: {} }, aggs: { values } }
}

/** The values of each facet asked for, the most frequent first. */
export function countsAsked(intent: SearchIntent): Json {
  const asked = (facet: Facet) => counting(facet, intent, { terms: { field: `facets.${facet}`, size: MOST_VALUES } })
  return Object.fromEntries((intent.count ?? []).map((facet) => [facet, asked(facet)]))
}

/** The values of one facet in their own order, behind one of them. */
export function countsBehind(facet: Facet, intent: SearchIntent, value: string | undefined): Json {
  const sources = [{ value: { terms: { field: `facets.${facet}` } } }]
  const after = value === undefined ? {} : { after: { value } }
  return { [facet]: counting(facet, intent, { composite: { size: MOST_VALUES, sources, ...after } }) }
}

const byCount = (a: ValueCount, b: ValueCount) => b.count - a.count || (a.value < b.value ? -1 : 1)

export function countsFound(count: readonly Facet[], found: Aggregated | undefined): FacetCounts {
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
