import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { RefinementCounts, refinement } from '#contract/refinement.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openSearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { offersSearch } from '#functions/areas/search/offered-types.ts'
import { findWithPoints, narrowToPoints } from '#functions/areas/search/pointed/find-with-points.ts'
import { searchCriteriaOf } from '#functions/areas/search/to-intent.ts'
import { allContent, entitledContent, openedTo } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { isValue } from './is-value.ts'
import { offersPublisher, type Root } from './policy.ts'
import { presentCounts } from './present.ts'

export interface CountContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'search' | 'table' | 'clock'>
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
  const intent = { ...criteria, opens: openedTo(actor), sort: 'best', offset: 0, size: 0 } as const
  const points = await openSearchedPoints(ports.table, actor)
  const narrowed = points || query.points ? await narrowToPoints(intent, points, { actor, ports }) : undefined
  const find = (one: typeof intent & Pick<SearchIntent, 'within' | 'count'>) => findWithPoints(one, points, { actor, ports })
  const [counted, pointed] = await Promise.all([
    find({ ...((query.points && narrowed) || intent), count: roots }),
    narrowed && !roots.includes('publisher') ? find(narrowed) : undefined,
  ])
  const isOffered = (code: string) => offersPublisher(tenant, code) && (query.publisherId ?? code) === code
  const counts = presentCounts(
    counted.hits.counts ?? {},
    (root, value) => isValue(root, value) && (root !== 'publisher' || isOffered(value)) && isCounted(root, value),
  )
  const documents = pointed?.hits.total ?? 0
  return { counts, ...(documents > 0 && { points: documents }) }
}
