import { forEachConcurrently } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type CountState, KEPT_MONTHS, laterMonth, monthAfter, monthsBetween } from '#functions/events/counting/count-state.ts'
import { changesOf, saveRestatement } from '#functions/events/counting/restatements.ts'
import { readTitleMonth, saveTitleMonth } from '#functions/events/counting/title-months.ts'
import { type DocumentRow, listUsingAccounts, readUsageDays } from '#functions/events/counting/usage-store.ts'
import { dayIn, daysOfMonth } from '#functions/events/report-zone.ts'
import { findAccount } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { sumMonth } from './sum-month.ts'
import { readTitleFacts } from './title-facts.ts'

type ClosingPorts = Pick<Ports, 'table' | 'clock'>

/** Accounts of which a month is in memory at a time. */
const AT_A_TIME = 8

/**
 * Sums a month of an account by title. One that was summed before is restated, with a list of what changed; what reports have said of
 * its titles and databases stays. It may run twice and at the same time.
 */
async function closeMonth({ table, clock }: ClosingPorts, tenant: Tenant, account: string, month: string): Promise<void> {
  const days = await readUsageDays(table, tenant, account, daysOfMonth(month))
  const reported = await readTitleMonth(table, tenant, account, month)
  if (days.length === 0 && !reported) return
  const described = new Set(reported?.rows.map(({ document }) => document))
  const rows = new Map<string, DocumentRow>(days.flatMap((one) => one.rows.map((row) => [row.document, row] as const)))
  for (const document of described) rows.delete(document)
  const now = clock.now()
  const facts = await readTitleFacts(table, tenant, rows, now)
  const subscriptions = (await findAccount(table, tenant, account))?.subscriptions ?? []
  const closedAt = now.toISOString()
  const summed = sumMonth({ month, days, facts, subscriptions, closedAt, reported })
  const changes = reported ? changesOf(reported, summed) : []
  if (reported && changes.length === 0) return
  if (reported && changes.length > 0)
    await saveRestatement(table, tenant, account, { month, of: reported.closedAt, at: closedAt, changes })
  await saveTitleMonth(table, tenant, account, summed)
}

/** The first month of which there is use, no older than those that are kept: a clock may have been wrong. */
export function firstMonthOf(
  zone: string,
  closed: string,
  state: CountState | undefined,
  first: string | undefined,
): string | undefined {
  const oldest = monthAfter(closed, 1 - KEPT_MONTHS)
  const found = first === undefined ? [] : [dayIn(zone, Date.parse(`${first}T00:00:00Z`)).slice(0, 7)]
  const months = [...found, ...(state?.firstMonth ? [state.firstMonth] : [])]
  return months.map((month) => laterMonth(month, oldest)).sort()[0]
}

/** Closes the months that have ended since, and restates those of which days were counted again. */
export async function closeMonths(
  ports: ClosingPorts,
  tenant: Tenant,
  closed: string,
  { firstMonth, summedMonth }: Pick<CountState, 'firstMonth' | 'summedMonth'>,
  counted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  if (!firstMonth) return
  const after = summedMonth === undefined ? firstMonth : monthAfter(summedMonth)
  const all = await listUsingAccounts(ports.table, tenant)
  for (const month of monthsBetween(laterMonth(after, firstMonth), closed))
    await forEachConcurrently(all, AT_A_TIME, (account) => closeMonth(ports, tenant, account, month))
  for (const [month, accounts] of counted)
    if (month < after && month >= firstMonth)
      await forEachConcurrently([...accounts], AT_A_TIME, (account) => closeMonth(ports, tenant, account, month))
}
