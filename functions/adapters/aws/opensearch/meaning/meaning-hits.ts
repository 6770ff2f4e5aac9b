import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { distinctiveTerms } from '#finding/ranking/find-spans.ts'
import type { SearchHit } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { firstPages, toHit } from '../match/hits.ts'
import { searchOne } from '../match/search-all.ts'
import { SHOWN } from '../match/searching.ts'
import type { KeptWeights } from '../match/weights.ts'

/** These documents as they are shown, in this order; without those that went meanwhile. */
export async function shownHits(
  engine: Engine,
  index: string,
  ids: readonly string[],
  { terms }: ParsedQuery,
  weights: KeptWeights,
): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const { hits } = (await searchOne(engine, index, { size: ids.length, query: { ids: { values: ids } }, ...SHOWN })).hits
  const [pages] = await Promise.all([firstPages(engine, index, hits, terms), weights.know(engine, index, terms)])
  const marked = distinctiveTerms(terms, (term) => weights.of(index, term))
  const byId = new Map(hits.map((hit) => [hit._id, hit]))
  return ids.flatMap((id) => {
    const hit = byId.get(id)
    return hit ? [toHit(hit, marked, pages)] : []
  })
}
