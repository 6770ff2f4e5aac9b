import { describe, expect, it, jest } from '@jest/globals'
import { SearchQuery, SearchResults, search } from '#contract/search.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Context } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { Search } from '#ports/search.ts'
import { outsider, subscriber } from '#test/support/library.ts'
import { findNewestDocuments } from './newest-documents.ts'
import { searchDocuments, searchEntitledDocuments } from './search-documents.ts'

const card = {
  contentCode: 'ISO|1',
  designationNo: 'ISO 1',
  displayDesignation: 'ISO 1',
  documentTitle: 'Air',
  description: '',
  documentType: 'Standard',
  publisherCode: 'ISO',
  publisherName: 'ISO',
  publisherTypeCode: 'PARTNER',
  status: 'Active',
  lastUpdateDate: '',
  publishDate: '2020-01-01',
  publishedOnlineDate: '',
  language: 'en',
  translations: [],
  connections: [],
  supplements: [],
}

function engine(total = 1) {
  const hit = { id: 'ISO|1', card: { ...card, secret: 1 }, marks: { designation: [[0, 3]], title: [], description: [] }, page: 4 }
  const find = jest.fn(async (_: SearchIntent) => ({ total, hits: [hit] }))
  return { find } as unknown as Search & { find: typeof find }
}

const noted = jest.fn()
const EMPTY_TABLE = { get: async () => undefined, query: async () => ({ items: [] }) }

async function run(useCase: typeof searchDocuments | typeof searchEntitledDocuments, input: object, actor: Actor, port: Search) {
  const context = { actor, tenant: actor.tenant, ports: { search: port, table: EMPTY_TABLE }, note: noted }
  return useCase.run(
    SearchQuery().parse(input),
    context as unknown as Context<typeof search.all & typeof search.entitled, 'search' | 'table' | 'clock'>,
  )
}

describe('searching', () => {
  it('a search logs the number of hits', async () => {
    await run(searchDocuments, { keywords: 'air' }, subscriber, engine(0))
    expect(noted).toHaveBeenLastCalledWith({ found: 0 })
  })

  it('a hit is a card with its marks, and has no field outside the contract', async () => {
    const results = await run(searchDocuments, { keywords: 'air' }, subscriber, engine())
    expect(SearchResults().parse(results)).toEqual({
      count: 1,
      nextPageFlag: false,
      documents: [{ ...card, access: 'open', marks: { designation: [[0, 3]], title: [], description: [] }, matchedPage: 4 }],
    })
  })

  it('a hit says how the account can read it', async () => {
    const accessFor = async (actor: Actor, facts = {}) => {
      const port = engine()
      const { hits, total } = await port.find({} as SearchIntent)
      const changed = hits.map((hit) => ({ ...hit, card: { ...hit.card, ...facts } }))
      const search = { find: async () => ({ total, hits: changed }) } as unknown as Search
      return (await run(searchDocuments, {}, actor, search)).documents[0]?.access
    }
    const collector = { ...outsider, account: { id: 'c', publishers: [], collections: ['Water'] } }
    expect(await accessFor(subscriber)).toBe('open')
    expect(await accessFor(outsider)).toBe('subscription')
    expect(await accessFor(collector, { collections: ['Water'] })).toBe('open')
    expect(await accessFor(subscriber, { publisherTypeCode: 'CPP' })).toBe('outside')
  })

  it('a line of the text leaves only where the account may open the text', async () => {
    const excerpt = { text: 'of clean air', marks: [[9, 12]], page: 'the whole page' }
    const clause = { name: 'Annex A', number: 'Annex A', title: 'Air', page: 'x' }
    const standing = { is: 'superseded', by: { designationNo: 'ISO 1:2025' } }
    const documentFor = async (actor: Actor) => {
      const port = engine()
      const { hits, total } = await port.find({} as SearchIntent)
      const found = hits.map((hit) => ({ ...hit, card: { ...hit.card, standing, date: '2020-01' }, excerpt, clause }))
      const search = { find: async () => ({ total, hits: found, otherEditions: 12 }) } as unknown as Search
      const results = await run(searchDocuments, { editions: 'in-force' }, actor, search)
      expect(SearchResults().parse(results)).toMatchObject({ otherEditions: 12 })
      return results.documents[0]
    }
    expect(await documentFor(subscriber)).toMatchObject({ standing, date: '2020-01' })
    expect((await documentFor(subscriber))?.excerpt).toEqual({ text: 'of clean air', marks: [[9, 12]] })
    expect((await documentFor(subscriber))?.matchedClause).toEqual({ name: 'Annex A', number: '', title: 'Annex A · Air' })
    expect(await documentFor(outsider)).not.toHaveProperty('excerpt')
    expect(await documentFor(outsider)).not.toHaveProperty('matchedClause')
  })

  it('a search says what the account may open, and which editions it wants', async () => {
    const port = engine()
    await run(searchDocuments, { editions: 'all' }, subscriber, port)
    const { publishers = [], collections = [] } = subscriber.account ?? {}
    expect(port.find.mock.calls[0]?.[0]).toMatchObject({ editions: 'all', opens: { publishers, collections } })
  })

  it('a page of hits says whether there are more', async () => {
    const query = { page: 1, size: 1 }
    expect((await run(searchDocuments, query, subscriber, engine(3))).nextPageFlag).toBe(true)
    expect((await run(searchDocuments, query, subscriber, engine(2))).nextPageFlag).toBe(false)
  })

  it('a search covers the whole library of the tenant, or the account’s holdings, and of full texts those that are open', async () => {
    const port = engine()
    const holdings = { publishers: ['ISO'], collections: ['C'] }
    const nothing = { publishers: [], collections: [] }
    const member = { ...subscriber, tenant: 'astm' as const, account: { id: 'a', ...holdings } }
    await run(searchDocuments, {}, member, port)
    await run(searchEntitledDocuments, {}, member, port)
    await run(searchEntitledDocuments, {}, outsider, port)
    expect(port.find.mock.calls.map(([intent]) => intent.scope)).toEqual([
      { tenant: 'astm', documents: 'all', texts: holdings },
      { tenant: 'astm', documents: holdings, texts: holdings },
      { tenant: 'demowl', documents: nothing, texts: nothing },
    ])
  })

  it('the search of all content is closed to protected viewing', () => {
    expect(search.all.drm).toBe(false)
    expect(search.entitled.drm).toBeUndefined()
  })

  it('the newest documents of a scope are found', async () => {
    const port = engine()
    expect(await findNewestDocuments({ search: port }, entitledContent(subscriber), 6)).toEqual([card])
    expect(port.find.mock.calls[0]?.[0]).toMatchObject({ sort: { by: 'date', descending: true }, size: 6, text: '' })
  })
})
