import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'

/** One partition an account, an item a day (UTC). */
const partition = (tenant: Tenant, accountId: string) => `${tenant}#usage#${accountId}`

export async function addUse(table: Pick<Table, 'update'>, tenant: Tenant, accountId: string, day: string): Promise<void> {
  await table.update({ pk: partition(tenant, accountId), sk: day }, { add: { opened: 1 } })
}

export interface UsageDay {
  readonly day: string
  /** documents */
  readonly opened: number
}

/** These days, at most 100, the first one first. */
export async function readUse(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  accountId: string,
  days: readonly string[],
): Promise<UsageDay[]> {
  const items = await table.getMany(days.map((sk) => ({ pk: partition(tenant, accountId), sk })))
  return days.map((day, at) => ({ day, opened: Number(items[at]?.opened ?? 0) }))
}
