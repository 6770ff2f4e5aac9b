import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Tenant } from '#contract/tenant.ts'
import { KEPT_MONTHS, laterMonth, monthAfter, monthsBetween, readCountState } from '#functions/events/counting/count-state.ts'
import { listUsingAccounts, readUsageDays } from '#functions/events/counting/usage-store.ts'
import { daysOfMonth, monthIn, reportZoneOf } from '#functions/events/report-zone.ts'
import type { StoredAccount } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { findNamedAccounts, subscriptionNames } from '../reading/named-accounts.ts'
import { aggregateRowsOf } from './aggregate-rows.ts'
import { countedFrom, deleteWrittenMonth, readWrittenMonths, saveWrittenMonth } from './written-months.ts'

type AggregatePorts = Pick<Ports, 'table' | 'objects' | 'clock'>

export const aggregatesKey = (tenant: Tenant, month: string): string => `${tenant}/aggregates/${month}.json.gz`

/** Lines of a month, an account at a time. */
async function* linesOf(
  { table }: AggregatePorts,
  tenant: Tenant,
  month: string,
  accounts: readonly StoredAccount[],
): AsyncGenerator<string> {
  const subscriptionName = subscriptionNames(accounts)
  for (const account of accounts)
    for (const day of await readUsageDays(table, tenant, account.id, daysOfMonth(month)))
      for (const row of aggregateRowsOf({ tenant, account, subscriptionName }, day)) yield `${JSON.stringify(row)}\n`
}

/**
 * Writes what outside dashboards show: a file for each month, again where its days were counted again since. Months that reports are
 * not kept for any more are deleted. It may run twice and at the same time: a file is whole, and of what was counted.
 */
export async function writeAggregates(ports: AggregatePorts, tenant: Tenant): Promise<void> {
  const { table, objects, clock } = ports
  const { firstMonth } = (await readCountState(table, tenant)) ?? {}
  if (firstMonth === undefined) return
  const now = monthIn(reportZoneOf(tenant), clock.now().getTime())
  const first = laterMonth(firstMonth, monthAfter(now, 1 - KEPT_MONTHS))
  const [written, countedOf] = await Promise.all([readWrittenMonths(table, tenant), countedFrom(table, tenant)])
  const accounts = await findNamedAccounts(table, tenant, await listUsingAccounts(table, tenant))
  for (const month of monthsBetween(first, now)) {
    const counted = countedOf(month, monthAfter(month))
    if (written.has(month) && (counted === '' || written.get(month) === counted)) continue
    await pipeline(linesOf(ports, tenant, month, accounts), createGzip(), (gzipped) =>
      objects.put(aggregatesKey(tenant, month), gzipped, { contentType: 'application/gzip' }),
    )
    await saveWrittenMonth(table, tenant, month, counted)
  }
  for (const month of [...written.keys()].filter((one) => one < first)) {
    await objects.delete(aggregatesKey(tenant, month))
    await deleteWrittenMonth(table, tenant, month)
  }
}

/** Handles the job `write-aggregates`, which deployments with dashboards of QuickSight send. */
export const writeAggregatesJob =
  (ports: AggregatePorts): JobHandler<'write-aggregates'> =>
  ({ tenant }) =>
    writeAggregates(ports, tenant)
