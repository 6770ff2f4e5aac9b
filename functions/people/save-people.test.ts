import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { PeopleFile } from './file/people-file.ts'
import { findActor } from './find-actor.ts'
import { checkPeople, savePeople } from './save-people.ts'
import { castFile, seedPeople } from './seed-people.ts'
import { writeOfSelection } from './sessions.ts'
import { findAccount, findPerson } from './store.ts'

const folder = newFolder()
let tables = 0
let table: ReturnType<typeof openSqliteTable>
beforeEach(() => {
  tables += 1
  table = openSqliteTable(path.join(folder, `${tables}.db`))
})
afterEach(() => table.close())

const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }
const account = (id: string, more: object = {}) => ({ id, name: `Account ${id}`, subscriptions: [ISO], ...more })
const save = (file: object, on: Table = table) => savePeople(on, 'astm', PeopleFile.parse(file))
const counts = (added: number, changed: number, unchanged: number) => ({ added, changed, unchanged })
const session = { id: 'browser', issuedAt: 1_700_000_000 }
const actorOf = (subject: string) =>
  findActor(table, 'astm', {
    claims: { subject, email: 'a@example.org', firstName: 'A', lastName: 'B', session },
    address: '',
    now: new Date(),
  })

describe('people of a file', () => {
  it('people get the holdings of their accounts, with default values filled in', async () => {
    const subscriptions = [ISO, { publisher: 'MIM', collection: 'Water supply', name: 'Water' }]
    const accounts = [account('a', { subscriptions }), account('b', { number: '7', acronym: 'B', drmView: true })]
    const people = [
      { subject: 'jane', accounts: ['a'] },
      { subject: 'guest', accounts: ['b'], guest: true },
      { subject: 'ada', accounts: ['b'], authorities: ['ADMIN'], userType: 'company', language: 'ar', address: { city: 'Bath' } },
    ]
    expect(await save({ accounts, people })).toEqual({ accounts: counts(2, 0, 0), people: counts(3, 0, 0) })
    expect(await actorOf('jane')).toMatchObject({
      userType: 'individual',
      anonymous: false,
      authorities: ['COMPASS_USER'],
      drmView: false,
      account: { id: 'a', publishers: ['ISO'], collections: ['Water supply'] },
    })
    expect(await actorOf('guest')).toMatchObject({ userType: 'company', anonymous: true, authorities: [], drmView: true })
    expect(await actorOf('ada')).toMatchObject({ userType: 'company', authorities: ['ADMIN'] })
    expect((await findAccount(table, 'astm', 'a'))?.subscriptions.map(({ abbreviation }) => abbreviation)).toEqual([
      'ISO',
      'Water supply',
    ])
    expect(await findAccount(table, 'astm', 'a')).toMatchObject({ number: 'a', acronym: '' })
    expect(await findPerson(table, 'astm', 'ada')).toMatchObject({
      langKey: 'ar',
      address: { city: 'Bath', mobile: '' },
    })
    expect(await findPerson(table, 'astm', 'jane')).toMatchObject({ address: { city: '' } })
    expect(await findPerson(table, 'astm', 'jane')).not.toHaveProperty('langKey')
    expect(await findPerson(table, 'awwa', 'jane')).toBeUndefined()
  })

  it('unchanged people are not written again', async () => {
    const file = { accounts: [account('a')], people: [{ subject: 'jane', accounts: ['a'] }] }
    await save(file)
    const readOnly: Table = { ...table, transact: async (writes) => expect(writes).toEqual([]) as never }
    expect(await save(file, readOnly)).toEqual({ accounts: counts(0, 0, 1), people: counts(0, 0, 1) })
  })

  it('people change in the operator’s facts only, and only those of the file', async () => {
    const people = ['jane', 'colin'].map((subject) => ({ subject, accounts: ['a', 'b'] }))
    await save({ accounts: [account('a'), account('b')], people })
    const subscriptions = [{ publisher: 'IETF', name: 'IETF' }]
    expect(
      await save({
        accounts: [account('a', { name: 'Renamed', subscriptions }), account('b')],
        people: [{ subject: 'jane', accounts: ['a'], authorities: ['ADMIN'] }],
      }),
    ).toEqual({ accounts: counts(0, 1, 1), people: counts(0, 1, 0) })
    expect(await actorOf('jane')).toMatchObject({ authorities: ['ADMIN'], account: { id: 'a', publishers: ['IETF'] } })
    expect(await findAccount(table, 'astm', 'a')).toMatchObject({ name: 'Renamed' })
    expect((await findPerson(table, 'astm', 'colin'))?.accountIds).toEqual(['a', 'b'])
    await save({ people: [{ subject: 'jane', accounts: [] }] })
    expect((await actorOf('jane'))?.account).toBeUndefined()
  })

  it('people keep their language, address and selected account', async () => {
    const accounts = [account('a'), account('b')]
    const jane = { subject: 'jane', accounts: ['a', 'b'], language: 'fr', address: { city: 'Bath' } }
    await save({ accounts, people: [jane] })
    await table.transact([writeOfSelection({ tenant: 'astm', userId: 'jane', session }, 'b', new Date())])
    const person = await findPerson(table, 'astm', 'jane')
    const own = { langKey: 'ja', address: { ...person?.address, city: 'Kyoto' } } as never
    await table.update({ pk: 'astm#person#jane', sk: 'person' }, { set: { own } })
    expect((await save({ people: [jane] })).people).toEqual(counts(0, 0, 1))
    expect((await save({ people: [{ ...jane, authorities: ['ADMIN'] }] })).people).toEqual(counts(0, 1, 0))
    expect(await findPerson(table, 'astm', 'jane')).toMatchObject({ langKey: 'ja', address: { city: 'Kyoto' } })
    expect(await actorOf('jane')).toMatchObject({ authorities: ['ADMIN'], account: { id: 'b' } })
  })

  it('people keep personal data that an earlier release stored', async () => {
    const value = { subject: 'old', userType: 'individual', anonymous: false, authorities: [], accountIds: [], langKey: 'de' }
    await table.put({ pk: 'astm#person#old', sk: 'person', value: { ...value, address: { city: 'Ulm' } } })
    await save({
      accounts: [account('a')],
      people: [{ subject: 'old', accounts: ['a'], language: 'fr', address: { city: 'Bath' } }],
    })
    expect(await findPerson(table, 'astm', 'old')).toMatchObject({
      accountIds: ['a'],
      langKey: 'de',
      address: { city: 'Ulm' },
    })
  })

  it('thousands of people are saved, and the next run completes a killed one', async () => {
    const accounts = Array.from({ length: 25 }, (_, number) => account(`a${number}`))
    const people = Array.from({ length: 2050 }, (_, number) => ({ subject: `p${number}`, accounts: [`a${number % 25}`] }))
    let left = 10
    const dying: Table = {
      ...table,
      async transact(writes) {
        left -= 1
        if (left < 0) throw new TableUnavailable('gone')
        await table.transact(writes)
      },
    }
    await expect(save({ accounts, people }, dying)).rejects.toThrow(TableUnavailable)
    expect(await save({ accounts, people })).toEqual({ accounts: counts(0, 0, 25), people: counts(1385, 0, 665) })
    expect((await actorOf('p2049'))?.account?.id).toBe('a24')
  })

  it('two runs can save people concurrently', async () => {
    const file = {
      accounts: [account('a')],
      people: Array.from({ length: 300 }, (_, at) => ({ subject: `p${at}`, accounts: ['a'] })),
    }
    const both = await Promise.all([save(file), save(file)])
    expect(both.map(({ people }) => people.added + people.unchanged)).toEqual([300, 300])
    expect(both[0].people.added + both[1].people.added).toBe(300)
  })

  it('people with the largest accounts and addresses fit the table', async () => {
    const wide = '\u{20ac}'
    const name = wide.repeat(300)
    const subscriptions = (at: number) =>
      Array.from({ length: 33 }, (_, nth) => ({ publisher: `P${at}-${nth}`, collection: wide.repeat(990) + nth, name }))
    const ids = Array.from({ length: 30 }, (_, at) => wide.repeat(60) + at)
    const accounts = ids.map((id, at) => account(id, { subscriptions: subscriptions(at) }))
    const address = { address1: wide.repeat(200), address2: wide.repeat(200), city: wide.repeat(200), state: wide.repeat(200) }
    const people = Array.from({ length: 150 }, (_, at) => ({ subject: wide.repeat(190) + at, accounts: ids, address }))
    expect(await save({ accounts, people })).toEqual({ accounts: counts(30, 0, 0), people: counts(150, 0, 0) })
  })
})

describe('an account that people are given', () => {
  const people = [
    { subject: 'jane', accounts: ['a'] },
    { subject: 'colin', accounts: ['a', 'b'] },
  ]
  const check = (file: object) => checkPeople(table, 'astm', PeopleFile.parse(file))

  it('an account has to be in the file or in the library', async () => {
    await expect(check({ people })).rejects.toMatchObject({
      reasons: ['people[0], of "jane"', 'people[1], of "colin"', 'people[1], of "colin"'].map((who) =>
        expect.stringContaining(who),
      ),
    })
    await save({ accounts: [account('a')] })
    await expect(check({ people })).rejects.toMatchObject({
      reasons: ['people[1], of "colin", is given the account "b", which is neither in the file nor in astm.'],
    })
    await check({ accounts: [account('b')], people })
    expect(await findPerson(table, 'astm', 'jane')).toBeUndefined()
  })

  it('an account is found among many', async () => {
    const accounts = Array.from({ length: 250 }, (_, number) => account(`a${number}`))
    await save({ accounts })
    const of = (extra: string[]) => ({ people: accounts.map(({ id }, at) => ({ subject: `p${at}`, accounts: [id, ...extra] })) })
    await check(of([]))
    await expect(check(of(['none']))).rejects.toThrow('people[249]')
  })
})

describe('the cast', () => {
  it('the cast is a valid people file, but for the one whose account is missing', async () => {
    const file = castFile('astm')
    expect(PeopleFile.parse(file)).toEqual(file)
    const people = file.people.filter(({ subject }) => subject !== 'account-missing')
    await checkPeople(table, 'astm', { ...file, people })
    await expect(checkPeople(table, 'astm', file)).rejects.toThrow('of "account-missing"')
    await seedPeople(table, 'astm')
    await checkPeople(table, 'astm', file)
  })

  it('an existing cast stays as its operator changed it', async () => {
    await seedPeople(table, 'astm')
    await save({ people: [{ subject: 'subscriber', accounts: ['guests'] }] })
    await seedPeople(table, 'astm')
    expect((await actorOf('subscriber'))?.account?.id).toBe('guests')
  })
})
