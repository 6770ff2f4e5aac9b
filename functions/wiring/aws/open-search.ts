import type { Search } from '#ports/search.ts'
import { openAccount } from './open-account.ts'
import { openLater } from './open-later.ts'
import { readEnvironment } from './settings.ts'

const METHODS = {
  find: true,
  suggest: true,
  meaning: true,
  index: true,
  update: true,
  remove: true,
  learn: true,
  isBehind: true,
} as const

export function openSearch(): Search {
  const {
    LECTERN_SEARCH_URL: endpoint,
    LECTERN_SEARCH_PREFIX: prefix,
    LECTERN_SEARCH_REPLICAS: replicas,
    LECTERN_MEANING: meaning,
  } = readEnvironment(['LECTERN_SEARCH_URL', 'LECTERN_SEARCH_PREFIX', 'LECTERN_SEARCH_REPLICAS', 'LECTERN_MEANING'])
  const account = openAccount()
  return openLater<Search>(METHODS, async () => {
    const [{ openOpenSearch }, { openBedrockEmbeddings }] = await Promise.all([
      import('#functions/adapters/aws/opensearch/open.ts'),
      import('#functions/adapters/aws/bedrock-embeddings.ts'),
    ])
    const embeddings = meaning === 'bedrock' ? openBedrockEmbeddings(account) : undefined
    return openOpenSearch({ ...account, endpoint, prefix, replicas, embeddings })
  })
}
