import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { SearchResults, type search } from '#contract/search.ts'
import type { Tenant } from '#contract/tenant.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import type { Context } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import { openLibrary, outsider, prepare, subscriber } from '#test/support/library.ts'
import { findNewestDocuments } from './newest-documents.ts'
import { searchDocuments, searchEntitledDocuments } from './search-documents.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-search-'))
const library = openLibrary()
const engine = openSqliteSearch(folder)
const ports = { ...library, search: engine }

beforeAll(async () => {
  await saveDocuments(ports, 'demowl', [
    prepare({ designation: 'ISO 9001:2008', status: 'Historical', year: 2008, ics: ['03.120.10'], sourceId: '1' }),
    prepare({ designation: 'IETF 1:2001', publisher: 'IETF', title: 'Quality of <i>service</i>', ics: ['35.100'] }),
    prepare({ designation: 'IETF 2:2002', publisher: 'IETF', collections: ['C'], title: 'Quality at large' }, {}, [
      'one',
      'lighthouse',
    ]),
  ])
  // A later batch: the card of the edition before it has to change too.
  await saveDocuments(ports, 'demowl', [
    prepare({ designation: 'ISO 9001:2015', year: 2015, publishDate: '2015-09-15', ics: ['03.120.10'], sourceId: '2' }),
  ])
  await saveDocuments(ports, 'astm', [prepare({ designation: 'ISO 9001:2015', title: 'Of another tenant' })])
})

afterAll(async () => {
  await engine.close()
  await library.close()
  rmSync(folder, { recursive: true })
})

async function find(
  query: CallInputOf<typeof search.entitled>,
  actor: Actor = subscriber,
  useCase = searchDocuments as typeof searchEntitledDocuments,
) {
  const context = { actor, tenant: actor.tenant, ports, note: () => undefined } as unknown as Context<
    typeof search.entitled,
    'search' | 'table' | 'clock'
  >
  return SearchResults().parse(await useCase.run(useCase.endpoint.input.parse(query), context))
}

const names = async (...input: Parameters<typeof find>) => (await find(...input)).documents.map((one) => one.designationNo)

describe('a saved document', () => {
  it('a saved document is found by designation, the edition in force first, with its other editions', async () => {
    const { documents } = await find({ keywords: 'iso 9001' })
    expect(documents.map((one) => [one.designationNo, one.connections.map((other) => other.designationNo)])).toEqual([
      ['ISO 9001:2015', ['ISO 9001:2008']],
      ['ISO 9001:2008', ['ISO 9001:2015']],
    ])
  })

  it('a saved document is found by its text, on its page, by those to whom it is open', async () => {
    const account = { id: 'reader', publishers: [], collections: ['C'] }
    expect((await find({ keywords: 'lighthouse' }, { ...subscriber, account })).documents).toMatchObject([
      { designationNo: 'IETF 2:2002', matchedPage: 2 },
    ])
    expect(await names({ keywords: 'lighthouse' }, { ...subscriber, account: { ...account, collections: [] } })).toEqual([])
  })

  it('a saved document is found under every class above its own', async () => {
    const under = (k: string) => names({ refinements: [{ r: 'ics', k, pk: [] }], sort: 'designation', sortType: 'OVERRIDE_SORT' })
    expect(await under('03')).toEqual(['ISO 9001:2008', 'ISO 9001:2015'])
    expect(await under('35.100')).toEqual(['IETF 1:2001'])
    expect(await under('3')).toEqual([])
  })

  it('a saved document is found among subscribed documents by publisher or collection, and in no other account', async () => {
    const subscribed = (publishers: string[], collections: string[]) =>
      names({ keywords: '' }, { ...subscriber, account: { id: 'a', publishers, collections } }, searchEntitledDocuments)
    expect((await subscribed(['ISO'], ['C'])).toSorted()).toEqual(['IETF 2:2002', 'ISO 9001:2008', 'ISO 9001:2015'])
    expect(await subscribed([], [])).toEqual([])
    expect(await names({ publisherId: 'IETF' }, subscriber, searchEntitledDocuments)).toEqual([])
    expect(await findNewestDocuments(ports, entitledContent(outsider), 6)).toEqual([])
    expect((await findNewestDocuments(ports, entitledContent(subscriber), 1))[0]?.designationNo).toBe('ISO 9001:2015')
  })

  it('a saved document without a download says so', async () => {
    const file = { pdf: { key: 'demowl/documents/a.pdf', size: 9, pageCount: 1 } }
    await saveDocuments(ports, 'demowl', [
      prepare({ designation: 'PDF 1:2020', title: 'Lanterns to take home' }, file),
      prepare({ designation: 'PDF 2:2020', title: 'Lanterns to look at', downloadable: false }, file),
      prepare({ designation: 'PDF 3:2020', title: 'Lanterns without a file' }),
    ])
    const { documents } = await find({ keywords: 'lanterns', sort: 'designation', sortType: 'OVERRIDE_SORT' })
    expect(documents.map(({ downloadable }) => downloadable)).toEqual([undefined, false, false])
  })

  it('a saved document is invisible to another tenant', async () => {
    expect((await find({ keywords: '*' }, { ...subscriber, tenant: 'astm' as Tenant })).documents).toMatchObject([
      { documentTitle: 'Of another tenant' },
    ])
    expect((await find({ keywords: 'another tenant' })).count).toBe(0)
  })

  it('a removed document is not found, and no other document names it', async () => {
    expect(await removeDocument(ports, 'demowl', 'ISO|9001-2008')).toBe(true)
    expect((await find({ keywords: 'iso 9001' })).documents).toMatchObject([{ designationNo: 'ISO 9001:2015', connections: [] }])
  })
})
