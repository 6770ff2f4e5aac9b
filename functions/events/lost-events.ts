import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'

/** Seconds for which reports are kept, and some. */
const KEPT_SECONDS = 50 * 31 * 86_400

const pkOf = (tenant: Tenant) => `${tenant}#use-lost`

/** Counts events of months that could not be stored: reports of these months are partial. */
export async function noteLostEvents(
  table: Pick<Table, 'update'>,
  tenant: Tenant,
  lost: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [month, count] of lost) {
    const expiresAt = Date.parse(`${month}-01T00:00:00Z`) / 1000 + KEPT_SECONDS
    await table.update({ pk: pkOf(tenant), sk: month }, { add: { count }, set: { expiresAt } })
  }
}

/** Lists the months of which events were lost, in their order. */
export const listLossyMonths = async (table: Pick<Table, 'query'>, tenant: Tenant): Promise<string[]> =>
  (await queryAll(table, { pk: pkOf(tenant) })).map(({ sk }) => sk)
