import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'

/** Number of documents that an account opened on a day (UTC), as releases before events counted them. */
export interface FormerDay {
  readonly day: string
  readonly opened: number
}

/** Reads what earlier releases counted of at most 100 days, in the given order. Nothing writes it any more. */
export async function readFormerDays(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  accountId: string,
  days: readonly string[],
): Promise<FormerDay[]> {
  const items = await table.getMany(days.map((sk) => ({ pk: `${tenant}#usage#${accountId}`, sk })))
  return days.map((day, at) => ({ day, opened: Number(items[at]?.opened ?? 0) }))
}
