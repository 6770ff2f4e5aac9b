import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Part, PartFacts, PartReport, PartState } from '#ports/health.ts'
import type { Ports } from '#ports/ports.ts'

export interface PartHealth extends PartReport {
  /** how long it took to answer */
  readonly milliseconds: number
}

type Probed = Pick<Ports, 'table' | 'search' | 'objects' | 'health'>
type Probe = (tenant: Tenant) => Promise<PartFacts>

/** Who asks waits no longer. */
const MOST_MS = 8000
const WORST_FIRST: readonly PartState[] = ['down', 'impaired', 'up']

export const worstOf = (states: readonly PartState[]) => WORST_FIRST.find((state) => states.includes(state)) ?? 'up'

/** A read of each part that changes nothing, and finds nothing or only counts. */
const probesOf = ({ table, search, objects }: Probed): Readonly<Partial<Record<Part, Probe>>> => ({
  async table(tenant) {
    await table.get({ pk: `${tenant}#health`, sk: 'none' })
    return {}
  },
  async search(tenant) {
    const everything = { text: '', field: 'all', filters: [], sort: 'best', offset: 0, size: 0 } as const
    const { total } = await search.find({ ...everything, scope: { tenant, documents: 'all' } })
    return { documents: total }
  },
  async objects(tenant) {
    await objects.head(`${tenant}/health/none`)
    return {}
  },
})

async function timed<T>(work: () => Promise<T>, mostMs: number): Promise<{ value: T | undefined; milliseconds: number }> {
  const began = performance.now()
  const inTime = new AbortController()
  const late = pause(mostMs, undefined, { signal: inTime.signal, ref: false }).catch(() => undefined)
  const value = await Promise.race([work().catch(() => undefined), late])
  inTime.abort()
  return { value, milliseconds: Math.round(performance.now() - began) }
}

/** Every part with the worst that is known of it: whether it answers, and what it says of itself. */
export async function probeParts(ports: Probed, tenant: Tenant, mostMs = MOST_MS): Promise<PartHealth[]> {
  const asked = timed(() => ports.health.tell(tenant), mostMs)
  const probed = Object.entries(probesOf(ports)).map(async ([part, probe]) => {
    const { value, milliseconds } = await timed(() => probe(tenant), mostMs)
    return { part: part as Part, state: value ? ('up' as const) : ('down' as const), facts: value ?? {}, milliseconds }
  })
  const { value: told = [], milliseconds } = await asked
  const jobs: PartHealth = {
    part: 'jobs',
    state: told.some(({ part }) => part === 'jobs') ? 'up' : 'down',
    facts: {},
    milliseconds,
  }
  return [...(await Promise.all(probed)), jobs].map((one) => {
    const own = told.find(({ part }) => part === one.part)
    return own ? { ...one, state: worstOf([one.state, own.state]), facts: { ...one.facts, ...own.facts } } : one
  })
}
