import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decodeJwt, SignJWT } from 'jose'
import type { Problem } from '#contract/endpoint/problem-schema.ts'
import { tenant } from '#contract/tenant.ts'
import { createWorld, onEngines, type World } from '#test/support/world.ts'
import { SECURITY_HEADERS } from '#text/security-headers.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const ask = (token: string, tenant = 'astm') => world.send(tenant, 'GET', '/api/account', { Authorization: `Bearer ${token}` })
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe('a token', () => {
  it('a token of the tenant opens the account', async () => expect((await ask(world.token('subscriber'))).status).toBe(200))
  it('a token of another tenant is refused', async () => expect((await ask(world.token('subscriber', 'awwa'))).status).toBe(401))
  it('a token with alg none is refused', async () => {
    const claims = decodeJwt(world.token('subscriber'))
    expect((await ask(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`)).status).toBe(401)
  })
  it('a token of another issuer with the same claims is refused', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const claims = decodeJwt(world.token('subscriber'))
    expect((await ask(await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey))).status).toBe(401)
  })
  it('an altered token is refused', async () => {
    const [head, body, sign] = world.token('subscriber').split('.') as [string, string, string]
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'admin' }
    expect((await ask(`${head}.${encode(claims)}.${sign}`)).status).toBe(401)
  })
  it.each(['', 'x', 'a.b.c', '%00', '🦉'])('the token %j is refused', async (token) => {
    const response = await world.send('astm', 'GET', '/api/account', { Authorization: `Bearer ${encodeURI(token)}` })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})

it('signing out ends the session at once, and no other one of the person', async () => {
  const [here, elsewhere] = ['here', 'elsewhere'].map((session) => world.mintToken('astm', 'colleague', session) ?? '')
  const headers = { Authorization: `Bearer ${here}`, 'Content-Type': 'application/json' }
  expect((await world.send('astm', 'POST', '/api/account/logout', headers, '{}')).status).toBe(200)
  expect((await ask(here as string)).status).toBe(401)
  expect((await ask(elsewhere as string)).status).toBe(200)
})

describe('a host', () => {
  it('an unknown host is refused', async () => {
    const response = await world.send(
      'nobody',
      'POST',
      '/api/tenant/get-tenant-config-for-ui',
      { 'Content-Type': 'application/json' },
      '{}',
    )
    expect(response.status).toBe(404)
    expect(((await response.json()) as Problem).code).toBe('invalid-tenant')
  })
})

describe('a host that is not ours', () => {
  it.each(['/', '/outbox', '/openapi.json', '/oidc/jwks', '/objects/x', '/dashboards/x', '/api/account', '/index.html'])(
    'gets nothing of %s, with the headers of every problem',
    async (address) => {
      const response = await world.send('evil', 'GET', address)
      expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'invalid-tenant'])
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-request-id'])
        expect(response.headers.get(name)).not.toBeNull()
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    },
  )
})

describe('an unknown address', () => {
  it('an unknown address under /api answers a problem', async () => {
    const response = await world.send('astm', 'GET', '/api/nothing')
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'endpoint-not-found'])
  })
  it('an address with another method answers with its methods', async () => {
    const response = await world.send('astm', 'DELETE', '/api/account')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('two tokens in a request', () => {
  const token = () => `Bearer ${world.token('subscriber')}`

  it.each(['/api/account', tenant.config.path])('are refused, whether they are equal or not: %s', async (path) => {
    for (const given of [
      [token(), token()],
      [token(), `Bearer ${world.token('admin')}`],
      [token(), ''],
    ]) {
      const headers = { Authorization: given } as unknown as Record<string, string>
      const response = await world.send('astm', path === '/api/account' ? 'GET' : 'POST', path, headers)
      expect([response.status, ((await response.json()) as Problem).code]).toEqual([400, 'malformed-request'])
    }
  })
})

// The site of one machine alone serves it.
const onSite = onEngines ? it.skip : it
onSite('the API document has the headers of every answer', async () => {
  const { headers } = await world.send('astm', 'GET', '/openapi.json')
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' }))
    expect(headers.get(name)).toBe(value)
})

describe('a body', () => {
  const headers = () => ({ Authorization: `Bearer ${world.token('subscriber')}`, 'Content-Type': 'application/json' })
  it('a body that is too large is refused', async () => {
    for (const body of [JSON.stringify({ keywords: 'x'.repeat(66_000) }), JSON.stringify({ keywords: 'م'.repeat(400_000) })]) {
      const response = await world.send('astm', 'POST', '/api/documents/search', headers(), body).catch(() => undefined)
      if (response) expect(response.status).toBe(413)
    }
    expect((await world.send('astm', 'POST', '/api/documents/search', headers(), '{}')).status).toBe(200)
  })
  it('a body nested deeper or divided further than any of ours is refused before it is parsed', async () => {
    const keys = Object.fromEntries(Array.from({ length: 6000 }, (_, one) => [`k${one}`, 1]))
    for (const body of ['['.repeat(60_000), JSON.stringify(keys)])
      expect((await world.send('astm', 'POST', '/api/documents/search', headers(), body)).status).toBe(413)
  })
  it('a body of thousands of unknown fields is refused with the first fifty', async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 4900 }, (_, at) => [`k${at}`, 1])))
    const response = await world.send('astm', 'POST', '/api/documents/search', headers(), body)
    const { fieldErrors } = (await response.json()) as Problem
    expect(response.status).toBe(400)
    expect(fieldErrors?.map(({ field }) => field)).toEqual(Array.from({ length: 50 }, (_, at) => `k${at}`))
  })
  it('a body in another script has as many characters', async () => {
    const body = JSON.stringify({ keywords: 'م'.repeat(60_000) })
    expect((await world.send('astm', 'POST', '/api/documents/search', headers(), body)).status).toBe(200)
  })
  it('a search text of 10,000 characters is searched', async () => {
    expect(
      (await world.send('astm', 'POST', '/api/documents/search', headers(), JSON.stringify({ keywords: '% "'.repeat(3400) })))
        .status,
    ).toBe(200)
  })
  it.each(['page=-1', 'page=x', 'size=0', 'size=101', 'sort=nothing'])('a query with %s is a 400', async (query) => {
    const response = await world.send('astm', 'POST', `/api/documents/search?${query}`, headers(), '{}')
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([400, 'validation-failed'])
  })
})

describe('the log', () => {
  it('the log has one line for each request, with the page’s id', async () => {
    world.lines.length = 0
    await world.send('astm', 'GET', '/api/account', {
      Authorization: `Bearer ${world.token('subscriber')}`,
      RequestId: 'my-request-1',
    })
    expect(world.lines).toEqual([
      expect.objectContaining({
        requestId: 'my-request-1',
        tenant: 'astm',
        endpoint: 'account.get',
        user: 'subscriber',
        status: 200,
      }),
    ])
  })
})
