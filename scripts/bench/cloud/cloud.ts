import type { Corpus } from '../corpus.ts'
import { measureSearch } from './measure-search.ts'
import { measureStarts } from './measure-starts.ts'
import { measureSynth } from './measure-synth.ts'

/** Measures parts of a deployment: functions, OpenSearch behind its adapter, synthesis. Presigning has its own benchmark. */
export async function benchCloud({ records }: Pick<Corpus, 'records'>): Promise<void> {
  await measureStarts()
  const endpoint = process.env.LECTERN_OPENSEARCH_URL
  if (endpoint) await measureSearch(endpoint, records)
  else console.log('SKIPPED: search on OpenSearch, as LECTERN_OPENSEARCH_URL names none.')
  measureSynth()
}
