import { openBedrockEmbeddings } from '#functions/adapters/aws/bedrock-embeddings.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import type { openAccount } from './account.ts'

interface Engine {
  readonly endpoint: string
  readonly prefix?: string
  readonly replicas: number
  readonly meaning?: 'bedrock'
}

/** Opens the engine with its embeddings. This is a part of the bundle of its own, loaded with the first search. */
export function openSearchEngine(account: ReturnType<typeof openAccount>, { meaning, ...engine }: Engine) {
  const embeddings = meaning === 'bedrock' ? openBedrockEmbeddings(account) : undefined
  return openOpenSearch({ ...account, ...engine, embeddings })
}
