import type { Tenant } from '#contract/tenant.ts'
import type { Claims } from '#ports/identity.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import { agreementNameOf } from './agreements.ts'
import { accountIdsOf, maySwitchTo, selectedAccountOf } from './policy.ts'
import { findInSession } from './sessions.ts'
import { findAccount, findAccounts, findPerson, type Person, type StoredAccount } from './store.ts'

function opened({ id, subscriptions, compassPoints, groups, customCollection }: StoredAccount): ActorAccount {
  return {
    id,
    publishers: subscriptions.filter((one) => one.collection === undefined).map((one) => one.publisher),
    collections: subscriptions.flatMap((one) => one.collection ?? []),
    ...(compassPoints === false && { withoutPoints: true as const }),
    ...(groups === false && { withoutGroups: true as const }),
    ...(customCollection && { hasCollection: true as const }),
  }
}

/** Somebody as a token or a job knows them. */
type Named = Omit<Claims, 'expiresAt' | 'session'>

/** Finds the actor of a token; undefined where its session has ended. A person unknown to the library is an individual without an account. */
export async function findActor(table: Table, tenant: Tenant, claims: Omit<Claims, 'expiresAt'>): Promise<Actor | undefined> {
  const { session, subject: userId } = claims
  const { person, selectedAccountId, hasEnded, hasAccepted } = await findInSession(table, { tenant, userId, session })
  if (hasEnded) return undefined
  const accountId = selectedAccountOf(accountIdsOf(person), selectedAccountId)
  const account = accountId === undefined ? undefined : await findAccount(table, tenant, accountId)
  const agreement = agreementNameOf(tenant, account)
  const actor = actorOf(tenant, claims, person, account)
  return agreement ? { ...actor, agreement: { ...agreement, isAccepted: hasAccepted(agreement) } } : actor
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
  if (!maySwitchTo(accountIdsOf(person), accountId)) return undefined
  const account = await findAccount(table, tenant, accountId)
  return person && account && { actor: actorOf(tenant, claims, person, account), langKey: person.langKey }
}

/** Finds somebody in each of their accounts: a job acts for them without a session in which one is selected. */
export async function findMemberships(table: Table, tenant: Tenant, claims: Named): Promise<AccountMember[]> {
  const person = await findPerson(table, tenant, claims.subject)
  if (!person) return []
  const accounts = await findAccounts(table, tenant, accountIdsOf(person))
  return accounts.flatMap((account) =>
    account ? [{ actor: actorOf(tenant, claims, person, account), langKey: person.langKey }] : [],
  )
}

function actorOf(tenant: Tenant, claims: Named, person: Person | undefined, account: StoredAccount | undefined): Actor {
  return {
    tenant,
    userId: claims.subject,
    email: claims.email,
    ...(claims.emailVerified && { hasVerifiedEmail: claims.emailVerified }),
    firstName: claims.firstName,
    lastName: claims.lastName,
    userType: person?.userType ?? 'individual',
    anonymous: person?.anonymous ?? false,
    authorities: person?.authorities ?? [],
    drmView: tenants[tenant].shown.drm || (account?.drmView ?? false),
    ...(account && { account: opened(account) }),
  }
}
