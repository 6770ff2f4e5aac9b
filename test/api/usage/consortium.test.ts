import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import { castFile } from '#people/seed-people.ts'
import { createWorld, onEngines, type World } from '#test/support/world.ts'

/** On engines a world takes minutes to come up. */
const WORLD_LIMIT_MS = onEngines ? 600_000 : 60_000

let world: World
/** Members of the consortium that the account `wharf` is from now on. */
const unite = (members: readonly string[]) => {
  const accounts = castFile('astm').accounts.map((one) => ({ ...one, consortium: members.includes(one.id) ? 'wharf' : '' }))
  return saveListedPeople(world.ports.table, 'astm', { accounts, people: [] }, { overwrite: true })
}
beforeAll(async () => {
  world = await createWorld()
  await unite(['northern', 'southern'])
}, WORLD_LIMIT_MS)
afterAll(() => world.close())

const make = (accountId: string) => world.as('admin')(counterKeys.makeKey, { name: 'Consortium', accountId })
async function ask(path: string, { requestor_id = '', api_key = '' }: ShownKey, customer_id: string) {
  const response = await world.send('astm', 'GET', `${path}?${new URLSearchParams({ customer_id, requestor_id, api_key })}`)
  return { status: response.status, body: await response.json() }
}
const members = async (key: ShownKey, customer: string) =>
  (await ask('/r51/members', key, customer)).body.map(({ Customer_ID }: { Customer_ID: string }) => Customer_ID)

describe('the key of a consortium', () => {
  it('lists its members, and reads their reports and title lists', async () => {
    const key = await make('wharf')
    expect(await members(key, 'wharf')).toEqual(['wharf', 'northern', 'southern'])
    expect(await members(key, 'northern')).toEqual(['northern'])
    expect((await ask('/r51/reports', key, 'southern')).status).toBe(200)
    expect((await ask('/kbart/lists', key, 'southern')).body).toMatchObject({ accountId: 'southern' })
  })

  it('reads nothing of who is no member, and says so', async () => {
    const key = await make('wharf')
    for (const customer of ['harbour', 'nobody']) {
      expect(await ask('/r51/reports', key, customer)).toMatchObject({ status: 403, body: { Code: 2010 } })
      expect(await ask('/kbart/lists', key, customer)).toMatchObject({ status: 403, body: { code: 'customer-refused' } })
    }
  })

  it('is not that of a member, which reads the member alone', async () => {
    const key = await make('northern')
    expect(await members(key, 'northern')).toEqual(['northern'])
    for (const customer of ['wharf', 'southern'])
      expect(await ask('/r51/members', key, customer)).toMatchObject({ status: 403, body: { Code: 2010 } })
  })

  it('reads nothing of a member that has left, nor with secrets that were renewed or revoked', async () => {
    const key = await make('wharf')
    await unite(['northern'])
    expect(await members(key, 'wharf')).toEqual(['wharf', 'northern'])
    expect((await ask('/r51/members', key, 'southern')).status).toBe(403)
    const renewed = await world.as('admin')(counterKeys.renewKey, { id: key.key.id, accountId: 'wharf' })
    expect((await ask('/r51/members', key, 'northern')).status).toBe(401)
    expect(await members(renewed, 'northern')).toEqual(['northern'])
    await world.as('admin')(counterKeys.endKey, { id: key.key.id, accountId: 'wharf' })
    expect((await ask('/r51/members', renewed, 'northern')).status).toBe(401)
  })
})
