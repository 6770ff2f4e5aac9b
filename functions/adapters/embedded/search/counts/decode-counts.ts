import type { Tenant } from '#contract/tenant.ts'
import type { Facet } from '#finding/intent.ts'
import type { FacetCounts, ValueCount } from '#ports/search.ts'
import type { EncodedCounts } from './encode-counts.ts'

/** Creates the decoder of a `CountEncoder`'s answers. It keeps the values that were sent, for each tenant and facet. */
export function createCountDecoder(): (tenant: Tenant, counts: readonly EncodedCounts[]) => FacetCounts {
  const received = new Map<string, readonly string[]>()

  function decode(tenant: Tenant, { facet, values, counted }: EncodedCounts): [Facet, ValueCount[]] {
    const name = `${tenant} ${facet}`
    if (values) received.set(name, values)
    const own = received.get(name) as readonly string[]
    const counts: ValueCount[] = []
    for (let at = 0; at < counted.length; at += 2)
      counts.push({ value: own[counted[at] as number] as string, count: counted[at + 1] as number })
    return [facet, counts]
  }

  return (tenant, counts) => Object.fromEntries(counts.map((one) => decode(tenant, one)))
}
