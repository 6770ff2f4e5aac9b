import { measureSearch } from './cloud/measure-search.ts'
import { measureStarts } from './cloud/measure-starts.ts'
import { measureSynth } from './cloud/measure-synth.ts'
import type { Corpus } from './corpus.ts'

/** What a deployment's own parts take: functions, OpenSearch behind its adapter, synthesis. Presigning has a bench of its own. */
export async function benchCloud({ records }: Pick<Corpus, 'records'>): Promise<void> {
  await measureStarts()
  const endpoint = process.env.LECTERN_OPENSEARCH_URL
  if (endpoint) await measureSearch(endpoint, records)
  else console.log('SKIPPED: search on OpenSearch, as LECTERN_OPENSEARCH_URL names none.')
  measureSynth()
}
