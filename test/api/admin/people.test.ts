import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { admin } from '#contract/admin/admin.ts'
import { documents } from '#contract/documents/documents.ts'
import { people } from '#contract/people/people.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { saveListedPeople } from '#people/managing/save-listed-people.ts'
import { castFile } from '#people/seed-people.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
  const manager = { subject: 'two-accounts', accounts: ['northern'], authorities: ['COMPASS_USER', 'COMPASS_USER_ADMIN'] }
  await saveListedPeople(world.ports.table, 'astm', PeopleFile.parse({ people: [manager] }))
}, 300_000)
afterAll(() => world.close())

const ada = () => world.as('admin')
/** administers the account `northern` alone */
const tove = () => world.as('two-accounts')
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )
const person = (more: object = {}) => ({
  activated: true,
  userType: 'individual' as const,
  authorities: ['COMPASS_USER' as const],
  accounts: ['northern'],
  ...more,
})
const factsOf = <T extends { version: number; edit?: unknown }>({ edit: _, ...facts }: T) => facts
const get = async (subject: string) => {
  const { guest: _, ...facts } = factsOf(await ada()(people.person, { subject }))
  return facts
}

describe('people of a tenant', () => {
  it('are found by name, address and account, whoever has them', async () => {
    const all = await ada()(people.list, { size: 100 })
    expect(all.count).toBe(castFile('astm').people.length)
    const found = async (text: string) => (await ada()(people.list, { text })).result.map(({ subject }) => subject)
    expect(await found('okafor')).toEqual(['colleague', 'namesake'])
    expect(await found('namesake@northern')).toEqual(['namesake'])
    const inNorthern = await ada()(people.list, { accountId: 'northern' })
    expect(inNorthern.result.map(({ subject }) => subject).sort()).toEqual(['employee', 'namesake', 'newcomer', 'two-accounts'])
  })

  it('see what they were given with their next request, and nothing more once they are closed', async () => {
    const opens = () => codeOf(world.as('outsider')(documents.metadata, { contentCode: 'ISO|7010-2019' }))
    expect(await opens()).toBe('no-account')
    const before = await get('outsider')
    const after = await ada()(people.changePerson, { ...before, accounts: ['harbour'] })
    expect(await opens()).toBe('answered')
    const { guest: _, edit, ...again } = after
    expect(edit).toMatchObject({ by: 'Ada Lindqvist', fields: ['accountIds'] })
    await ada()(people.changePerson, { ...again, activated: false })
    expect(await opens()).toBe('no-account')
  })

  it('are changed by the first of two at once, and the second is told by whom and what', async () => {
    const before = await get('colleague')
    await ada()(people.changePerson, { ...before, authorities: ['COMPASS_USER', 'COMPASS_POINT_ADMIN'] })
    const second = ada()(people.changePerson, { ...before, authorities: [] })
    await expect(second).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'changed-meanwhile',
        stored: {
          authorities: ['COMPASS_USER', 'COMPASS_POINT_ADMIN'],
          edit: { by: 'Ada Lindqvist', fields: ['authorities'] },
        },
      },
    })
    const both = await get('colleague')
    const racing = await Promise.all([
      codeOf(ada()(people.changePerson, { ...both, authorities: ['COMPASS_USER'] })),
      codeOf(ada()(people.changePerson, { ...both, authorities: [] })),
    ])
    expect(racing.sort()).toEqual(['answered', 'changed-meanwhile'])
  })

  it('keep their ADMIN against themselves, and the last one against everybody', async () => {
    const own = await get('admin')
    for (const more of [{ authorities: ['COMPASS_USER' as const] }, { activated: false }, { accounts: [] }])
      expect(await codeOf(ada()(people.changePerson, { ...own, ...more }))).toBe('own-admin')
    const account = factsOf(await ada()(people.account, { id: 'harbour' }))
    expect(await codeOf(ada()(people.changeAccount, { ...account, closed: true }))).toBe('own-admin')
    expect((await get('admin')).authorities).toContain('ADMIN')
  })

  it('are two administrators of whom one stays, when each takes away the other', async () => {
    const eve = { subject: 'company', ...person({ userType: 'company', accounts: ['city-library'] }) }
    const stored = await get('company')
    await ada()(people.changePerson, { ...stored, ...eve, authorities: ['ADMIN'] })
    const [first, second] = [await get('admin'), await get('company')]
    const answers = await Promise.all([
      codeOf(world.as('company')(people.changePerson, { ...first, authorities: ['COMPASS_USER'] })),
      codeOf(ada()(people.changePerson, { ...second, authorities: [] })),
    ])
    expect(answers.filter((one) => one === 'answered')).toHaveLength(1)
    await saveListedPeople(world.ports.table, 'astm', castFile('astm'))
  })

  it('are audited with what was there before and after', async () => {
    await ada()(people.addPerson, { subject: 'new-one', ...person({ lastName: 'Novak' }) })
    const { authorities: _, ...facts } = await get('new-one')
    await ada()(people.changePerson, { ...facts, authorities: [] })
    const [changed, added] = await ada()(admin.audits, {})
    expect(changed).toMatchObject({
      principal: 'admin',
      type: 'PEOPLE_CHANGED',
      data: { message: 'person new-one changed', 'person new-one changed': 'authorities: COMPASS_USER → –' },
    })
    expect(added).toMatchObject({ data: { 'person new-one added': expect.stringContaining('lastName: – → Novak') } })
    expect(changed?.data.remoteAddress).toBeTruthy()
  })
})

describe('accounts of a tenant', () => {
  const NEW = { name: 'Mill', drmView: false, elearning: false, compassPoints: true, groups: true, closed: false }

  it('are added, changed and closed, with subscriptions and their prices', async () => {
    const price = { amount: 1200.5, currency: 'EUR', from: '2026-01-01', to: '2026-12-31' }
    const subscriptions = [{ publisher: 'ISO', name: 'ISO', price }]
    const added = await ada()(people.addAccount, { id: 'mill', ...NEW, subscriptions })
    expect(added).toMatchObject({ id: 'mill', number: 'mill', subscriptions: [{ publisher: 'ISO', price }] })
    expect(await codeOf(ada()(people.addAccount, { id: 'mill', ...NEW, subscriptions }))).toBe('account-exists')
    await ada()(people.changePerson, { ...(await get('drm')), accounts: ['mill'] })
    const { result } = await ada()(people.accounts, { text: 'mill' })
    expect(result).toEqual([{ id: 'mill', number: 'mill', name: 'Mill', people: 1, subscriptions: 1, closed: false }])
    const opens = () => codeOf(world.as('drm')(documents.metadata, { contentCode: 'ISO|7010-2019' }))
    expect(await opens()).toBe('answered')
    const closed = await ada()(people.changeAccount, { ...factsOf(added), closed: true })
    expect(closed).toMatchObject({ closed: true, subscriptions: [{ price }] })
    expect(await opens()).toBe('no-account')
  })

  it.each([
    ['of less than nothing', { amount: -1 }],
    ['in a word for a currency', { currency: 'euro' }],
    ['of 30 February', { from: '2026-02-30' }],
  ])('have no price %s', async (_, wrong) => {
    const price = { amount: 1, currency: 'EUR', from: '2026-01-01', to: '2026-12-31', ...wrong }
    const subscriptions = [{ publisher: 'ISO', name: 'ISO', price }]
    expect(await codeOf(ada()(people.addAccount, { id: 'wrong', ...NEW, subscriptions }))).toBe('validation-failed')
  })

  it('have a subscription once, and so its price in one currency', async () => {
    const priceIn = (currency: string) => ({ amount: 1, currency, from: '2026-01-01', to: '2026-12-31' })
    const subscriptions = ['EUR', 'USD'].map((currency) => ({ publisher: 'ISO', name: 'ISO', price: priceIn(currency) }))
    expect(await codeOf(ada()(people.addAccount, { id: 'wrong', ...NEW, subscriptions }))).toBe('people-refused')
    const both = { ...priceIn('EUR'), currency: 'EUR, USD' }
    const inBoth = [{ publisher: 'ISO', name: 'ISO', price: both }]
    expect(await codeOf(ada()(people.addAccount, { id: 'wrong', ...NEW, subscriptions: inBoth }))).toBe('validation-failed')
  })

  it('come with a collection, which nobody had before, by a people file', async () => {
    const account = { id: 'dock', name: 'Dock', subscriptions: [], collection: ['ISO 7010:2019'] }
    const { faults, changes } = await ada()(people.previewFile, { file: JSON.stringify({ accounts: [account] }) })
    expect([faults, changes.map(({ id, act }) => [id, act])]).toEqual([[], [['dock', 'added']]])
  })

  it('have no price for a period that ends before it begins', async () => {
    const price = { amount: 0, currency: 'EUR', from: '2026-02-01', to: '2026-01-01' }
    const subscriptions = [{ publisher: 'ISO', name: 'ISO', price }]
    expect(await codeOf(ada()(people.addAccount, { id: 'wrong', ...NEW, subscriptions }))).toBe('people-refused')
  })
})

describe('whoever manages the people of an account', () => {
  beforeAll(async () => {
    const manager = { subject: 'two-accounts', accounts: ['northern'], authorities: ['COMPASS_USER', 'COMPASS_USER_ADMIN'] }
    await saveListedPeople(world.ports.table, 'astm', PeopleFile.parse({ people: [manager] }))
  })

  it('sees those of that account, and of them no other account', async () => {
    const stored = await get('namesake')
    await ada()(people.changePerson, { ...stored, accounts: ['northern', 'southern'] })
    const { result } = await tove()(people.list, {})
    expect(result.flatMap(({ accounts }) => accounts)).toEqual(result.map(() => 'northern'))
    expect(result.map(({ subject }) => subject)).not.toContain('subscriber')
    expect(await codeOf(tove()(people.list, { accountId: 'southern' }))).toBe('forbidden')
    expect(await codeOf(tove()(people.person, { subject: 'subscriber' }))).toBe('no-such-person')
    expect((await tove()(people.person, { subject: 'namesake' })).accounts).toEqual(['northern'])
  })

  it('adds people there, with no authority that they lack', async () => {
    expect(await codeOf(tove()(people.addPerson, { subject: 'nora', ...person() }))).toBe('answered')
    for (const more of [
      { authorities: ['ADMIN'] },
      { accounts: ['southern'] },
      { accounts: ['northern', 'southern'] },
      { accounts: [] },
    ])
      expect(await codeOf(tove()(people.addPerson, { subject: 'other', ...person(more) } as never))).toBe('forbidden')
    expect(await codeOf(tove()(people.addPerson, { subject: 'subscriber', ...person() }))).toBe('person-exists')
  })

  it('takes people out of that account, and leaves them in their others', async () => {
    const { guest: _, ...facts } = factsOf(await tove()(people.person, { subject: 'namesake' }))
    expect(await codeOf(tove()(people.changePerson, { ...facts, activated: false }))).toBe('forbidden')
    await tove()(people.changePerson, { ...facts, accounts: [] })
    expect((await get('namesake')).accounts).toEqual(['southern'])
  })

  it('changes nobody who has more authorities, and no account', async () => {
    const stored = await get('nora')
    await ada()(people.changePerson, { ...stored, authorities: ['COMPASS_USER', 'COMPASS_POINT_ADMIN'] })
    const { guest: _, ...facts } = factsOf(await tove()(people.person, { subject: 'nora' }))
    expect(await codeOf(tove()(people.changePerson, { ...facts, accounts: [] }))).toBe('forbidden')
    expect(await codeOf(tove()(people.accounts, {}))).toBe('forbidden')
    expect(await codeOf(tove()(people.account, { id: 'northern' }))).toBe('forbidden')
  })
})

describe('a people file in the page', () => {
  const fileOf = (file: object) => JSON.stringify(file)

  it('changes what its preview says, and nothing where something else changed meanwhile', async () => {
    const file = fileOf({
      people: [
        { subject: 'filed', accounts: ['southern'] },
        { subject: 'colleague', accounts: ['southern'] },
      ],
    })
    const preview = await ada()(people.previewFile, { file })
    expect(preview).toMatchObject({
      faults: [],
      changes: [
        { kind: 'person', id: 'filed', act: 'added' },
        { id: 'colleague', act: 'changed', facts: [{ field: 'accountIds', before: 'harbour', after: 'southern' }] },
      ],
    })
    const stored = await get('colleague')
    await ada()(people.changePerson, { ...stored, accounts: ['northern'] })
    expect(await codeOf(ada()(people.saveFile, { file, stamp: preview.stamp }))).toBe('changed-meanwhile')
    const { stamp } = await ada()(people.previewFile, { file })
    await ada()(people.saveFile, { file, stamp })
    expect((await get('colleague')).accounts).toEqual(['southern'])
    expect((await ada()(people.previewFile, { file })).changes).toEqual([])
  })

  it('is refused with its author taken out, and with its faults in sentences', async () => {
    const out = fileOf({ people: [{ subject: 'admin', accounts: [] }] })
    const { refusal, stamp } = await ada()(people.previewFile, { file: out })
    expect(refusal).toBe('own-admin')
    expect(await codeOf(ada()(people.saveFile, { file: out, stamp }))).toBe('own-admin')
    const { faults } = await ada()(people.previewFile, { file: fileOf({ people: [{ subject: 'x', accounts: ['nowhere'] }] }) })
    expect(faults).toEqual([expect.stringContaining('is given the account "nowhere"')])
    const agreement = { version: '1', text: { en: 'Read it.' }, pdf: 'nowhere.pdf' }
    const named = fileOf({ accounts: [{ id: 'dock', name: 'Dock', subscriptions: [], agreement }] })
    expect((await ada()(people.previewFile, { file: named })).faults).toEqual([
      expect.stringContaining('does not hold nowhere.pdf'),
    ])
    expect(await codeOf(ada()(people.saveFile, { file: named, stamp: '' }))).toBe('people-refused')
  })

  it('is beside the list of people, whose names run nowhere in a spreadsheet', async () => {
    const RUNS = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '＝1+1']
    for (const [at, lastName] of RUNS.entries())
      await ada()(people.addPerson, { subject: `=run-${at}`, ...person({ lastName, firstName: lastName }) })
    expect(await codeOf(ada()(people.addPerson, { subject: 'tab', ...person({ lastName: '\t=1' }) }))).toBe('answered')
    expect(await codeOf(ada()(people.addPerson, { subject: 'cr', ...person({ lastName: 'a\r=1' }) }))).toBe('validation-failed')
    const { url } = await ada()(people.exportList, {})
    const rows = parse(await (await world.fetchDirectly('astm', url)).text(), { bom: true }) as string[][]
    const cells = rows.flat()
    for (const text of RUNS) expect(cells).toContain(`'${text}`)
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝]/)
  })

  it('as it is downloaded changes nothing', async () => {
    const { url } = await ada()(people.exportFile, {})
    const file = await (await world.fetchDirectly('astm', url)).text()
    expect(PeopleFile.parse(JSON.parse(file)).people.length).toBeGreaterThan(10)
    expect(await ada()(people.previewFile, { file })).toMatchObject({ faults: [], changes: [] })
  })
})
