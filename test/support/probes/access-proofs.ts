import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { FEATURES } from '#contract/endpoint/features.ts'
import { api } from '#contract/index.ts'
import { searchExport } from '#contract/search-export.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Call } from '#functions/http/call.ts'
import { checkAccess } from '#functions/http/check-access.ts'
import { areas } from '#functions/wiring/areas.ts'
import { cast } from '#people/cast.ts'
import { castFile } from '#people/seed-people.ts'
import { tenants } from '#tenants/index.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { validInput } from '../arbitrary.ts'
import { fc } from '../properties.ts'
import type { World } from '../world.ts'
import { withBareTenant, withoutFeatures } from './bare-tenant.ts'
import { type Caller, expectedRefusal } from './expected-access.ts'
import { firstFinding, type Proof } from './proof.ts'

const ENDPOINTS = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])
const NOBODY = 'nobody'

/** Input that no endpoint takes, so that whoever is let in is told of it before anything happens. */
const brokenInput = ({ input, method, path }: AnyEndpoint): object => ({
  ...Object.fromEntries(Object.keys(input.shape).map((name) => [name, path.includes(`{${name}}`) ? 'x' : { broken: true }])),
  ...((method === 'POST' || method === 'PUT') && { broken: true }),
})

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error) => {
      if (!(error instanceof CallError)) throw error
      return error.problem.code
    },
  )

function callerOf(person: string, tenant: Tenant): Caller {
  const member = cast.find(({ subject }) => subject === person)
  const accounts = new Set(castFile(tenant).accounts.map(({ id }) => id))
  const { drm, features } = tenants[tenant].shown
  return {
    ...(member && { userType: member.userType }),
    hasAccount: member?.accountIds.length === 1 && member.activated !== false && accounts.has(member.accountIds[0] as string),
    authorities: member?.authorities ?? [],
    isProtected: drm || person === 'drm',
    featuresOff: FEATURES.filter((code) => !features.some((one) => one.code === code && one.enabled)),
  }
}

/** Somebody of a company, whom use cases refuse by the same code as accesses do. */
const COMPANY = { tenant: 'astm', userType: 'company', authorities: [], drmView: false, account: { id: 'city-library' } } as const

/** Asks the check of accesses alone, which comes after that of tokens and before the use case. */
function checkedAlone(useCase: NonNullable<Call['useCase']>, actor?: typeof COMPANY): string {
  const request = { context: { call: { useCase, actor } } }
  try {
    checkAccess().before?.(request as never)
    return 'let in'
  } catch (error) {
    return (error as Error).message
  }
}

/** Answers of the check to a caller of whom nothing is known, by access. */
const WITHOUT_TOKEN: Readonly<Record<string, string>> = { public: 'let in', key: 'key-refused' }

/** Every endpoint refuses whom it must, before it looks at the input. */
export const accessProof: Proof = {
  name: 'random callers of every endpoint',
  async findings(world: World) {
    for (const useCase of Object.values(areas).flatMap((handler) => handler.useCases)) {
      const told = checkedAlone(useCase as never)
      if (told !== (WITHOUT_TOKEN[String(useCase.endpoint.access)] ?? 'unauthenticated'))
        return [`${useCase.endpoint.id} without a token: ${told}`]
      const refused = checkedAlone(useCase as never, COMPANY)
      const wanted = expectedRefusal(useCase.endpoint, callerOf('company', 'astm')) ?? 'let in'
      if (refused !== wanted) return [`${useCase.endpoint.id} for a company, by its access alone: ${refused}, not ${wanted}`]
    }
    // Whoever has two accounts has one of them selected, or none yet.
    const people = [NOBODY, ...cast.filter(({ accountIds }) => accountIds.length < 2).map(({ subject }) => subject)]
    const tenants: readonly Tenant[] = ['astm', 'ies', 'api']
    // Keys that are refused are limited by address, and whoever signs in is nothing to them.
    const callersOf = ({ access }: AnyEndpoint) => (access === 'key' ? [NOBODY, 'admin'] : people)
    const every = ENDPOINTS.flatMap((endpoint) =>
      callersOf(endpoint).flatMap((person) => tenants.map((tenant) => ({ endpoint, person, tenant }))),
    )
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(every, { minLength: every.length, maxLength: every.length }), 1)
    return withoutFeatures('ies', () =>
      firstFinding(shuffled, async ({ endpoint, person, tenant }) => {
        const expected = expectedRefusal(endpoint, callerOf(person, tenant))
        if (expected === undefined) return undefined
        const code = await codeOf(world.direct(person, tenant)(endpoint, brokenInput(endpoint) as never))
        return code === expected ? undefined : `${endpoint.id} for ${person} of ${tenant}: ${code}, not ${expected}`
      }),
    )
  },
}

/** Endpoints by what a tenant without menus, categories and kinds of search answers. */
const CLOSED_BY_TENANT: readonly (readonly [RegExp, string])[] = [
  [/^(favorites|notes|collections)\.|^tracking\.(?!ofContent|wish|dropWish)/, 'forbidden'],
  [
    /^refinement\.(committees|taxonomy|icsCodes|otherContent|documentTypes|sectorsAndThemes|publisherCount|entitledPublisherCount)$/,
    'section-closed',
  ],
  [
    /^search\.(all|entitled|exportAll|exportEntitled|typeAhead|typeAheadPublisher)$|^refinement\.(count|entitledCount)$/,
    'search-type-off',
  ],
  [/^refinement\.(topLevelCount|entitledTopLevelCount)$/, 'search-type-off or section-closed'],
  [
    /^groups\.(?!enabled|shared|findTargets|shareWithUsers|hideShared|takeBack|invitation|acceptInvitation|refuseInvitations)/,
    'feature-off',
  ],
  [/^points\.(?!settingLevels|saveSettings|listAdmin)/, 'feature-off'],
]

const NOT_FOR_COMPANIES = ['FAVORITES', 'GROUPS', 'COMPASS_POINTS', 'SUBSCRIPTION_USAGE', 'CUSTOM_COLLECTION']

/** Menus and calls that a tenant's page closes are closed to everybody. */
export const tenantProof: Proof = {
  name: 'random calls of a tenant that offers nothing',
  findings: (world) =>
    withBareTenant('ies', async () => {
      const { userMenuList, compassPointFlag } = await world.direct('company', 'astm')(account.get, {})
      const shown = userMenuList.filter(({ isShowed }) => isShowed).map(({ menu }) => menu.menuName)
      const wrong = shown.filter((name) => NOT_FOR_COMPANIES.includes(name))
      if (wrong.length > 0 || compassPointFlag) return [`a company is shown ${wrong}, and points: ${compassPointFlag}`]
      const asked = await codeOf(world.direct('visitor', 'astm')(access.request, { contentCode: 'CLOSED|9-2021' }))
      if (asked !== 'forbidden') return [`a guest asks for access: ${asked}`]
      const exported = await codeOf(world.direct('visitor', 'astm')(searchExport.exportAll, { format: 'csv' }))
      if (exported !== 'forbidden') return [`a guest exports results: ${exported}`]
      const switched = await codeOf(world.direct('two-accounts', 'astm')(account.switch, { accountId: 'harbour' }))
      if (switched !== 'account-not-entitled') return [`somebody switches to the account of others: ${switched}`]
      const closed = ENDPOINTS.flatMap((endpoint) => {
        const code = CLOSED_BY_TENANT.find(([ids]) => ids.test(endpoint.id))?.[1]
        return code ? fc.sample(validInput(endpoint.input), 3).map((input) => ({ endpoint, input, code })) : []
      })
      return firstFinding(closed, async ({ endpoint, input, code }) => {
        const got = await codeOf(world.direct('subscriber', 'ies')(endpoint, input as never))
        return code.split(' or ').includes(got) || got === 'validation-failed' ? undefined : `${endpoint.id}: ${got}, not ${code}`
      })
    }),
}

const USAGE_READERS = ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER']
/** Use cases that ask a rule of their own beside the access of their endpoint, with input for which it counts. */
const OWN_RULES: readonly (readonly [id: string, authorities: readonly string[], input: object])[] = [
  ['points.listAdmin', ['COMPASS_POINT_ADMIN'], {}],
  ['points.filters', ['COMPASS_POINT_ADMIN'], { list: 'admin' }],
  ['points.export', ['COMPASS_POINT_ADMIN'], { list: 'admin' }],
  ['points.saveSettings', ['ADMIN'], { level: 'tenant' }],
  ['counter.keys', ['ADMIN'], { accountId: 'wharf' }],
  ['titles.lists', ['ADMIN'], { accountId: 'wharf' }],
  ['counter.reportMonths', ['ADMIN'], { accountId: 'wharf' }],
  ...['accounts', 'account', 'addAccount', 'changeAccount', 'exportFile', 'previewFile', 'saveFile'].map(
    (verb) => [`people.${verb}`, ['ADMIN'], {}] as const,
  ),
  ['people.list', ['ADMIN'], { accountId: 'wharf' }],
  ['people.exportList', ['ADMIN'], { accountId: 'wharf' }],
  ['access.handle', ['ADMIN'], { accountId: 'wharf' }],
  ['feedback.list', ['ADMIN'], {}],
  ['feedback.export', ['ADMIN'], {}],
  ['feedback.mark', ['ADMIN'], {}],
  ['reports.embed', ['COMPASS_POINT_ADMIN'], { reportId: 'compass-points' }],
  ['reports.embed', USAGE_READERS, { reportId: 'usage' }],
  ['reports.mails', USAGE_READERS, {}],
  ['reports.saveMails', USAGE_READERS, { every: 'week' }],
]
/** Use cases that refuse the people of a company by a rule of their own. */
const FOR_INDIVIDUALS = ['groups.sharedByMe']

class Refused extends Error {}

/** A use case refuses by itself whom the access of its endpoint would have refused. */
export const useCaseProof: Proof = {
  name: 'random actors of use cases, below their access',
  async findings(world) {
    const useCases = Object.values(areas).flatMap((handler) => handler.useCases)
    // Every rule with everybody whom it refuses: only order and input are random, so that no rule waits for luck.
    const every = OWN_RULES.flatMap(([id, authorities, fixed]) => {
      const useCase = useCases.find(({ endpoint }) => endpoint.id === id)
      if (!useCase) throw new Error(`no use case ${id}`)
      const refused = cast.filter(
        (one) =>
          one.userType !== 'company' && one.accountIds.length === 1 && !one.authorities.some((own) => authorities.includes(own)),
      )
      const input = validInput(useCase.endpoint.input)
        .map((any) => ({ ...any, ...fixed }))
        .filter((any) => useCase.endpoint.input.safeParse(any).success)
      return fc
        .sample(input, refused.length)
        .map((input, at) => ({ useCase, person: refused[at] as (typeof cast)[number], input }))
    })
    const company = cast.find(({ userType }) => userType === 'company') as (typeof cast)[number]
    const ofCompany = useCases
      .filter(({ endpoint }) => FOR_INDIVIDUALS.includes(endpoint.id))
      .map((useCase) => ({ useCase, person: company, input: fc.sample(validInput(useCase.endpoint.input), 1)[0] ?? {} }))
    const all = [...every, ...ofCompany]
    const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), 1)
    return firstFinding(shuffled, async ({ useCase, person, input }) => {
      const actor = {
        ...person,
        tenant: 'astm',
        userId: person.subject,
        email: 'a@example.org',
        anonymous: false,
        drmView: false,
      }
      const account = { id: person.accountIds[0], publishers: [], collections: [] }
      const fail = (code: string) => {
        throw new Refused(code)
      }
      const context = {
        actor: { ...actor, account },
        tenant: 'astm',
        origin: 'http://x',
        ports: world.ports,
        fail,
        note() {},
        setHeader() {},
      }
      const answer = await useCase.run(useCase.endpoint.input.parse(input) as never, context as never).then(
        () => 'answered',
        (error: Error) => {
          if (error instanceof Refused || error.name === 'Failure') return error.message
          throw error
        },
      )
      return answer === 'forbidden' ? undefined : `${useCase.endpoint.id} for ${person.subject}: ${answer}`
    })
  },
}
