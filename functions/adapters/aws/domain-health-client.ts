import {
  DescribeDomainHealthCommand,
  type DescribeDomainHealthResponse,
  OpenSearchClient,
  type OpenSearchClientConfig,
} from '@aws-sdk/client-opensearch'

/** Opens the SDK's client. A separate module, so that a bundle contains only the commands in use and loads them lazily. */
export function openDomainHealthClient(
  config: OpenSearchClientConfig,
  DomainName: string,
): () => Promise<DescribeDomainHealthResponse> {
  const client = new OpenSearchClient(config)
  return () => client.send(new DescribeDomainHealthCommand({ DomainName }))
}
