import { hash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { readCountedMarks } from '#functions/events/counting/usage-store.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'

const pkOf = (tenant: Tenant) => `${tenant}#use-aggregates`

/** Months of which aggregates are written, each with what it was counted from. */
export async function readWrittenMonths(table: Pick<Table, 'query'>, tenant: Tenant): Promise<Map<string, string>> {
  const items = await queryAll(table, { pk: pkOf(tenant) })
  return new Map(items.map(({ sk, counted }) => [sk, counted as string]))
}

export const saveWrittenMonth = (table: Pick<Table, 'put'>, tenant: Tenant, month: string, counted: string): Promise<void> =>
  table.put({ pk: pkOf(tenant), sk: month, counted })

export const deleteWrittenMonth = (table: Pick<Table, 'delete'>, tenant: Tenant, month: string): Promise<void> =>
  table.delete({ pk: pkOf(tenant), sk: month })

/**
 * Tells what the days of months were counted from, in a text that changes with each of them; empty of months whose events are gone,
 * which nothing changes any more. A month of a zone has days that begin or end in the next one of UTC.
 */
export async function countedFrom(table: Pick<Table, 'query'>, tenant: Tenant): Promise<(month: string, next: string) => string> {
  const marks = [...(await readCountedMarks(table, tenant))].sort()
  return (month, next) => {
    const [first, last] = [dayAfter(`${month}-01`, -1), `${next}-01`]
    const ofMonth = marks.filter(([day]) => day >= first && day <= last)
    return ofMonth.length === 0 ? '' : hash('sha256', JSON.stringify(ofMonth)).slice(0, 32)
  }
}
