import { openingConditions } from '#entitlement/holdings.ts'
import type { Facet, SearchFilter, SearchScope } from '#finding/intent.ts'
import type { JsonObject } from '../index/engine.ts'
import { keywordOf } from '../index/to-source.ts'

/** A condition of OpenSearch's query language. */
export type Clause = JsonObject

const anyOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values.map(keywordOf) } })

/** Fields of the attributes that holdings are matched against. */
const FIELD = { publishers: 'publisher', collections: 'collections' }

/** Filters every query: at least one of the conditions that open a document must hold. */
export function scopeFilter({ documents }: SearchScope): readonly Clause[] {
  if (documents === 'all') return []
  const should = openingConditions(documents).map(({ attribute, values }) => anyOf(FIELD[attribute], values))
  return [{ bool: { should, minimum_should_match: 1 } }]
}

/** Builds the filter of each facet. */
export function filterClauses(filters: readonly SearchFilter[]): ReadonlyMap<Facet, Clause> {
  const byFacet = Map.groupBy(filters, ({ facet }) => facet)
  return new Map(
    [...byFacet].map(([facet, own]) => [facet, { bool: { filter: own.map(({ values }) => anyOf(`facets.${facet}`, values)) } }]),
  )
}

export const opensNothing = ({ documents }: SearchScope) =>
  documents !== 'all' && documents.publishers.length + documents.collections.length === 0
