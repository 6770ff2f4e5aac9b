import type { Facet, SearchIntent } from '#finding/intent.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { countAggregationAfter, countAggregations, type FacetAggregations, MAX_FACET_VALUES } from './counts.ts'
import type { Sort } from './order.ts'
import { editionsFilter, filterClauses, openedBy, type QueryClause, scopeFilter, withinFilter } from './scope.ts'
import { type OpenSearchHit, type SearchAnswer, searchIndex } from './search-all.ts'

/** The part of a search that is the same for every page. */
export interface SearchRequest {
  readonly engine: Engine
  readonly index: string
  /** clause of the text; absent: every document matches */
  readonly text?: QueryClause
  readonly intent: SearchIntent
  /** ids of editions that the text names */
  readonly editions?: readonly string[]
}

/** Hits in order, with their total number. */
export interface ResultSlice {
  readonly total: number
  readonly hits: readonly OpenSearchHit[]
  readonly counted?: FacetAggregations
  readonly otherEditions?: number
}

/** OpenSearch's default `index.max_result_window`: the greatest `from` + `size`. */
export const MAX_RESULT_WINDOW = 10_000

/** Request fields that load what a hit shows. */
export const SHOWN_FIELDS = { stored_fields: ['shown'], docvalue_fields: ['hasPages'] }

/** Score of what the reader may open: less than the difference of two texts, and enough to be seen beside the score of a title. */
const OPEN_SCORE = 0.002

const filteredBy = ({ filters }: SearchIntent): QueryClause[] => [...filterClauses(filters).values()]

/**
 * The scope is always in the query. Filters become a post filter if counts need the documents they exclude, and so do editions if
 * the others are counted.
 */
function bodyOf({ text, intent, editions = [] }: SearchRequest, more: readonly QueryClause[]): JsonObject {
  const inForce = intent.editions === 'in-force' ? editionsFilter('in-force', editions) : []
  const inEdition = intent.editions ? editionsFilter('all', []) : []
  const [inside, behind] = intent.count ? [[], filteredBy(intent)] : [filteredBy(intent), []]
  const filter = [...scopeFilter(intent.scope), ...withinFilter(intent), ...inEdition, ...inside, ...more]
  const post = [...behind, ...inForce]
  const open = text && intent.opens ? [{ constant_score: { filter: openedBy(intent.opens), boost: OPEN_SCORE } }] : []
  return {
    query: { bool: { filter, ...(text && { must: [text] }), ...(open.length && { should: open }) } },
    ...(post.length && { post_filter: { bool: { filter: post } } }),
  }
}

const ALL_EDITIONS = 'allEditions'

/** Counts all editions that match the filters, where others are left out. */
function countEditions({ intent }: SearchRequest): JsonObject {
  if (intent.editions !== 'in-force') return {}
  const filter = intent.count ? filteredBy(intent) : []
  return { [ALL_EDITIONS]: { filter: { bool: { filter } } } }
}

/** Counts every value of a facet that has more than one aggregation returns. */
async function countAll(request: SearchRequest, facet: Facet): Promise<FacetAggregations[string]> {
  const { engine, index, intent } = request
  interface Composite {
    readonly values: { readonly buckets: readonly { readonly key: { readonly value: string }; readonly doc_count: number }[] }
  }
  const buckets: { key: string; doc_count: number }[] = []
  for (;;) {
    const aggs = countAggregationAfter(facet, intent, buckets.at(-1)?.key, request.editions)
    const { aggregations } = await searchIndex(engine, index, { ...bodyOf(request, []), size: 0, track_total_hits: false, aggs })
    const found = (aggregations as Readonly<Record<string, Composite>>)[facet]?.values.buckets ?? []
    buckets.push(...found.map(({ key, doc_count }) => ({ key: key.value, doc_count })))
    if (found.length < MAX_FACET_VALUES) return { values: { buckets } }
  }
}

async function completeCounts(request: SearchRequest, counted: FacetAggregations): Promise<FacetAggregations> {
  const cut = Object.entries(counted).filter(([, { values }]) => (values.sum_other_doc_count ?? 0) > 0)
  const all = await Promise.all(cut.map(async ([facet]) => [facet, await countAll(request, facet as Facet)] as const))
  return { ...counted, ...Object.fromEntries(all) }
}

/** Fetches hits of the result window, with total and counts. */
export async function searchFirst10000(request: SearchRequest, part: JsonObject): Promise<ResultSlice> {
  const { engine, index, intent } = request
  const aggs = { ...(intent.count?.length && countAggregations(intent, request.editions)), ...countEditions(request) }
  const body = { ...bodyOf(request, []), track_total_hits: true, ...(Object.keys(aggs).length && { aggs }), ...part }
  const { hits, aggregations = {} } = await searchIndex(engine, index, body)
  const { [ALL_EDITIONS]: all, ...facets } = aggregations as Record<string, unknown>
  const counted = intent.count && (await completeCounts(request, facets as FacetAggregations))
  const total = hits.total?.value ?? 0
  const known = (all as { doc_count: number } | undefined)?.doc_count ?? 0
  return { total, hits: hits.hits, counted, ...(intent.editions === 'in-force' && { otherEditions: Math.max(0, known - total) }) }
}

/** Fetches hits that also match further clauses, without total and counts. */
async function searchWith(
  request: SearchRequest,
  more: readonly QueryClause[],
  part: JsonObject,
): Promise<readonly OpenSearchHit[]> {
  const { engine, index } = request
  return (await searchIndex(engine, index, { ...bodyOf(request, more), track_total_hits: false, ...part })).hits.hits
}

/** Loads the shown fields of hits that were fetched without them. */
export async function loadShownFields(request: SearchRequest, hits: readonly OpenSearchHit[]): Promise<readonly OpenSearchHit[]> {
  if (hits.every(({ fields }) => fields?.shown)) return hits
  const ids = hits.map(({ _id }) => _id)
  const found = await searchWith(request, [{ ids: { values: ids } }], { ...SHOWN_FIELDS, size: ids.length })
  const byId = new Map(found.map((hit) => [hit._id, hit]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Fetches hits at any depth of an order. It reads one point in time in steps of the result window. */
export async function searchDeep(
  request: SearchRequest,
  sort: Sort,
  first: number,
  end: number,
): Promise<readonly OpenSearchHit[]> {
  const { engine, index } = request
  const { pit_id } = await engine.request<{ pit_id: string }>('POST', `/${index}/_search/point_in_time?keep_alive=1m`)
  const pit = { id: pit_id, keep_alive: '1m' }
  const body = { ...bodyOf(request, []), _source: false, track_total_hits: false, sort, pit }
  try {
    const found: OpenSearchHit[] = []
    let after: readonly unknown[] | undefined
    for (let at = 0; at < end; at += MAX_RESULT_WINDOW) {
      const part = { size: Math.min(MAX_RESULT_WINDOW, end - at), ...(after && { search_after: after }) }
      const { hits } = (await engine.request<SearchAnswer>('POST', '/_search', { ...body, ...part })).hits
      found.push(...hits.slice(Math.max(0, first - at)))
      after = hits.at(-1)?.sort
      if (!after) break
    }
    return found
  } finally {
    await engine.request('DELETE', '/_search/point_in_time', { pit_id: [pit_id] }).catch(() => {})
  }
}
