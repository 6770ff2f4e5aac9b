import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import { openSentenceModelOf } from '#functions/wiring/sentence-model.ts'
import type { Corpus } from '../corpus.ts'
import { readIndexedDocuments } from '../indexed-documents.ts'
import { DEPTH, indexAll, type Judged, mean, readJudged, TENANT } from '../judged.ts'
import { percentile } from '../percentile.ts'
import { pooledHalves } from './halves.ts'
import { benchMeaningOnOpenSearch } from './meaning-opensearch.ts'

interface Weights {
  readonly nearness: number
  readonly likeness?: number
}
const NEARNESS: readonly Weights[] = [1, 2, 3, 4, 6, 8].map((nearness) => ({ nearness }))
const BESIDE: readonly Weights[] = [2, 3, 4].flatMap((nearness) => [4, 6, 8].map((likeness) => ({ nearness, likeness })))

const shown = ({ nearness, likeness }: Weights) => [nearness, likeness].filter((one) => one !== undefined).join('+')

async function measure(name: string, others: readonly IndexedDocument[], { documents, judge, baseline }: Judged): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const embeddings = await openSentenceModelOf(process.env)
  const tried = embeddings ? BESIDE : NEARNESS
  const usual = openSqliteSearch(folder, { embeddings })
  const times: number[] = []
  const ask = (search: typeof usual) => async (text: string) => {
    const begin = performance.now()
    const { hits } = await search.meaning({
      scope: { tenant: TENANT, documents: 'all', texts: 'all' },
      text,
      filters: [],
      offset: 0,
      size: DEPTH,
    })
    if (search === usual) times.push(performance.now() - begin)
    return hits
  }
  try {
    await indexAll(usual, [...others, ...documents])
    const before = await judge(ask(usual))
    const begin = performance.now()
    await usual.learn(TENANT)
    const learned = performance.now() - begin
    times.length = 0
    const own = await judge(ask(usual))
    const scores: number[][] = []
    for (const weights of tried) {
      const search = openSqliteSearch(folder, { weights, embeddings })
      scores.push(await judge(ask(search)))
      await search.close()
    }
    const { pooled, best } = pooledHalves(scores)
    const ratio = (value: number) => `${value.toFixed(4)} = ${(value / baseline).toFixed(3)} × BM25`
    console.log(`${name}, ${others.length + documents.length} documents, learned in ${(learned / 1000).toFixed(1)} s`)
    console.log(`  nDCG@10 before anything is learned ${ratio(mean(before))}`)
    console.log(
      `  fitted on one half, reported on the other, pooled ${ratio(pooled)} (weights ${best.map((at) => shown(tried[at] as Weights))})`,
    )
    console.log(
      `  as it is set ${ratio(mean(own))}; by weight ${tried.map((weights, at) => `${shown(weights)}: ${(mean(scores[at] as number[]) / baseline).toFixed(3)}`).join(', ')}`,
    )
    console.log(`  a query: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`)
  } finally {
    await usual.close()
    await embeddings?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures nDCG@10 of the judged queries by meaning, alone and inside a mixed library. Also on the domain of
 * LECTERN_OPENSEARCH_URL.
 */
export async function benchMeaning({ judged: file, records }: Pick<Corpus, 'judged' | 'records'>): Promise<void> {
  const judged = readJudged(file)
  await measure('alone', [], judged)
  const domain = process.env.LECTERN_OPENSEARCH_URL
  if (domain) await benchMeaningOnOpenSearch(domain, judged)
  const others = readIndexedDocuments(records)
  await measure('inside the records', others, judged)
  if (domain) await benchMeaningOnOpenSearch(domain, judged, others)
}
