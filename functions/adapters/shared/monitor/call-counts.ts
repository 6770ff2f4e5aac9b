import type { Tenant } from '#contract/tenant.ts'
import type { Log } from '#ports/log.ts'
import type { CallFigures } from '#ports/monitor.ts'
import { Timings, timedOf } from './timings.ts'

interface TenantCounts {
  readonly byEndpoint: Map<string, Timings>
  readonly byStatus: Map<string, Timings>
}

function timingsIn(map: Map<string, Timings>, name: string): Timings {
  const known = map.get(name)
  if (known) return known
  const fresh = new Timings()
  map.set(name, fresh)
  return fresh
}

const figuresOf = (map: ReadonlyMap<string, Timings>) =>
  Object.fromEntries([...map].map(([name, timings]) => [name, timedOf(timings)]))

/** Counts the calls of this process by their log lines. */
export function countCalls() {
  const tenants = new Map<string, TenantCounts>()
  const count: Log = ({ tenant, endpoint, status, ms }) => {
    if (typeof tenant !== 'string' || typeof endpoint !== 'string' || typeof ms !== 'number') return
    const counts = tenants.get(tenant) ?? { byEndpoint: new Map(), byStatus: new Map() }
    tenants.set(tenant, counts)
    timingsIn(counts.byEndpoint, endpoint).add(ms)
    timingsIn(counts.byStatus, String(status ?? 500)).add(ms)
  }
  const figures = (tenant: Tenant): CallFigures => {
    const { byEndpoint, byStatus } = tenants.get(tenant) ?? { byEndpoint: new Map(), byStatus: new Map() }
    return { of: 'instance', byEndpoint: figuresOf(byEndpoint), byStatus: figuresOf(byStatus) }
  }
  return { count, figures }
}
