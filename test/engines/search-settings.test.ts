import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from '@jest/globals'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { searchDocument } from '../ports/search/search-document.ts'
import { engineUrl } from './support/engine-url.ts'

const service = {
  endpoint: engineUrl('LECTERN_OPENSEARCH_URL'),
  region: 'us-east-1',
  credentials: () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  timeoutMs: 60_000,
}
const engine = openEngine(service)
const prefix = `settings-${randomBytes(6).toString('hex')}`
const embeddings = learnEmbeddings(topicTexts(50))
const open = (replicas: number) => openOpenSearch({ ...service, prefix, replicas, embeddings })

const THRESHOLDS = {
  'index.search.slowlog.threshold.query.info': '1s',
  'index.search.slowlog.threshold.fetch.info': '1s',
  'index.indexing.slowlog.threshold.index.info': '5s',
}
async function settings() {
  type Settings = Record<string, { settings: Record<string, string> }>
  const all = await engine.request<Settings>('GET', `/${prefix}-*/_settings?flat_settings=true`)
  return Object.values(all).map((one) => one.settings)
}

afterAll(() => engine.request('DELETE', `/${prefix}-*`))

it('all indices have slow logs: new ones, and those from an earlier version or a smaller deployment', async () => {
  await open(0).index('astm', [searchDocument('D1', { title: 'steel' })])
  await open(0).learn('astm')
  const made = await settings()
  expect(made).toHaveLength(2)
  for (const one of made) expect(one).toMatchObject({ ...THRESHOLDS, 'index.number_of_replicas': '0' })

  const none = Object.fromEntries(Object.keys(THRESHOLDS).map((name) => [name, null]))
  await engine.request('PUT', `/${prefix}-*/_settings`, none)
  for (const one of await settings()) expect(one).not.toMatchObject(THRESHOLDS)
  await open(1).learn('astm')
  for (const one of await settings()) expect(one).toMatchObject({ ...THRESHOLDS, 'index.number_of_replicas': '1' })
})

it('an index with a write block from a killed process is opened by the next that learns', async () => {
  await engine.request('PUT', `/${prefix}-*/_settings`, { 'index.blocks.write': true })
  await expect(open(0).index('astm', [searchDocument('D2', { title: 'steel' })])).rejects.toMatchObject({
    name: 'SearchUnavailable',
  })
  await open(0).learn('astm')
  await open(0).index('astm', [searchDocument('D2', { title: 'steel' })])
  await open(0).learn('astm')
})
