import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { people } from '#contract/people/people.ts'
import { openAuditedActs } from '#test/support/acts/audited-acts.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const { find, told } = openAuditedActs(() => world)

describe('audits of acts that change nothing', () => {
  it('a read of an administrator is an entry within seconds, with its address', async () => {
    await world.as('admin')(admin.health, {})
    await world.as('user-admin')(people.list, {})
    const entry = await find({ type: 'ADMIN_CALL', principal: 'admin', isChained: true }, 'GET /management/health')
    expect(entry.data).toMatchObject({ at: expect.any(String), remoteAddress: expect.any(String) })
    await find({ type: 'ADMIN_CALL', principal: 'user-admin', isChained: true }, 'GET /api/admin/people')
    expect(await told('awwa')).toEqual([])
  })

  it('a refusal says who and which call, and never of what', async () => {
    await expect(world.as('subscriber')(admin.health, {})).rejects.toMatchObject({ status: 403 })
    await find({ type: 'AUTHORIZATION_FAILURE', principal: 'subscriber' }, 'GET /management/health forbidden')
  })

  it('a token that is refused is a failed sign-in; a call without one is none', async () => {
    const path = '/api/account'
    await world.send('awwa', 'GET', path)
    for (let made = 0; made < 3; made++) await world.send('awwa', 'GET', path, { Authorization: 'Bearer a.b.c' })
    await find({ type: 'AUTHENTICATION_FAILURE', principal: 'anonymous', times: 3 }, path, 'awwa')
  })

  it('a sign-in is one entry, however often its session goes on', async () => {
    const as = world.as('colleague')
    for (let made = 0; made < 3; made++) await as(account.get, {})
    await find({ type: 'AUTHENTICATION_SUCCESS', principal: 'colleague' }, '')
    const all = (await told('astm')).filter(
      ({ type, principal }) => type === 'AUTHENTICATION_SUCCESS' && principal === 'colleague',
    )
    expect(all).toHaveLength(1)
  })
})
