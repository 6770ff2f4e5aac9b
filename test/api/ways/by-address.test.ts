import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { decodeJwt } from 'jose'
import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { login } from '#contract/login.ts'
import type { Tenant } from '#contract/tenant.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'
import { type CallError, createCall } from '#web/lib/calls/call.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const LIBRARY = '192.0.2.7'
const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const accountWith = (id: string, ranges: readonly string[], more: object = {}) => ({
  ...{ id, name: `Account ${id}`, subscriptions: [ISO], ranges },
  ...more,
})
const save = (...accounts: object[]) => savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts, people: [] }))

beforeEach(() => save(accountWith('campus', ['192.0.2.0/24', '2001:db8::/48']), accountWith('hall', ['192.0.2.128/25'])))

const SESSION = login.session.path

/** Asks for a session as a browser does. */
async function begin(address: string, headers: Record<string, string> = {}, tenant: Tenant = 'astm') {
  const answer = await world.fetchFrom(address, tenant)(SESSION, { method: 'POST', headers })
  const cookie = answer.headers.get('set-cookie') ?? ''
  return { status: answer.status, cookie, pair: cookie.split(';')[0] ?? '', body: await answer.json() }
}

/** The page's own client of a reader with a token. */
const reader = (token: string, address = LIBRARY, tenant: Tenant = 'astm') =>
  createCall({ fetch: world.fetchFrom(address, tenant), origin: '', token: () => token })

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (error as CallError).status,
  )
const codeOf = (call: Promise<unknown>) => call.catch((error) => (error as CallError).problem.code)

describe('a reader in a network of an account', () => {
  it('is let in as that account, without a name', async () => {
    const { status, body } = await begin(LIBRARY)
    expect([status, body.authType]).toEqual([200, 'IP'])
    const known = await reader(body.accessToken)(account.get, {})
    expect(known).toMatchObject({ userType: 'company', anonymous: false, email: '', selectedAccountId: 'campus' })
    expect(known).toMatchObject({ accountName: 'Account campus', authorities: [], compassPointFlag: false })
    expect(known.cgEntitlements.map(({ accountId }) => accountId)).toEqual(['campus'])
    expect((await reader(body.accessToken)(documents.metadata, { contentCode: 'ISO|7010-2019' })).access).toBe('open')
  })

  it.each(['::ffff:192.0.2.7', '2001:db8::7', '2001:0DB8:0:0::7'])('is known by %s, too', async (address) => {
    const { status, body } = await begin(address)
    expect(status).toBe(200)
    expect((await reader(body.accessToken, address)(account.get, {})).selectedAccountId).toBe('campus')
  })

  it('is not let in from elsewhere, nor by another tenant', async () => {
    for (const address of ['198.51.100.1', '2001:db9::1', '127.0.0.1', '::1', ''])
      expect(await begin(address)).toMatchObject({ status: 403, cookie: '', body: { code: 'address-unknown' } })
    expect((await begin(LIBRARY, {}, 'awwa')).status).toBe(403)
    const { body } = await begin(LIBRARY)
    expect(await statusOf(reader(body.accessToken, LIBRARY, 'awwa')(account.get, {}))).toBe(401)
  })

  it.each<Record<string, string>>([
    { 'X-Forwarded-For': LIBRARY },
    { Forwarded: `for=${LIBRARY}` },
    { 'X-Real-IP': LIBRARY },
    { originatedIpAddress: LIBRARY },
    { AuthMode: 'IP' },
    { 'X-Lectern-Viewer': LIBRARY },
    { 'CloudFront-Viewer-Address': `${LIBRARY}:443` },
  ])('is nobody who says so in a header: %j', async (headers) => {
    expect((await begin('198.51.100.1', headers)).status).toBe(403)
    const answer = await world.fetchFrom('198.51.100.1')(login.authenticationData.path, { headers })
    expect(await answer.json()).toMatchObject({ authType: 'PWD', originatedIpAddress: '198.51.100.1' })
  })

  it('hears from the server whether it lets them in', async () => {
    const ask = async (address: string) => (await world.fetchFrom(address)(login.authenticationData.path)).json()
    expect(await ask(LIBRARY)).toMatchObject({ originatedIpAddress: LIBRARY, originatedWhiteListedAccount: true })
    expect(await ask('198.51.100.1')).toMatchObject({ originatedWhiteListedAccount: false })
  })

  it('chooses where two accounts have the address', async () => {
    const { body } = await begin('192.0.2.200')
    const call = reader(body.accessToken, '192.0.2.200')
    const both = await call(account.get, {})
    expect(both.cgEntitlements.map(({ accountId }) => accountId)).toEqual(['campus', 'hall'])
    expect(both).not.toHaveProperty('selectedAccountId')
    expect(await codeOf(call(documents.metadata, { contentCode: 'ISO|7010-2019' }))).toBe('no-account')
    expect((await call(account.switch, { accountId: 'hall' })).selectedAccountId).toBe('hall')
    expect((await call(account.get, {})).accountName).toBe('Account hall')
    expect(await codeOf(call(account.switch, { accountId: 'harbour' }))).toBe('account-not-entitled')
    // Another reader at the same address chooses for themselves.
    const other = await begin('192.0.2.200')
    expect(await reader(other.body.accessToken, '192.0.2.200')(account.get, {})).not.toHaveProperty('selectedAccountId')
  })

  it('asks for no access, as nobody could answer', async () => {
    const { body } = await begin(LIBRARY)
    expect(await codeOf(reader(body.accessToken)(access.request, { contentCode: 'CLOSED|9-2021' }))).toBe('forbidden')
  })
})

describe('the session of such a reader', () => {
  it('has a token of a quarter of an hour, and a cookie of the login that no script reads', async () => {
    const { body, cookie } = await begin(LIBRARY)
    const { iat = 0, exp = 0, sub, way } = decodeJwt(body.accessToken)
    expect([exp - iat, exp, sub, way]).toEqual([900, body.expiresAt, 'library:ip', 'IP'])
    expect(cookie.replace(/^lectern_way=[\w-]{43}\.[\w-]{43}/, '…')).toMatch(
      /^…; Path=\/login; Max-Age=43200; HttpOnly; SameSite=Strict(; Secure)?$/,
    )
  })

  it('is renewed by the cookie, as the same session with the same end', async () => {
    const first = await begin('192.0.2.200')
    await reader(first.body.accessToken, '192.0.2.200')(account.switch, { accountId: 'hall' })
    const second = await begin('192.0.2.200', { Cookie: `other=1; ${first.pair}` })
    expect(second.pair).toBe(first.pair)
    expect(decodeJwt(second.body.accessToken).sid).toBe(decodeJwt(first.body.accessToken).sid)
    expect((await reader(second.body.accessToken, '192.0.2.200')(account.get, {})).selectedAccountId).toBe('hall')
  })

  it('is another one by a cookie that is cut, twice there, or of somebody else’s secret', async () => {
    const { pair, body } = await begin(LIBRARY)
    const [id = '', secret = ''] = pair.slice('lectern_way='.length).split('.')
    const { pair: other } = await begin(LIBRARY)
    const wrong = [`lectern_way=${id}`, `lectern_way=${id}.`, `lectern_way=${id}.${secret}x`, `${pair}; ${pair}`]
    for (const Cookie of [...wrong, `lectern_way=${id}.${other.split('.')[1]}`, `lectern_way=.${secret}`, 'lectern_way=%00']) {
      const { status, body: answer } = await begin(LIBRARY, { Cookie })
      expect([status, decodeJwt(answer.accessToken).sid === decodeJwt(body.accessToken).sid]).toEqual([200, false])
    }
  })

  it('ends at once when somebody signs out, and its cookie with it', async () => {
    const { body, pair } = await begin(LIBRARY)
    const call = reader(body.accessToken)
    await call(account.logout, {})
    expect(await statusOf(call(account.get, {}))).toBe(401)
    const next = await begin(LIBRARY, { Cookie: pair })
    expect(decodeJwt(next.body.accessToken).sid).not.toBe(decodeJwt(body.accessToken).sid)
    expect(await statusOf(call(account.get, {}))).toBe(401)
  })

  it('ends with the next request from an address outside of the range, cookie or not', async () => {
    const { body, pair } = await begin(LIBRARY)
    expect(await statusOf(reader(body.accessToken, '192.0.2.99')(account.get, {}))).toBe(200)
    expect(await statusOf(reader(body.accessToken, '198.51.100.1')(account.get, {}))).toBe(401)
    expect((await begin('198.51.100.1', { Cookie: pair })).status).toBe(403)
  })

  it('ends with the next request when the range is taken from the account', async () => {
    const { body, pair } = await begin(LIBRARY)
    await save(accountWith('campus', ['192.0.2.128/25']))
    expect(await statusOf(reader(body.accessToken)(account.get, {}))).toBe(401)
    expect((await begin(LIBRARY, { Cookie: pair })).status).toBe(403)
    expect((await begin('192.0.2.130')).status).toBe(200)
  })

  it('loses an account that has the address no more, and keeps the other', async () => {
    const { body } = await begin('192.0.2.200')
    const call = reader(body.accessToken, '192.0.2.200')
    await call(account.switch, { accountId: 'hall' })
    await save(accountWith('hall', []))
    expect((await call(account.get, {})).selectedAccountId).toBe('campus')
  })

  it('opens no account that gets the address later', async () => {
    const { body } = await begin(LIBRARY)
    await save(accountWith('hall', ['192.0.2.0/24']))
    const { cgEntitlements } = await reader(body.accessToken)(account.get, {})
    expect(cgEntitlements.map(({ accountId }) => accountId)).toEqual(['campus'])
  })

  it('leaves neither token nor secret in the table or the log', async () => {
    const { body, pair } = await begin(LIBRARY)
    await reader(body.accessToken)(account.get, {})
    const secrets = [body.accessToken, ...pair.slice('lectern_way='.length).split('.')]
    const table = world.ports.table as unknown as { scan(of: object): Promise<{ items: object[] }> }
    const stored = JSON.stringify([(await table.scan({ prefix: 'astm#library-session', limit: 1000 })).items, world.lines])
    expect(stored).toContain('library-session')
    for (const secret of secrets) expect(stored.includes(secret)).toBe(false)
  })
})

describe('the connection', () => {
  itHere('is the one of the socket', async () => {
    const { port } = new URL(world.originOf('astm'))
    const ask = async (localAddress: string) => {
      const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
        const headers = { Host: `astm.localhost:${port}` }
        request({ host: '127.0.0.1', port, method: 'POST', path: SESSION, localAddress, headers }, resolve)
          .on('error', reject)
          .end()
      })
      const body = (await json(answer)) as { accessToken?: string }
      const token = body.accessToken
      return token ? (await reader(token, localAddress)(account.get, {})).cgEntitlements.map(({ accountId }) => accountId) : []
    }
    expect(await ask('127.0.0.2')).toEqual(['city-library'])
    expect(await ask('127.0.0.3')).toEqual(['city-library'])
    expect(await ask('127.0.0.4')).toEqual(['city-library', 'northern'])
    expect(await ask('127.0.0.5')).toEqual([])
  })
})
