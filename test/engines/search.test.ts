import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { columnSort } from '#functions/adapters/aws/opensearch/match/order.ts'
import { searchDeep } from '#functions/adapters/aws/opensearch/match/search-request.ts'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { COUPLED_TEXTS, topicTexts } from '#test/support/topic-texts.ts'
import { describeSearch } from '../ports/search/search.conformance.ts'
import { searchDocument } from '../ports/search/search-document.ts'
import { engineUrl } from './support/engine-url.ts'
import { asFunction, callAs, JOBS, ungrantedCalls, unusedGrants } from './support/granted-calls.ts'

const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })
/** A real model, trained on the texts of the library that the tests load. */
const embeddings = learnEmbeddings([...topicTexts(250), ...COUPLED_TEXTS])

const SEARCHES = ['find', 'suggest', 'meaning']
const SEARCHING = 'Api/search'

describeSearch('search on OpenSearch', async () => {
  const prefix = `search-test-${randomBytes(6).toString('hex')}`
  const open = () => openOpenSearch({ endpoint, region: 'us-east-1', credentials, prefix, timeoutMs: 60_000, embeddings })
  const search = callAs(open(), (method) => (SEARCHES.includes(method) ? SEARCHING : JOBS))
  return {
    search,
    another: async () => open(),
    close: async () => {
      await fetch(`${endpoint}/${prefix}-*`, { method: 'DELETE' })
    },
  }
})

describe('the function that searches', () => {
  it('is granted exactly its calls to the engine, deep pages included', async () => {
    const prefix = `search-test-${randomBytes(6).toString('hex')}`
    const service = { endpoint, region: 'us-east-1', credentials, timeoutMs: 60_000 }
    await openOpenSearch({ ...service, prefix }).index('astm', [searchDocument('A'), searchDocument('B')])
    try {
      const intent = { scope: { tenant: 'astm', documents: 'all', texts: 'all' }, text: '', field: 'all', filters: [] } as const
      const asked: SearchIntent = { ...intent, sort: { by: 'title', descending: false }, offset: 1, size: 1 }
      const searching = { engine: openEngine(service), index: `${prefix}-astm`, intent: asked }
      const far = await asFunction(SEARCHING, () => searchDeep(searching, columnSort(asked.sort), 1, 2))
      expect(far.map(({ _id }) => _id)).toEqual(['B'])
    } finally {
      await fetch(`${endpoint}/${prefix}-*`, { method: 'DELETE' })
    }
    expect(ungrantedCalls()).toEqual([])
    expect(unusedGrants(SEARCHING, 'es')).toEqual([])
  })
})
