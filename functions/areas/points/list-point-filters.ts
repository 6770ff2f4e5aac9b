import { MAX_POINT_FILTER_VALUES, pointFilters } from '#contract/points/point-filters.ts'
import { useCase } from '#functions/http/use-case.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { enter, sightOfPoints } from './seen/enter.ts'
import { mayListAll } from './seen/policy.ts'
import { readAccountPoints } from './stored/read-account-points.ts'
import type { StoredPoint } from './stored/stored-point.ts'

export const listPointFilters = useCase(pointFilters.filters, ['table'], async ({ list, status }, context) => {
  const { actor, ports, fail } = context
  const { owner, settings } = await enter(context)
  if (list === 'admin' && !mayListAll(actor)) fail('forbidden')
  const sees = list === 'admin' ? undefined : sightOfPoints(actor, settings)
  const publishers = new Set<string>()
  const statuses = new Set<StoredPoint['contentStatus']>()
  const authors = new Map<string, string>()
  for (const point of (await readAccountPoints(ports.table, owner)).all()) {
    if (point.status !== status || (sees && !sees(point))) continue
    publishers.add(point.publisher)
    statuses.add(point.contentStatus)
    authors.set(point.createdById, point.createdBy)
  }
  return {
    publishers: [...publishers].sort(compareNaturally).slice(0, MAX_POINT_FILTER_VALUES),
    statuses: [...statuses].sort(),
    authors: [...authors]
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => compareNaturally(a.name, b.name) || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_POINT_FILTER_VALUES),
  }
})
