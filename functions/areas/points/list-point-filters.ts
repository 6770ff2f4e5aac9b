import { MAX_POINT_FILTER_VALUES, pointFilters } from '#contract/points/point-filters.ts'
import { useCase } from '#functions/http/use-case.ts'
import { STATUS_WORDS, type StatusWord } from '#standing/status-words.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { standingsOfDocuments, statusOfDocument } from './list/document-standings.ts'
import { readAccountPoints } from './list/read-account-points.ts'
import { loadPointAccess, sightOfPoints } from './rights/load-point-access.ts'
import { mayListAll } from './rights/policy.ts'
import type { StoredPoint } from './store/stored-point.ts'

export const listPointFilters = useCase(pointFilters.filters, ['table', 'clock'], async ({ list, status }, context) => {
  const { actor, ports, fail } = context
  const { owner, settings } = await loadPointAccess(context)
  if (list === 'admin' && !mayListAll(actor)) fail('forbidden')
  const sees = list === 'admin' ? undefined : sightOfPoints(actor, settings)
  const publishers = new Set<string>()
  const statuses = new Set<StoredPoint['contentStatus']>()
  const authors = new Map<string, string>()
  const words = new Set<StatusWord>()
  const all = await readAccountPoints(ports.table, owner)
  const standings = await standingsOfDocuments(ports, owner, all)
  for (const point of all.all()) {
    if (point.status !== status || (sees && !sees(point))) continue
    publishers.add(point.publisher)
    statuses.add(point.contentStatus)
    words.add(statusOfDocument(point, standings))
    // Former members are nobody to look for.
    if (point.createdById) authors.set(point.createdById, point.createdBy)
  }
  return {
    publishers: [...publishers].sort(compareNaturally).slice(0, MAX_POINT_FILTER_VALUES),
    statuses: [...statuses].sort(),
    standings: STATUS_WORDS.filter((word) => words.has(word)),
    authors: [...authors]
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => compareNaturally(a.name, b.name) || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_POINT_FILTER_VALUES),
  }
})
