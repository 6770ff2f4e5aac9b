import { openBedrockEmbeddings } from '#functions/adapters/aws/bedrock-embeddings.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { openAccount } from './open-account.ts'
import { readEnvironment } from './settings.ts'

export function openSearch() {
  const {
    LECTERN_SEARCH_URL: endpoint,
    LECTERN_SEARCH_PREFIX: prefix,
    LECTERN_SEARCH_REPLICAS: replicas,
    LECTERN_MEANING: meaning,
  } = readEnvironment(['LECTERN_SEARCH_URL', 'LECTERN_SEARCH_PREFIX', 'LECTERN_SEARCH_REPLICAS', 'LECTERN_MEANING'])
  const account = openAccount()
  const embeddings = meaning === 'bedrock' ? openBedrockEmbeddings(account) : undefined
  return openOpenSearch({ ...account, endpoint, prefix, replicas, embeddings })
}
