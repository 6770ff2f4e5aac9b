import type { Facet, SearchFilter, SearchIntent } from '#finding/intent.ts'
import { type Allowed, both, cached, inScope, withValue } from './allowed.ts'
import type { Bitmap } from './bitmap.ts'
import { listedIn } from './listed.ts'
import type { Snapshot } from './snapshot.ts'

type Filters = Pick<SearchIntent, 'filters' | 'within'>

function withValues(snapshot: Snapshot, facet: Facet, filters: readonly SearchFilter[]): Allowed {
  return cached(snapshot, JSON.stringify(['facet', facet, filters.map(({ values }) => values)]), () =>
    snapshot.segments.map((open) =>
      filters.map(({ values }) => withValue(open, facet, values) as Bitmap | undefined).reduce(both),
    ),
  )
}

/** Documents that pass one filter: those with a requested value of the facet, or without a facet the listed ones. */
export interface FilteredFacet {
  readonly facet?: Facet
  readonly allowed: Allowed
}

/** Documents that pass each filter, the facets in the order in which they are first named. */
export function filteredBy(snapshot: Snapshot, { filters, within }: Filters): FilteredFacet[] {
  const byFacet = Map.groupBy(filters, ({ facet }) => facet)
  return [
    ...[...byFacet].map(([facet, own]) => ({ facet, allowed: withValues(snapshot, facet, own) })),
    ...(within ? [{ allowed: listedIn(snapshot, within) }] : []),
  ]
}

/** Documents that are inside scope and filters and not deleted. */
export function allowedIn(snapshot: Snapshot, { scope, filters, within }: Filters & Pick<SearchIntent, 'scope'>): Allowed {
  const some = cached(snapshot, JSON.stringify(['all', scope.documents, filters]), () =>
    joined(snapshot, [inScope(snapshot, scope), ...filteredBy(snapshot, { filters }).map(({ allowed }) => allowed)]),
  )
  return within ? joined(snapshot, [some, listedIn(snapshot, within)]) : some
}

const joined = ({ segments }: Snapshot, all: readonly Allowed[]): Allowed =>
  segments.map((_, index) => all.map((allowed) => allowed[index]).reduce(both))
