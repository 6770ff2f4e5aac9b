import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { RefinementCounts, refinement } from '#contract/refinement.ts'
import { offersSearch } from '#functions/areas/search/offered-types.ts'
import { searchCriteriaOf } from '#functions/areas/search/to-intent.ts'
import { allContent, entitledContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import { isValue } from './is-value.ts'
import { offersPublisher, type Root } from './policy.ts'
import { presentCounts } from './present.ts'

export interface CountContext {
  readonly actor: Actor
  readonly ports: { readonly search: Search }
  readonly fail: (code: 'search-type-off' | 'section-closed', about?: string) => never
}

export interface CountOptions {
  readonly where: 'all' | 'entitled'
  readonly roots: readonly Root[]
  readonly isCounted?: (root: Root, value: string) => boolean
}

/** Counts the documents that the same search would find for each value. */
export async function countValues(
  query: InputOf<typeof refinement.count>,
  { where, roots, isCounted = () => true }: CountOptions,
  { actor, ports, fail }: CountContext,
): Promise<SchemaType<typeof RefinementCounts>> {
  const { tenant } = actor
  if (!offersSearch(tenant, where, query.searchField)) return fail('search-type-off', 'searchField')
  if (roots.length === 0) return { counts: [] }
  const scope = where === 'all' ? allContent(actor) : entitledContent(actor)
  const criteria = searchCriteriaOf(query, scope)
  const { counts = {} } = await ports.search.find({ ...criteria, sort: 'best', offset: 0, size: 0, count: roots })
  const isOffered = (code: string) => offersPublisher(tenant, code) && (query.publisherId ?? code) === code
  return presentCounts(
    counts,
    (root, value) => isValue(root, value) && (root !== 'publisher' || isOffered(value)) && isCounted(root, value),
  )
}
