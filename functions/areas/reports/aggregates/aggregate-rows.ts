import type { Tenant } from '#contract/tenant.ts'
import type { UsageDay } from '#functions/events/counting/usage-store.ts'
import type { StoredAccount } from '#people/store.ts'
import { POINT_ACTS } from '../reading/wanted-usage.ts'
import { type AggregateRow, POINT_FIGURES, USE_FIGURES } from './aggregate-columns.ts'

interface Described {
  readonly tenant: Tenant
  readonly account: Pick<StoredAccount, 'id' | 'name'>
  /** names a subscription by its key, as the page does */
  readonly subscriptionName: (key: string) => string
}

const NONE = Object.fromEntries([...USE_FIGURES, ...POINT_FIGURES].map((figure) => [figure, 0])) as Pick<
  AggregateRow,
  (typeof USE_FIGURES)[number] | (typeof POINT_FIGURES)[number]
>

/** Makes the rows of an account's day: one of each document, and one of what is of none. */
export function aggregateRowsOf({ tenant, account, subscriptionName }: Described, usage: UsageDay): AggregateRow[] {
  const { day, searches, robots, points } = usage
  const shared = { tenant, account: account.id, account_name: account.name, day }
  const ofDocuments = usage.rows.map((row) => ({
    ...shared,
    publisher: row.publisher,
    subscription: row.subscription === '' ? '' : subscriptionName(row.subscription),
    document: row.designation,
    ...NONE,
    requests: row.totalRequests,
    unique_requests: row.uniqueRequests,
    investigations: row.totalInvestigations,
    unique_investigations: row.uniqueInvestigations,
    denials: row.denials,
  }))
  const acts = Object.fromEntries(POINT_ACTS.map((act) => [`points_${act}`, points[act] ?? 0]))
  const ofNone = { ...shared, publisher: '', subscription: '', document: '', ...NONE, searches, robots, ...acts }
  return [ofNone, ...ofDocuments]
}
