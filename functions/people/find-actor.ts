import type { Tenant } from '#contract/tenant.ts'
import type { Claims } from '#ports/identity.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import { maySwitchTo, selectedAccountOf } from './policy.ts'
import { findAccount, findPerson, type Person, type StoredAccount } from './store.ts'

function opened({ id, subscriptions, compassPoints }: StoredAccount): ActorAccount {
  return {
    id,
    publishers: subscriptions.filter((one) => one.collection === undefined).map((one) => one.publisher),
    collections: subscriptions.flatMap((one) => one.collection ?? []),
    ...(compassPoints === false && { withoutPoints: true as const }),
  }
}

/** Finds the actor of a token's claims. A person unknown to the library is an individual without an account. */
export async function findActor(table: Table, tenant: Tenant, claims: Omit<Claims, 'expiresAt'>): Promise<Actor> {
  const { person, selectedAccountId } = await findPerson(table, tenant, claims.subject)
  const accountId = selectedAccountOf(person?.accountIds ?? [], selectedAccountId)
  return actorOf(tenant, claims, person, accountId === undefined ? undefined : await findAccount(table, tenant, accountId))
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
  claims: Omit<Claims, 'expiresAt'>,
  accountId: string,
): Promise<AccountMember | undefined> {
  const { person } = await findPerson(table, tenant, claims.subject)
  if (!person || !maySwitchTo(person.accountIds, accountId)) return undefined
  const account = await findAccount(table, tenant, accountId)
  return account && { actor: actorOf(tenant, claims, person, account), langKey: person.langKey }
}

function actorOf(
  tenant: Tenant,
  claims: Omit<Claims, 'expiresAt'>,
  person: Person | undefined,
  account: StoredAccount | undefined,
): Actor {
  return {
    tenant,
    userId: claims.subject,
    email: claims.email,
    firstName: claims.firstName,
    lastName: claims.lastName,
    userType: person?.userType ?? 'individual',
    anonymous: person?.anonymous ?? false,
    authorities: person?.authorities ?? [],
    drmView: tenants[tenant].shown.drm || (account?.drmView ?? false),
    ...(account && { account: opened(account) }),
  }
}
