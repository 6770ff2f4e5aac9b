import type { Facet, FacetCounts, SearchIntent, ValueCount } from '#ports/search.ts'
import type { Json } from './engine.ts'
import { type Clause, filterClauses } from './scope.ts'

/** More values than a library has in any facet. */
const MOST_VALUES = 50_000

interface Counted {
  readonly values: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }
}
export type Aggregated = Readonly<Record<string, Counted>>

/** Of each facet asked for its values, in what all filters but its own leave. */
export function countsAsked({ count = [], filters }: SearchIntent): Json {
  const clauses = [...filterClauses(filters)]
  return Object.fromEntries(
    count.map((facet) => {
      const others = clauses.flatMap(([filtered, clause]): Clause[] => (filtered === facet ? [] : [clause]))
      const values = { terms: { field: `facets.${facet}`, size: MOST_VALUES } }
      return [facet, { filter: others.length ? { bool: { filter: others } } : { match_all: {} }, aggs: { values } }]
    }),
  )
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
