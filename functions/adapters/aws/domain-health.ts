import type { DescribeDomainHealthResponse } from '@aws-sdk/client-opensearch'
import type { PartReport, PartState } from '#ports/health.ts'
import type { AwsServiceOptions } from './requests/aws-service.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly domainName: string
  /** default: the region's endpoint */
  readonly endpoint?: string
}

const count = (text: string | undefined) => {
  const value = Number(text)
  return text === undefined || !Number.isInteger(value) ? undefined : value
}

/** Yellow: replicas are missing. Red: documents are missing. */
function stateOf({ DomainState, ClusterHealth }: DescribeDomainHealthResponse): PartState {
  if (ClusterHealth === 'Red' || DomainState === 'NotAvailable') return 'down'
  return ClusterHealth === 'Green' && DomainState === 'Active' ? 'up' : 'impaired'
}

export function reportOf(health: DescribeDomainHealthResponse): PartReport {
  const facts = {
    nodes: count(health.DataNodeCount),
    zones: count(health.ActiveAvailabilityZoneCount),
    unassignedShards: count(health.TotalUnAssignedShards),
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return { part: 'search', state: stateOf(health), facts: known }
}

/**
 * Reports the health of an OpenSearch domain from its service's API. Undefined if the API does not answer: the domain itself may
 * be up. The client is loaded lazily.
 */
export function openDomainHealth({ domainName, region, endpoint, credentials }: Options) {
  async function open() {
    const { openDomainHealthClient } = await import('./domain-health-client.ts')
    return openDomainHealthClient({ region, endpoint, credentials: async () => credentials(), maxAttempts: 3 }, domainName)
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
