import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ListExport, type ListFormat, MAX_ROWS_AT_ONCE } from '#contract/documents/list-export.ts'
import { downloads } from '#contract/downloads.ts'
import { groupExport } from '#contract/groups/group-export.ts'
import { groups } from '#contract/groups/groups.ts'
import { search } from '#contract/search.ts'
import { searchExport } from '#contract/search-export.ts'
import { semantic } from '#contract/semantic.ts'
import { beginDownload } from '#library/downloads/begin-download.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { queryAll } from '#ports/query-all.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

const MANY = MAX_ROWS_AT_ONCE + 150
const ALL = { keywords: '*', searchField: 'all' as const, refinements: [], sortType: 'BEST_MATCH' as const }

let world: World
const as = (person = 'subscriber') => world.as(person)
const textOf = async (file: ListExport | undefined) =>
  file && 'url' in file ? (await world.send('astm', 'GET', file.url)).text() : ''
const addressesIn = (csv: string) =>
  [...csv.matchAll(/contentcode=([^\r\n"]+)/g)].map(([, code]) => decodeURIComponent(code ?? ''))
const exported = async (file: ListExport | undefined) => addressesIn(await textOf(file))
const begun = (answer: ListExport) => {
  if ('url' in answer) throw new Error('exported at once')
  return answer
}

/** Codes of all rows, as the pages of a search show them. */
async function shown(keywords: string, more: object = {}): Promise<string[]> {
  const codes: string[] = []
  for (let page = 0; ; page++) {
    const found = await as()(search.all, { keywords, ...more, page, size: 100 })
    codes.push(...found.documents.map(({ contentCode }) => contentCode))
    if (!found.nextPageFlag) return codes
  }
}

beforeAll(async () => {
  world = await createWorld()
  const few = Array.from({ length: 130 }, (_, at) =>
    prepare({ designation: `ISO ${3000 + at}:2020`, title: at % 3 === 0 ? `Corded widget ${at}` : `Corded ${at}` }),
  )
  const many = Array.from({ length: MANY }, (_, at) => prepare({ designation: `ISO ${20_000 + at}:2020`, title: `Gasket ${at}` }))
  await saveDocuments(world.ports, 'astm', few)
  await saveDocuments(world.ports, 'astm', many)
}, 300_000)
afterAll(() => world.close())

describe('exported results of a search', () => {
  it('are all rows in the order of the pages, those with some of the words too, in every order', async () => {
    const rows = await shown('corded widget')
    expect(rows.length).toBeGreaterThan(100)
    expect(await exported(await as()(searchExport.exportAll, { keywords: 'corded widget', format: 'csv' }))).toEqual(rows)
    const sorted = { keywords: 'corded', sortType: 'OVERRIDE_SORT', sort: 'title-', editions: 'in-force' } as const
    expect(await exported(await as()(searchExport.exportAll, { ...sorted, format: 'csv' }))).toEqual(
      await shown('corded', sorted),
    )
  })

  it('are those of the subscription, and of meaning, by the same search', async () => {
    const entitled = await as()(search.entitled, { keywords: 'safety', size: 100 })
    const file = await as()(searchExport.exportEntitled, { keywords: 'safety', format: 'csv' })
    expect(await exported(file)).toEqual(entitled.documents.map(({ contentCode }) => contentCode))
    const meant = await as()(semantic.semantic, { keywords: 'safety signs', pageSize: 100 })
    const answer = await as()(searchExport.exportSemantic, { keywords: 'safety signs', format: 'csv' })
    expect(await exported(answer)).toEqual(meant.documents.map(({ contentCode }) => contentCode))
  })

  it('are refused to guests, and to protected readers outside of their subscription', async () => {
    const asked = { keywords: 'corded', format: 'csv' as ListFormat }
    await expect(as('visitor')(searchExport.exportAll, asked)).rejects.toMatchObject({ status: 403 })
    await expect(as('drm')(searchExport.exportAll, asked)).rejects.toMatchObject({ status: 403 })
    expect(await exported(await as('company')(searchExport.exportAll, asked))).toHaveLength(130)
  })

  it('many are a download that a job makes: all rows, for a day, for its person alone, with a mail where it is asked for', async () => {
    const { downloadId: id, rows } = begun(await as()(searchExport.exportAll, { keywords: 'gasket', format: 'csv' }))
    expect(rows).toBe(MANY)
    await as()(downloads.mail, { id })
    await world.jobsDone()
    const download = await as()(downloads.get, { id })
    expect(download).toMatchObject({ state: 'ready', percent: 100, isMailed: true })
    expect(Date.parse(download.until) - Date.now()).toBeLessThanOrEqual(86_400_000)
    expect(await exported(download.file)).toEqual(await shown('gasket'))
    await as()(downloads.mail, { id })
    await world.jobsDone()
    const mails = (await world.mails()).filter(({ text }) => text.includes(id))
    expect(mails).toEqual([expect.objectContaining({ to: ['subscriber@harbour-engineering.example.org'] })])
    for (const person of ['colleague', 'company'])
      await expect(as(person)(downloads.get, { id })).rejects.toMatchObject({ status: 404 })
    await expect(as()(downloads.get, { id: 'none' })).rejects.toMatchObject({ status: 404 })
    const audits = await queryAll(world.ports.table, { pk: 'astm#audits' })
    expect(audits.map(({ data }) => (data as { message: string }).message)).toContain(`search csv ${MANY}`)
  })

  it('one whose person has left the account by then fails and has no file', async () => {
    const source = { list: { kind: 'search', place: 'all', query: ALL }, format: 'csv', origin: 'https://a.example.org' } as const
    const facts = { accountId: 'northern', job: 'export-list', title: 'search', rows: MANY, source } as const
    const id = await beginDownload(world.ports, { tenant: 'astm', userId: 'usage-viewer' }, facts)
    await world.jobsDone()
    const { state, file } = await as('usage-viewer')(downloads.get, { id })
    expect([state, file]).toEqual(['failed', undefined])
  })
})

describe('an exported group', () => {
  it('has what its list shows, in its order, for those who are in it alone', async () => {
    const contentCodes = ['ISO|3001-2020', 'ISO|3000-2020', 'ISO|3002-2020']
    const facts = { name: 'Widgets', longDesc: 'About widgets', memberIds: ['colleague'], contentCodes }
    const { groupID: groupId } = await as()(groups.save, facts)
    const { list } = (await as('colleague')(groups.documents, { groupId })).responseData
    const file = await as('colleague')(groupExport.export, { groupId, format: 'csv' })
    expect(await exported(file)).toEqual(list.map(({ contentCode }) => contentCode))
    for (const person of ['admin', 'compass-admin'])
      await expect(as(person)(groupExport.export, { groupId, format: 'csv' })).rejects.toMatchObject({ status: 404 })
    expect((await textOf(await as()(groupExport.export, { groupId, format: 'bibtex' }))).match(/^@/gm)).toHaveLength(3)
  })
})
