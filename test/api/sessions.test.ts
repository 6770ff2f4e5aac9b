import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { sessions } from '#contract/sessions.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'
import { createCall } from '#web/lib/calls/call.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

let world: World
const tokens = new Map<string, string>()
/** Calls as a browser of a person, signed in once. */
function inBrowser(session: string, agent = '', person = 'subscriber', tenant: Tenant = 'astm') {
  const name = `${tenant} ${person} ${session}`
  const token = tokens.get(name) ?? world.mintToken(tenant, person, session) ?? ''
  tokens.set(name, token)
  const fetch = ((url: string, init: RequestInit) =>
    world.send(
      tenant,
      init.method ?? 'GET',
      url,
      { ...(init.headers as Record<string, string>), 'User-Agent': agent },
      init.body as string,
    )) as typeof globalThis.fetch
  return createCall({ fetch, origin: '', token: () => token })
}
const signInAgain = (session: string) => tokens.delete(`astm subscriber ${session}`)
const listed = async (session = 'first') => (await inBrowser(session)(sessions.sessions, {})).sessions
const endOf = async (browser: string) => (await listed()).find((one) => one.browser === browser)?.id ?? ''

beforeAll(async () => {
  world = await createWorld()
  await inBrowser('first', FIREFOX)(account.get, {})
  await inBrowser('second', SAFARI)(account.get, {})
}, 300_000)
afterAll(() => world.close())

describe('sessions of a person', () => {
  it('are listed with browser, way in and last use, the one of the call by itself', async () => {
    const all = await listed()
    expect(all).toHaveLength(2)
    expect(all).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Linux', authType: 'PWD', isCurrent: true }))
    expect(all).toContainEqual(expect.objectContaining({ browser: 'Safari', system: 'macOS', isCurrent: false }))
    for (const { lastUsed } of all) expect(Date.now() - Date.parse(lastUsed)).toBeLessThan(60_000)
    expect((await inBrowser('other', '', 'colleague')(sessions.sessions, {})).sessions).toEqual([])
  })

  itHere('one is ended with its next call, and not by those of others; signing in anew opens it again', async () => {
    const id = await endOf('Safari')
    const colleague = inBrowser('other', '', 'colleague')
    await expect(colleague(sessions.endSession, { id })).rejects.toMatchObject({ status: 404 })
    await inBrowser('first')(sessions.endSession, { id })
    await expect(inBrowser('second')(account.get, {})).rejects.toMatchObject({ status: 401 })
    expect((await listed()).map(({ browser }) => browser)).toEqual(['Firefox'])
    const audits = await queryAll(world.ports.table, { pk: 'astm#audits' })
    expect(audits).toContainEqual(expect.objectContaining({ type: 'SESSION_ENDED', principal: 'subscriber' }))
    await new Promise((resolve) => setTimeout(resolve, 1100))
    signInAgain('second')
    await inBrowser('second', SAFARI)(account.get, {})
    expect(await listed()).toHaveLength(2)
  })

  it('all others are ended at once, whoever shares the account keeps theirs', async () => {
    await inBrowser('other', '', 'colleague')(account.get, {})
    expect(await inBrowser('first')(sessions.endOtherSessions, {})).toEqual({ ended: 1 })
    await expect(inBrowser('second')(account.get, {})).rejects.toMatchObject({ status: 401 })
    expect(await inBrowser('first')(account.get, {})).toMatchObject({ id: 'subscriber' })
    expect(await inBrowser('other', '', 'colleague')(account.get, {})).toMatchObject({ id: 'colleague' })
  })

  it('of sign-ins that many share are neither noted nor ended', async () => {
    await inBrowser('shared', FIREFOX, 'company')(account.get, {})
    const items = await queryAll(world.ports.table, { pk: 'astm#person#company', prefix: 'session#' })
    expect(items).toEqual([])
    for (const endpoint of [sessions.sessions, sessions.endOtherSessions] as AnyEndpoint[])
      await expect(inBrowser('shared', '', 'company')(endpoint, {})).rejects.toMatchObject({ status: 403 })
  })
})
