import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { Claims } from '#ports/identity.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'
import type { Table } from '#ports/table.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import { agreementNameOf } from './agreements.ts'
import { type LibrarySession, librarySessionKeyOfHash, readLibrarySession } from './library-sessions.ts'
import { accountIdsOf, firstAccountOf, mayReadAfter, mayReadAt, maySwitchTo, selectedAccountOf } from './policy.ts'
import { findInSession } from './sessions.ts'
import {
  findAccount,
  findAccounts,
  findPerson,
  type Person,
  personKey,
  personLanguageOf,
  readPerson,
  type StoredAccount,
  type Subscription,
} from './store.ts'

/** Holdings that subscriptions make. */
export const holdingsOf = (subscriptions: readonly Pick<Subscription, 'publisher' | 'collection'>[]): Holdings => ({
  publishers: subscriptions.filter((one) => one.collection === undefined).map((one) => one.publisher),
  collections: subscriptions.flatMap((one) => one.collection ?? []),
})

function opened({ id, subscriptions, compassPoints, groups, customCollection }: StoredAccount): ActorAccount {
  return {
    id,
    ...holdingsOf(subscriptions),
    ...(compassPoints === false && { withoutPoints: true as const }),
    ...(groups === false && { withoutGroups: true as const }),
    ...(customCollection && { hasCollection: true as const }),
  }
}

/** Somebody as a token or a job knows them. */
type Named = Omit<Claims, 'expiresAt' | 'session'>

/** A request as far as it says who asks: a verified token, and the address from which it came. */
export interface Asking {
  readonly claims: Omit<Claims, 'expiresAt'>
  /** address of the connection, never one that the request names */
  readonly address: string
  readonly now: Date
}

/** Accounts of which somebody has one selected. */
interface Choice {
  readonly accountIds: readonly string[]
  readonly account?: StoredAccount
}

/** Facts on which the choice of a person depends. */
interface Chooser {
  readonly person: Person | undefined
  readonly chosen: string | undefined
  readonly now: Date
}

/** Accounts of a person: those that the operator names, and those in whose ranges they signed in lately. None of these asks for a choice. */
async function choiceOfPerson(table: Table, tenant: Tenant, { person, chosen, now }: Chooser): Promise<Choice> {
  const named = accountIdsOf(person)
  const visits = person?.activated === false ? {} : (person?.visits ?? {})
  const visited = Object.keys(visits).filter((id) => !named.includes(id))
  const usual = selectedAccountOf(named, chosen) ?? chosen
  const ids = [...new Set([...visited, ...(usual === undefined ? [] : [usual])])]
  const found = new Map((await findAccounts(table, tenant, ids)).map((account, at) => [ids[at], account]))
  const open = visited.filter((id) => {
    const account = found.get(id)
    return account !== undefined && mayReadAfter(visits[id], account, now)
  })
  const accountIds = [...named, ...open].filter((id) => found.get(id)?.closed !== true)
  const account = found.get(selectedAccountOf(accountIds, chosen) ?? selectedAccountOf(named, chosen))
  if (account?.closed) return { accountIds }
  return { accountIds, ...(account && { account }) }
}

async function choiceOfSession(
  table: Table,
  tenant: Tenant,
  own: LibrarySession,
  address: string,
  chosen?: string,
): Promise<Choice> {
  const found = await findAccounts(table, tenant, own.accountIds)
  const accounts = found.flatMap((account) => (account && mayReadAt(own, account, address) ? [account] : []))
  const accountIds = accounts.map(({ id }) => id)
  const account = accounts.find(({ id }) => id === selectedAccountOf(accountIds, chosen))
  return { accountIds, ...(account && { account }) }
}

/** Tells whether somebody has no account yet: the tenant wants addresses verified, and their issuer says that theirs is not. */
const waitsForAddress = (tenant: Tenant, { emailVerified }: Pick<Claims, 'emailVerified'>): boolean =>
  tenants[tenant].verifiesAddresses && emailVerified === false

/** A reader without a name is the organization whose network it is. */
const ADDRESS_READER = { userType: 'company', anonymous: false, authorities: [] } as const

/** Tells whether somebody whom a partner let in is nobody any more. */
const isPutOut = ({ partner }: LibrarySession, person: Person | undefined): boolean =>
  partner !== undefined && (!person || person.activated === false)

/**
 * Finds the actor of a token; undefined where its session has ended, and with it that of an address which has left its range, or of
 * somebody whose partner is none any more. A person unknown to the library is an individual without an account.
 */
export async function findActor(table: Table, tenant: Tenant, { claims, address, now }: Asking): Promise<Actor | undefined> {
  const { session, subject } = claims
  const known = await findInSession(table, { tenant, userId: subject, session })
  if (known.hasEnded) return undefined
  const { own, person, selectedAccountId } = known
  const first = firstAccountOf(accountIdsOf(person), session, authTypeOf(tenant, session))
  const waits = !own && waitsForAddress(tenant, claims)
  const choice = own
    ? await choiceOfSession(table, tenant, own, address, selectedAccountId)
    : waits
      ? { accountIds: [] }
      : await choiceOfPerson(table, tenant, { person, chosen: selectedAccountId ?? first, now })
  if (own && choice.accountIds.length === 0) return undefined
  if (own && isPutOut(own, person)) return undefined
  const { account }: Choice = choice
  const isByAddress = own?.way === 'IP'
  // Readers of one organization are one user of it, as those are who share a sign-in.
  const named = isByAddress ? { ...claims, subject: `${LIBRARY_SUBJECTS}ip:${account?.id ?? ''}` } : claims
  const kind = isByAddress ? ADDRESS_READER : person
  const actor = { ...actorOf(tenant, named, kind, choice), ...(waits && { waitsForAddress: waits }) }
  const agreement = agreementNameOf(tenant, account)
  const hasAccepted = agreement && known.hasAccepted(agreement, actor.userType)
  return agreement ? { ...actor, agreement: { ...agreement, isAccepted: hasAccepted === true } } : actor
}

/** A session that the library itself began, as far as a job that was asked for in it needs it. */
export interface AskedIn {
  /** id of the session, as it is listed */
  readonly sessionId: string
  /** address of the connection */
  readonly address: string
}

/** Finds somebody in the session in which they asked for something in an account; undefined where one is not open to the other any more. */
export async function findAsker(
  table: Table,
  tenant: Tenant,
  claims: Named,
  { accountId, askedIn: { sessionId, address } }: { readonly accountId: string; readonly askedIn: AskedIn },
): Promise<Actor | undefined> {
  const [item, session] = await table.getMany([personKey(tenant, claims.subject), librarySessionKeyOfHash(tenant, sessionId)])
  const own = readLibrarySession(sessionId, session)
  const person = readPerson(item)
  if (!own || isPutOut(own, person)) return undefined
  const choice = await choiceOfSession(table, tenant, own, address, accountId)
  if (choice.account?.id !== accountId) return undefined
  return actorOf(tenant, claims, own.way === 'IP' ? ADDRESS_READER : person, choice)
}

/** A person in one of their accounts, with their language. */
export interface AccountMember {
  readonly actor: Actor
  readonly langKey: string
}

/** Finds somebody in an account, whichever they have selected; undefined where they are not in it any more. */
export async function findMember(
  table: Table,
  tenant: Tenant,
  claims: Named,
  accountId: string,
): Promise<AccountMember | undefined> {
  const person = await findPerson(table, tenant, claims.subject)
  const account = await findAccount(table, tenant, accountId)
  if (account?.closed) return undefined
  const isVisited =
    account !== undefined && person?.activated !== false && mayReadAfter(person?.visits?.[accountId], account, new Date())
  if (!isVisited && !maySwitchTo(accountIdsOf(person), accountId)) return undefined
  const accountIds = accountIdsOf(person)
  return (
    person &&
    account && { actor: actorOf(tenant, claims, person, { accountIds, account }), langKey: personLanguageOf(tenant, person) }
  )
}

/** Finds somebody in each of their accounts: a job acts for them without a session in which one is selected. */
export async function findMemberships(table: Table, tenant: Tenant, claims: Named): Promise<AccountMember[]> {
  const person = await findPerson(table, tenant, claims.subject)
  if (!person) return []
  const accountIds = accountIdsOf(person)
  const accounts = await findAccounts(table, tenant, accountIds)
  return accounts.flatMap((account) =>
    account && !account.closed
      ? [{ actor: actorOf(tenant, claims, person, { accountIds, account }), langKey: personLanguageOf(tenant, person) }]
      : [],
  )
}

type Kind = Pick<Person, 'userType' | 'anonymous' | 'authorities'>

function actorOf(tenant: Tenant, claims: Named, person: Kind | undefined, { accountIds, account }: Choice): Actor {
  return {
    tenant,
    userId: claims.subject,
    email: claims.email,
    ...(claims.emailVerified && { hasVerifiedEmail: true as const }),
    firstName: claims.firstName,
    lastName: claims.lastName,
    userType: person?.userType ?? 'individual',
    anonymous: person?.anonymous ?? false,
    authorities: person?.authorities ?? [],
    drmView: tenants[tenant].shown.drm || (account?.drmView ?? false),
    accountIds,
    ...(account && { account: opened(account) }),
  }
}
