import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table } from '#ports/table.ts'
import { findAccounts, type StoredAccount } from '../store.ts'

/** Account as the list of a tenant's accounts has it. */
export type ListedAccount = Pick<StoredAccount, 'id' | 'number' | 'name' | 'acronym' | 'consortium'>

const BATCH_SIZE = 100

const partition = (tenant: Tenant) => `${tenant}#accounts`
const keyOf = (tenant: Tenant, id: string): Key => ({ pk: partition(tenant), sk: id })

const rowOf = ({ number, name, acronym, consortium }: StoredAccount) => ({
  number,
  name,
  acronym,
  ...(consortium && { consortium }),
})

function factsOf(item: Item | undefined): object | undefined {
  if (!item) return undefined
  const { pk: _, sk: __, ...facts } = item
  return facts
}

/** Lists all accounts of a tenant, in the order of their ids. */
export async function listAccountIndex(table: Pick<Table, 'query'>, tenant: Tenant): Promise<ListedAccount[]> {
  const items = await queryAll(table, { pk: partition(tenant) })
  return items.map(({ sk, ...item }) => ({ id: sk, ...factsOf(item as Item) }) as ListedAccount)
}

/** Enters accounts into the list of the tenant, with the names that they have now. The next run completes a killed one. */
export async function refreshAccountIndex(table: Table, tenant: Tenant, ids: readonly string[]): Promise<void> {
  for (const some of batchesOf(ids, BATCH_SIZE)) {
    const [accounts, listed] = await Promise.all([
      findAccounts(table, tenant, some),
      table.getMany(some.map((id) => keyOf(tenant, id))),
    ])
    const due = accounts.flatMap((account, at) =>
      account && !isDeepStrictEqual(rowOf(account), factsOf(listed[at])) ? [account] : [],
    )
    if (due.length > 0) await table.transact(due.map((account) => ({ put: { ...keyOf(tenant, account.id), ...rowOf(account) } })))
  }
}
