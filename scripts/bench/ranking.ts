import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteSearch } from '#functions/adapters/embedded/sqlite-search.ts'
import type { SearchDocument } from '#ports/search.ts'
import type { Corpus } from './corpus.ts'

interface Judged {
  readonly docs: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly queries: readonly { readonly id: string; readonly text: string }[]
  readonly qrels: readonly { readonly queryId: string; readonly docId: string; readonly relevance: number }[]
  readonly baselineBM25: { readonly 'nDCG@10': number }
}

const TENANT = 'demowl'
const DEPTH = 10

function documentOf({ id, title, text }: Judged['docs'][number]): SearchDocument {
  return {
    id,
    designation: '',
    otherDesignations: [],
    title,
    otherTitles: [],
    description: text,
    keywords: [],
    publisher: '',
    collections: [],
    family: id,
    current: true,
    date: '',
    facets: {},
    pages: [],
    card: {},
  }
}

function gain(relevances: readonly number[]): number {
  return relevances.slice(0, DEPTH).reduce((sum, relevance, rank) => sum + relevance / Math.log2(rank + 2), 0)
}

/** nDCG@10 of the judged queries, as they would be typed. */
export async function benchRanking({ judged }: Pick<Corpus, 'judged'>): Promise<void> {
  const { docs, queries, qrels, baselineBM25 } = JSON.parse(readFileSync(judged, 'utf8')) as Judged
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const search = openSqliteSearch(folder)
  try {
    await search.index(TENANT, docs.map(documentOf))
    let sum = 0
    for (const { id, text } of queries) {
      const wanted = new Map(qrels.filter(({ queryId }) => queryId === id).map(({ docId, relevance }) => [docId, relevance]))
      const scope = { tenant: TENANT, documents: 'all' } as const
      const { hits } = await search.find({ scope, text, field: 'all', filters: [], sort: 'best', offset: 0, size: DEPTH })
      const ideal = gain([...wanted.values()].sort((a, b) => b - a))
      if (ideal > 0) sum += gain(hits.map((hit) => wanted.get(hit.id) ?? 0)) / ideal
    }
    const own = sum / queries.length
    const baseline = baselineBM25['nDCG@10']
    console.log(`nDCG@10 ${own.toFixed(4)}, BM25 ${baseline.toFixed(4)}, ratio ${(own / baseline).toFixed(3)}`)
  } finally {
    await search.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
