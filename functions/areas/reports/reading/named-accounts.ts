import type { Tenant } from '#contract/tenant.ts'
import { findAccounts, type StoredAccount } from '#people/store.ts'
import type { Table } from '#ports/table.ts'

const unknownAccount = (id: string): StoredAccount => ({
  ...{ id, number: '', name: id, acronym: '', drmView: false, subscriptions: [] },
})

/** Finds accounts in the order of their ids; one that is gone has its id as its name. */
export async function findNamedAccounts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<StoredAccount[]> {
  const found = await findAccounts(table, tenant, ids)
  return ids.map((id, at) => found[at] ?? unknownAccount(id))
}

/** Names subscriptions by the accounts that have them; one that none has any more by its key. */
export function subscriptionNames(accounts: readonly StoredAccount[]): (key: string) => string {
  const names = new Map<string, string>()
  for (const { publisher, collection, name } of accounts.flatMap(({ subscriptions }) => subscriptions))
    names.set([publisher, collection].filter(Boolean).join('/'), name)
  return (key) => names.get(key) ?? key
}
