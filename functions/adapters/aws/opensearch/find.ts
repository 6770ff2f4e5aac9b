import type { Search, SearchHits, SearchIntent } from '#ports/search.ts'
import { telling } from '../../shared/search-text/find-spans.ts'
import { parseQuery, type Query } from '../../shared/search-text/parse-query.ts'
import { bestPage } from './best-page.ts'
import { columnPage } from './column-page.ts'
import { countsFound } from './counts.ts'
import type { Engine } from './engine.ts'
import { firstPages, toHit } from './hits.ts'
import { sortOf } from './order.ts'
import { textClause } from './query.ts'
import { type ReadText, readText } from './reading.ts'
import { type Portion, type Searching, searchWithin } from './searching.ts'
import { KeptWeights } from './weights.ts'

interface Found extends Portion {
  readonly query: Query
  readonly read?: ReadText
}

async function findPage(engine: Engine, index: string, query: Query, intent: SearchIntent): Promise<Found> {
  const read = query.everything ? undefined : await readText(engine, index, query, intent)
  const searching: Searching = { engine, index, intent, ...(read && { text: textClause(query, intent.field, read) }) }
  const page = () => {
    if (intent.size === 0) return searchWithin(searching, { size: 0 })
    return intent.sort === 'best' && read ? bestPage(searching) : columnPage(searching, sortOf(intent.sort))
  }
  return { ...(await page()), query, read }
}

export function openFinding(engine: Engine, indexOf: (intent: SearchIntent) => Promise<string>): Pick<Search, 'find'> {
  const weights = new KeptWeights()

  async function hitsOf(index: string, { hits, query }: Found): Promise<SearchHits['hits']> {
    if (hits.length === 0) return []
    const [pages, weightOf] = await Promise.all([
      firstPages(engine, index, hits, query.terms),
      query.terms.length > 1 ? weights.of(engine, index, query.terms) : () => 0,
    ])
    const marked = telling(query.terms, weightOf)
    return hits.map((hit) => toHit(hit, marked, pages))
  }

  return {
    async find(intent) {
      const index = await indexOf(intent)
      const found = await findPage(engine, index, parseQuery(intent.text), intent)
      return {
        total: found.total,
        hits: await hitsOf(index, found),
        ...(intent.count && { counts: countsFound(intent.count, found.counted) }),
      }
    },
  }
}
