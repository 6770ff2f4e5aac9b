import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { searchDocument } from '#test/ports/search/search-document.ts'
import { shortenPauses } from '#test/support/short-pauses.ts'
import { onBehalfOf } from '../../shared/current-request.ts'

shortenPauses()
const { openOpenSearch } = await import('./open.ts')

type Answer = readonly [status: number, body: string]
type Answering = (request: string, body: string) => Answer | 'nothing'

const intent: SearchIntent = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  text: 'steel',
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 10,
}
const error = (type: string, status: number): Answer => [status, JSON.stringify({ error: { type, reason: 'why' }, status })]
const MAPPED: Answer = [200, JSON.stringify({ 'x-astm-1-0': { mappings: { _meta: { version: 1, readableFrom: 1 } } } })]

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Simulates responses that no real domain gives on request. */
async function domain(answering: Answering, timeoutMs?: number) {
  const asked: { request: string; body: string; id?: unknown }[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = `${request.method} ${request.url}`
    asked.push({ request: path, body, id: request.headers['x-opaque-id'] })
    const answer = answering(path, body)
    if (answer !== 'nothing') response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, search: openAt(endpoint, timeoutMs) }
}

const openAt = (endpoint: string, timeoutMs = 10_000) =>
  openOpenSearch({
    ...{ endpoint, region: 'us-east-1', timeoutMs, retries: 1 },
    credentials: () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
  })

const written = (body: string) =>
  body
    .split('\n')
    .filter((line) => line.startsWith('{"index"'))
    .map((line) => (JSON.parse(line) as { index: { _id: string } }).index._id)
const items = (body: string, failed: Readonly<Record<string, Answer>>): Answer => [
  200,
  JSON.stringify({
    errors: Object.keys(failed).length > 0,
    items: written(body).map((id) => {
      const [status, text] = failed[id] ?? [201, '{}']
      return { index: { _id: id, status, ...JSON.parse(text) } }
    }),
  }),
]

describe('a domain that fails', () => {
  it('is unavailable when nothing listens', async () => {
    const search = openAt('http://127.0.0.1:9')
    await expect(search.find(intent)).rejects.toMatchObject({ name: 'SearchUnavailable' })
    await expect(search.suggest({ ...intent, publishers: 5, families: 4 })).rejects.toMatchObject({ name: 'SearchUnavailable' })
  })

  it('is unavailable after the timeout', async () => {
    const { search } = await domain(() => 'nothing', 300)
    await expect(search.find(intent)).rejects.toMatchObject({ name: 'SearchUnavailable' })
  })

  it.each([
    ['a red index', error('search_phase_execution_exception', 503)],
    ['denied access', error('security_exception', 403)],
    ['a page of a proxy', [200, '<html>'] as const],
    ['throttling on every attempt', [429, '{}'] as const],
  ])('is unavailable: %s', async (_, answer) => {
    const { search } = await domain((request) => (request.includes('_mapping') ? MAPPED : answer))
    await expect(search.find(intent)).rejects.toMatchObject({ name: 'SearchUnavailable' })
  })

  it('is unavailable when one of several searches lacks a shard', async () => {
    const failed = { error: { type: 'search_phase_execution_exception', reason: 'a shard is gone' }, status: 503 }
    const { search } = await domain((request, body) => {
      if (request.includes('_mapping')) return MAPPED
      const searches = body.split('\n').filter(Boolean).length / 2
      return [200, JSON.stringify({ responses: Array.from({ length: Math.ceil(searches) }, () => failed) })]
    })
    await expect(search.find(intent)).rejects.toMatchObject({ name: 'SearchUnavailable', message: /a shard is gone/ })
  })

  it('is unavailable, with the name of the index, when its mapping is too new', async () => {
    const newer = { 'x-astm-9-0': { mappings: { _meta: { version: 9, readableFrom: 9 } } } }
    const { search } = await domain(() => [200, JSON.stringify(newer)])
    await expect(search.find(intent)).rejects.toMatchObject({ name: 'SearchUnavailable', message: /x-astm-9-0/ })
  })

  it('receives only the changes again that it was too busy for', async () => {
    let busy = 2
    const { search, asked } = await domain((_, body) =>
      items(body, busy-- > 0 ? { B: error('circuit_breaking_exception', 429) } : {}),
    )
    await search.index('astm', [searchDocument('A'), searchDocument('B'), searchDocument('C')])
    expect(asked.map(({ body }) => written(body))).toEqual([['A', 'B', 'C'], ['B'], ['B']])
  })

  it('is unavailable, with the reason, when it keeps refusing a change', async () => {
    const closed = error('cluster_block_exception', 403)
    const { search } = await domain((_, body) => items(body, { A: closed }))
    await expect(search.index('astm', [searchDocument('A')])).rejects.toMatchObject({
      name: 'SearchUnavailable',
      message: 'OpenSearch does not accept 1 changes: cluster_block_exception: why',
    })
  })

  it('receives all changes again when it was too busy for the request', async () => {
    let busy = 3
    const { search, asked } = await domain((_, body) => (busy-- > 0 ? [429, '{}'] : items(body, {})))
    await search.index('astm', [searchDocument('A')])
    expect(asked).toHaveLength(4)
  })

  it('receives all other changes when one can never be written, and the error names that one', async () => {
    const failed = { B: error('mapper_parsing_exception', 400), C: error('rejected_execution_exception', 429) }
    let first = true
    const { search, asked } = await domain((_, body) => {
      const answer = items(body, first ? failed : {})
      first = false
      return answer
    })
    const indexing = search.index('astm', [searchDocument('A'), searchDocument('B'), searchDocument('C')])
    await expect(indexing).rejects.toMatchObject({ name: 'SearchUnavailable', message: /"_id":"B"/ })
    expect(asked.map(({ body }) => written(body))).toEqual([['A', 'B', 'C'], ['C']])
  })

  it('receives no request above its size limit', async () => {
    const { search, asked } = await domain((_, body) => items(body, {}))
    const text = 'words of a long text '.repeat(50_000)
    await search.index(
      'astm',
      Array.from({ length: 6 }, (_, n) => searchDocument(`D${n}`, { pages: [text] })),
    )
    expect(asked.length).toBeGreaterThan(1)
    for (const { body } of asked) expect(body.length).toBeLessThan(9 * 2 ** 20)
  })
})

describe('a request to a domain', () => {
  it('carries the id of the current HTTP request, if there is one', async () => {
    const { asked, search } = await domain((request) => (request.includes('_mapping') ? MAPPED : [503, '{}']))
    await onBehalfOf('the-request', () => search.find(intent).catch(() => undefined))
    expect(new Set(asked.map(({ id }) => id))).toEqual(new Set(['the-request']))
    asked.length = 0
    await search.find(intent).catch(() => undefined)
    expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([undefined]))
  })
})
