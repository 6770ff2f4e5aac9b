import { afterAll, beforeAll, describe, expect } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { people } from '#contract/people/people.ts'
import { openAuditedActs } from '#test/support/acts/audited-acts.ts'
import { validInput } from '#test/support/arbitrary.ts'
import { expectedRefusal } from '#test/support/probes/expected-access.ts'
import { fc, proofCases, timeLimit } from '#test/support/properties.ts'
import { createWorld, itHere as it, type World } from '#test/support/world.ts'
import { placeInput } from '#web/lib/calls/call.ts'

const TENANTS = ['astm', 'awwa'] as const
type Where = (typeof TENANTS)[number]
const ACCOUNTS = ['northern', 'southern'] as const
/** Whoever calls: with their authorities, and the account that they see of their tenant; `*` for all. */
const CALLERS: Readonly<
  Record<string, { readonly authorities: readonly string[]; readonly sees: string; readonly noAccount?: true }>
> = {
  admin: { authorities: ['ADMIN'], sees: '*' },
  'user-admin': { authorities: ['COMPASS_USER_ADMIN'], sees: 'southern' },
  'usage-viewer': { authorities: ['COMPASS_USAGE_REPORT_VIEWER'], sees: '' },
  'compass-admin': { authorities: ['COMPASS_POINT_ADMIN'], sees: '' },
  subscriber: { authorities: [], sees: '' },
  outsider: { authorities: [], sees: '', noAccount: true },
}
const PEOPLE = Object.keys(CALLERS)
/** Address of the probes alone, by which their refusals are counted. */
const ADDRESS = '203.0.113.77'
const LIMIT_MS = 20_000
const ALL = TENANTS.flatMap((tenant) => ACCOUNTS.map((account) => ({ tenant, account })))
const markOf = (tenant: Where, account: string) => `Planted${tenant}${account}`

const endpoints = (Object.values(api).flatMap((area) => Object.values(area)) as AnyEndpoint[]).filter(
  ({ path, access }) => (path.startsWith('/management/') || path.startsWith('/api/admin/')) && access !== 'public',
)

let world: World
const { told } = openAuditedActs(() => world)
beforeAll(async () => {
  world = await createWorld()
  for (const { tenant, account } of ALL) {
    const call = world.as('admin', tenant)
    const mark = markOf(tenant, account)
    const person = {
      subject: mark.toLowerCase(),
      activated: true,
      userType: 'individual',
      authorities: ['COMPASS_USER'],
    } as const
    await call(people.addPerson, { ...person, lastName: mark, accounts: [account] } as never)
    const { version } = await call(admin.tenantSettings, {})
    const banner = {
      from: '2026-01-01',
      to: '2026-12-31',
      texts: { en: `${markOf(tenant, 'northern')} ${markOf(tenant, 'southern')}` },
    }
    await call(admin.saveTenantSettings, { version, settings: { banner } } as never)
    await call(admin.setLevel, { name: `http.${account === 'northern' ? 'notes' : 'search'}`, configuredLevel: 'WARN' })
  }
}, 300_000)
afterAll(() => world.close())

const known = { id: 'northern', subject: 'plantedastmnorthern', name: 'http.notes' }
/** Calls that tell what was planted: so few of all calls do that a run may draw none of them. */
const TELLING = TENANTS.flatMap((tenant) => [
  { endpoint: admin.tenantSettings as AnyEndpoint, input: {}, host: tenant, of: tenant, person: 'admin' },
  { endpoint: people.list as AnyEndpoint, input: {}, host: tenant, of: tenant, person: 'user-admin' },
])
/** Values that a URL takes for steps within its path, which leave another address. */
const isDotted = (value: unknown) => value === '.' || value === '..'
const call = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    input: validInput(endpoint.input)
      .filter((input) => !Object.values(input).some(isDotted))
      .map((input) => ({ ...input, ...('subject' in input && { subject: known.subject }) })),
    host: fc.constantFrom(...TENANTS),
    of: fc.constantFrom(...TENANTS),
    person: fc.constantFrom(...PEOPLE),
  }),
)

const learned = (text: string) => ALL.filter(({ tenant, account }) => text.includes(markOf(tenant, account)))

describe('calls of administrators, by anybody of two tenants', () => {
  it(
    'tell nobody of another tenant or account, change nothing for them, and leave each refusal in the audits',
    async () => {
      const refused = { astm: 0, awwa: 0 }
      let answered = 0
      await fc.assert(
        fc.asyncProperty(call, async ({ endpoint, input, host, of, person }) => {
          const { authorities, sees, noAccount } = CALLERS[person] as (typeof CALLERS)[string]
          const caller = {
            authorities,
            hasAccount: !noAccount,
            userType: 'individual',
            isProtected: false,
            featuresOff: [],
          } as const
          const isStranger = host !== of
          const code = isStranger ? 'unauthenticated' : expectedRefusal(endpoint, caller)
          // Only refused changes are sent: an allowed one could take away what was planted.
          if (!code && endpoint.method !== 'GET') return
          const { address, body } = placeInput(endpoint, input)
          const headers = { Authorization: `Bearer ${world.token(person, of)}`, 'Content-Type': 'application/json' }
          const sent = endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }
          const answer = await world.fetchFrom(ADDRESS, host)(address, { method: endpoint.method, headers, ...sent })
          const text = await answer.text()
          const about = `${person} of ${of} on ${host}: ${endpoint.method} ${address}`
          if (code) expect([about, answer.status, JSON.parse(text).code]).toEqual([about, isStranger ? 401 : 403, code])
          if (answer.status === 401 || answer.status === 403) refused[host] += 1
          const other = learned(text).filter((one) => one.tenant !== of || isStranger || (sees !== '*' && one.account !== sees))
          expect([about, other]).toEqual([about, []])
          if (learned(text).length > 0) answered += 1
        }),
        { numRuns: proofCases(300, 10_000), endOnFailure: true, examples: TELLING.map((one) => [one]) },
      )
      expect(answered).toBeGreaterThanOrEqual(TELLING.length)
      for (const tenant of TENANTS) expect(await countRefused(tenant, refused[tenant])).toBe(refused[tenant])
    },
    timeLimit(90_000),
  )
})

/** Counts refusals of the probes' address, once as many are told as were refused, or after a while. */
async function countRefused(tenant: Where, wanted: number): Promise<number> {
  for (const until = Date.now() + LIMIT_MS; ; ) {
    const failures = (await told(tenant)).filter(
      ({ type, remoteAddress, data }) => type.endsWith('_FAILURE') && (data?.remoteAddress ?? remoteAddress) === ADDRESS,
    )
    const count = failures.reduce((sum, { times, data }) => sum + Number(data?.times ?? times ?? 1), 0)
    if (count === wanted || Date.now() > until) return count
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
