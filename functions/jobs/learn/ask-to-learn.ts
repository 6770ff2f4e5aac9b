import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'

/** Has those libraries learned whose documents have changed since; wherever they changed, the site does it, now or when it starts. */
export async function askToLearn(
  { search, jobs, ids }: Pick<Ports, 'search' | 'jobs' | 'ids'>,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const tenant of tenants)
    if (await search.isBehind(tenant)) await jobs.send({ id: `learn ${ids.next()}`, name: 'learn', tenant, payload: null })
}
