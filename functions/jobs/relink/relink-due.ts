import type { Tenant } from '#contract/tenant.ts'
import { dayOf } from '#library/document/day.ts'
import { relinkDue } from '#library/saving/relink-due.ts'
import { listDueDays } from '#library/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { SaveLease } from '../ingest/bucket/save-lease.ts'

/** Sends the job `relink-due` for each library in which standings have changed with the day, once a day. */
export async function requestRelinking(
  { table, jobs, clock }: Pick<Ports, 'table' | 'jobs' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  const day = dayOf(clock)
  for (const tenant of tenants)
    if ((await listDueDays(table, tenant, day, 1)).length > 0)
      await jobs.send({ id: `relink-due ${tenant} ${day}`, name: 'relink-due', tenant, payload: null })
}

/** Handles the job `relink-due`: links the standards again whose day has begun. Idempotent. */
export function relinkDueJob(ports: Pick<Ports, 'table' | 'search' | 'clock' | 'ids'>): JobHandler<'relink-due'> {
  return async ({ tenant }) => {
    const lease = new SaveLease(ports, tenant)
    while ((await lease.run(() => relinkDue(ports, tenant, dayOf(ports.clock)))) > 0);
  }
}
