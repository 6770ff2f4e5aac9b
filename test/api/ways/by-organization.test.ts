import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import type { Tenant } from '#contract/tenant.ts'
import { findActor } from '#people/find-actor.ts'
import type { TokenSession } from '#ports/identity.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

/** The selected account of somebody whose token says more of the session. */
async function selectedIn(session: Partial<TokenSession>, { subject = 'two-accounts', tenant = 'astm' as Tenant } = {}) {
  const issuedAt = Math.floor(Date.now() / 1000)
  const claims = { subject, email: '', firstName: '', lastName: '', session: { id: crypto.randomUUID(), issuedAt, ...session } }
  const actor = await findActor(world.ports.table, tenant, { claims, address: '198.51.100.9', now: new Date() })
  return actor?.account?.id
}

describe('the way in of somebody who signs in at the issuer', () => {
  it('is what the server says, whatever the page does', async () => {
    expect(await world.as('subscriber')(account.get, {})).toMatchObject({ authType: 'PWD', authUser: { userType: 'individual' } })
    expect((await world.as('subscriber', 'awwa')(account.get, {})).authType).toBe('SSO')
    const headers = { Authorization: `Bearer ${world.token('subscriber')}`, AuthMode: 'SSO' }
    expect((await (await world.fetchDirectly('astm', account.get.path, headers)).json()).authType).toBe('PWD')
  })

  it('begins in the account that the token names, if it is one of theirs', async () => {
    expect(await selectedIn({})).toBeUndefined()
    expect(await selectedIn({ accountId: 'southern' })).toBe('southern')
    expect(await selectedIn({ accountId: 'harbour' })).toBeUndefined()
    expect(await selectedIn({ accountId: 'harbour' }, { subject: 'outsider' })).toBeUndefined()
  })

  it('asks nobody for a choice who comes by their organization', async () => {
    expect(await selectedIn({ organization: 'Works' })).toBe('northern')
    expect(await selectedIn({ organization: 'Works', accountId: 'southern' })).toBe('southern')
    expect(await selectedIn({}, { tenant: 'awwa' })).toBe('northern')
  })

  it('chooses the account for somebody of an organization, who may not switch', async () => {
    const call = world.as('employee', 'demowl')
    expect(await call(account.get, {})).toMatchObject({ authType: 'SSO', selectedAccountId: 'northern' })
    await expect(call(account.switch, { accountId: 'southern' })).rejects.toMatchObject({ problem: { code: 'account-fixed' } })
    await expect(call(account.switch, { accountId: 'southern', authType: 'PWD' })).rejects.toMatchObject({
      problem: { code: 'account-fixed' },
    })
    expect((await call(account.get, {})).selectedAccountId).toBe('northern')
  })

  it('has no account before the issuer says that the address is theirs, where the library asks for that', async () => {
    const waiting = await world.as('unverified', 'demowl')(account.get, {})
    expect(waiting).toMatchObject({ validationMessage: 'AUTH_VERIFICATION', cgEntitlements: [] })
    await expect(world.as('unverified', 'demowl')(account.subscriptions, {})).rejects.toMatchObject({ status: 403 })
    const elsewhere = await world.as('unverified')(account.get, {})
    expect(elsewhere).toMatchObject({ selectedAccountId: 'southern' })
    expect(elsewhere).not.toHaveProperty('validationMessage')
  })

  it('lets somebody in whom their organization does not name', async () => {
    const named = await world.as('newcomer', 'demowl')(account.get, {})
    expect(named).toMatchObject({ authType: 'SSO', userAccountDto: { firstName: '', lastName: '' } })
  })
})
