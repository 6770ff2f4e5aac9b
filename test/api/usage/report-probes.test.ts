import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import { REPORT_NAMES } from '#contract/counter/report-kinds.ts'
import { monthAfter, saveCountState } from '#functions/events/counting/count-state.ts'
import { saveTitleMonth } from '#functions/events/counting/title-months.ts'
import { saveUsageDay } from '#functions/events/counting/usage-store.ts'
import { fc, proofCases, timeLimit } from '#test/support/properties.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'

const TENANTS = ['astm', 'awwa'] as const
type Where = (typeof TENANTS)[number]
const ACCOUNTS = ['harbour', 'northern', 'southern'] as const
const PEOPLE = ['subscriber', 'usage-viewer', 'user-admin', 'compass-admin', 'admin'] as const
/** Account of which somebody sees reports; `*` for all of the tenant. */
const SEES: Readonly<Record<string, string>> = { admin: '*', 'usage-viewer': 'harbour', 'user-admin': 'southern' }
/** Whoever is shown a report in a frame. */
const VIEWERS = ['usage-viewer', 'user-admin', 'admin'] as const
const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
const DAY = `${MONTH}-03`

let world: World
const keys = new Map<string, ShownKey>()
const tickets = new Map<string, string>()

const markOf = (tenant: Where, account: string) => `Secret${tenant}${account}`
/** A number that no other account has, and no sum of two of them. */
const numberOf = (tenant: Where, account: string) =>
  7_310_000 + TENANTS.indexOf(tenant) * 1000 + ACCOUNTS.indexOf(account as never) * 100 + 7
const ALL = TENANTS.flatMap((tenant) => ACCOUNTS.map((account) => ({ tenant, account })))

async function seed(tenant: Where, account: string): Promise<void> {
  const { table } = world.ports
  const [mark, uses] = [markOf(tenant, account), numberOf(tenant, account)]
  const figures = {
    totalInvestigations: uses,
    uniqueInvestigations: uses,
    totalRequests: uses,
    uniqueRequests: uses,
    denials: uses,
  }
  const shared = { document: `X|${mark}`, publisher: mark, year: 2020, isOpen: false, ...figures }
  const title = { ...shared, database: mark, title: mark, dataType: 'Standard', date: '', doi: '', isbn: '' }
  const row = { ...shared, designation: mark, subscription: mark, type: 'Standard' }
  const day = { day: DAY, searches: uses, robots: 0, robotsList: 'x', points: { created: uses }, rows: [row] }
  await saveUsageDay(table, tenant, account, day)
  await saveTitleMonth(table, tenant, account, {
    ...{ month: MONTH, closedAt: `${MONTH}-28T00:00:00Z`, robotsList: 'x', searches: uses, rows: [title] },
    databases: [{ id: mark, name: mark, publisher: mark, isHeld: true }],
  })
}

beforeAll(async () => {
  world = await createWorld()
  for (const { tenant, account } of ALL) await seed(tenant, account)
  for (const tenant of TENANTS) {
    const facts = { closedMonth: MONTH, summedMonth: MONTH, firstMonth: MONTH, countedAt: new Date().toISOString() }
    await saveCountState(world.ports.table, tenant, facts)
    const admin = world.as('admin', tenant)
    for (const accountId of ACCOUNTS)
      keys.set(`${tenant} ${accountId}`, await admin(counterKeys.makeKey, { name: 'Probe', accountId }))
    const ended = await admin(counterKeys.makeKey, { name: 'Ended', accountId: 'harbour' })
    await admin(counterKeys.endKey, { id: ended.key.id, accountId: 'harbour' })
    keys.set(`${tenant} ended`, ended)
    for (const person of VIEWERS) {
      const headers = { Authorization: `Bearer ${world.token(person, tenant)}` }
      const answer = await world.fetchDirectly(tenant, '/api/reports/usage', headers)
      tickets.set(`${tenant} ${person}`, ((await answer.json()) as { EmbedUrl: string }).EmbedUrl.split('?')[0] ?? '')
    }
  }
}, 300_000)
afterAll(() => world.close())

const where = fc.constantFrom(...TENANTS)
const account = fc.constantFrom('', ...ACCOUNTS, 'wharf', 'nobody', '*')
const span = { begin_date: MONTH, end_date: MONTH }
const report = fc.constantFrom(...REPORT_NAMES)

/** Call of a program: a key, the customer that it names, and a call. */
const program = fc.record({
  host: where,
  key: fc.tuple(where, fc.constantFrom(...ACCOUNTS, 'ended')),
  customer: account,
  path: fc.oneof(
    fc.constantFrom('/r51/members', '/r51/reports', '/kbart/lists', '/kbart/titles'),
    report.map((name) => `/r51/reports/${name}`),
  ),
})

/** A call that tells what was planted: a run may draw none. */
const TOLD_TO_PROGRAM = { host: 'astm', key: ['astm', 'harbour'], customer: 'harbour', path: '/r51/reports/tr' } as const

/** Call of a person: whoever asks, on which host, and for which account. */
const visit = fc.record({
  host: where,
  person: fc.constantFrom(...PEOPLE),
  of: where,
  account,
  path: fc.oneof(
    fc.constantFrom(
      '/api/account-keys',
      '/api/counter-reports',
      '/api/title-lists',
      '/api/reports/usage',
      '/api/reports/compass-points',
    ),
    report.map((name) => `/api/counter-reports/file?report=${name}&format=tsv&begin_date=${MONTH}&end_date=${MONTH}`),
    fc.constantFrom(...TENANTS.flatMap((tenant) => VIEWERS.map((viewer) => `${tenant} ${viewer}`))),
  ),
})

/** Frames of whoever sees some reports. */
const TOLD_TO_PERSON = [
  { host: 'astm', person: 'usage-viewer', of: 'astm', account: 'harbour', path: 'astm usage-viewer' },
  { host: 'astm', person: 'user-admin', of: 'astm', account: 'southern', path: 'astm user-admin' },
  { host: 'astm', person: 'admin', of: 'astm', account: '*', path: 'astm admin' },
] as const

/** Accounts whose marks or numbers an answer has. */
const learned = (text: string) =>
  ALL.filter((one) => text.includes(markOf(one.tenant, one.account)) || text.includes(String(numberOf(one.tenant, one.account))))
const withQuery = (path: string, query: Record<string, string>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`

describe('reports, by any call of anybody', () => {
  it(
    'tell a program of the account of its key alone, on the host of its tenant alone, and nothing by a key that has ended',
    async () => {
      let answered = 0
      await fc.assert(
        fc.asyncProperty(program, async ({ host, key: [tenant, name], customer, path }) => {
          const { requestor_id = '', api_key = '' } = keys.get(`${tenant} ${name}`) as ShownKey
          const dates: Record<string, string> = path.startsWith('/r51/reports/') ? span : {}
          const more: Record<string, string> = path === '/kbart/titles' ? { list: 'all', format: 'kbart' } : {}
          const url = withQuery(path, { customer_id: customer, requestor_id, api_key, ...dates, ...more })
          const answer = await world.fetchDirectly(host, url)
          const text = await answer.text()
          if (name === 'ended' || host !== tenant) expect([url, answer.status < 400]).toEqual([url, false])
          const other = learned(text).filter((one) => one.tenant !== tenant || one.account !== name)
          expect([url, other]).toEqual([url, []])
          if (learned(text).length > 0) answered += 1
        }),
        { numRuns: proofCases(150, 5000), examples: [[{ ...TOLD_TO_PROGRAM, key: [...TOLD_TO_PROGRAM.key] }]] },
      )
      expect(answered).toBeGreaterThan(0)
    },
    timeLimit(60_000),
  )

  it(
    'tell people of their own account, administrators of their tenant, and nobody of another tenant',
    async () => {
      let answered = 0
      await fc.assert(
        fc.asyncProperty(visit, async ({ host, person, of, account: wanted, path }) => {
          const ticket = tickets.get(path)
          const [tenant, seer] = ticket === undefined ? [of, person] : path.split(' ')
          const days = { from: DAY, to: DAY, account: wanted, language: 'en' }
          const url = ticket === undefined ? withQuery(path, { accountId: wanted }) : withQuery(ticket, days)
          const headers: Record<string, string> =
            ticket === undefined ? { Authorization: `Bearer ${world.token(person, of)}` } : {}
          const answer = await world.fetchDirectly(host, url, headers)
          const text = await answer.text()
          const maySee = (one: (typeof ALL)[number]) =>
            host === tenant && one.tenant === tenant && ['*', one.account].includes(SEES[seer ?? ''] ?? '')
          expect([seer, host, url, learned(text).filter((one) => !maySee(one))]).toEqual([seer, host, url, []])
          if (learned(text).length > 0) answered += 1
        }),
        { numRuns: proofCases(150, 5000), examples: TOLD_TO_PERSON.map((one): [typeof one] => [one]) },
      )
      expect(answered).toBeGreaterThanOrEqual(VIEWERS.length)
    },
    timeLimit(60_000),
  )
})
