import { randomBytes } from 'node:crypto'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import type { Search } from '#ports/search.ts'

type Options = Parameters<typeof openOpenSearch>[0]
type OpenSearch = (options?: Partial<Options>) => Search

/** Runs work with indices of its own on a running domain, and deletes them at the end. */
export async function onDomain(endpoint: string, work: (open: OpenSearch) => Promise<void>): Promise<void> {
  const credentials = () => ({ accessKeyId: 'bench', secretAccessKey: 'bench' })
  const account = { endpoint, region: 'us-east-1', credentials }
  const prefix = `bench-${randomBytes(6).toString('hex')}`
  try {
    await work((options) => openOpenSearch({ ...account, prefix, timeoutMs: 60_000, ...options }))
  } finally {
    await openEngine(account).request('DELETE', `/${prefix}-*`)
  }
}
