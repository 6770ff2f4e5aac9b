import type { Tenant } from '#contract/tenant.ts'
import { openSearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { entitledContent, findableContent, openedTo } from '#library/document/entitlement.ts'
import type { ListSource } from '#library/downloads/exported-source.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { SearchHits } from '#ports/search.ts'
import { tenants } from '#tenants/index.ts'
import { meaningIntentOf } from './meaning-intent.ts'
import { offersSearch } from './offered-types.ts'
import { findWithPoints, narrowToPoints } from './pointed/find-with-points.ts'
import { toIntent } from './to-intent.ts'

type Searched = Extract<ListSource, { kind: 'search' }>
type SearchPorts = Pick<Ports, 'search' | 'table' | 'clock'>
type FindPart = (offset: number, size: number) => Promise<SearchHits>

const PART_SIZE = 100

/** Rows of a search, and the rest of them as it is read. */
export interface ResultList {
  readonly rows: number
  readonly readAll: (onRead?: (rows: number) => Promise<void>) => Promise<readonly string[]>
}

const offersMeaning = (tenant: Tenant): boolean =>
  tenants[tenant].shown.features.some(({ code, enabled }) => code === 'semantic-search' && enabled)

/** Tells whether the tenant offers a search; a job may run after that has changed. */
const offers = (tenant: Tenant, list: Searched): boolean =>
  list.place === 'semantic' ? offersMeaning(tenant) : offersSearch(tenant, list.place, list.query.searchField)

async function openParts(list: Searched, actor: Actor, ports: SearchPorts): Promise<FindPart> {
  const context = { actor, ports }
  const points = await openSearchedPoints(ports.table, actor)
  if (list.place === 'semantic') {
    const intent = meaningIntentOf({ ...list.query, page: 0, pageSize: PART_SIZE }, actor)
    const narrowed = list.query.points ? await narrowToPoints(intent, points, context) : intent
    return (offset, size) => ports.search.meaning({ ...narrowed, offset, size })
  }
  const scope = list.place === 'all' ? findableContent(actor) : entitledContent(actor)
  const intent = toIntent({ ...list.query, page: 0, size: PART_SIZE }, scope, openedTo(actor))
  const narrowed = list.query.points ? await narrowToPoints(intent, points, context) : intent
  return async (offset, size) => (await findWithPoints({ ...narrowed, offset, size }, points, context)).hits
}

/** Opens all results of a search, in the order in which its pages show them; undefined where the tenant does not offer it. */
export async function listResults(list: Searched, actor: Actor, ports: SearchPorts): Promise<ResultList | undefined> {
  if (!offers(actor.tenant, list)) return undefined
  const find = await openParts(list, actor, ports)
  const first = await find(0, PART_SIZE)
  return {
    rows: first.total + (first.partly ?? 0),
    async readAll(onRead = async () => undefined) {
      const codes = new Set<string>()
      for (let offset = 0, { hits } = first; hits.length > 0; { hits } = await find(offset, PART_SIZE)) {
        for (const { id } of hits) codes.add(id)
        offset += hits.length
        await onRead(offset)
      }
      return [...codes]
    },
  }
}
