import type { Tenant } from '#contract/tenant.ts'
import type { Facet } from '#finding/intent.ts'
import type { FacetCounts, ValueCount } from '#ports/search.ts'
import type { RawCounts } from './reader.ts'

/** On the other side of the thread: it names each facet's values once, and from then on numbers them. */
export function countReader(): (tenant: Tenant, counts: readonly RawCounts[]) => FacetCounts {
  const known = new Map<string, readonly string[]>()

  function read(tenant: Tenant, { facet, values, counted }: RawCounts): [Facet, ValueCount[]] {
    const name = `${tenant} ${facet}`
    if (values) known.set(name, values)
    const own = known.get(name) as readonly string[]
    const counts: ValueCount[] = []
    for (let at = 0; at < counted.length; at += 2)
      counts.push({ value: own[counted[at] as number] as string, count: counted[at + 1] as number })
    return [facet, counts]
  }

  return (tenant, counts) => Object.fromEntries(counts.map((one) => read(tenant, one)))
}
