import { openBedrockEmbeddings } from '#functions/adapters/aws/bedrock-embeddings.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import type { openAccount } from './open-account.ts'

interface Engine {
  readonly endpoint: string
  readonly prefix?: string
  readonly replicas: number
  readonly meaning?: 'bedrock'
}

/** The engine with what it knows of meaning: one part of a bundle, which is loaded when something is first looked for. */
export function openSearchEngine(account: ReturnType<typeof openAccount>, { meaning, ...engine }: Engine) {
  const embeddings = meaning === 'bedrock' ? openBedrockEmbeddings(account) : undefined
  return openOpenSearch({ ...account, ...engine, embeddings })
}
