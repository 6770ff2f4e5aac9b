import { afterAll, describe } from '@jest/globals'
import { openEngine } from '#functions/adapters/aws/opensearch/engine.ts'
import { openMeaning } from '#functions/adapters/aws/opensearch/meaning.ts'
import { openWriting } from '#functions/adapters/aws/opensearch/write.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/learned-embeddings.ts'
import type { Search } from '#ports/search.ts'
import { describeMeaning } from '#test/ports/search-meaning.conformance.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { engineUrl } from './engine-url.ts'

const engine = openEngine({
  region: 'us-east-1',
  endpoint: engineUrl('LECTERN_OPENSEARCH_URL'),
  credentials: () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
  timeoutMs: 30_000,
})
const mark = `p6-${Date.now().toString(36)}`
let worlds = 0

/** A real model, learned from the texts of the library that the tests load. */
const embeddings = learnEmbeddings(topicTexts(250))

describe('OpenSearch, with a learned model', () => {
  afterAll(() => engine.ask('DELETE', `/${mark}-*`))
  describeMeaning(async () => {
    const library = { engine, prefix: `${mark}-${worlds++}`, shards: 1, replicas: 0 }
    const open = () => ({ ...openWriting(library), ...openMeaning(library, { embeddings }) }) as Search
    return { search: open(), another: async () => open(), close: async () => void (await engine.ask('DELETE', `/${library.prefix}-*`)) }
  })
})
