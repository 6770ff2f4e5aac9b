import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { login } from '#contract/login.ts'
import type { Tenant } from '#contract/tenant.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { type CallError, createCall } from '#web/lib/calls/call.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const SECRET = randomBytes(32).toString('hex')
const secretHash = createHash('sha256').update(SECRET).digest('hex')
const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const save = (partners: readonly object[], people: readonly object[] = []) => {
  const accounts = [{ id: 'yard', name: 'Account yard', subscriptions: [ISO], partners }]
  return savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts, people }))
}
beforeEach(() => save([{ id: 'bench', secretHash }]))

const JANE = { partner: 'bench', secret: SECRET, subject: 'jane', firstName: 'Jane', lastName: 'Ortiz' }
const json = { 'Content-Type': 'application/json' }

/** Asks over HTTP, as the server of a partner does. */
async function fetchCode(more: object = {}, tenant = 'astm') {
  const answer = await world.send(tenant, 'POST', login.code.path, json, JSON.stringify({ ...JANE, ...more }))
  return { status: answer.status, body: await answer.json() }
}

/** Shows a code as the page does. */
async function show(code: string, tenant: Tenant = 'astm', address = '198.51.100.9') {
  const init = { method: 'POST', headers: json, body: JSON.stringify({ code }) }
  const answer = await world.fetchFrom(address, tenant)(login.session.path, init)
  return { status: answer.status, pair: answer.headers.get('set-cookie') ?? '', body: await answer.json() }
}
const reader = (token: string) => createCall({ fetch: world.fetchFrom('198.51.100.9'), origin: '', token: () => token })
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (error as CallError).status,
  )
const REFUSED = { status: 403, pair: '', body: { code: 'partner-refused' } }

describe('one of a partner’s people whose server fetched a code', () => {
  it('comes in with it, as a person of the account', async () => {
    const { status, body } = await fetchCode()
    expect([status, body.code]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
    const begun = await show(body.code)
    expect([begun.status, begun.body.authType]).toEqual([200, 'APPLET'])
    const call = reader(begun.body.accessToken)
    expect(await call(account.get, {})).toMatchObject({
      ...{ id: 'library:partner:bench:jane', userType: 'individual', selectedAccountId: 'yard' },
      userAccountDto: expect.objectContaining({ firstName: 'Jane', lastName: 'Ortiz' }),
    })
    expect((await call(documents.metadata, { contentCode: 'ISO|7010-2019' })).access).toBe('open')
  })

  it('is out with the next request when the partner or its secret is taken from the account', async () => {
    const { body } = await show((await fetchCode()).body.code)
    const call = reader(body.accessToken)
    expect(await statusOf(call(account.get, {}))).toBe(200)
    const waiting = (await fetchCode()).body.code
    await save([{ id: 'bench', issuer: 'https://bench.example.org', jwks: 'https://bench.example.org/keys' }])
    expect(await statusOf(call(account.get, {}))).toBe(401)
    expect(await show(waiting)).toMatchObject(REFUSED)
    expect((await fetchCode()).status).toBe(403)
  })

  it('is not let in where the operator closed the library to them', async () => {
    const { code } = (await fetchCode({ subject: 'june' })).body
    await save([{ id: 'bench', secretHash }], [{ subject: 'library:partner:bench:june', accounts: [], activated: false }])
    expect(await show(code)).toMatchObject(REFUSED)
    expect(await fetchCode({ subject: 'june' })).toMatchObject({ status: 403, body: { code: 'person-closed' } })
  })
})

describe('a code of a partner', () => {
  it('counts once, with ten at once too', async () => {
    const { code } = (await fetchCode()).body
    const answers = await Promise.all(Array.from({ length: 10 }, () => show(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await show(code)).toMatchObject(REFUSED)
  })

  it('counts for a minute', async () => {
    const { code, expiresAt } = (await fetchCode()).body
    expect(expiresAt - Date.now() / 1000).toBeLessThanOrEqual(60)
    const pk = `astm#sign-in-code#${createHash('sha256').update(code).digest('base64url')}`
    await world.ports.table.update({ pk, sk: 'code' }, { set: { expiresAt: expiresAt - 61 } }, { exists: true })
    expect(await show(code)).toMatchObject(REFUSED)
  })

  it('counts for its tenant, and is nobody’s guess', async () => {
    const { code } = (await fetchCode()).body
    expect(await show(code, 'awwa')).toMatchObject(REFUSED)
    for (const other of [code.slice(1), `${code}x`, 'x', code.toLowerCase()])
      expect(await show(other, 'astm', '203.0.113.9')).toMatchObject(REFUSED)
    expect((await show(code)).status).toBe(200)
  })

  it('is given for the right secret of a partner with one, and for nothing else', async () => {
    await save([
      { id: 'bench', secretHash },
      { id: 'keys', issuer: 'https://keys.example.org', jwks: 'https://keys.example.org/keys' },
    ])
    const refused = { status: 403, body: { code: 'partner-unknown' } }
    for (const more of [{ secret: 'x' }, { secret: secretHash }, { partner: 'nobody' }, { partner: 'keys' }, { partner: 'yard' }])
      expect(await fetchCode(more)).toMatchObject(refused)
    expect(await fetchCode({}, 'awwa')).toMatchObject(refused)
  })

  it.each([
    { subject: 'a b' },
    { subject: '' },
    { subject: 'x'.repeat(101) },
    { email: 'a, b@example.org' },
    { firstName: 'a\nb' },
  ])('is not given for %j', async (more) => expect((await fetchCode(more)).status).toBe(400))
})

describe('what proves somebody', () => {
  it('is in clear neither in the table nor in the log', async () => {
    const { code } = (await fetchCode()).body
    const { body, pair } = await show(code)
    await reader(body.accessToken)(account.get, {})
    await fetchCode({ secret: `${SECRET}-wrong` })
    const secrets = [SECRET, code, body.accessToken, ...(pair.split(';')[0] ?? '').slice('lectern_way='.length).split('.')]
    const table = world.ports.table as unknown as { scan(of: object): Promise<{ items: object[] }> }
    const stored = JSON.stringify([(await table.scan({ prefix: 'astm#', limit: 1000 })).items, world.lines])
    expect(stored).toContain('library-session')
    expect(stored).toContain('login.code')
    for (const secret of secrets) expect([secret.length > 30, stored.includes(secret)]).toEqual([true, false])
  })
})
