import { batchesOf } from '#async/batches.ts'
import { BEST_MATCH, compareSorted, DEEP_BEST_MATCH } from '../match/order.ts'
import { NAMED_SCORE } from '../match/query.ts'
import { docValue, type FoundHit } from '../match/search-all.ts'
import {
  loadShownFields,
  MAX_RESULT_WINDOW,
  type ResultSlice,
  type SearchRequest,
  SHOWN_FIELDS,
  searchFirst10000,
  searchWith,
} from '../match/search-request.ts'
import { columnPage } from './column-page.ts'

/** hits fetched beyond the page, because older editions move below their current ones */
const SPARE = 10
/** greatest number of hits that are fetched together with the fields they show */
const MAX_HITS_WITH_FIELDS = 250
/** number of leading hits whose order equals the embedded engine's */
const HEAD_SIZE = 200
const BELOW_CURRENT = 1e-6
const EDITION_FIELDS = ['family', 'current']

interface Ranked {
  readonly hit: FoundHit
  readonly score: number
  readonly isCapped: boolean
}

const scoreOf = (hit: FoundHit) => hit.sort?.[0] as number
const isOlder = (hit: FoundHit) => !docValue<boolean>(hit, 'current') && scoreOf(hit) < NAMED_SCORE
const compareEqual = compareSorted(BEST_MATCH, 1)

/** Fetches the score of each family's current edition. Families whose current edition does not match are left out. */
async function fetchCurrentScores(
  request: SearchRequest,
  hits: readonly FoundHit[],
  isAll: boolean,
): Promise<Map<string, number>> {
  const scores = new Map<string, number>()
  const addScore = (hit: FoundHit) => {
    const family = docValue<string>(hit, 'family')
    if (docValue<boolean>(hit, 'current') && !scores.has(family)) scores.set(family, scoreOf(hit))
  }
  hits.forEach(addScore)
  if (isAll) return scores
  const missing = [...new Set(hits.filter(isOlder).map((hit) => docValue<string>(hit, 'family')))].filter(
    (one) => !scores.has(one),
  )
  for (const family of batchesOf(missing, MAX_RESULT_WINDOW)) {
    const part = { sort: BEST_MATCH, size: MAX_RESULT_WINDOW, docvalue_fields: EDITION_FIELDS }
    const found = await searchWith(request, [{ terms: { family } }, { term: { current: true } }], part)
    found.forEach(addScore)
  }
  return scores
}

/** Moves each older edition below the current one of its family, unless the text names that older edition. */
function rankBelowCurrent(hits: readonly FoundHit[], current: ReadonlyMap<string, number>): Ranked[] {
  const ranked = hits.map((hit): Ranked => {
    const own = isOlder(hit) ? current.get(docValue(hit, 'family')) : undefined
    const isCapped = own !== undefined && scoreOf(hit) >= own
    return { hit, isCapped, score: isCapped ? own * (1 - BELOW_CURRENT) : scoreOf(hit) }
  })
  return ranked.sort((a, b) => b.score - a.score || compareEqual(a.hit.sort ?? [], b.hit.sort ?? []))
}

/** Counts the leading hits whose place is certain: no hit that was not fetched can come between them. */
function countCertain(ranked: readonly Ranked[], least: number): number {
  const first = ranked.findIndex(({ isCapped, score }) => isCapped && score <= least)
  return first < 0 ? ranked.length : first
}

/** Fetches the best `end` hits. A small head brings its shown fields along. */
async function fetchHead(request: SearchRequest, end: number): Promise<ResultSlice> {
  for (let most = end + SPARE; ; most = Math.min(MAX_RESULT_WINDOW, most * 2)) {
    const shows =
      most <= MAX_HITS_WITH_FIELDS
        ? { ...SHOWN_FIELDS, docvalue_fields: [...EDITION_FIELDS, ...SHOWN_FIELDS.docvalue_fields] }
        : { docvalue_fields: EDITION_FIELDS }
    const portion = await searchFirst10000(request, { ...shows, sort: BEST_MATCH, size: most })
    const { hits } = portion
    const isAll = hits.length < most
    const ranked = rankBelowCurrent(hits, await fetchCurrentScores(request, hits, isAll))
    const last = hits.at(-1)
    if (!isAll && last && most < MAX_RESULT_WINDOW && countCertain(ranked, scoreOf(last)) < end) continue
    return { ...portion, hits: ranked.slice(0, end).map(({ hit }) => hit) }
  }
}

/**
 * Fetches a page in the order of the best match. After the first 200 hits, all current editions come before all older ones: a
 * deep page then does not depend on the hits above it.
 */
export async function bestPage(request: SearchRequest): Promise<ResultSlice> {
  const { intent } = request
  const { offset, size } = intent
  const end = offset + size
  const head = await fetchHead(request, Math.min(end, HEAD_SIZE))
  const above = await loadShownFields(request, head.hits.slice(offset, end))
  if (end <= HEAD_SIZE || head.total <= HEAD_SIZE) return { ...head, hits: above }
  const without = head.hits.map(({ _id }) => _id)
  const behind = { ...request, intent: { ...intent, count: undefined }, without }
  const first = Math.max(offset, HEAD_SIZE)
  const stretch = { offset: first - HEAD_SIZE, size: end - first, total: head.total - HEAD_SIZE }
  const { hits } = await columnPage(behind, DEEP_BEST_MATCH, stretch)
  return { ...head, hits: [...above, ...hits] }
}
