import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Account, account as contract } from '#contract/account.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { profile } from '#contract/profile.ts'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import type { Context } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { cast } from '#people/cast.ts'
import { directory } from '#people/directory.ts'
import { findActor } from '#people/find-actor.ts'
import { seedPeople } from '#people/seed-people.ts'
import type { TokenSession } from '#ports/identity.ts'
import type { Job } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { queryAll } from '#ports/query-all.ts'
import { TableUnavailable } from '#ports/table.ts'
import { recordingJobs } from '#test/support/recording-ports.ts'
import { erasePerson } from './erase-person.ts'
import { getAccount } from './get-account.ts'
import { listAccessedDocuments } from './list-accessed-documents.ts'
import { listSubscriptions, listSubscriptionsOfSidebar } from './list-subscriptions.ts'
import { listUpdatedDocuments } from './list-updated-documents.ts'
import { logOut } from './log-out.ts'
import { recordAccess } from './record-access.ts'
import { switchAccount } from './switch-account.ts'

let table: ReturnType<typeof openSqliteTable>
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-account-'))
  table = openSqliteTable(path.join(folder, 'table.db'))
  for (const tenant of TENANTS) await seedPeople(table, tenant)
})

afterEach(async () => {
  await table.close()
  await rm(folder, { recursive: true })
})

const SESSION: TokenSession = { id: 'browser', issuedAt: Math.floor(Date.now() / 1000) }

const findIn = (session: TokenSession, subject: string, tenant: Tenant = 'astm') =>
  findActor(table, tenant, {
    claims: { subject, email: `${subject}@example.org`, firstName: 'Ada', lastName: 'Lovelace', session },
    address: '',
    now: new Date(),
  })

const actorOf = async (subject: string, tenant: Tenant = 'astm'): Promise<Actor> =>
  (await findIn(SESSION, subject, tenant)) ?? Promise.reject(new Error('the session has ended'))

/** The context of a use case; what fails throws its code. */
function contextOf<E extends AnyEndpoint>(actor: Actor, ports: Partial<Ports> = {}) {
  const fail = (code: string) => {
    throw new Error(code)
  }
  const context = {
    actor,
    session: SESSION,
    tenant: actor.tenant,
    ports: { table, acts: { emit: () => undefined }, clock: { now: () => new Date() }, ...ports },
    requestId: 'r',
    originatedIp: '',
    userAgent: '',
    fail,
  }
  return { ...context, setHeader: () => {} } as unknown as Context<E, 'table' | 'search' | 'clock' | 'acts'>
}

const accountOf = async (subject: string, tenant: Tenant = 'astm') => {
  const answer = await getAccount.run({}, contextOf(await actorOf(subject, tenant)))
  return Account().parse(answer)
}
const switchTo = async (subject: string, accountId: string) => switchAccount.run({ accountId }, contextOf(await actorOf(subject)))
const shownMenus = ({ userMenuList }: Account) => userMenuList.filter(({ isShowed }) => isShowed).map(({ menu }) => menu.menuName)

describe('the actor of a token', () => {
  it('the actor has the holdings of the account', async () => {
    expect(await actorOf('subscriber', 'ies')).toEqual({
      tenant: 'ies',
      userId: 'subscriber',
      email: 'subscriber@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      userType: 'individual',
      anonymous: false,
      authorities: ['COMPASS_USER'],
      drmView: false,
      accountIds: ['harbour'],
      account: {
        id: 'harbour',
        publishers: expect.arrayContaining(['ISO', 'IETF', 'IES', 'LUMC']),
        collections: [],
        hasCollection: true,
      },
    })
  })

  it('the actor shares an account with a colleague, in each tenant under its own publisher', async () => {
    for (const [tenant, own] of [
      ['astm', 'ASTM'],
      ['aenor', 'UNE'],
      ['demowl', 'DEMOWL'],
    ] as const) {
      expect((await actorOf('colleague', tenant)).account).toEqual((await actorOf('subscriber', tenant)).account)
      expect((await actorOf('colleague', tenant)).account?.publishers).toContain(own)
    }
  })

  it('the actor has the authorities of the role', async () => {
    expect((await actorOf('admin')).authorities).toContain('ADMIN')
    expect((await actorOf('compass-admin')).authorities).toContain('COMPASS_POINT_ADMIN')
    expect((await actorOf('usage-viewer')).authorities).toContain('COMPASS_USAGE_REPORT_VIEWER')
    expect((await actorOf('visitor')).authorities).toEqual([])
  })

  it('the guest is an anonymous company, the company user a company', async () => {
    expect(await actorOf('visitor')).toMatchObject({ userType: 'company', anonymous: true, account: { id: 'guests' } })
    expect(await actorOf('company')).toMatchObject({ userType: 'company', anonymous: false })
  })

  it('the protected view depends on the account, and holds for everybody of a protected tenant', async () => {
    expect((await actorOf('drm')).drmView).toBe(true)
    expect((await actorOf('subscriber')).drmView).toBe(false)
    expect((await actorOf('subscriber', 'api')).drmView).toBe(true)
  })

  it('the actor has no account before one of several is selected, and none without an entitlement', async () => {
    expect((await actorOf('two-accounts')).account).toBeUndefined()
    expect((await actorOf('outsider')).account).toBeUndefined()
  })

  it('a person unknown to the library is an individual without an account', async () => {
    const stranger = await actorOf('stranger')
    expect(stranger).toMatchObject({ userType: 'individual', anonymous: false, authorities: [] })
    expect(stranger.account).toBeUndefined()
    expect((await accountOf('stranger')).cgEntitlements).toEqual([])
  })
})

describe('the cast', () => {
  it('seeding the cast again leaves people’s choices', async () => {
    await switchTo('two-accounts', 'southern')
    await seedPeople(table, 'astm')
    expect((await actorOf('two-accounts')).account?.id).toBe('southern')
  })

  const withAccount = cast.map(({ subject }) => subject).filter((subject) => subject !== 'account-missing')
  it.each(withAccount)('the cast has %s with an account page in every tenant', async (subject) => {
    for (const tenant of TENANTS) expect((await accountOf(subject, tenant)).tenant).toBe(tenant)
  })
})

describe('the account', () => {
  it('the only entitlement is selected automatically', async () => {
    const { cgEntitlements, selectedAccountId, accountName, userAccountDto } = await accountOf('subscriber')
    expect(cgEntitlements).toHaveLength(1)
    expect(selectedAccountId).toBe(cgEntitlements[0]?.accountId)
    expect([accountName, userAccountDto.companyName]).toEqual(['Harbour Engineering', 'Harbour Engineering'])
  })

  it('several entitlements leave the choice open, and an outsider has none', async () => {
    const two = await accountOf('two-accounts')
    expect(two.cgEntitlements.map(({ accountId }) => accountId)).toEqual(['northern', 'southern'])
    expect([two.selectedAccountId, two.accountName]).toEqual([undefined, ''])
    expect(await accountOf('outsider')).toMatchObject({ cgEntitlements: [], userAccounts: [] })
  })

  it('an entitlement to an absent account is reported', async () => {
    await table.transact([{ delete: { pk: 'astm#account#southern', sk: 'account' } }])
    for (const person of ['two-accounts', 'account-missing']) await expect(accountOf(person)).rejects.toThrow('account-not-exist')
  })

  it('menus depend on tenant, kind of user and authority', async () => {
    expect(shownMenus(await accountOf('subscriber'))).toEqual([
      ...['HOME', 'SUBSCRIPTIONS', 'TRACKER', 'FAVORITES', 'NOTES', 'GROUPS', 'ELEARNING', 'COMPASS_POINTS', 'DIGITAL_LIBRARY'],
      'CUSTOM_COLLECTION',
    ])
    expect(shownMenus(await accountOf('company'))).toEqual(['HOME', 'SUBSCRIPTIONS', 'ELEARNING', 'DIGITAL_LIBRARY'])
    expect(shownMenus(await accountOf('usage-viewer'))).toContain('SUBSCRIPTION_USAGE')
    expect(shownMenus(await accountOf('subscriber', 'cga'))).toEqual([
      ...['HOME', 'SUBSCRIPTIONS', 'FAVORITES', 'NOTES', 'COMPASS_POINTS'],
    ])
    expect(shownMenus(await accountOf('admin', 'api'))).not.toContain('SUBSCRIPTION_USAGE')
  })

  it('flags depend on the tenant and the kind of user', async () => {
    expect(await accountOf('subscriber')).toMatchObject({ semanticSearchFlag: true, anonymous: false })
    expect(await accountOf('company')).toMatchObject({ userType: 'company' })
    expect((await accountOf('subscriber', 'ies')).semanticSearchFlag).toBe(false)
    expect((await accountOf('drm')).contentSecurity).toEqual({ 'drm-view': true })
  })
})

it('compass points are for individuals where the tenant has them', async () => {
  const seen = async (person: string, tenant: 'astm' | 'api') => {
    const account = await accountOf(person, tenant)
    return [account.compassPointFlag, shownMenus(account).includes('COMPASS_POINTS')]
  }
  expect(await seen('subscriber', 'astm')).toEqual([true, true])
  for (const person of ['company', 'visitor']) expect(await seen(person, 'astm')).toEqual([false, false])
  expect(await seen('subscriber', 'api')).toEqual([false, false])
})

it('groups are for individuals where the tenant has them', async () => {
  const seen = async (person: string, tenant: 'astm' | 'cga') => shownMenus(await accountOf(person, tenant)).includes('GROUPS')
  expect(await Promise.all(['subscriber', 'company', 'visitor', 'outsider'].map((person) => seen(person, 'astm')))).toEqual([
    ...[true, false, false, false],
  ])
  expect(await seen('subscriber', 'cga')).toBe(false)
})

describe('signing in', () => {
  const entryOf = async (userId: string) =>
    (await directory.readSome(table, { tenant: 'astm', accountId: 'harbour' }, [userId]))[0]
  const signIn = async (more: Partial<Actor>) => getAccount.run({}, contextOf({ ...(await actorOf('subscriber')), ...more }))

  it('enters the names of the token into the directory; an address that is not verified stays that of the operator', async () => {
    await signIn({ email: 'somebody@else.example' })
    expect(await entryOf('subscriber')).toMatchObject({ firstName: 'Ada', email: 'subscriber@harbour-engineering.example.org' })
    await signIn({ email: 'ada@example.org', hasVerifiedEmail: true })
    expect(await entryOf('subscriber')).toMatchObject({ firstName: 'Ada', email: 'ada@example.org' })
    const written = await entryOf('subscriber')
    await signIn({ email: 'ada@example.org', hasVerifiedEmail: true })
    expect(await entryOf('subscriber')).toEqual(written)
  })

  it('works while the table takes nothing', async () => {
    const full = { ...table, transact: async () => Promise.reject(new TableUnavailable('full')) }
    const context = contextOf<typeof contract.get>(await actorOf('subscriber'), { table: full })
    expect((await getAccount.run({}, context)).id).toBe('subscriber')
  })
})

describe('switching', () => {
  it('a switch persists, changes the holdings, and can be reversed', async () => {
    expect((await switchTo('two-accounts', 'northern')).selectedAccountId).toBe('northern')
    expect((await accountOf('two-accounts')).accountName).toBe('Northern Works')
    expect((await actorOf('two-accounts')).account?.publishers).toEqual(['ISO', 'ASTM'])
    await switchTo('two-accounts', 'southern')
    expect((await actorOf('two-accounts')).account).toEqual({
      id: 'southern',
      publishers: ['IETF'],
      collections: ['Water supply'],
    })
  })

  it('a switch is audited, with the address that it came from; a refused one is none', async () => {
    await switchTo('two-accounts', 'northern')
    await expect(switchTo('two-accounts', 'harbour')).rejects.toThrow()
    expect(await queryAll(table, { pk: 'astm#audits' })).toMatchObject([
      { number: 1, principal: 'two-accounts', type: 'ACCOUNT_SWITCHED', data: { message: 'northern', remoteAddress: '' } },
    ])
  })

  it.each(['harbour', 'nothing', '__proto__', 'northern#x'])(
    'a switch to %s, which is not one’s own account, is refused',
    async (accountId) => {
      await switchTo('two-accounts', 'northern')
      await expect(switchTo('two-accounts', accountId)).rejects.toThrow('account-not-entitled')
      expect((await accountOf('two-accounts')).selectedAccountId).toBe('northern')
    },
  )

  it('a switch holds for one tenant', async () => {
    await switchTo('two-accounts', 'northern')
    expect((await actorOf('two-accounts', 'ies')).account).toBeUndefined()
  })

  it('a switch holds for one session: another browser keeps its own', async () => {
    await switchTo('two-accounts', 'northern')
    expect(await findIn({ ...SESSION, id: 'phone' }, 'two-accounts')).not.toHaveProperty('account')
    expect((await findIn({ ...SESSION, issuedAt: SESSION.issuedAt + 900 }, 'two-accounts'))?.account?.id).toBe('northern')
  })
})

describe('signing out', () => {
  const later = (seconds: number): TokenSession => ({ ...SESSION, issuedAt: SESSION.issuedAt + seconds })
  const signOut = async (at: number) => {
    const clock = { now: () => new Date((SESSION.issuedAt + at) * 1000) }
    expect(await logOut.run({}, contextOf(await actorOf('two-accounts'), { clock }))).toEqual({})
  }

  it('signing out ends every token of the session that was made before, and no other session', async () => {
    await signOut(600)
    for (const session of [SESSION, later(300), later(600)]) expect(await findIn(session, 'two-accounts')).toBeUndefined()
    expect(await findIn({ ...SESSION, id: 'phone' }, 'two-accounts')).toBeDefined()
    expect(await findIn(SESSION, 'subscriber')).toBeDefined()
  })

  it('the token of the request ends where the clock of its issuer is ahead', async () => {
    await signOut(-20)
    expect(await findIn(SESSION, 'two-accounts')).toBeUndefined()
  })

  it('whoever signs in again in the session of the issuer comes in, and chooses an account again', async () => {
    await switchTo('two-accounts', 'northern')
    await signOut(600)
    const again = await findIn(later(601), 'two-accounts')
    expect(again).toBeDefined()
    expect(again?.account).toBeUndefined()
  })

  it('issuers that name no session have one for each person', async () => {
    const context = contextOf<typeof contract.logout>(await actorOf('subscriber'))
    await logOut.run({}, { ...context, session: { id: '', issuedAt: 5 } })
    expect(await findIn({ id: '', issuedAt: 5 }, 'subscriber')).toBeUndefined()
    expect(await findIn({ id: '', issuedAt: 5 }, 'colleague')).toBeDefined()
  })
})

describe('erasing oneself', () => {
  const now = new Date('2026-01-01T12:00:00Z')
  const seconds = now.getTime() / 1000
  const eraseAfter = async (authenticatedAt: number | undefined) => {
    const sent: Job[] = []
    const ports = {
      clock: { now: () => now },
      jobs: { ...recordingJobs(), send: async (job: Job) => void sent.push(job) },
    }
    const context = contextOf<typeof profile.erase>(await actorOf('subscriber'), ports)
    const session = { ...SESSION, issuedAt: seconds, ...(authenticatedAt !== undefined && { authenticatedAt }) }
    const run = erasePerson.run(
      { handOver: [], delete: [] },
      { ...(context as Context<typeof profile.erase, 'table' | 'clock' | 'jobs'>), session },
    )
    return { run, sent }
  }

  it.each([undefined, seconds - 600, 0])(
    'after a sign-in at %s, which is not fresh, is refused, and nothing begins',
    async (at) => {
      const { run, sent } = await eraseAfter(at)
      await expect(run).rejects.toThrow('sign-in-again')
      expect(sent).toEqual([])
      expect(await actorOf('subscriber')).toMatchObject({ account: { id: 'harbour' } })
    },
  )

  it('ends the session of the call, also where the clock of its issuer is ahead, and lets in who signs in afterwards as nobody', async () => {
    const { run, sent } = await eraseAfter(seconds + 20)
    await run
    expect(sent).toMatchObject([{ name: 'erase-person', payload: { userId: 'subscriber', at: seconds + 20 } }])
    expect(await findIn({ ...SESSION, authenticatedAt: seconds + 20 }, 'subscriber')).toBeUndefined()
    expect(await findIn(SESSION, 'subscriber')).toBeUndefined()
    const again = await findIn({ ...SESSION, authenticatedAt: seconds + 21 }, 'subscriber')
    expect(again).toMatchObject({ accountIds: [] })
  })
})

describe('subscriptions', () => {
  it('subscriptions are those of the selected account, at both paths', async () => {
    const context = contextOf(await actorOf('subscriber'))
    const { yourSubscriptions } = await listSubscriptions.run({}, context)
    const codes = yourSubscriptions.map(({ subscriptionInfo }) => subscriptionInfo.publisherSearchKey)
    expect(codes).toEqual(['ISO', 'IETF', 'ASTM', 'LUMC', 'BTC', 'HGSA', 'CBF', 'VSB', 'UEFM', 'FWK'])
    expect(await listSubscriptionsOfSidebar.run({}, context)).toEqual({ yourSubscriptions })
    expect(contract.subscriptions.output.safeParse({ yourSubscriptions }).success).toBe(true)
  })
})

describe('documents of the home page', () => {
  let minute = 0
  const clock = { now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)) }
  const documentOf = (contentCode: string) => ({
    contentCode,
    sources: [{ contentCode, publisherCode: 'ISO', publisherName: 'ISO', designation: contentCode }],
  })
  const open = async (subject: string, ...codes: string[]) => {
    const actor = await actorOf(subject)
    for (const code of codes) await recordAccess({ table, clock }, actor, documentOf(code))
  }
  const kept = async (subject: string) => {
    const { listAccesses } = await import('./store.ts')
    const actor = await actorOf(subject)
    return (await listAccesses(table, 'astm', subject, actor.account?.id ?? '')).map(({ contentCode }) => contentCode)
  }

  it('accessed documents are listed once each, the newest first, six at most', async () => {
    await open('subscriber', ...['1', '2', '3', '4', '5', '6', '7', '3'].map((part) => `ISO|${part}`))
    expect(await kept('subscriber')).toEqual(['ISO|3', 'ISO|7', 'ISO|6', 'ISO|5', 'ISO|4', 'ISO|2'])
  })

  it('documents opened concurrently are all listed', async () => {
    const actor = await actorOf('subscriber')
    await Promise.all(['ISO|1', 'ISO|2', 'ISO|3'].map((code) => recordAccess({ table, clock }, actor, documentOf(code))))
    expect((await kept('subscriber')).sort()).toEqual(['ISO|1', 'ISO|2', 'ISO|3'])
  })

  it('a table that takes nothing keeps nobody from their document', async () => {
    const refuse = () => Promise.reject(new TableUnavailable('the disk is full'))
    const full = { ...table, put: refuse, update: refuse, transact: refuse }
    await expect(recordAccess({ table: full, clock }, await actorOf('subscriber'), documentOf('ISO|1'))).resolves.toBeUndefined()
    expect(await kept('subscriber')).toEqual([])
  })

  it('accessed documents are personal, and a company has none', async () => {
    await open('subscriber', 'ISO|1')
    await open('company', 'ISO|1')
    expect(await kept('colleague')).toEqual([])
    expect(await kept('company')).toEqual([])
  })

  it('documents removed from the library leave the list', async () => {
    await open('subscriber', 'ISO|1')
    expect(await listAccessedDocuments.run({}, contextOf(await actorOf('subscriber')))).toEqual({ count: 0, result: [] })
  })

  it('updated documents are the newest of the account’s holdings', async () => {
    const asked: SearchIntent[] = []
    const find = async (intent: SearchIntent) => {
      asked.push(intent)
      return { total: 0, hits: [] }
    }
    const search = { find } as unknown as Ports['search']
    const answer = await listUpdatedDocuments.run({}, contextOf(await actorOf('company'), { search }))
    expect(answer).toEqual({ count: 0, result: [] })
    expect(asked[0]).toMatchObject({
      scope: {
        tenant: 'astm',
        documents: { publishers: expect.arrayContaining(['ISO', 'IETF', 'ASTM', 'MIM']), collections: [] },
      },
      size: 6,
    })
  })
})
