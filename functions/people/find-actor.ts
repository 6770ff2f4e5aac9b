import type { Tenant } from '#contract/tenant.ts'
import type { Claims } from '#ports/identity.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { Actor, ActorAccount } from './actor.ts'
import { selectedAccountOf } from './policy.ts'
import { findAccount, findPerson, type StoredAccount } from './store.ts'

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
  const account = accountId === undefined ? undefined : await findAccount(table, tenant, accountId)
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
