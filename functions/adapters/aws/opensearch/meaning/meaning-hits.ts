import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { wordsToMark } from '#finding/ranking/words-to-mark.ts'
import { rootsOfWord } from '#functions/adapters/shared/words/roots.ts'
import type { SearchHit } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { fetchFirstPages, toHit } from '../match/hits.ts'
import { searchIndex } from '../match/search-all.ts'
import { SHOWN_FIELDS } from '../match/search-request.ts'
import type { StatisticsCache } from '../match/term-statistics.ts'

/** Fetches the hits of these documents in this order. Documents removed in the meantime are left out. */
export async function fetchShownHits(
  engine: Engine,
  index: string,
  ids: readonly string[],
  query: ParsedQuery,
  weights: StatisticsCache,
  intent: Pick<SearchIntent, 'opens' | 'scope'>,
): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const { hits } = (await searchIndex(engine, index, { size: ids.length, query: { ids: { values: ids } }, ...SHOWN_FIELDS })).hits
  const [pages] = await Promise.all([
    fetchFirstPages(engine, index, hits, query.terms, intent),
    weights.refresh(engine, index, query.terms, intent.scope),
  ])
  const marked = wordsToMark(query, (term) => weights.weightOf(index, term, intent.scope), rootsOfWord)
  const byId = new Map(hits.map((hit) => [hit._id, hit]))
  return ids.flatMap((id) => {
    const hit = byId.get(id)
    return hit ? [toHit(hit, marked, pages)] : []
  })
}
