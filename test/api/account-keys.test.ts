import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { counter } from '#contract/counter/counter.ts'
import { counterKeys, MAX_KEYS, type ShownKey } from '#contract/counter/keys.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
}, 300_000)
afterAll(() => world.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )
const secretsOf = ({ customer_id, requestor_id, api_key }: ShownKey) => ({ customer_id, requestor_id, api_key })
const made: ShownKey[] = []
async function make(more: Parameters<typeof makeAs>[1] = {}, person = 'usage-viewer'): Promise<ShownKey> {
  const key = await makeAs(person, more)
  made.push(key)
  return key
}
const makeAs = (
  person: string,
  more: { readonly accountId?: string; readonly name?: string; readonly parts?: 'requestor' | 'api-key' | 'both' },
) => world.as(person)(counterKeys.makeKey, { name: 'Resolver', ...more })
const end = (id: string) => world.as('usage-viewer')(counterKeys.endKey, { id })
const ask = (query: Record<string, string | undefined>, tenant = 'astm', path = '/r51/members') => {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return world.send(tenant, 'GET', `${path}?${new URLSearchParams(given)}`)
}
const answerOf = async (...given: Parameters<typeof ask>) => {
  const response = await ask(...given)
  return { status: response.status, body: await response.json() }
}
const REFUSED = { status: 401, body: { Code: 2000, Message: 'Requestor Not Authorized to Access Service' } }
const NOT_ITS_CUSTOMER = {
  status: 403,
  body: { Code: 2010, Message: 'Requestor is Not Authorized to Access Usage for Institution', Data: 'customer_id' },
}

describe('keys of an account', () => {
  it.each([
    ['both', ['requestor_id', 'api_key']],
    ['requestor', ['requestor_id']],
    ['api-key', ['api_key']],
  ] as const)('have %s as their parts, each of which is needed', async (parts, needed) => {
    const key = await make({ parts })
    const secrets = secretsOf(key)
    expect(needed.every((part) => (secrets[part]?.length ?? 0) >= 22)).toBe(true)
    expect(await answerOf(secrets)).toEqual({
      status: 200,
      body: [{ Institution_Name: 'Harbour Engineering', Customer_ID: 'harbour' }],
    })
    for (const part of needed) {
      expect((await ask({ ...secrets, [part]: `${secrets[part]}x` })).status).toBe(401)
      expect((await ask({ ...secrets, [part]: undefined })).status).toBe(needed.length > 1 ? 401 : 400)
    }
    await end(key.key.id)
  })

  it('are told once, and nothing that is stored or logged has them', async () => {
    const key = await make()
    await ask(secretsOf(key))
    await ask({ ...secretsOf(key), customer_id: 'northern' })
    const { keys } = await world.as('usage-viewer')(counterKeys.keys, {})
    const told = JSON.stringify([keys, world.lines, await stored(), await world.as('admin')(admin.audits, {})])
    for (const secret of [key.requestor_id, key.api_key]) expect(told).not.toContain(secret)
    expect(keys.find(({ id }) => id === key.key.id)).toEqual({ ...key.key, used: expect.any(String) })
    await end(key.key.id)
  })

  it('are refused alike whether they are wrong, ended or of another tenant, and say of another account nothing of it', async () => {
    const [ended, good] = [await make(), await make()]
    await end(ended.key.id)
    const elsewhere = await world.as('usage-viewer', 'awwa')(counterKeys.makeKey, { name: 'Elsewhere' })
    for (const customer_id of ['northern', 'nobody'])
      expect(await answerOf({ ...secretsOf(good), customer_id })).toEqual(NOT_ITS_CUSTOMER)
    for (const query of [
      secretsOf(ended),
      { ...secretsOf(ended), customer_id: 'northern' },
      { ...secretsOf(good), api_key: 'x\ny' },
      { ...secretsOf(good), api_key: 'x'.repeat(1000) },
      secretsOf(elsewhere),
    ])
      expect(await answerOf(query)).toEqual(REFUSED)
    expect((await ask(secretsOf(elsewhere), 'awwa')).status).toBe(200)
    await end(good.key.id)
  })

  it('have other secrets from their renewal on', async () => {
    const key = await make()
    const renewed = await world.as('usage-viewer')(counterKeys.renewKey, { id: key.key.id })
    expect(await answerOf(secretsOf(key))).toEqual(REFUSED)
    expect((await ask(secretsOf(renewed))).status).toBe(200)
    expect(renewed.key).toEqual({ ...key.key, renewed: expect.any(String) })
    await end(key.key.id)
  })

  it('are audited: who made, renewed and ended which', async () => {
    const key = await make({ name: 'Audited' })
    await world.as('admin')(counterKeys.renewKey, { id: key.key.id })
    await world.as('usage-viewer')(counterKeys.endKey, { id: key.key.id })
    const rows = await world.as('admin')(admin.audits, { size: 3 })
    expect(rows.map(({ type, principal }) => [type, principal])).toEqual([
      ['KEY_ENDED', 'usage-viewer'],
      ['KEY_RENEWED', 'admin'],
      ['KEY_MADE', 'usage-viewer'],
    ])
    for (const { data } of rows) expect(data.message).toBe(`Audited (${key.key.id}), account harbour`)
  })

  it('are for administrators of any account, for others of their own alone', async () => {
    const key = await make({ accountId: 'northern' }, 'admin')
    expect(key.customer_id).toBe('northern')
    expect((await world.as('usage-viewer')(counterKeys.keys, {})).keys.map(({ id }) => id)).not.toContain(key.key.id)
    const { id } = key.key
    const accountId = 'northern'
    for (const call of [
      makeAs('usage-viewer', { accountId }),
      world.as('usage-viewer')(counterKeys.keys, { accountId }),
      world.as('usage-viewer')(counterKeys.renewKey, { id, accountId }),
      world.as('usage-viewer')(counterKeys.endKey, { id, accountId }),
      world.as('subscriber')(counterKeys.keys, {}),
    ])
      expect(await codeOf(call)).toBe('forbidden')
    expect(await codeOf(end(id))).toBe('key-not-found')
    expect(await codeOf(makeAs('admin', { accountId: 'nobody' }))).toBe('no-such-account')
    await world.as('admin')(counterKeys.endKey, { id, accountId })
    expect(await codeOf(world.as('admin')(counterKeys.renewKey, { id, accountId }))).toBe('key-not-found')
  })

  it('have names on one line, and are not without end', async () => {
    expect(await codeOf(makeAs('admin', { name: 'a\nb', accountId: 'southern' }))).toBe('validation-failed')
    expect(await codeOf(makeAs('admin', { name: ' ', accountId: 'southern' }))).toBe('validation-failed')
    for (let at = 0; at < MAX_KEYS; at++) await makeAs('admin', { name: `=${at}`, accountId: 'southern' })
    expect(await codeOf(makeAs('admin', { accountId: 'southern' }))).toBe('too-many-keys')
    expect((await world.as('admin')(counterKeys.keys, { accountId: 'southern' })).keys.map(({ name }) => name)).toEqual(
      Array.from({ length: MAX_KEYS }, (_, at) => `=${at}`),
    )
  })
})

describe('the API of COUNTER', () => {
  it('says that it is there to everybody', async () => {
    const [status] = await world.as('nobody')(counter.status, {})
    expect(status).toMatchObject({ Service_Active: true })
    expect(await answerOf({ platform: 'x', other: 'y' }, 'astm', '/r51/status')).toMatchObject({ status: 200 })
  })

  it.each([
    [{}, 400, 1030],
    [{ customer_id: 'harbour' }, 400, 1030],
    [{ api_key: 'x' }, 400, 1030],
    [{ customer_id: 'harbour', requestor_id: 'x' }, 401, 2000],
    [{ customer_id: 'harbour', requestor_id: 'x', api_key: 'y' }, 401, 2000],
    [{ customer_id: 'harbour', api_key: 'x' }, 401, 2020],
    [{ customer_id: 'harbour', api_key: 'x\r\n{"level":"error"}' }, 401, 2020],
    [{ customer_id: '0000000000000000', api_key: 'x' }, 403, 2011],
  ])('answers %p by %p with the exception %p', async (query, status, code) => {
    for (const path of ['/r51/members', '/r51/reports'])
      expect(await answerOf(query, 'astm', path)).toMatchObject({ status, body: { Code: code } })
  })

  it('answers by 1020 and a time to wait where a key asks more than sixty times a minute, and others meanwhile', async () => {
    const [busy, other] = [await make(), await make()]
    let granted = 0
    let refused: Response | undefined
    // One minute may end and another begin among these calls.
    for (let batch = 0; batch < 15 && !refused; batch++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(secretsOf(busy))))
      granted += answers.filter(({ status }) => status === 200).length
      refused = answers.find(({ status }) => status === 429)
    }
    expect(granted).toBeLessThanOrEqual(120)
    expect([refused?.status, await refused?.json()]).toEqual([429, { Code: 1020, Message: 'Client has made too many requests' }])
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask(secretsOf(other))).status).toBe(200)
  })

  it('announces no report while there is none', async () => {
    expect(await answerOf(secretsOf(await make()), 'astm', '/r51/reports')).toEqual({ status: 200, body: [] })
  })
})

async function stored(): Promise<unknown> {
  const { items } = await world.ports.table.query({ pk: 'astm#account-keys#harbour', limit: 1000 })
  return items
}
