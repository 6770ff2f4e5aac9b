import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import type { Search } from '#ports/search.ts'
import { COUPLED_TEXTS, topicTexts } from '#test/support/topic-texts.ts'
import { searchDocument, standingOf } from '../ports/search/search-document.ts'
import { describeMeaning } from '../ports/search/search-meaning.conformance.ts'
import { engineUrl } from './support/engine-url.ts'
import { callAs, expectGranted, JOBS } from './support/granted-calls.ts'

const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
const credentials = () => ({ accessKeyId: 'test', secretAccessKey: 'test' })

/** A real model, trained on the texts of the library that the tests load. */
const learned = learnEmbeddings([...topicTexts(250), ...COUPLED_TEXTS])

function newLibrary() {
  const prefix = `meaning-test-${randomBytes(6).toString('hex')}`
  return {
    prefix,
    open: (embeddings: Embeddings | undefined = learned): Search =>
      callAs(openOpenSearch({ endpoint, region: 'us-east-1', credentials, prefix, embeddings, timeoutMs: 60_000 }), () => JOBS),
    async close() {
      await fetch(`${endpoint}/${prefix}-*`, { method: 'DELETE' })
    },
  }
}

afterAll(expectGranted)

describe('OpenSearch with a learned model', () => {
  describeMeaning(async () => {
    const library = newLibrary()
    return { search: library.open(), another: async () => library.open(), close: library.close }
  })
})

describe('passages on OpenSearch', () => {
  const [asked, answered] = ['chlorine turbidity', 'disinfection reservoir hygiene']
  let library: ReturnType<typeof newLibrary>
  let embedded: string[]
  const counted = (version: string, most = Number.POSITIVE_INFINITY): Embeddings => ({
    version,
    dimensions: learned.dimensions,
    async embed(texts, as) {
      if (as === 'passage' && embedded.length + texts.length > most) throw new EmbeddingsUnavailable('stopped')
      if (as === 'passage') embedded.push(...texts)
      return learned.embed(texts, as)
    },
  })
  const ids = async (search: Search) => {
    const intent = {
      scope: { tenant: 'astm', documents: 'all', texts: 'all' },
      text: asked,
      filters: [],
      offset: 0,
      size: 100,
    } as const
    return (await search.meaning(intent)).hits.map(({ id }) => id)
  }
  const indices = async () => {
    const all = (await (await fetch(`${endpoint}/_cat/indices/${library.prefix}-*?format=json`)).json()) as { index: string }[]
    return all.map(({ index }) => index).filter((index) => index.includes('passages'))
  }

  beforeEach(async () => {
    library = newLibrary()
    embedded = []
    const others = topicTexts(120).map((title, n) => searchDocument(`D${n}`, { title }))
    await library.open().index('astm', [...others, searchDocument('answer', { title: answered })])
  })
  afterEach(() => library.close())

  it('are made once for each document, and anew for what has other words', async () => {
    const search = library.open(counted('one'))
    await search.learn('astm')
    expect(embedded).toHaveLength(121)
    await search.learn('astm')
    await search.update('astm', [
      { id: 'answer', card: { title: 'another card' }, current: true, ...standingOf({ current: true }) },
    ])
    expect(await search.isBehind('astm')).toBe(false)
    await search.index('astm', [searchDocument('answer', { title: answered }), searchDocument('D0', { title: 'yield fracture' })])
    expect(await search.isBehind('astm')).toBe(true)
    await search.learn('astm')
    expect(embedded.slice(121).map((text) => text.trim())).toEqual(['yield fracture'])
    expect(await ids(search)).toContain('answer')
  })

  it('do not find what no longer says it, before it is learned again', async () => {
    const search = library.open(counted('one'))
    await search.learn('astm')
    expect(await ids(search)).toContain('answer')
    await search.index('astm', [searchDocument('answer', { title: 'yield fracture' })])
    expect(await ids(search)).not.toContain('answer')
  })

  it('count once every document has them, and go on where they were stopped', async () => {
    const stopped = library.open(counted('one', 60))
    await expect(stopped.learn('astm')).rejects.toThrow('stopped')
    expect(await ids(stopped)).not.toContain('answer')
    expect(await stopped.isBehind('astm')).toBe(true)
    const signal = AbortSignal.abort(new Error('the site stops'))
    await expect(library.open(counted('one')).learn('astm', signal)).rejects.toThrow('the site stops')
    const first = embedded.length
    expect(first).toBeGreaterThan(0)
    await library.open(counted('one')).learn('astm')
    expect(embedded).toHaveLength(121)
    expect(await ids(stopped)).toContain('answer')
  })

  it('of another model are made beside those before, which answer until then, and go when they are whole', async () => {
    const [old, next] = [library.open(counted('one')), library.open(counted('two', 180))]
    await old.learn('astm')
    const [before] = await indices()
    await expect(next.learn('astm')).rejects.toThrow('stopped')
    expect(await indices()).toHaveLength(2)
    expect(await ids(old)).toContain('answer')
    expect(await ids(next)).not.toContain('answer')
    await library.open(counted('two')).learn('astm')
    expect(await ids(next)).toContain('answer')
    expect(await indices()).not.toContain(before)
    expect(await indices()).toHaveLength(1)
  })

  it('are not asked for while the model does not answer, or where there is none: words count alone', async () => {
    await library.open().learn('astm')
    const down: Embeddings = { ...learned, embed: () => Promise.reject(new EmbeddingsUnavailable('throttled')) }
    for (const search of [
      library.open(down),
      openOpenSearch({ endpoint, region: 'us-east-1', credentials, prefix: library.prefix }),
    ]) {
      expect((await ids(search)).length).toBeGreaterThan(0)
      expect(await ids(search)).not.toContain('answer')
    }
    await expect(library.open({ ...down, version: 'other' }).learn('astm')).rejects.toThrow('throttled')
  })
})
