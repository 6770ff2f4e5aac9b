import type { Corpus } from '../corpus.ts'
import { measureSearch } from './measure-search.ts'
import { measureStarts } from './measure-starts.ts'
import { measureSynth } from './measure-synth.ts'

/** What a deployment's own parts take: functions, OpenSearch behind its adapter, synthesis. Presigning has a bench of its own. */
export async function benchCloud({ records }: Pick<Corpus, 'records'>): Promise<void> {
  await measureStarts()
  const endpoint = process.env.LECTERN_OPENSEARCH_URL
  if (endpoint) await measureSearch(endpoint, records)
  else console.log('SKIPPED: search on OpenSearch, as LECTERN_OPENSEARCH_URL names none.')
  measureSynth()
}
