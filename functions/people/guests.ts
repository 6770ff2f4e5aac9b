import type { Tenant } from '#contract/tenant.ts'
import type { Holdings } from '#entitlement/holdings.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'
import { holdingsOf } from './find-actor.ts'
import { findAccounts, readPeople } from './store.ts'

const pkOf = (tenant: Tenant) => `${tenant}#guests`

/** Notes who is a guest of the tenant by an operator's file, so that they are found without a look at everybody. */
export async function noteGuests(table: Pick<Table, 'put'>, tenant: Tenant, subjects: readonly string[]): Promise<void> {
  for (const sk of subjects) await table.put({ pk: pkOf(tenant), sk })
}

/** Holdings of the tenant's guests: what everybody may read. */
export async function readGuestHoldings(table: Table, tenant: Tenant): Promise<Holdings> {
  const noted = await queryAll(table, { pk: pkOf(tenant) })
  const people = await readPeople(
    table,
    tenant,
    noted.map(({ sk }) => sk),
  )
  // Who was a guest once may be somebody else now.
  const guests = people.flatMap((person) => (person?.anonymous && person.activated !== false ? [person] : []))
  const ids = [...new Set(guests.flatMap(({ accountIds }) => accountIds))]
  const accounts = await findAccounts(table, tenant, ids)
  return holdingsOf(accounts.flatMap((account) => account?.subscriptions ?? []))
}
