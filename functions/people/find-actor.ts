import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import type { Claims } from '#ports/identity.ts'
import { LIBRARY_SUBJECTS } from '#ports/signing.ts'
import type { Table } from '#ports/table.ts'
import { authTypeOf } from '#tenants/auth-type.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import { agreementNameOf } from './agreements.ts'
import type { LibrarySession } from './library-sessions.ts'
import { accountIdsOf, firstAccountOf, mayReadAfter, mayReadAt, maySwitchTo, selectedAccountOf } from './policy.ts'
import { findInSession } from './sessions.ts'
import {
  findAccount,
  findAccounts,
  findPerson,
  type Person,
  personLanguageOf,
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
  if (own?.partner !== undefined && (!person || person.activated === false)) return undefined
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
