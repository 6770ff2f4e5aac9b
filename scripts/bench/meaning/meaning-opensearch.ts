import type { IndexedDocument } from '#finding/indexed-document.ts'
import { passagesOf } from '#finding/meaning/passages.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { openSentenceModelOf } from '#functions/wiring/sentence-model.ts'
import type { Embeddings } from '#ports/embeddings.ts'
import type { Search } from '#ports/search.ts'
import { DEPTH, indexAll, type Judged, mean, TENANT } from '../judged.ts'
import { onDomain } from '../on-domain.ts'
import { percentile } from '../percentile.ts'
import { pooledHalves } from './halves.ts'

const NEARNESS = [1, 2, 3, 4, 6, 8]

const everything = { scope: { tenant: TENANT, documents: 'all', texts: 'all' }, filters: [], offset: 0, size: DEPTH } as const

async function measure(
  endpoint: string,
  name: string,
  embeddings: Embeddings,
  { documents, judge, baseline }: Judged,
  others: readonly IndexedDocument[],
): Promise<void> {
  const times: number[] = []
  const ask = (search: Search) => async (text: string) => {
    const begin = performance.now()
    const { hits } = await search.meaning({ ...everything, text })
    times.push(performance.now() - begin)
    return hits
  }
  const ratio = (value: number) => `${value.toFixed(4)} = ${(value / baseline).toFixed(3)} × BM25`
  await onDomain(endpoint, async (open) => {
    const usual = open({ embeddings })
    await indexAll(usual, [...others, ...documents])
    const before = await judge(ask(usual))
    const begin = performance.now()
    await usual.learn(TENANT)
    const learned = (performance.now() - begin) / 1000
    times.length = 0
    const own = await judge(ask(usual))
    const scores: number[][] = []
    for (const nearness of NEARNESS) scores.push(await judge(ask(open({ embeddings, nearness }))))
    const { pooled, best } = pooledHalves(scores)
    console.log(
      `on OpenSearch with ${name}, ${others.length + documents.length} documents, passages made in ${learned.toFixed(1)} s`,
    )
    console.log(`  nDCG@10 by words alone ${ratio(mean(before))}`)
    console.log(
      `  fitted on one half, reported on the other, pooled ${ratio(pooled)} (weights ${best.map((at) => NEARNESS[at])})`,
    )
    const byWeight = NEARNESS.map((weight, at) => `${weight}: ${(mean(scores[at] as number[]) / baseline).toFixed(3)}`)
    console.log(`  as it is set ${ratio(mean(own))}; by weight ${byWeight.join(', ')}`)
    console.log(`  a query: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`)
  })
}

/**
 * Measures the judged queries on a real domain, alone or among other documents, with the learned model and with a sentence model
 * where one is given.
 */
export async function benchMeaningOnOpenSearch(
  endpoint: string,
  judged: Judged,
  others: readonly IndexedDocument[] = [],
): Promise<void> {
  const texts = [...others, ...judged.documents].flatMap((document) => [...passagesOf(document)].map(({ text }) => text))
  await measure(endpoint, 'a learned model', learnEmbeddings(texts), judged, others)
  const sentences = await openSentenceModelOf(process.env)
  if (!sentences) return
  await measure(endpoint, 'a sentence model', sentences, judged, others)
  await sentences.close()
}
