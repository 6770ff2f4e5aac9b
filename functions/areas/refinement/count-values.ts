import type { InputOf } from '#contract/endpoint.ts'
import type { Made } from '#contract/later.ts'
import type { RefinementCounts, refinement } from '#contract/refinement.ts'
import { offersSearch } from '#functions/areas/search/offered-types.ts'
import { documentsAskedFor } from '#functions/areas/search/to-intent.ts'
import { allContent, entitledContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import { isValue } from './is-value.ts'
import { offersPublisher, type Root } from './policy.ts'
import { presentCounts } from './present.ts'

export interface Counting {
  readonly actor: Actor
  readonly ports: { readonly search: Search }
  readonly fail: (code: 'search-type-off' | 'section-closed', about?: string) => never
}

export interface Counted {
  readonly where: 'all' | 'entitled'
  readonly roots: readonly Root[]
  readonly isCounted?: (root: Root, value: string) => boolean
}

/** What a search for the same would find under each value. */
export async function countValues(
  query: InputOf<typeof refinement.count>,
  { where, roots, isCounted = () => true }: Counted,
  { actor, ports, fail }: Counting,
): Promise<Made<typeof RefinementCounts>> {
  const { tenant } = actor
  if (!offersSearch(tenant, where, query.searchField)) return fail('search-type-off', 'searchField')
  if (roots.length === 0) return { counts: [] }
  const scope = where === 'all' ? allContent(actor) : entitledContent(actor)
  const asked = documentsAskedFor(query, scope)
  const { counts = {} } = await ports.search.find({ ...asked, sort: 'best', offset: 0, size: 0, count: roots })
  const isOffered = (code: string) => offersPublisher(tenant, code) && (query.publisherId ?? code) === code
  return presentCounts(
    counts,
    (root, value) => isValue(root, value) && (root !== 'publisher' || isOffered(value)) && isCounted(root, value),
  )
}
