import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { reports } from '#contract/reports.ts'
import { search } from '#contract/search.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
let contentCode: string
beforeAll(async () => {
  world = await createWorld()
  const [found] = (await world.as('subscriber')(search.all, { keywords: 'ISO 7010:2019' })).documents
  contentCode = found?.contentCode ?? ''
}, 300_000)
afterAll(() => world.close())

const cast = castFile('astm')
/** Saves a file as `npm run people` does. */
const save = (file: Partial<PeopleFile>) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const changed = (subject: string, more: Partial<PeopleFile['people'][number]>) =>
  cast.people.filter((one) => one.subject === subject).map((one) => ({ ...one, ...more }))
afterEach(() => save(cast))

const reading = async (person: string, tenant: 'astm' | 'awwa' = 'astm') =>
  (await world.as(person, tenant)(documents.pdf, { contentCode })).size > 0
const NOT_ENTITLED = { status: 403, problem: { code: 'not-entitled' } }

describe('what an operator takes away is closed with the next request of somebody who is signed in', () => {
  it('a removed subscription is closed', async () => {
    const held = async () => (await world.as('subscriber')(search.entitled, { keywords: 'ISO 7010' })).count
    const before = await held()
    expect([await reading('subscriber'), before > 0]).toEqual([true, true])
    const accounts = cast.accounts.map((one) => ({ ...one, subscriptions: [{ publisher: 'IETF', name: 'IETF' }] }))
    await save({ accounts })
    await expect(reading('subscriber')).rejects.toMatchObject(NOT_ENTITLED)
    await expect(reading('colleague')).rejects.toMatchObject(NOT_ENTITLED)
    expect(await held()).toBe(0)
    expect(await reading('subscriber', 'awwa')).toBe(true)
    await save(cast)
    expect([await reading('subscriber'), await held()]).toEqual([true, before])
  })

  it('a removed account is closed to that person, and not to a colleague', async () => {
    expect(await reading('subscriber')).toBe(true)
    await save({ people: changed('subscriber', { accounts: [] }) })
    await expect(reading('subscriber')).rejects.toMatchObject({ status: 403 })
    expect((await world.as('subscriber')(account.get, {})).cgEntitlements).toEqual([])
    expect(await reading('colleague')).toBe(true)
  })

  it('a removed account is closed even if it is selected', async () => {
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    expect(await reading('two-accounts')).toBe(true)
    await save({ people: changed('two-accounts', { accounts: ['southern'] }) })
    await expect(reading('two-accounts')).rejects.toMatchObject(NOT_ENTITLED)
    expect((await world.as('two-accounts')(account.get, {})).selectedAccountId).toBe('southern')
  })

  it('a removed authority is closed', async () => {
    const usage = () => world.as('usage-viewer')(reports.embed, { reportId: 'usage' })
    expect(await usage()).toHaveProperty('EmbedUrl')
    await save({ people: changed('usage-viewer', { authorities: [] }) })
    await expect(usage()).rejects.toMatchObject({ status: 403 })
  })
})
