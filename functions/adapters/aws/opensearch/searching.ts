import type { SearchIntent } from '#ports/search.ts'
import { type Aggregated, countsAsked } from './counts.ts'
import type { Engine, Json } from './engine.ts'
import type { Sort } from './order.ts'
import { type Clause, filterClauses, scopeFilter } from './scope.ts'
import { type FoundHit, type SearchAnswer, searchOne } from './search-all.ts'

/** What is asked for, as far as it is the same for every page. */
export interface Searching {
  readonly engine: Engine
  readonly index: string
  /** the text's own clause; without one everything is found */
  readonly text?: Clause
  readonly intent: SearchIntent
  /** these are left out */
  readonly without?: readonly string[]
}

/** Some hits in order, and how many there are. */
export interface Portion {
  readonly total: number
  readonly hits: readonly FoundHit[]
  readonly counted?: Aggregated
}

/** OpenSearch goes no further than this from the beginning of an order. */
export const REACH = 10_000

/** What a hit shows. */
export const SHOWN = { stored_fields: ['shown'], docvalue_fields: ['hasPages'] }

/** The scope is in the query, always; filters stand behind it where counts need what they leave out. */
function bodyOf({ text, intent, without }: Searching, more: readonly Clause[]): Json {
  const filters = [...filterClauses(intent.filters).values()]
  const [inside, behind] = intent.count ? [[], filters] : [filters, []]
  const filter = [...scopeFilter(intent.scope), ...inside, ...more]
  return {
    query: { bool: { filter, ...(text && { must: [text] }), ...(without && { must_not: [{ ids: { values: without } }] }) } },
    ...(behind.length && { post_filter: { bool: { filter: behind } } }),
  }
}

const portionOf = ({ hits, aggregations }: SearchAnswer): Portion => ({
  total: hits.total?.value ?? 0,
  hits: hits.hits,
  counted: aggregations as Aggregated | undefined,
})

/** Hits within reach, with total and counts. */
export async function searchWithin(searching: Searching, part: Json): Promise<Portion> {
  const { engine, index, intent } = searching
  const counts = intent.count?.length ? { aggs: countsAsked(intent) } : {}
  return portionOf(await searchOne(engine, index, { ...bodyOf(searching, []), track_total_hits: true, ...counts, ...part }))
}

/** Hits within reach that something else is true of, without total and counts. */
export async function searchAmong(searching: Searching, more: readonly Clause[], part: Json): Promise<readonly FoundHit[]> {
  const { engine, index } = searching
  return (await searchOne(engine, index, { ...bodyOf(searching, more), track_total_hits: false, ...part })).hits.hits
}

/** The first hits of an order, however many: of one moment, in steps of what is within reach. */
export async function searchFar(searching: Searching, sort: Sort, most: number, part: Json): Promise<readonly FoundHit[]> {
  const { engine, index } = searching
  const { pit_id } = await engine.ask<{ pit_id: string }>('POST', `/${index}/_search/point_in_time?keep_alive=1m`)
  try {
    const body = {
      ...bodyOf(searching, []),
      _source: false,
      track_total_hits: false,
      ...part,
      sort,
      pit: { id: pit_id, keep_alive: '1m' },
    }
    const found: FoundHit[] = []
    for (;;) {
      const after = found.at(-1)?.sort
      const size = Math.min(REACH, most - found.length)
      const { hits } = await engine.ask<SearchAnswer>('POST', '/_search', {
        ...body,
        size,
        ...(after && { search_after: after }),
      })
      found.push(...hits.hits)
      if (found.length === most || hits.hits.length < size) return found
    }
  } finally {
    await engine.ask('DELETE', '/_search/point_in_time', { pit_id: [pit_id] }).catch(() => {})
  }
}
