import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'

/** One partition for each account, one item for each day (UTC). */
const partition = (tenant: Tenant, accountId: string) => `${tenant}#usage#${accountId}`

/** Uses that are counted; those of points by what was done with them. */
export type CountedUse =
  | 'opened'
  | 'previewed'
  | `point-${'created' | 'viewed' | 'edited' | 'shared' | 'carried' | 'deactivated' | 'reactivated'}`

export async function addUse(
  table: Pick<Table, 'update'>,
  tenant: Tenant,
  accountId: string,
  day: string,
  use: CountedUse,
): Promise<void> {
  await table.update({ pk: partition(tenant, accountId), sk: day }, { add: { [use]: 1 } })
}

export interface UsageDay {
  readonly day: string
  /** number of opened documents */
  readonly opened: number
}

/** Reads the usage of at most 100 days, in the given order. */
export async function readUse(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  accountId: string,
  days: readonly string[],
): Promise<UsageDay[]> {
  const items = await table.getMany(days.map((sk) => ({ pk: partition(tenant, accountId), sk })))
  return days.map((day, at) => ({ day, opened: Number(items[at]?.opened ?? 0) }))
}
