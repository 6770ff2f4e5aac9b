import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { account } from '#contract/account.ts'
import { counter } from '#contract/counter/counter.ts'
import { counterKeys } from '#contract/counter/keys.ts'
import { login } from '#contract/login.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { openAuditedActs } from '#test/support/acts/audited-acts.ts'
import { Browser, makeProof } from '#test/support/servers/issuer-site.ts'
import { openPartnerServer, type PartnerServer } from '#test/support/servers/partner-server.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const SECRET = randomBytes(32).toString('hex')
const secretHash = createHash('sha256').update(SECRET).digest('hex')
const HERE = '192.0.2.7'
const ELSEWHERE = '198.51.100.9'
const json = { 'Content-Type': 'application/json' }

let world: World
let partner: PartnerServer
beforeAll(async () => {
  ;[world, partner] = await Promise.all([createWorld(), openPartnerServer()])
  const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
  const partners = [
    { id: 'portal', issuer: partner.issuer, jwks: `${partner.issuer}/keys` },
    { id: 'bench', secretHash },
  ]
  const shared = { subscriptions: [ISO] }
  const accounts = [
    { id: 'yard', name: 'Account yard', ...shared, partners },
    { id: 'campus', name: 'Account campus', ...shared, ranges: ['192.0.2.0/24'] },
  ]
  await savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts, people: [] }))
}, 300_000)
afterAll(() => Promise.all([world.close(), partner.close()]))

const { find, told } = openAuditedActs(() => world)
/** Asks for a session as the page does, with what a partner gave, or by the address alone. */
const enter = (shown: object, address = ELSEWHERE) =>
  world.fetchFrom(address)(login.session.path, { method: 'POST', headers: json, body: JSON.stringify(shown) })
const codeOf = async (secret: string) => {
  const body = JSON.stringify({ partner: 'bench', secret, subject: 'jane' })
  const answer = await world.send('astm', 'POST', login.code.path, json, body)
  return { status: answer.status, code: String(((await answer.json()) as { code: string }).code) }
}
const CALL = `${login.session.method} ${login.session.path}`

describe('the audits of sign-ins', () => {
  it('name a person of a partner by a token, with the address', async () => {
    expect((await enter({ token: await partner.sign(partner.claims({ sub: 'ortiz' })) })).status).toBe(200)
    const entry = await find({ type: 'AUTHENTICATION_SUCCESS', isChained: true }, 'JWT')
    expect([entry.principal, entry.data?.remoteAddress]).toEqual(['library:partner:portal:ortiz', ELSEWHERE])
  })

  it('name a person of a partner by a code, and say of a wrong secret that nobody came in', async () => {
    expect((await enter({ code: (await codeOf(SECRET)).code })).status).toBe(200)
    await find({ type: 'AUTHENTICATION_SUCCESS', principal: 'library:partner:bench:jane', isChained: true }, 'APPLET')
    expect((await codeOf('f'.repeat(64))).status).toBe(403)
    await find({ type: 'AUTHENTICATION_FAILURE', principal: 'anonymous' }, `${login.code.method} ${login.code.path}`)
  })

  it('name the account of an address, once for a session, and not when it goes on', async () => {
    const answer = await enter({}, HERE)
    const [Cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    await world.fetchFrom(HERE)(login.session.path, { method: 'POST', headers: { ...json, Cookie }, body: '{}' })
    const entry = await find({ type: 'AUTHENTICATION_SUCCESS', isChained: true }, 'IP')
    expect(entry.data?.remoteAddress).toBe(HERE)
    expect((await told('astm')).filter(({ data }) => data?.message === 'IP')).toHaveLength(1)
  })

  it('count what a partner and an address are refused, by address and minute', async () => {
    for (let tried = 0; tried < 2; tried++) expect((await enter({ token: 'a.b.c' }, '198.51.100.20')).status).toBe(403)
    expect((await enter({ code: 'x'.repeat(43) }, '198.51.100.20')).status).toBe(403)
    await find({ type: 'AUTHENTICATION_FAILURE', remoteAddress: '198.51.100.20', times: 3 }, `${CALL} partner-refused`)
    expect((await enter({}, '198.51.100.21')).status).toBe(403)
    await find({ type: 'AUTHENTICATION_FAILURE', remoteAddress: '198.51.100.21', times: 1 }, `${CALL} address-unknown`)
  })

  it('count keys of programs that are wrong, ended, or of another tenant', async () => {
    const { key, requestor_id = '' } = await world.as('admin')(counterKeys.makeKey, { name: 'Ended', accountId: 'harbour' })
    await world.as('admin')(counterKeys.endKey, { id: key.id, accountId: 'harbour' })
    const ask = async (requestor: string, tenant: 'astm' | 'awwa') => {
      const query = new URLSearchParams({ customer_id: 'harbour', requestor_id: requestor })
      return (await world.fetchFrom('198.51.100.30', tenant)(`${counter.reports.path}?${query}`, { method: 'GET' })).status
    }
    for (const requestor of ['wrong', requestor_id]) expect(await ask(requestor, 'astm')).toBe(401)
    expect(await ask(requestor_id, 'awwa')).toBe(401)
    const wanted = { type: 'AUTHENTICATION_FAILURE', principal: 'anonymous', remoteAddress: '198.51.100.30' }
    await find({ ...wanted, times: 2 }, counter.reports.path)
    await find({ ...wanted, times: 1 }, counter.reports.path, 'awwa')
  })

  it('count wrong passwords at the issuer of this machine', async () => {
    const browser = new Browser(Number(new URL(world.originOf('awwa')).port), 'awwa.localhost')
    const query = new URLSearchParams({
      ...{ client_id: 'lectern-awwa', redirect_uri: `${browser.origin}/implicit/callback`, response_type: 'code' },
      ...{ scope: 'openid', code_challenge: makeProof().challenge, code_challenge_method: 'S256' },
    })
    const page = (await browser.ask('GET', `/oidc/auth?${query}`)).headers.location ?? ''
    const form = new URLSearchParams({ address: 'nobody@example.org', password: 'guess' })
    expect((await browser.ask('POST', page, String(form))).status).toBe(401)
    await find({ type: 'AUTHENTICATION_FAILURE', principal: 'anonymous', times: 1 }, 'wrong password', 'awwa')
  })

  it('name somebody of the issuer at their first call, and say of nobody what they typed or showed', async () => {
    await world.as('colleague')(account.get, {})
    await find({ type: 'AUTHENTICATION_SUCCESS', principal: 'colleague', isChained: true }, '')
    const all = JSON.stringify([await told('astm'), await told('awwa')])
    for (const secret of [SECRET, 'a.b.c', 'guess', 'nobody@example.org', 'f'.repeat(64)]) expect(all).not.toContain(secret)
  })
})
