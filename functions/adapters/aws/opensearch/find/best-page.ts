import { batchesOf } from '#async/batches.ts'
import { BEHIND_BEST, BEST, compareSorted } from '../match/order.ts'
import { NAMED } from '../match/query.ts'
import { docValue, type FoundHit } from '../match/search-all.ts'
import { type Portion, REACH, type Searching, SHOWN, searchAmong, searchWithin, showing } from '../match/searching.ts'
import { columnPage } from './column-page.ts'

/** So many more than the page needs, as older editions give way to their current ones. */
const SPARE = 10
/** As far as that, what hits show comes along at once. */
const SHALLOW = 250
/** So far down the order is that of the embedded engine. */
const HEAD = 200
const BELOW_CURRENT = 1e-6
const EDITION = ['family', 'current']

interface Ranked {
  readonly hit: FoundHit
  readonly score: number
  readonly isCapped: boolean
}

const scoreOf = (hit: FoundHit) => hit.sort?.[0] as number
const isOlder = (hit: FoundHit) => !docValue<boolean>(hit, 'current') && scoreOf(hit) < NAMED
const compareEqual = compareSorted(BEST, 1)

/** By family the score of its current edition; only those that are found. */
async function currentScores(searching: Searching, hits: readonly FoundHit[], isAll: boolean): Promise<Map<string, number>> {
  const scores = new Map<string, number>()
  const take = (hit: FoundHit) => {
    const family = docValue<string>(hit, 'family')
    if (docValue<boolean>(hit, 'current') && !scores.has(family)) scores.set(family, scoreOf(hit))
  }
  hits.forEach(take)
  if (isAll) return scores
  const missing = [...new Set(hits.filter(isOlder).map((hit) => docValue<string>(hit, 'family')))].filter(
    (one) => !scores.has(one),
  )
  for (const family of batchesOf(missing, REACH)) {
    const part = { sort: BEST, size: REACH, docvalue_fields: EDITION }
    const found = await searchAmong(searching, [{ terms: { family } }, { term: { current: true } }], part)
    found.forEach(take)
  }
  return scores
}

/** No older edition stands above the current one of its family, unless it was asked for by its own name. */
function underCurrent(hits: readonly FoundHit[], current: ReadonlyMap<string, number>): Ranked[] {
  const ranked = hits.map((hit): Ranked => {
    const own = isOlder(hit) ? current.get(docValue(hit, 'family')) : undefined
    const isCapped = own !== undefined && scoreOf(hit) >= own
    return { hit, isCapped, score: isCapped ? own * (1 - BELOW_CURRENT) : scoreOf(hit) }
  })
  return ranked.sort((a, b) => b.score - a.score || compareEqual(a.hit.sort ?? [], b.hit.sort ?? []))
}

/** Before what the hits that were not fetched may still come between. */
function certainOf(ranked: readonly Ranked[], least: number): number {
  const first = ranked.findIndex(({ isCapped, score }) => isCapped && score <= least)
  return first < 0 ? ranked.length : first
}

/** The best so many, with what they show where they are few. */
async function headOf(searching: Searching, end: number): Promise<Portion> {
  for (let most = end + SPARE; ; most = Math.min(REACH, most * 2)) {
    const shows =
      most <= SHALLOW ? { ...SHOWN, docvalue_fields: [...EDITION, ...SHOWN.docvalue_fields] } : { docvalue_fields: EDITION }
    const portion = await searchWithin(searching, { ...shows, sort: BEST, size: most })
    const { hits } = portion
    const isAll = hits.length < most
    const ranked = underCurrent(hits, await currentScores(searching, hits, isAll))
    const last = hits.at(-1)
    if (!isAll && last && most < REACH && certainOf(ranked, scoreOf(last)) < end) continue
    return { ...portion, hits: ranked.slice(0, end).map(({ hit }) => hit) }
  }
}

/**
 * A page in the order of the best match. Behind the first two hundred all current editions stand before all older ones, so that
 * nobody has to look through what is above to know what is on a page.
 */
export async function bestPage(searching: Searching): Promise<Portion> {
  const { intent } = searching
  const { offset, size } = intent
  const end = offset + size
  const head = await headOf(searching, Math.min(end, HEAD))
  const above = await showing(searching, head.hits.slice(offset, end))
  if (end <= HEAD || head.total <= HEAD) return { ...head, hits: above }
  const without = head.hits.map(({ _id }) => _id)
  const behind = { ...searching, intent: { ...intent, count: undefined }, without }
  const first = Math.max(offset, HEAD)
  const stretch = { offset: first - HEAD, size: end - first, total: head.total - HEAD }
  const { hits } = await columnPage(behind, BEHIND_BEST, stretch)
  return { ...head, hits: [...above, ...hits] }
}
