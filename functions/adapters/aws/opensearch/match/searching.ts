import type { Facet, SearchIntent } from '#finding/intent.ts'
import type { Engine, Json } from '../index/engine.ts'
import { type Aggregated, countsAsked, countsBehind, MOST_VALUES } from './counts.ts'
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

/** Every value of a facet that has more than are counted at once. */
async function countAll(searching: Searching, facet: Facet): Promise<Aggregated[string]> {
  const { engine, index, intent } = searching
  interface Composite {
    readonly values: { readonly buckets: readonly { readonly key: { readonly value: string }; readonly doc_count: number }[] }
  }
  const buckets: { key: string; doc_count: number }[] = []
  for (;;) {
    const aggs = countsBehind(facet, intent, buckets.at(-1)?.key)
    const { aggregations } = await searchOne(engine, index, { ...bodyOf(searching, []), size: 0, track_total_hits: false, aggs })
    const found = (aggregations as Readonly<Record<string, Composite>>)[facet]?.values.buckets ?? []
    buckets.push(...found.map(({ key, doc_count }) => ({ key: key.value, doc_count })))
    if (found.length < MOST_VALUES) return { values: { buckets } }
  }
}

async function whole(searching: Searching, counted: Aggregated): Promise<Aggregated> {
  const cut = Object.entries(counted).filter(([, { values }]) => (values.sum_other_doc_count ?? 0) > 0)
  const all = await Promise.all(cut.map(async ([facet]) => [facet, await countAll(searching, facet as Facet)] as const))
  return { ...counted, ...Object.fromEntries(all) }
}

/** Hits within reach, with total and counts. */
export async function searchWithin(searching: Searching, part: Json): Promise<Portion> {
  const { engine, index, intent } = searching
  const counts = intent.count?.length ? { aggs: countsAsked(intent) } : {}
  const body = { ...bodyOf(searching, []), track_total_hits: true, ...counts, ...part }
  const { hits, aggregations } = await searchOne(engine, index, body)
  const counted = aggregations && (await whole(searching, aggregations as Aggregated))
  return { total: hits.total?.value ?? 0, hits: hits.hits, counted }
}

/** Hits within reach that something else is true of, without total and counts. */
export async function searchAmong(searching: Searching, more: readonly Clause[], part: Json): Promise<readonly FoundHit[]> {
  const { engine, index } = searching
  return (await searchOne(engine, index, { ...bodyOf(searching, more), track_total_hits: false, ...part })).hits.hits
}

/** What hits show that were found without. */
export async function showing(searching: Searching, hits: readonly FoundHit[]): Promise<readonly FoundHit[]> {
  if (hits.every(({ fields }) => fields?.shown)) return hits
  const ids = hits.map(({ _id }) => _id)
  const found = await searchAmong(searching, [{ ids: { values: ids } }], { ...SHOWN, size: ids.length })
  const byId = new Map(found.map((hit) => [hit._id, hit]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A stretch of an order, however far down: of one moment, in steps of what is within reach. */
export async function searchFar(searching: Searching, sort: Sort, first: number, end: number): Promise<readonly FoundHit[]> {
  const { engine, index } = searching
  const { pit_id } = await engine.ask<{ pit_id: string }>('POST', `/${index}/_search/point_in_time?keep_alive=1m`)
  const pit = { id: pit_id, keep_alive: '1m' }
  const body = { ...bodyOf(searching, []), _source: false, track_total_hits: false, sort, pit }
  try {
    const found: FoundHit[] = []
    let after: readonly unknown[] | undefined
    for (let at = 0; at < end; at += REACH) {
      const part = { size: Math.min(REACH, end - at), ...(after && { search_after: after }) }
      const { hits } = (await engine.ask<SearchAnswer>('POST', '/_search', { ...body, ...part })).hits
      found.push(...hits.slice(Math.max(0, first - at)))
      after = hits.at(-1)?.sort
      if (!after) break
    }
    return found
  } finally {
    await engine.ask('DELETE', '/_search/point_in_time', { pit_id: [pit_id] }).catch(() => {})
  }
}
