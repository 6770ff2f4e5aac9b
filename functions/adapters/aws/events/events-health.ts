import type { Tenant } from '#contract/tenant.ts'
import type { PartReport } from '#ports/health.ts'
import type { Table } from '#ports/table.ts'
import { deliveryKey } from './delivery-key.ts'

/** CloudWatch delivers within seconds. */
const LATE_MS = 5 * 60_000

/** Reports how late the last delivered events of use were, how many could not be opened, and deliveries that failed for good. */
export async function reportEvents(table: Pick<Table, 'get'>, tenant: Tenant, failed: Promise<number>): Promise<PartReport> {
  const [last, undelivered] = await Promise.all([table.get(deliveryKey(tenant)), failed])
  const [lag, lost] = [Number(last?.lag ?? 0), Number(last?.lost ?? 0)]
  const isImpaired = lost > 0 || undelivered > 0 || lag > LATE_MS
  return { part: 'events', state: isImpaired ? 'impaired' : 'up', facts: { lag, lost, undelivered } }
}
