import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { userSearch } from '#contract/groups/user-search.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))
const found = async (fullName: string, person = 'subscriber', more: object = {}) => {
  const { content, totalElements } = await world.as(person)(userSearch.searchUsers, { fullName, ...more })
  return { names: content.map(({ user }) => `${user.firstName} ${user.lastName}`.trim()), totalElements }
}
const byAddress = async (email: string, person = 'subscriber') =>
  (await world.as(person)(userSearch.searchUsersByEmail, { email })).content

describe('people', () => {
  it('are found within their own account alone, namesakes apart', async () => {
    const [colin, ...others] = (await world.as('subscriber')(userSearch.searchUsers, { fullName: 'okafor' })).content
    expect(colin?.user).toMatchObject({ userId: 'colleague', email: 'colleague@harbour-engineering.example.org' })
    expect(others).toEqual([])
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    const [namesake] = (await world.as('two-accounts')(userSearch.searchUsers, { fullName: 'okafor' })).content
    expect(namesake?.user).toMatchObject({ userId: 'namesake' })
    expect((await found('okafor', 'drm')).names).toEqual([])
  })

  it('are found by any part of their name: case, accents and spaces count as nothing, either name may stand first', async () => {
    for (const name of ['IBANEZ', 'carmen i', 'CarmenIbáñez', 'ibáñez carmen', ' n i '])
      expect((await found(name)).names).toEqual(['Carmen Ibáñez'])
    expect((await found('nobody')).names).toEqual([])
  })

  it('stand in the order of names, in pages that begin with 1, everybody for an empty text', async () => {
    const all = await found('')
    expect(all.names).toEqual(['Sana Haddad', 'Carmen Ibáñez', 'Ada Lindqvist', 'Colin Okafor', 'Uma Tanaka'])
    expect(await found('', 'subscriber', { pageIndex: 2, pageSize: 2 })).toEqual({
      names: ['Ada Lindqvist', 'Colin Okafor'],
      totalElements: 5,
    })
  })

  it('are found by their whole address; every other one is an external user, known to the library or not', async () => {
    expect(await byAddress('Colleague@Harbour-Engineering.example.org')).toMatchObject([{ user: { userId: 'colleague' } }])
    for (const email of ['namesake@northern-works.example.org', 'nobody@example.com', 'olleague@harbour-engineering.example.org'])
      expect(await byAddress(email)).toEqual([
        { user: { userId: '', firstName: '', lastName: '', email, userName: email }, externalUser: true },
      ])
  })

  it('are gone from an account that they leave at once, and in it again when they return', async () => {
    await people({ people: [{ subject: 'usage-viewer', accounts: [] }] })
    expect((await found('tanaka')).names).toEqual([])
    expect(await byAddress('usage-viewer@harbour-engineering.example.org')).toMatchObject([{ externalUser: true }])
    await people({ people: [{ subject: 'usage-viewer', accounts: ['harbour'], activated: false }] })
    expect((await found('tanaka')).names).toEqual([])
    await people({ people: [{ subject: 'usage-viewer', accounts: ['harbour'] }] })
    expect((await found('tanaka')).names).toEqual(['Uma Tanaka'])
  })

  it('have the names of their token from their first sign-in, and without a name are not found before', async () => {
    await people({
      people: [
        { subject: 'admin', accounts: ['harbour'], firstName: 'Former', lastName: 'Name' },
        { subject: 'unnamed', accounts: ['harbour'] },
      ],
    })
    expect((await found('former')).names).toEqual(['Former Name'])
    expect((await found('')).totalElements).toBe(5)
    await world.as('admin')(account.get, {})
    expect((await found('former')).names).toEqual([])
    expect((await found('lindqvist')).names).toEqual(['Ada Lindqvist'])
  })

  it('are found by nobody whose account or user type has no groups', async () => {
    for (const person of ['company', 'visitor'])
      await expect(found('', person)).rejects.toMatchObject({ status: 403, problem: { code: 'forbidden' } })
    const [harbour] = [{ id: 'reading-room', name: 'Protected Reading Room', subscriptions: [], groups: false }]
    await people({ accounts: [harbour] })
    await expect(found('', 'drm')).rejects.toMatchObject({ status: 403, problem: { code: 'feature-off' } })
  })

  it('are searched sixty times a minute, and the answer says when to go on', async () => {
    const search = () =>
      world.send(
        'astm',
        'POST',
        '/api/user/searchUsers',
        { Authorization: `Bearer ${world.token('compass-admin')}`, 'Content-Type': 'application/json' },
        '{}',
      )
    const answers: Response[] = []
    // A minute may end meanwhile.
    for (let at = 0; at < 121 && answers.at(-1)?.status !== 429; at++) answers.push(await search())
    const last = answers.at(-1)
    expect(answers.length).toBeGreaterThan(60)
    expect(last?.status).toBe(429)
    const seconds = Number(last?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await found('', 'colleague')).totalElements).toBe(5)
  })
})
