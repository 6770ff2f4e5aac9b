import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { login } from '#contract/login.ts'
import { profile } from '#contract/profile.ts'
import { sessions } from '#contract/sessions.ts'
import type { Tenant } from '#contract/tenant.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { librarySessionKey } from '#people/library-sessions.ts'
import { checkPeople, savePeople } from '#people/save-people.ts'
import { openPartnerServer, PARTNER_AUDIENCE, type PartnerServer } from '#test/support/servers/partner-server.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { type CallError, createCall } from '#web/lib/calls/call.ts'

let world: World
let partner: PartnerServer
beforeAll(async () => {
  ;[world, partner] = await Promise.all([createWorld(), openPartnerServer()])
}, 300_000)
afterAll(() => Promise.all([world.close(), partner.close()]))

const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const fileOf = (...accounts: object[]) => PeopleFile.parse({ accounts, people: [] })
const yard = (partners: readonly object[]) => ({ id: 'yard', name: 'Account yard', subscriptions: [ISO], partners })
/** path of the partner's keys; an address that did not answer is not asked again at once */
let keysAt = '/keys'
const portal = () => ({ id: 'portal', issuer: partner.issuer, jwks: partner.issuer + keysAt })
const save = (file: PeopleFile, tenant: Tenant = 'astm') => savePeople(world.ports.table, tenant, file)
beforeEach(() => save(fileOf(yard([portal()]))))

/** Shows a token as the page does. */
async function show(token: string, { tenant = 'astm' as Tenant, cookie = '', address = '198.51.100.9' } = {}) {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
  const body = JSON.stringify(token ? { token } : {})
  const answer = await world.fetchFrom(address, tenant)(login.session.path, { method: 'POST', headers, body })
  const pair = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { status: answer.status, pair, body: await answer.json() }
}
const enter = async (more: JWTPayload = {}) => show(await partner.sign(partner.claims(more)))

const reader = (token: string, tenant: Tenant = 'astm') =>
  createCall({ fetch: world.fetchFrom('198.51.100.9', tenant), origin: '', token: () => token })
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (error as CallError).status,
  )
const REFUSED = { status: 403, pair: '', body: { code: 'partner-refused' } }

describe('one of a partner’s people', () => {
  it('has their data erased while their sign-in is fresh, and is out at once', async () => {
    const { body } = await enter({ sub: 'erased' })
    expect(Number(decodeJwt(body.accessToken).auth_time) * 1000).toBeGreaterThan(Date.now() - 60_000)
    const call = reader(body.accessToken)
    expect(await call(profile.erase, { handOver: [], delete: [] })).toEqual({})
    expect(await statusOf(call(account.get, {}))).toBe(401)
  })

  it('signs in anew with their partner before their data are erased', async () => {
    const { pair, body } = await enter({ sub: 'waiting' })
    // The session began eleven hours ago: a new token of it proves nothing new.
    const expiresAt = Math.floor(Date.now() / 1000) + 3600
    const session = librarySessionKey('astm', String(decodeJwt(body.accessToken).sid))
    await world.ports.table.update(session, { set: { expiresAt } })
    const renewed = reader((await show('', { cookie: pair })).body.accessToken)
    const refused = { problem: { code: 'sign-in-again' } }
    await expect(renewed(profile.erase, { handOver: [], delete: [] })).rejects.toMatchObject(refused)
    expect(await statusOf(renewed(account.get, {}))).toBe(200)
  })
  it('comes in with a token of the partner, as a person of its account', async () => {
    const { status, body } = await enter()
    expect([status, body.authType]).toEqual([200, 'JWT'])
    const call = reader(body.accessToken)
    const known = await call(account.get, {})
    expect(known).toMatchObject({ id: 'library:partner:portal:jane', userType: 'individual', anonymous: false })
    expect(known).toMatchObject({ email: 'jane@partner.example.org', selectedAccountId: 'yard', activated: true })
    expect(known.userAccountDto).toMatchObject({ firstName: 'Jane', lastName: 'Ortiz', companyName: 'Account yard' })
    await expect(call(account.switch, { accountId: 'yard' })).rejects.toMatchObject({ problem: { code: 'account-fixed' } })
    expect(known.cgEntitlements).toEqual([expect.not.objectContaining({ openUntil: expect.anything() })])
    expect((await call(documents.metadata, { contentCode: 'ISO|7010-2019' })).access).toBe('open')
  })

  it('finds what they saved when they come again, and nobody else does', async () => {
    const first = reader((await enter()).body.accessToken)
    await first(favorites.add, { content: { contentId: 'ISO|7010-2019' } })
    const again = reader((await enter({ given_name: 'Janet' })).body.accessToken)
    expect((await again(favorites.list, {})).count).toBe(1)
    expect((await again(account.get, {})).userAccountDto.firstName).toBe('Janet')
    const other = reader((await enter({ sub: 'june' })).body.accessToken)
    expect((await other(favorites.list, {})).count).toBe(0)
  })

  it('is nobody’s by the address that the partner names', async () => {
    const call = reader(
      (await enter({ email: 'subscriber@harbour-engineering.example.org', email_verified: true })).body.accessToken,
    )
    expect((await call(account.get, {})).id).toBe('library:partner:portal:jane')
    expect(decodeJwt((await enter({ email_verified: true })).body.accessToken)).not.toHaveProperty('email_verified')
  })

  it('needs no name and no address', async () => {
    const { body } = await enter({ given_name: undefined, family_name: undefined, email: undefined })
    expect((await reader(body.accessToken)(account.get, {})).email).toBe('')
  })

  it('goes on by the cookie, with the same names, from anywhere', async () => {
    const first = await enter()
    const next = await show('', { cookie: first.pair, address: '203.0.113.5' })
    expect([next.status, next.body.authType, next.pair]).toEqual([200, 'JWT', first.pair])
    const { sid, given_name, sub } = decodeJwt(next.body.accessToken)
    expect([sid, given_name, sub]).toEqual([decodeJwt(first.body.accessToken).sid, 'Jane', 'library:partner:portal:jane'])
  })

  it('sees the session among theirs, and ends it from another', async () => {
    const [one, two] = [await enter({ sub: 'sid' }), await enter({ sub: 'sid' })]
    const [first, second] = [reader(one.body.accessToken), reader(two.body.accessToken)]
    await first(account.get, {})
    await second(account.get, {})
    const listed = (await second(sessions.sessions, {})).sessions
    expect(listed.map(({ authType, isCurrent }) => [authType, isCurrent]).toSorted()).toEqual([
      ['JWT', false],
      ['JWT', true],
    ])
    expect(await second(sessions.endOtherSessions, {})).toEqual({ ended: 1 })
    expect([await statusOf(first(account.get, {})), await statusOf(second(account.get, {}))]).toEqual([401, 200])
    expect((await show('', { cookie: one.pair })).status).toBe(403)
    expect((await second(sessions.sessions, {})).sessions).toHaveLength(1)
  })

  it('is out at once after signing out', async () => {
    const { body, pair } = await enter()
    const call = reader(body.accessToken)
    await call(account.logout, {})
    expect(await statusOf(call(account.get, {}))).toBe(401)
    expect((await show('', { cookie: pair })).status).toBe(403)
  })

  it('is out with the next request when the partner is taken from the account, or the operator lets them in no more', async () => {
    const { body, pair } = await enter()
    await save(fileOf(yard([])))
    expect(await statusOf(reader(body.accessToken)(account.get, {}))).toBe(401)
    expect((await show('', { cookie: pair })).status).toBe(403)
    expect(await enter()).toMatchObject(REFUSED)
    await save(fileOf(yard([portal()])))
    const again = await enter()
    const people = [{ subject: 'library:partner:portal:jane', accounts: [], activated: false }]
    await save(PeopleFile.parse({ accounts: [], people }))
    expect(await statusOf(reader(again.body.accessToken)(account.get, {}))).toBe(401)
    expect(await enter()).toMatchObject(REFUSED)
    await save(PeopleFile.parse({ accounts: [], people: people.map((one) => ({ ...one, activated: true })) }))
  })
})

describe('a token of a partner', () => {
  it('counts once', async () => {
    const token = await partner.sign(partner.claims())
    expect((await show(token)).status).toBe(200)
    expect(await show(token)).toMatchObject(REFUSED)
    // Another token with the same id is the same one.
    const jti = 'order-17'
    expect((await enter({ jti })).status).toBe(200)
    expect(await enter({ jti, sub: 'june' })).toMatchObject(REFUSED)
  })

  it('counts once with ten at once', async () => {
    const token = await partner.sign(partner.claims())
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9)
  })

  const now = () => Math.floor(Date.now() / 1000)
  it.each<[string, () => JWTPayload]>([
    ['has expired', () => ({ iat: now() - 120, exp: now() - 60 })],
    ['lasts longer than five minutes', () => ({ exp: now() + 330 })],
    ['is of a time to come', () => ({ iat: now() + 120, exp: now() + 180 })],
    ['does not count yet', () => ({ nbf: now() + 120 })],
    ['never expires', () => ({ exp: undefined })],
    ['does not say when it was made', () => ({ iat: undefined })],
    ['has no id', () => ({ jti: undefined })],
    ['does not say who', () => ({ sub: undefined })],
    ['names somebody with a line break', () => ({ sub: 'jane\nadmin' })],
    ['is for another audience', () => ({ aud: 'https://elsewhere.example.org' })],
    ['is for the library as a resource', () => ({ aud: PARTNER_AUDIENCE.replace('/login', '') })],
    ['is for nobody', () => ({ aud: undefined })],
    ['is of another issuer', () => ({ iss: 'https://elsewhere.example.org' })],
    ['is of no issuer', () => ({ iss: undefined })],
    ['has no address but a text', () => ({ email: 'Jane <jane@example.org>, all@example.org' })],
  ])('is refused where it %s', async (_, more) => {
    expect(await enter(more())).toMatchObject(REFUSED)
  })

  it('is refused with another key, without a signature, and altered', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const { kid } = partner.key()
    expect(await show(await partner.sign(partner.claims(), { kid, privateKey }))).toMatchObject(REFUSED)
    expect(await show(await partner.sign(partner.claims(), { kid: 'nobody', privateKey }))).toMatchObject(REFUSED)
    expect(await show(new UnsecuredJWT(partner.claims()).encode())).toMatchObject(REFUSED)
    const [head, body, signature] = (await partner.sign(partner.claims())).split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
    for (const token of [`${none}.${body}.`, `${none}.${body}.${signature}`, `${head}.${body}.`, 'a.b.c', 'x'])
      expect(await show(token)).toMatchObject(REFUSED)
    // A key that everybody knows is no secret.
    const secret = new TextEncoder().encode(JSON.stringify(partner.key().jwk))
    const confused = await new SignJWT(partner.claims()).setProtectedHeader({ alg: 'HS256', kid }).sign(secret)
    expect(await show(confused)).toMatchObject(REFUSED)
    const extended = new SignJWT(partner.claims()).setProtectedHeader({ alg: 'ES256', kid, crit: ['b64'], b64: true })
    expect(await show(await extended.sign(partner.key().privateKey))).toMatchObject(REFUSED)
  })

  it('is refused by another tenant, and is no bearer token', async () => {
    const token = await partner.sign(partner.claims())
    expect(await show(token, { tenant: 'awwa' })).toMatchObject(REFUSED)
    expect(await statusOf(reader(token)(account.get, {}))).toBe(401)
    await save(fileOf(yard([portal()])), 'awwa')
    expect(await show(token, { tenant: 'awwa' })).toMatchObject(REFUSED)
    await save(fileOf(yard([])), 'awwa')
    expect((await show(token)).status).toBe(200)
  })

  it('is not judged while the keys of the partner are gone, and counts when they are back', async () => {
    await partner.rotate()
    const token = await partner.sign(partner.claims())
    partner.answerWith(404)
    keysAt = '/keys?moved'
    await save(fileOf(yard([portal()])))
    expect(await show(token)).toMatchObject({ status: 503, pair: '' })
    partner.answerWith(200)
    expect((await show(token)).status).toBe(200)
  })

  it('is taken from an address sixty times a minute, if it does not count', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => show('x', { address: '203.0.113.77' })))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})

describe('partners in a people file', () => {
  const reasonsOf = (file: PeopleFile) => checkPeople(world.ports.table, 'astm', file).catch((error: Error) => error.message)

  it('are those of a single account', async () => {
    const other = (partners: object[]) => fileOf({ id: 'dock', name: 'Dock', subscriptions: [], partners })
    expect(await reasonsOf(other([portal()]))).toContain('accounts[0].partners[0] is a partner of the account "yard" of astm.')
    expect(await reasonsOf(other([{ ...portal(), id: 'second' }]))).toContain('is a partner of the account "yard"')
    expect(await reasonsOf(other([{ ...portal(), id: 'second', issuer: 'https://second.example.org' }]))).toBeUndefined()
  })

  it('move from account to account in one file', async () => {
    const dock = { id: 'dock', name: 'Dock', subscriptions: [], partners: [portal()] }
    const file = fileOf(dock, yard([]))
    expect(await reasonsOf(file)).toBeUndefined()
    await save(file)
    const { body } = await enter()
    expect((await reader(body.accessToken)(account.get, {})).selectedAccountId).toBe('dock')
    await save(fileOf({ ...dock, partners: [] }, yard([portal()])))
    expect((await reader((await enter()).body.accessToken)(account.get, {})).selectedAccountId).toBe('yard')
  })
})
