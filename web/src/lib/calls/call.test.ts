import { describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { search } from '#contract/search.ts'
import { tenant } from '#contract/tenant.ts'
import { CallError, createCall, placeInput } from './call.ts'

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const problem = (status: number, code: string) => json({ status, code, title: code, requestId: 'r' }, status)

function callWith(handler: Handler, more: { token?: () => string; renew?: () => Promise<boolean> } = {}) {
  const fetch = (async (url: string, init: RequestInit) => handler(url, init)) as typeof globalThis.fetch
  return createCall({ fetch, origin: 'http://x', token: () => 'old', ...more })
}

const headersOf = (init: RequestInit) => init.headers as Record<string, string>

describe('a call', () => {
  it('sends what the contract places in path, query and body', () => {
    expect(placeInput(search.all, { keywords: 'a&b', page: 2, size: 25, sort: undefined })).toEqual({
      address: '/api/documents/search?page=2&size=25',
      body: { keywords: 'a&b' },
    })
    expect(placeInput(documents.oldPdf, { id: 'A/1 %' }).address).toBe('/api/documents/pdf/old/A%2F1%20%25')
    expect(placeInput(documents.metadata, { contentCode: 'ISO|9001' }).address).toContain('contentCode=ISO%7C9001')
  })

  it('carries the token where one is needed, and nowhere else', async () => {
    const seen: (string | undefined)[] = []
    const call = callWith((_, init) => {
      seen.push(headersOf(init).Authorization)
      return json({})
    })
    await call(account.get, {})
    await call(tenant.config, {})
    expect(seen).toEqual(['Bearer old', undefined])
  })

  it('sends the specified headers, a new request id each time', async () => {
    const ids = new Set<string>()
    const call = createCall({
      origin: '',
      token: () => 't',
      session: () => ({ authType: 'PWD', originatedIpAddress: '192.0.2.1' }),
      fetch: (async (_: string, init: RequestInit) => {
        ids.add(headersOf(init).RequestId as string)
        expect(headersOf(init)).toMatchObject({ AuthMode: 'PWD', originatedIpAddress: '192.0.2.1' })
        return json({})
      }) as typeof globalThis.fetch,
    })
    await call(account.get, {})
    await call(account.get, {})
    expect(ids.size).toBe(2)
  })

  it('throws the problem of a refusal, and one of its own where an answer is no problem or never came', async () => {
    await expect(callWith(() => problem(404, 'content-not-found'))(account.get, {})).rejects.toMatchObject({
      status: 404,
      problem: { code: 'content-not-found' },
    })
    await expect(callWith(() => new Response('<html>', { status: 502 }))(account.get, {})).rejects.toMatchObject({
      status: 502,
      problem: { code: 'unexpected' },
    })
    const offline = callWith(() => Promise.reject(new TypeError('failed')))
    await expect(offline(account.get, {})).rejects.toMatchObject({ status: 0, problem: { code: 'unreachable' } })
  })

  it('leaves being called off to whoever called it off', async () => {
    const stopped = callWith(() => Promise.reject(new DOMException('stop', 'AbortError')))
    await expect(stopped(account.get, {})).rejects.not.toBeInstanceOf(CallError)
  })

  it('goes on with the new token when a session is renewed under it, and asks once', async () => {
    let token = 'old'
    let renewed = 0
    const call = callWith(
      (_, init) => (headersOf(init).Authorization === 'Bearer new' ? json({ id: 'me' }) : problem(401, 'unauthenticated')),
      {
        token: () => token,
        renew: async () => {
          renewed += 1
          token = 'new'
          return true
        },
      },
    )
    expect(await call(account.get, {})).toEqual({ id: 'me' })
    expect(renewed).toBe(1)
    const lost = callWith(() => problem(401, 'unauthenticated'), { renew: async () => false })
    await expect(lost(account.get, {})).rejects.toMatchObject({ status: 401 })
  })

  it('answers headers on request', async () => {
    const call = callWith(() => new Response('{}', { headers: { entitlementaccess: 'true' } }))
    const { headers } = await call.raw(documents.verify, { contentCode: 'A|1' })
    expect(headers.get('entitlementaccess')).toBe('true')
  })
})
