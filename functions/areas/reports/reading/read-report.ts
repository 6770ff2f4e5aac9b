import { forEachConcurrently } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readCountState } from '#functions/events/counting/count-state.ts'
import { ReportSum } from '#functions/events/counting/report-sum.ts'
import type { UsageReport } from '#functions/events/counting/usage-report.ts'
import { listUsingAccounts, readUsageDays, readUsageMonths } from '#functions/events/counting/usage-store.ts'
import type { Actor } from '#people/actor.ts'
import type { StoredAccount } from '#people/store.ts'
import type { Table } from '#ports/table.ts'
import { costsOf, type SubscriptionCost } from './cost-sum.ts'
import { documentNames } from './document-names.ts'
import { type FormerDay, readFormerDays } from './former-days.ts'
import { findNamedAccounts, subscriptionNames } from './named-accounts.ts'
import { readWaiting, type WaitingRow } from './waiting-rows.ts'
import { ALL_ACCOUNTS, type WantedUsage } from './wanted-usage.ts'

/** Account as a report names it. */
type ShownAccount = Pick<StoredAccount, 'id' | 'name'>

/** Somebody who reads a report, and what they may see. */
export interface ReportReader {
  readonly actor: Actor
  readonly mayAll: boolean
  readonly isUsage: boolean
}

/** Report as a page shows it. */
export interface ReadReport {
  /** it is that of use, not that of compass points */
  readonly isUsage: boolean
  readonly ownAccount: string
  readonly report: UsageReport
  readonly costs: readonly SubscriptionCost[]
  readonly waiting: readonly WaitingRow[]
  /** documents opened by day, as earlier releases counted them */
  readonly former: readonly FormerDay[]
  /** account that is shown; absent for all of them */
  readonly account?: ShownAccount
  /** the viewer may choose among all accounts */
  readonly mayAll: boolean
  /** accounts that the viewer may choose */
  readonly accounts: readonly ShownAccount[]
  /** ISO 8601; absent before the first count */
  readonly countedAt?: string
}

/** Days of which former counts are read. */
const MAX_FORMER_DAYS = 100
/** Accounts that are read at a time. */
const READ_AT_A_TIME = 8

/** Accounts that the viewer may choose, with the ids of those that have used anything. */
async function accountsFor(table: Table, tenant: Tenant, own: string, mayAll: boolean): Promise<StoredAccount[]> {
  const ids = mayAll ? [...new Set([own, ...(await listUsingAccounts(table, tenant))])] : [own]
  return findNamedAccounts(table, tenant, ids)
}

/** Sums the usage of accounts in the days that are wanted. */
async function sumAccounts(table: Table, tenant: Tenant, accounts: readonly StoredAccount[], wanted: WantedUsage) {
  const { days, before, filter, act, areTogether, view } = wanted
  const nameOf = documentNames(areTogether)
  const sum = new ReportSum({ days, before, filter, act, nameOf, subscriptionName: subscriptionNames(accounts) })
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const costs = new Map<string, SubscriptionCost[]>()
  await forEachConcurrently(accounts, READ_AT_A_TIME, async (account) => {
    const [now, former, ofMonths] = await Promise.all([
      readUsageDays(table, tenant, account.id, days),
      view === 'use' ? readUsageDays(table, tenant, account.id, before) : [],
      readUsageMonths(table, tenant, account.id, months),
    ])
    if (view === 'cost') costs.set(account.id, costsOf(account, days, now))
    sum.add({ account: account.name, days: now, before: former, months: ofMonths })
  })
  return { report: sum.report(), costs: accounts.flatMap(({ id }) => costs.get(id) ?? []) }
}

/** Reads what a viewer wants to see of what they may see. */
export async function readReport(
  table: Table,
  tenant: Tenant,
  { actor, mayAll, isUsage }: ReportReader,
  wanted: WantedUsage,
): Promise<ReadReport> {
  const own = actor.account?.id ?? ''
  const accounts = await accountsFor(table, tenant, own, mayAll)
  const shown = wanted.account === ALL_ACCOUNTS ? accounts : accounts.filter(({ id }) => id === (wanted.account ?? own))
  const { report, costs } = await sumAccounts(table, tenant, shown, wanted)
  const [only] = shown
  const isWhole = wanted.account !== ALL_ACCOUNTS && only !== undefined
  const ids = shown.map(({ id }) => id)
  const state = await readCountState(table, tenant)
  return {
    isUsage,
    ownAccount: own,
    report,
    costs,
    waiting: wanted.view === 'turnaways' ? await readWaiting(table, tenant, ids) : [],
    former:
      isWhole && wanted.view === 'use' ? await readFormerDays(table, tenant, only.id, wanted.days.slice(-MAX_FORMER_DAYS)) : [],
    ...(isWhole && { account: { id: only.id, name: only.name } }),
    mayAll,
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    ...(state && { countedAt: state.countedAt }),
  }
}
