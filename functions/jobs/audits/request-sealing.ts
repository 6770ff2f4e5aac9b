import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'

/** Requests the seals of the day; several requests of a day are one job. */
export async function requestSealing({ jobs, clock }: Pick<Ports, 'jobs' | 'clock'>, tenants: readonly Tenant[]): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  for (const tenant of tenants) await jobs.send({ id: `seal-audits ${tenant} ${day}`, name: 'seal-audits', tenant, payload: {} })
}
