import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointFilters } from '#contract/points/point-filters.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { refinement } from '#contract/refinement.ts'
import { search } from '#contract/search.ts'
import { semantic } from '#contract/semantic.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { savePointSettings } from '#functions/areas/points/store/settings-store.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '../../support/printed-signs.ts'
import { answersOf, answersToStranger, wantedOf } from '../../support/probes/point-cells.ts'
import { POINT_RANGES, POINT_ROLES, type PointRange } from '../../support/probes/point-rights.ts'
import { receivedBy } from '../../support/probes/probed-api.ts'
import {
  leaksOf,
  makeSecretPoints,
  pointProbe,
  probedPeople,
  reachingProbes,
  tellsOf,
} from '../../support/probes/probed-points.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'
const SECRET = 'Zirconium'

let world: World
let id: string
const as = (person = 'subscriber', tenant: 'astm' | 'awwa' = 'astm') => world.direct(person, tenant)
const problem = (status: number, code: string) => ({ status, problem: { code } })
const create = (person?: string, tenant?: 'astm' | 'awwa') =>
  as(person, tenant)(points.create, { contentID: SIGNS, name: SECRET, place: SELECTED_SIGNS })
/** Calls that read, each as somebody who knows the id would make it. */
const READS: readonly (readonly [AnyEndpoint, object])[] = [
  [points.ofDocument, { contentCode: SIGNS }],
  [points.one, { id: '?' }],
  [points.shared, { compassPointUUID: '?' }],
  [points.pageOfDocument, { contentID: SIGNS }],
  [points.list, { text: SECRET }],
  [points.listAdmin, {}],
  [points.history, { id: '?' }],
  [pointExchange.export, { format: 'json' }],
  [pointExchange.export, { format: 'xfdf', list: 'admin' }],
  [pointExchange.counts, { contentCodes: [SIGNS] }],
  [pointFilters.filters, {}],
  [pointFilters.filters, { list: 'admin' }],
  [pointReview.proposals, {}],
]
/** Searches, which answer to everybody. */
const SEARCHES: readonly (readonly [AnyEndpoint, object])[] = [
  [search.all, { keywords: SECRET }],
  [search.all, { points: true }],
  [search.entitled, { keywords: SECRET, points: true }],
  [semantic.semantic, { keywords: SECRET, points: true }],
  [refinement.count, { keywords: SECRET }],
  [refinement.topLevelCount, { section: 'Category', points: true }],
  [typeAhead.typeAhead, { keywords: SECRET, 'search-type': 'ALL' }],
]
/** Account of those who have points here. */
const ACCOUNT = 'harbour'
const ACTS: readonly (readonly [AnyEndpoint, object])[] = [
  [points.edit, { id: '?', name: 'Mine' }],
  [points.deactivate, { id: '?' }],
  [points.activate, { id: '?' }],
  [points.markShared, { compassPointID: '?' }],
  [pointSharing.share, { compassPointID: '?', items: [{ sharedWithUserID: 'admin' }] }],
]
const withId = (input: object) => JSON.parse(JSON.stringify(input).replace('"?"', JSON.stringify(id)))

/** Asks what somebody is told: the answer, with the text of a file that it links to. */
async function told(person: string, tenant: 'astm' | 'awwa', [endpoint, input]: (typeof READS)[number]): Promise<string> {
  const answer = await as(person, tenant)(endpoint, withId(input)).catch((error) => error.problem)
  if (endpoint !== pointExchange.export || !answer.url) return JSON.stringify(answer)
  return JSON.stringify({ size: answer.size, text: await (await world.send(tenant, 'GET', answer.url)).text() })
}

/** Counts what a search finds, by hits, counts and suggestions. */
async function found(person: string, tenant: 'astm' | 'awwa', [endpoint, input]: (typeof SEARCHES)[number]): Promise<number> {
  const { count = 0, counts = [], points: pointed = 0, ...others } = await as(person, tenant)(endpoint, input)
  return count + counts.length + pointed + (Array.isArray(others.documents) ? others.documents.length : 0)
}

/** Numbers of points on the hits of each search: of all content, of the subscription and by meaning. */
async function shown(person: string, tenant: 'astm' | 'awwa' = 'astm'): Promise<(number | undefined)[]> {
  const call = as(person, tenant)
  const searches = [call(search.all, {}), call(search.entitled, {}), call(semantic.semantic, { keywords: 'safety signs' })]
  const numbers = (await Promise.all(searches)).map(({ documents }) => {
    const others = documents.filter(({ contentCode }) => contentCode !== SIGNS)
    expect(others.filter((one) => 'compassPoints' in one)).toEqual([])
    return documents.find(({ contentCode }) => contentCode === SIGNS)?.compassPoints
  })
  return numbers
}

async function setSettings(view: PointRange, manage: PointRange, publisher?: string, tenant: 'astm' | 'awwa' = 'astm') {
  const { attributes } = await as('admin')(pointSettings.settings, {})
  const settings: PointSettings = { attributes, 'pdf-view-setting': { view, manage } }
  // A release before kept these too, and they still say who may do what.
  if (view === 'None' && manage === 'All')
    await savePointSettings(world.ports.table, { tenant, accountId: ACCOUNT }, 'account', settings)
  else await as('admin', tenant)(pointSettings.saveSettings, { settings, publisher })
}

beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
  const people = castFile('astm')
  const accounts = people.accounts.map((one) => (one.id === 'southern' ? { ...one, compassPoints: false } : one))
  await savePeople(world.ports.table, 'astm', { ...people, accounts }, { overwrite: true })
  id = (await create()).compassPointID
}, 300_000)
afterAll(() => world.close())

describe('somebody who does not see a point', () => {
  it.each([
    ['another account', 'two-accounts', 'astm'],
    ['another tenant', 'subscriber', 'awwa'],
  ] as const)('learns nothing of it: %s', async (_, person, tenant) => {
    if (person === 'two-accounts') await as(person)(account.switch, { accountId: 'northern' })
    for (const read of READS) {
      const answer = await told(person, tenant, read)
      expect(answer).not.toContain(SECRET)
      expect(answer.replaceAll(id, '')).not.toContain(id.slice(0, 8))
    }
    for (const one of SEARCHES) expect(await found(person, tenant, one)).toBe(0)
    expect(await shown(person, tenant)).toEqual([undefined, undefined, undefined])
    for (const [endpoint, input] of ACTS)
      await expect(as(person, tenant)(endpoint, withId(input))).rejects.toMatchObject(problem(404, 'point-not-found'))
    const headers = { Authorization: `Bearer ${world.token(person, tenant)}` }
    for (const path of [`/${id}/all`, `//${id}/all`]) {
      const audits = await world.send(tenant, 'GET', `/api/v1/audits/compassPoint${path}`, headers)
      expect([audits.status, (await audits.json()).code]).toEqual([404, 'point-not-found'])
    }
    expect(await as(person, tenant)(pointExchange.counts, { contentCodes: [SIGNS] })).toEqual({
      counts: [],
      documents: 0,
      total: 0,
    })
  })

  it.each([
    ['a company user', 'company', 401, 'points-not-eligible'],
    ['a visitor', 'visitor', 401, 'points-not-eligible'],
    ['a person without an account', 'outsider', 403, 'no-account'],
  ] as const)('is told why: %s', async (_, person, status, code) => {
    for (const [endpoint, input] of [...READS, ...ACTS]) {
      if (endpoint === points.listAdmin) continue
      await expect(as(person)(endpoint, withId(input))).rejects.toMatchObject(problem(status, code))
    }
    if (person === 'outsider') return
    for (const one of SEARCHES) expect(await found(person, 'astm', one)).toBe(0)
    expect(await shown(person)).toEqual([undefined, undefined, undefined])
  })

  it('is told the texts of the specification', async () => {
    await expect(as('company')(points.one, { id })).rejects.toMatchObject({
      problem: {
        detail: 'Compass Points feature is not eligible for user type. Compass Points are only viewable to logged in users.',
      },
    })
    await as('two-accounts')(account.switch, { accountId: 'southern' })
    await expect(as('two-accounts')(points.list, {})).rejects.toMatchObject({
      status: 403,
      problem: { title: 'Compass points are not enabled at account level setting' },
    })
    await expect(as('subscriber')(points.ofDocument, { contentCode: 'CLOSED|9-2021' })).rejects.toMatchObject({
      status: 403,
      problem: { title: 'User is not entitled for the Document' },
    })
  })

  it('is led to the document that its link belongs to, where that is closed, and told nothing else of the point', async () => {
    const { accounts } = castFile('astm')
    const closed = accounts.map((one) => ({ ...one, subscriptions: [] }))
    await savePeople(world.ports.table, 'astm', { accounts: closed, people: [] }, { overwrite: true })
    const told = await as()(points.shared, { compassPointUUID: id }).catch(({ problem }) => problem)
    expect(told).toMatchObject({ code: 'not-entitled', stored: { contentCode: SIGNS } })
    expect(JSON.stringify(told)).not.toContain(SECRET)
    expect(Object.keys(told.stored)).not.toContain('selectionMetadata')
    const opened = accounts.map((one) => (one.id === 'southern' ? { ...one, compassPoints: false } : one))
    await savePeople(world.ports.table, 'astm', { accounts: opened, people: [] }, { overwrite: true })
  })

  it('sees no more of colleagues’ points than view says, with the next request', async () => {
    const counted = async () => (await as('colleague')(pointExchange.counts, { contentCodes: [SIGNS] })).total
    expect(await counted()).toBe(1)
    expect(await shown('colleague')).toEqual([1, 1, 1])
    await setSettings('None', 'Own')
    expect(await shown('colleague')).toEqual([undefined, undefined, undefined])
    await setSettings('Own', 'Own')
    expect(await counted()).toBe(0)
    expect(await shown('colleague')).toEqual([undefined, undefined, undefined])
    expect(await shown('subscriber')).toEqual([1, 1, 1])
    for (const read of READS) expect(await told('colleague', 'astm', read)).not.toContain(SECRET)
    for (const one of SEARCHES) expect(await found('colleague', 'astm', one)).toBe(0)
    for (const person of ['admin', 'compass-admin']) expect((await as(person)(points.one, { id })).name).toBe(SECRET)
    await setSettings('All', 'None', 'ISO')
    expect([await counted(), await shown('colleague')]).toEqual([1, [1, 1, 1]])
    await expect(create()).rejects.toMatchObject(problem(403, 'forbidden'))
    await as('compass-admin')(pointSettings.saveSettings, { publisher: 'ISO' })
    expect(await counted()).toBe(0)
    await as('compass-admin')(pointSettings.saveSettings, {})
    expect(await counted()).toBe(1)
  })

  it('sees points by the settings of the tenant where the account has none', async () => {
    const counted = async () => (await as('colleague')(pointExchange.counts, { contentCodes: [SIGNS] })).total
    const { standard } = await as('admin')(pointSettings.settingLevels, {})
    const settings = { ...standard, 'pdf-view-setting': { view: 'Own', manage: 'Own' } } as const
    await expect(as('compass-admin')(pointSettings.saveSettings, { level: 'tenant', settings })).rejects.toMatchObject(
      problem(403, 'forbidden'),
    )
    await as('admin')(pointSettings.saveSettings, { level: 'tenant', settings })
    expect(await counted()).toBe(0)
    await setSettings('All', 'Own')
    expect(await counted()).toBe(1)
    const levels = await as('compass-admin')(pointSettings.settingLevels, {})
    expect(levels).toMatchObject({ tenant: settings, account: expect.anything(), publishers: [], mayChangeTenant: false })
    await as('admin')(pointSettings.saveSettings, {})
    await as('admin')(pointSettings.saveSettings, { level: 'tenant' })
    expect(await as('admin')(pointSettings.settingLevels, {})).toEqual({ standard, publishers: [], mayChangeTenant: true })
    expect(await counted()).toBe(1)
    await expect(as('colleague')(pointSettings.settingLevels, {})).rejects.toMatchObject(problem(403, 'forbidden'))
  })

  it('changes no settings', async () => {
    await expect(as('colleague')(pointSettings.saveSettings, {})).rejects.toMatchObject(problem(403, 'forbidden'))
  })

  it('has no settings with unknown values, names or labels, and keeps those that hold', async () => {
    const before = await as()(pointSettings.settings, {})
    const { attributes, 'pdf-view-setting': ranges } = before
    const settings = { attributes, 'pdf-view-setting': ranges }
    const named = (name: object) => ({
      settings: { ...settings, attributes: { ...attributes, name: { ...attributes.name, ...name } } },
    })
    for (const wrong of [
      { settings: { ...settings, 'pdf-view-setting': { view: 'Some', manage: 'Own' } } },
      { settings: { ...settings, 'pdf-view-setting': { view: 'All' } } },
      { settings: { ...settings, 'pdf-view-setting': { view: 'None', manage: 'All' } } },
      { settings: { ...settings, attributes: { ...attributes, color: attributes.name } } },
      { settings: { attributes } },
      named({ 'input-type': 'HTML' }),
      named({ label: '' }),
      named({ label: 'a'.repeat(101) }),
      named({ show: 'yes' }),
      { settings, publisher: '' },
      { settings, publisher: 'a'.repeat(101) },
      { settings, level: 'world' },
    ])
      await expect(as('admin')(pointSettings.saveSettings, wrong as never)).rejects.toMatchObject(
        problem(400, 'validation-failed'),
      )
    expect(await as()(pointSettings.settings, {})).toEqual(before)
  })
})

describe('metadata of a document', () => {
  const pointsOn = async (person?: string) => {
    const { hasActivatedCompassPoint, hasDeactivatedCompassPoint, tabs, compassPointSettings } = await as(person)(
      documents.metadata,
      { contentCode: SIGNS },
    )
    const has = [hasActivatedCompassPoint, hasDeactivatedCompassPoint, tabs.includes('COMPASS_POINTS')]
    return { has, settings: compassPointSettings }
  }

  it('say of points what the person sees, and by which settings they make some', async () => {
    expect(await pointsOn()).toMatchObject({ has: [true, false, true], settings: { activate: true, audience: 'account' } })
    await setSettings('Own', 'Own')
    expect(await pointsOn('colleague')).toMatchObject({ has: [false, false, true], settings: { audience: 'own' } })
    await setSettings('All', 'None', 'ISO')
    expect(await pointsOn('colleague')).toMatchObject({ has: [true, false, true], settings: { activate: false } })
    for (const publisher of [undefined, 'ISO']) await as('admin')(pointSettings.saveSettings, { publisher })
    for (const person of ['company', 'visitor'])
      expect(await pointsOn(person)).toEqual({ has: [false, false, false], settings: undefined })
  })

  it('tell active points from deactivated ones', async () => {
    await as()(points.deactivate, { id })
    expect((await pointsOn()).has).toEqual([false, true, true])
    await as()(points.activate, { id })
    expect((await pointsOn()).has).toEqual([true, false, true])
  })
})

describe('by view and manage', () => {
  // The rules are the same on engines, which answer over the wire: each range once.
  const asked = POINT_RANGES.filter((_, at) => !onEngines || at % 4 === 0)

  it.each(asked)('%s and %s, each role may do what the table of rights says, through every call', async (view, manage) => {
    const own = (await create()).compassPointID
    await setSettings(view, manage)
    for (const isOpen of [true, false]) {
      const { accounts } = castFile('astm')
      const held = accounts.map((one) => (isOpen ? one : { ...one, subscriptions: [] }))
      await savePeople(world.ports.table, 'astm', { accounts: held, people: [] }, { overwrite: true })
      for (const role of POINT_ROLES) {
        const cell = {
          as: world.direct,
          role,
          ranges: [view, manage] as const,
          id: own,
          contentCode: SIGNS,
          word: SECRET,
          isOpen,
        }
        expect({ role, isOpen, ...(await answersOf(cell)) }).toEqual({ role, isOpen, ...wantedOf(cell) })
      }
    }
    await savePeople(world.ports.table, 'astm', { accounts: castFile('astm').accounts, people: [] }, { overwrite: true })
    await as('admin')(pointSettings.saveSettings, {})
    await as('compass-admin')(points.deactivate, { id: own })
  })

  it('a tenant without compass points has none for anybody', async () => {
    for (const person of ['subscriber', 'admin', 'compass-admin'])
      for (const [endpoint, input] of [...READS, ...ACTS]) {
        if (endpoint === points.listAdmin && person !== 'compass-admin') continue
        await expect(world.direct(person, 'api')(endpoint, withId(input))).rejects.toMatchObject(problem(403, 'feature-off'))
      }
  })
})

describe('a colleague’s point', () => {
  it('is read-only, unless all manage all', async () => {
    for (const [endpoint, input] of ACTS) {
      if (endpoint === points.activate) continue
      await expect(as('colleague')(endpoint, withId(input))).rejects.toMatchObject(problem(403, 'forbidden'))
    }
    await expect(as('colleague')(points.history, { id })).rejects.toMatchObject(problem(403, 'forbidden'))
    await setSettings('All', 'All')
    await as('colleague')(points.edit, { id, name: `${SECRET} too` })
    expect((await as('colleague')(points.history, { id })).content[0]).toMatchObject({
      dbTransactionType: 'UPDATE',
      transactionUserName: 'Okafor Colin',
    })
    await as('admin')(pointSettings.saveSettings, {})
  })

  it('is one that does not exist to those who do not see it: every answer is the same, and costs the same', async () => {
    await setSettings('Own', 'Own')
    const strangers = [as('colleague'), as('drm'), as('subscriber', 'awwa')]
    for (const stranger of strangers)
      expect(await answersToStranger(stranger, id, world.ports.table)).toEqual(Array(8).fill('the same'))
    await as('admin')(pointSettings.saveSettings, {})
  })

  it('stays with the account when its author leaves it, with their name, and they no longer see it', async () => {
    const own = (await create('colleague')).compassPointID
    const people = castFile('astm').people.map((one) => (one.subject === 'colleague' ? { ...one, accounts: ['northern'] } : one))
    await savePeople(world.ports.table, 'astm', { accounts: [], people }, { overwrite: true })
    for (const read of READS) expect(await told('colleague', 'astm', read)).not.toContain(SECRET)
    for (const one of SEARCHES) expect(await found('colleague', 'astm', one)).toBe(0)
    expect(await answersToStranger(as('colleague'), own, world.ports.table)).toEqual(Array(8).fill('the same'))
    expect(await as()(points.one, { id: own })).toMatchObject({ createdUserName: 'Okafor Colin', type: 'others' })
  })
})

describe('points of three accounts in two tenants', () => {
  it('give nothing away by any call of the API to those who do not see them: no word, no id, no number', async () => {
    for (const tenant of ['astm', 'awwa'] as const)
      await savePeople(world.ports.table, tenant, probedPeople(castFile(tenant)), { overwrite: true })
    await saveText(world.ports, 'awwa/documents/shelf.pdf', packText(PRINTED_SIGNS))
    const made = await makeSecretPoints(world)
    await setSettings('Own', 'Own')
    await setSettings('Own', 'Own', undefined, 'awwa')
    let told = 0
    const probes = [...reachingProbes, ...fc.sample(pointProbe(made), proofCases(120, 20_000))]
    for (const probe of probes) {
      const answer = await receivedBy(world, probe)
      const { endpoint, input, person, tenant } = probe
      const found = { endpoint: endpoint.id, input, person, tenant, leaks: leaksOf(probe, made, answer) }
      expect(found).toEqual({ ...found, leaks: [] })
      if (tellsOf(probe, made, answer.text)) told++
    }
    expect(told).toBeGreaterThanOrEqual(Math.max(reachingProbes.length, probes.length / 100))
    const mails = JSON.stringify(await world.mails())
    for (const { word } of made) expect(mails).not.toContain(word)
  }, 7_200_000)
})

it('every call of points is asked here, or by its own test', () => {
  const asked = new Set([...READS, ...ACTS].map(([endpoint]) => endpoint.id))
  const others = Object.values(api.points)
    .map((endpoint) => endpoint.id)
    .filter((one) => !asked.has(one))
  expect(others.sort()).toEqual([
    'points.answer',
    'points.create',
    'points.import',
    'points.saveSettings',
    'points.settingLevels',
    'points.settings',
  ])
})
