import { randomBytes } from 'node:crypto'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/learned-embeddings.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { describeSearch } from '../ports/search.conformance.ts'
import { engineUrl } from './engine-url.ts'

const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })
/** A real model, learned from the texts of the library that the tests load. */
const embeddings = learnEmbeddings(topicTexts(250))

describeSearch('search on OpenSearch', async () => {
  const prefix = `search-test-${randomBytes(6).toString('hex')}`
  const open = () => openOpenSearch({ endpoint, region: 'us-east-1', credentials, prefix, timeoutMs: 60_000, embeddings })
  const search = open()
  return {
    search,
    another: async () => open(),
    close: async () => {
      await fetch(`${endpoint}/${prefix}-*`, { method: 'DELETE' })
    },
  }
})
