import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { visitAttribute } from '#people/ranges/visits.ts'
import { savePeople } from '#people/save-people.ts'
import { personKey } from '#people/store.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { type CallError, createCall } from '#web/lib/calls/call.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const [CAMPUS, HOME] = ['192.0.2.7', '198.51.100.1']
const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const DAY_MS = 86_400_000
const save = (id: string, more: object) => {
  const accounts = [{ id, name: `Account ${id}`, subscriptions: [ISO], ...more }]
  return savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts, people: [] }))
}

/** The page's own client of a person with a fresh sign-in, at an address. */
function signedIn(person: string, address: string) {
  const token = world.mintToken('astm', person, crypto.randomUUID()) ?? ''
  return createCall({ fetch: world.fetchFrom(address), origin: '', token: () => token })
}
const accountsOf = async (person: string, address = HOME) =>
  (await signedIn(person, address)(account.get, {})).cgEntitlements.map(({ accountId }) => accountId)

describe('somebody who signs in within a network of an account', () => {
  it('has the account as one of theirs at home for thirty days, and is told until when', async () => {
    await save('campus', { ranges: ['192.0.2.0/24'] })
    expect(await accountsOf('outsider')).toEqual([])
    const there = await signedIn('outsider', CAMPUS)(account.get, {})
    expect(there.selectedAccountId).toBe('campus')
    const call = signedIn('outsider', HOME)
    const known = await call(account.get, {})
    expect(known).toMatchObject({ selectedAccountId: 'campus', userType: 'individual', accountName: 'Account campus' })
    expect(Date.parse(known.cgEntitlements[0]?.openUntil ?? '') - Date.now()).toBeGreaterThan(29.9 * DAY_MS)
    expect((await call(documents.metadata, { contentCode: 'ISO|7010-2019' })).access).toBe('open')
  })

  it('keeps the account that they had, and may switch', async () => {
    await save('campus', { ranges: ['192.0.2.0/24'] })
    const call = signedIn('subscriber', CAMPUS)
    const known = await call(account.get, {})
    expect(known.selectedAccountId).toBe('harbour')
    expect(known.cgEntitlements.map(({ accountId, openUntil }) => [accountId, openUntil !== undefined])).toEqual([
      ['harbour', false],
      ['campus', true],
    ])
    expect((await call(account.switch, { accountId: 'campus' })).accountName).toBe('Account campus')
    expect((await call(account.get, {})).selectedAccountId).toBe('campus')
    expect(await accountsOf('colleague')).toEqual(['harbour'])
  })

  it('loses it with the range, with the setting, and when its days are over', async () => {
    await save('campus', { ranges: ['192.0.2.0/24'] })
    await accountsOf('outsider', CAMPUS)
    const call = signedIn('outsider', HOME)
    await save('campus', { daysAfterRange: 0 })
    expect(await accountsOf('outsider')).toEqual([])
    await save('campus', { daysAfterRange: 7 })
    expect(await accountsOf('outsider')).toEqual(['campus'])
    await save('campus', { ranges: ['192.0.2.0/25'] })
    expect(await call(documents.metadata, { contentCode: 'ISO|7010-2019' }).catch((error: CallError) => error.problem.code)).toBe(
      'no-account',
    )
    await save('campus', { ranges: ['192.0.2.0/24'] })
    const over = { range: '192.0.2.0/24', until: Math.floor(Date.now() / 1000) - 1 }
    await world.ports.table.update(personKey('astm', 'outsider'), { set: { [visitAttribute('campus')]: over } })
    expect(await accountsOf('outsider')).toEqual([])
  })

  it('takes nothing home by a sign-in that many share', async () => {
    await save('campus', { ranges: ['192.0.2.0/24'], daysAfterRange: 30 })
    for (const person of ['company', 'visitor']) {
      await accountsOf(person, CAMPUS)
      expect(await accountsOf(person)).not.toContain('campus')
    }
  })
})
