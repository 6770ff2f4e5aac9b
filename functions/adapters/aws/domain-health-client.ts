import {
  DescribeDomainHealthCommand,
  type DescribeDomainHealthResponse,
  OpenSearchClient,
  type OpenSearchClientConfig,
} from '@aws-sdk/client-opensearch'

/** A module of its own, so that a bundle has of the client what is used, and loads it when it is first needed. */
export function domainAsker(config: OpenSearchClientConfig, DomainName: string): () => Promise<DescribeDomainHealthResponse> {
  const client = new OpenSearchClient(config)
  return () => client.send(new DescribeDomainHealthCommand({ DomainName }))
}
