import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Change, Key, Table } from '#ports/table.ts'
import { networksOf, type Range, rangeWith } from './ranges/range.ts'
import { findAccounts, type StoredAccount } from './store.ts'

const WRITE_BATCH_SIZE = 100

/** The item of a network has an attribute for each account that names it among its ranges. */
const networkKey = (tenant: Tenant, range: Range): Key => ({ pk: `${tenant}#networks#${range}`, sk: 'network' })
const PREFIX = 'of#'

/** Ranges of an account, before and after a change of it. */
interface RangeChange {
  readonly accountId: string
  readonly before: readonly Range[]
  readonly after: readonly Range[]
}

/** Enters ranges by which accounts are found. Every range is written again, so that the next run completes a killed one. */
export async function saveNetworks(table: Table, tenant: Tenant, changes: readonly RangeChange[]): Promise<void> {
  const byRange = new Map<Range, { set: Record<string, true>; remove: string[] }>()
  const changeOf = (range: Range) => {
    const change = byRange.get(range) ?? { set: {}, remove: [] }
    byRange.set(range, change)
    return change
  }
  for (const { accountId, before, after } of changes) {
    for (const range of after) changeOf(range).set[PREFIX + accountId] = true
    for (const range of before) if (!after.includes(range)) changeOf(range).remove.push(PREFIX + accountId)
  }
  const writes = [...byRange].map(([range, change]) => ({ update: networkKey(tenant, range), change: change as Change }))
  for (const batch of batchesOf(writes, WRITE_BATCH_SIZE)) await table.transact(batch)
}

/** Finds the accounts that have an address in their ranges, by their ids: what the accounts themselves say counts. */
export async function findAccountsAt(table: Table, tenant: Tenant, address: string): Promise<StoredAccount[]> {
  const networks = networksOf(address)
  if (networks.length === 0) return []
  const items = await table.getMany(networks.map((range) => networkKey(tenant, range)))
  const names = items.flatMap((item) => Object.keys(item ?? {}).filter((name) => name.startsWith(PREFIX)))
  const ids = [...new Set(names.map((name) => name.slice(PREFIX.length)))].toSorted()
  const accounts = await findAccounts(table, tenant, ids)
  return accounts.flatMap((account) => (account && !account.closed && rangeWith(account.ranges, address) ? [account] : []))
}
