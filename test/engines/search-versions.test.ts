import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it, jest } from '@jest/globals'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { indexBody, MAPPING_VERSION } from '#functions/adapters/aws/opensearch/index/mapping.ts'
import { indexedFacetsOf, toSource } from '#functions/adapters/aws/opensearch/index/to-source.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { searchDocument } from '../ports/search/search-document.ts'
import { engineUrl } from './support/engine-url.ts'

const service = {
  endpoint: engineUrl('LECTERN_OPENSEARCH_URL'),
  region: 'us-east-1',
  credentials: () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  timeoutMs: 60_000,
}
const engine = openEngine(service)
const prefix = `versions-${randomBytes(6).toString('hex')}`
const alias = `/${prefix}-astm`
const NEXT = MAPPING_VERSION + 1
const ADAPTER = '#functions/adapters/aws/opensearch'

/** Opens this release with one more field, as the next release would be. `readableFrom` decides whether this release can read it. */
async function openNext(readableFrom: number): Promise<ReturnType<typeof openOpenSearch>> {
  type Body = { settings: object; mappings: { properties: object; _meta: object } }
  jest.resetModules()
  jest.unstable_mockModule(`${ADAPTER}/index/mapping.ts`, () => {
    const raised = (shape: Parameters<typeof indexBody>[0]) => {
      const { settings, mappings } = indexBody(shape) as unknown as Body
      const properties = { ...mappings.properties, newer: { type: 'keyword' } }
      return { settings, mappings: { ...mappings, properties, _meta: { version: NEXT, readableFrom } } }
    }
    return { MAPPING_VERSION: NEXT, READS_FROM: readableFrom, K1: 65_536, indexBody: raised }
  })
  const keywordOf = (value: string) => value
  const raisedSource = (document: IndexedDocument) => ({ ...toSource(document), newer: 'yes' })
  jest.unstable_mockModule(`${ADAPTER}/index/to-source.ts`, () => ({ toSource: raisedSource, indexedFacetsOf, keywordOf }))
  const next = await import('#functions/adapters/aws/opensearch/open.ts')
  return next.openOpenSearch({ ...service, prefix })
}

const all: SearchIntent = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: '',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 10,
}
const standing = async () => Object.keys(await engine.request<object>('GET', `${alias}/_mapping`))
const withNewer = async () =>
  (await engine.request<{ count: number }>('POST', `${alias}/_count`, { query: { exists: { field: 'newer' } } })).count

afterAll(() => engine.request('DELETE', `/${prefix}-*`))

describe('a version that goes forward, back and forward again', () => {
  const today = () => openOpenSearch({ ...service, prefix })

  it('is searched all the while, and each has its own mapping whole, with what the others have written', async () => {
    const next = await openNext(MAPPING_VERSION)
    const titles = ['one', 'two', 'three']
    await today().index(
      'astm',
      titles.map((title) => searchDocument(title, { title: `steel ${title}` })),
    )
    expect((await next.find(all)).total).toBe(3)
    await next.learn('astm')
    expect(await standing()).toEqual([`${alias.slice(1)}-${NEXT}-0`])
    expect(await withNewer()).toBe(3)

    const back = today()
    expect((await back.find({ ...all, text: 'steel' })).total).toBe(3)
    await back.index('astm', [searchDocument('four', { title: 'steel four' })])
    expect(await withNewer()).toBe(3)
    expect(await back.isBehind('astm')).toBe(true)
    await back.learn('astm')
    expect(await standing()).toEqual([`${alias.slice(1)}-${MAPPING_VERSION}-0`])
    expect((await back.find({ ...all, text: 'steel' })).total).toBe(4)
    expect(await back.isBehind('astm')).toBe(false)

    await next.learn('astm')
    expect([(await next.find(all)).total, await withNewer()]).toEqual([4, 4])
  })

  it('is searched again once it has learned, where it cannot read what stands', async () => {
    await (await openNext(NEXT)).learn('astm')
    await today().learn('astm')
    await (await openNext(NEXT)).learn('astm')
    const back = today()
    await expect(back.find(all)).rejects.toMatchObject({ name: 'SearchUnavailable', message: /`learn` rebuilds it/ })
    await back.learn('astm')
    expect((await today().find(all)).total).toBe(4)
  })
})
