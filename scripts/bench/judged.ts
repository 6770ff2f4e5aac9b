import { readFileSync } from 'node:fs'
import { batchesOf } from '#async/batches.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Search, SearchHit } from '#ports/search.ts'

interface Collection {
  readonly docs: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly queries: readonly { readonly id: string; readonly text: string }[]
  readonly qrels: readonly { readonly queryId: string; readonly docId: string; readonly relevance: number }[]
  readonly baselineBM25: { readonly 'nDCG@10': number }
}

export const TENANT = 'demowl'
/** number of judged hits */
export const DEPTH = 10
/** Prefix of ids that separates judged documents from others in the index. */
const PREFIX = 'judged '

function documentOf({ id, title, text }: Collection['docs'][number]): IndexedDocument {
  return {
    id: `${PREFIX}${id}`,
    designation: '',
    otherDesignations: [],
    title,
    otherTitles: [],
    description: text,
    keywords: [],
    publisher: '',
    collections: [],
    family: `${PREFIX}${id}`,
    current: true,
    standsFor: 'standard',
    precedence: 0,
    standing: 'in-force',
    publishers: [],
    date: '',
    facets: {},
    pages: [],
    card: {},
  }
}

function gain(relevances: readonly number[]): number {
  return relevances.slice(0, DEPTH).reduce((sum, relevance, rank) => sum + relevance / Math.log2(rank + 2), 0)
}

export interface Judged {
  readonly documents: readonly IndexedDocument[]
  readonly baseline: number
  /** nDCG@10 of each query, as people type it */
  judge(find: (text: string) => Promise<readonly Pick<SearchHit, 'id'>[]>): Promise<number[]>
}

export function readJudged(file: string): Judged {
  const { docs, queries, qrels, baselineBM25 } = JSON.parse(readFileSync(file, 'utf8')) as Collection
  return {
    documents: docs.map(documentOf),
    baseline: baselineBM25['nDCG@10'],
    async judge(find) {
      const all: number[] = []
      for (const { id, text } of queries) {
        const own = qrels.filter(({ queryId }) => queryId === id)
        const wanted = new Map(own.map(({ docId, relevance }) => [`${PREFIX}${docId}`, relevance]))
        const ideal = gain([...wanted.values()].sort((a, b) => b - a))
        const hits = await find(text)
        all.push(ideal > 0 ? gain(hits.map((hit) => wanted.get(hit.id) ?? 0)) / ideal : 0)
      }
      return all
    },
  }
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const INDEX_BATCH_SIZE = 2000

export async function indexAll(search: Search, documents: readonly IndexedDocument[]): Promise<void> {
  for (const batch of batchesOf(documents, INDEX_BATCH_SIZE)) await search.index(TENANT, batch)
}
