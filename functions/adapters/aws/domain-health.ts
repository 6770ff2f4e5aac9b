import type { DescribeDomainHealthResponse } from '@aws-sdk/client-opensearch'
import type { PartReport, PartState } from '#ports/health.ts'
import type { AwsServiceOptions } from './requests/aws-service.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly domainName: string
  /** another one than the region's own */
  readonly endpoint?: string
}

const count = (text: string | undefined) => {
  const value = Number(text)
  return text === undefined || !Number.isInteger(value) ? undefined : value
}

/** Yellow: copies are missing. Red: documents are. */
function stateOf({ DomainState, ClusterHealth }: DescribeDomainHealthResponse): PartState {
  if (ClusterHealth === 'Red' || DomainState === 'NotAvailable') return 'down'
  return ClusterHealth === 'Green' && DomainState === 'Active' ? 'up' : 'impaired'
}

export function reportOf(said: DescribeDomainHealthResponse): PartReport {
  const facts = {
    nodes: count(said.DataNodeCount),
    zones: count(said.ActiveAvailabilityZoneCount),
    unassignedShards: count(said.TotalUnAssignedShards),
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return { part: 'search', state: stateOf(said), facts: known }
}

/**
 * What the service says of an OpenSearch domain, beside what the domain itself answers. Undefined where it cannot be asked:
 * the domain may well be up. The client is loaded when it is first needed.
 */
export function openDomainHealth({ domainName, region, endpoint, credentials }: Options) {
  async function open() {
    const { domainAsker } = await import('./domain-health-client.ts')
    return domainAsker({ region, endpoint, credentials: async () => credentials(), maxAttempts: 3 }, domainName)
  }
  let ask: ReturnType<typeof open> | undefined

  return async (): Promise<PartReport | undefined> => {
    ask ??= open()
    try {
      return reportOf(await (await ask)())
    } catch {
      return undefined
    }
  }
}
