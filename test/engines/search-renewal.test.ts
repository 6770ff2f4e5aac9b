import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { MAPPING_VERSION } from '#functions/adapters/aws/opensearch/index/mapping.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { searchDocument, standingOf } from '../ports/search/search-document.ts'
import { engineUrl } from './support/engine-url.ts'
import { callAs, expectGranted, JOBS } from './support/granted-calls.ts'

const service = {
  endpoint: engineUrl('LECTERN_OPENSEARCH_URL'),
  region: 'us-east-1',
  credentials: () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  timeoutMs: 60_000,
}
const engine = openEngine(service)
const MANY = 1500
const everything: SearchIntent = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: '',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 0,
}

describe('an index of an older mapping', () => {
  const prefix = `renewal-${randomBytes(6).toString('hex')}`
  const alias = `/${prefix}-astm`
  const open = () => callAs(openOpenSearch({ ...service, prefix }), () => JOBS)

  /** Creates the index that an earlier version would have left. */
  beforeEach(async () => {
    const library = Array.from({ length: MANY }, (_, n) => searchDocument(`D${n}`, { title: `steel ${n}` }))
    await open().index('astm', library)
    type Made = Record<string, { mappings: object; settings: { index: Record<string, unknown> } }>
    const [made] = Object.values(await engine.request<Made>('GET', `${alias}-${MAPPING_VERSION}-0`))
    const { mappings, settings } = made as Made[string]
    const { similarity, analysis, mapping } = settings.index
    const older = { ...mappings, _meta: { version: 0, readableFrom: 0 } }
    await engine.request('PUT', `${alias}-0-0`, {
      settings: { similarity, analysis, mapping, number_of_replicas: 0 },
      mappings: older,
      aliases: { [alias.slice(1)]: {} },
    })
    await engine.request('DELETE', `${alias}-${MAPPING_VERSION}-0`)
    await open().index('astm', library)
  })
  afterEach(() => engine.request('DELETE', `/${prefix}-*`))
  afterAll(expectGranted)

  const names = async () => Object.keys(await engine.request<object>('GET', `${alias}/_mapping`))
  const held = async () => (await engine.request<{ count: number }>('GET', `${alias}/_count`)).count

  it('is not read, and the error names the remedy', async () => {
    await expect(open().find(everything)).rejects.toMatchObject({ name: 'SearchUnavailable', message: /learn/ })
    expect(await open().isBehind('astm')).toBe(true)
  })

  it('is rebuilt by learning, with a complete library behind the alias at all times and all concurrent writes', async () => {
    const search = open()
    let learned = false
    const learning = search.learn('astm').then(() => {
      learned = true
    })
    let least = Number.POSITIVE_INFINITY
    let added = 0
    while (!learned) {
      least = Math.min(least, await held())
      await search.index('astm', [searchDocument(`new ${added++}`)])
      await search.update('astm', [{ id: 'D7', card: { added }, current: true, ...standingOf({ current: true }) }])
    }
    await learning
    await search.remove('astm', ['D1'])
    expect(least).toBeGreaterThanOrEqual(MANY)
    expect(await names()).toEqual([`${prefix}-astm-${MAPPING_VERSION}-0`])
    const { total } = await search.find(everything)
    expect(total).toBe(MANY + added - 1)
    const { hits } = await search.find({ ...everything, text: '"steel 7"', size: 10 })
    expect(hits.find(({ id }) => id === 'D7')?.card).toEqual({ added })
    expect(await search.isBehind('astm')).toBe(false)
  })

  it('is completed by the next run after an interruption', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(open().learn('astm', stopped)).rejects.toThrow('stopped')
    expect(await names()).toEqual([`${prefix}-astm-0-0`])
    await open().index('astm', [searchDocument('D1', { title: 'changed' })])
    await open().learn('astm')
    expect((await open().find({ ...everything, text: 'changed' })).total).toBe(1)
    expect((await open().find(everything)).total).toBe(MANY)
  })
})
