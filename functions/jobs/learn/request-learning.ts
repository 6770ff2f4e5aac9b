import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'

/** Sends the job `learn` for each library whose documents have changed since the last learning. */
export async function requestLearning(
  { search, jobs, ids }: Pick<Ports, 'search' | 'jobs' | 'ids'>,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const tenant of tenants)
    if (await search.isBehind(tenant)) await jobs.send({ id: `learn ${ids.next()}`, name: 'learn', tenant, payload: null })
}
