import type { Tenant } from '#contract/tenant.ts'
import type { PartReport } from '#ports/health.ts'
import type { Table } from '#ports/table.ts'
import { deliveryKey } from './delivery-key.ts'

/** CloudWatch delivers within seconds. */
const LATE_MS = 5 * 60_000

/** Reports how late the last delivered events of use were, and how many could not be opened. */
export async function reportEvents(table: Pick<Table, 'get'>, tenant: Tenant): Promise<PartReport> {
  const last = await table.get(deliveryKey(tenant))
  const [lag, lost] = [Number(last?.lag ?? 0), Number(last?.lost ?? 0)]
  return { part: 'events', state: lost > 0 || lag > LATE_MS ? 'impaired' : 'up', facts: { lag, lost } }
}
