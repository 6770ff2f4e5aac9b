import { makeKey } from '#functions/events/month-keys.ts'
import { monthIn, reportZoneOf } from '#functions/events/report-zone.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'

/** Some days more than a month has: it leads from any day of one into the next. */
const NEXT_MONTH_MS = 32 * 86_400_000

/** Handles the job `make-event-keys`: functions that only read the table find a key in each month. Idempotent. */
export function makeEventKeysJob({ table, clock }: Pick<Ports, 'table' | 'clock'>): JobHandler<'make-event-keys'> {
  return async ({ tenant }) => {
    const now = clock.now()
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
    for (const time of [now.getTime(), first + NEXT_MONTH_MS]) await makeKey(table, tenant, monthIn(reportZoneOf(tenant), time))
  }
}
