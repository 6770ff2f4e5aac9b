import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { people } from '#contract/people/people.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

const LIMIT_MS = 20_000

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

interface Told {
  readonly type: string
  readonly principal: string
  readonly times?: number
  readonly isChained: boolean
  readonly message?: string
  readonly data?: { readonly message: string }
}

/** Entries of the audits, and acts that wait for the end of their minute. */
async function told(tenant: Tenant): Promise<Told[]> {
  const { table } = world.ports
  const kinds = await Promise.all(['audits', 'acts'].map((kind) => queryAll(table, { pk: `${tenant}#${kind}` })))
  return kinds.flat().map((item) => ({ ...item, isChained: 'number' in item })) as unknown as Told[]
}

async function find(what: Partial<Told>, message: string, tenant: Tenant = 'astm'): Promise<Told> {
  const matches = (one: Told) =>
    Object.entries(what).every(([name, value]) => one[name as keyof Told] === value) &&
    (one.data?.message ?? one.message ?? '').includes(message)
  for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
    const found = (await told(tenant)).find(matches)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`not in the audits: ${JSON.stringify(what)} ${message}`)
}

describe('audits of acts that change nothing', () => {
  itHere('a read of an administrator is an entry within seconds, with its address', async () => {
    await world.as('admin')(admin.health, {})
    await world.as('user-admin')(people.list, {})
    const entry = await find({ type: 'ADMIN_CALL', principal: 'admin', isChained: true }, 'GET /management/health')
    expect(entry.data).toMatchObject({ at: expect.any(String), remoteAddress: expect.any(String) })
    await find({ type: 'ADMIN_CALL', principal: 'user-admin', isChained: true }, 'GET /api/admin/people')
    expect(await told('awwa')).toEqual([])
  })

  itHere('a refusal says who and which call, and never of what', async () => {
    await expect(world.as('subscriber')(admin.health, {})).rejects.toMatchObject({ status: 403 })
    await find({ type: 'AUTHORIZATION_FAILURE', principal: 'subscriber' }, 'GET /management/health forbidden')
  })

  itHere('a token that is refused is a failed sign-in; a call without one is none', async () => {
    const path = '/api/account'
    await world.send('awwa', 'GET', path)
    for (let made = 0; made < 3; made++) await world.send('awwa', 'GET', path, { Authorization: 'Bearer a.b.c' })
    await find({ type: 'AUTHENTICATION_FAILURE', principal: 'anonymous', times: 3 }, path, 'awwa')
  })

  itHere('a sign-in is one entry, however often its session goes on', async () => {
    const as = world.as('colleague')
    for (let made = 0; made < 3; made++) await as(account.get, {})
    await find({ type: 'AUTHENTICATION_SUCCESS', principal: 'colleague' }, '')
    const all = (await told('astm')).filter(
      ({ type, principal }) => type === 'AUTHENTICATION_SUCCESS' && principal === 'colleague',
    )
    expect(all).toHaveLength(1)
  })
})
