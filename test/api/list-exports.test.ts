import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { collections } from '#contract/collections.ts'
import { LIST_FORMATS, type ListExport } from '#contract/documents/list-export.ts'
import { downloads } from '#contract/downloads.ts'
import { favorites } from '#contract/favorites.ts'
import { tracking } from '#contract/tracking.ts'
import { beginDownload } from '#library/downloads/begin-download.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { queryAll } from '#ports/query-all.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
const as = (person: string) => world.as(person)
const textOf = async (file: ListExport) => ('url' in file ? (await world.send('astm', 'GET', file.url)).text() : '')
/** Titles of an exported table, in its order. */
const titlesOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[1])

beforeAll(async () => {
  world = await createWorld()
  const titles = ['=1+2', 'Zinc', 'Part 10', 'Part 2']
  const documents = titles.map((title, at) => prepare({ designation: `ISO ${500 + at}:2020`, title }))
  for (const contentId of await saveDocuments(world.ports, 'astm', documents)) {
    await as('subscriber')(favorites.add, { content: { contentId } })
    await as('subscriber')(tracking.track, { contentCode: contentId })
  }
}, 300_000)
afterAll(() => world.close())

describe('an exported list', () => {
  it('has the whole list in the order that is shown, and no cell starts a formula', async () => {
    const csv = await textOf(await as('subscriber')(favorites.export, { format: 'csv', sort: 'title' }))
    const { result } = await as('subscriber')(favorites.list, { size: 100, sort: 'title' })
    const shown = result.map(({ document }) => document.documentTitle)
    expect(titlesOf(csv)).toEqual(shown.map((title) => (title.startsWith('=') ? `"'${title}"` : title)))
    expect(shown).toHaveLength(4)
  })

  it('is the same set for programs: RIS, BibTeX with a key for each, CSL-JSON', async () => {
    const call = as('subscriber')
    const ris = await textOf(await call(favorites.export, { format: 'ris' }))
    expect(ris.match(/^ER {2}- $/gm)).toHaveLength(4)
    const bibtex = await textOf(await call(favorites.export, { format: 'bibtex' }))
    expect(new Set(bibtex.match(/^@techreport\{[^,]+/gm)).size).toBe(4)
    const items = JSON.parse(await textOf(await call(favorites.export, { format: 'csljson' })))
    expect(items.map(({ number }: { number: string }) => number).sort()).toEqual([500, 501, 502, 503].map((n) => `ISO ${n}:2020`))
  })

  it.each(LIST_FORMATS)('of tracked documents and of a collection is a file, also as %s', async (format) => {
    expect(await as('subscriber')(tracking.export, { format })).toMatchObject({ size: expect.any(Number) })
    const link = await as('subscriber')(collections.export, { format })
    expect(await textOf(link)).toContain('7010')
  })

  it('is audited, and belongs to who may see the list', async () => {
    const audits = await queryAll(world.ports.table, { pk: 'astm#audits' })
    expect(audits).toContainEqual(
      expect.objectContaining({
        principal: 'subscriber',
        type: 'LIST_EXPORTED',
        data: expect.objectContaining({ message: 'favorites csv 4' }),
      }),
    )
    for (const person of ['company', 'visitor', 'outsider'])
      await expect(as(person)(favorites.export, { format: 'csv' })).rejects.toMatchObject({ status: 403 })
    await expect(as('company')(collections.export, { format: 'csv' })).rejects.toMatchObject({ status: 403 })
  })

  it('an unknown format is refused', async () => {
    const asked = as('subscriber')(favorites.export, { format: 'exe' as 'csv' })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })
})

describe('a long list', () => {
  it('of favourites or tracked documents is a download, in the order of the list', async () => {
    const facts = { accountId: 'harbour', job: 'export-list', title: 'list', rows: 4 } as const
    for (const list of [{ kind: 'favorites', sort: 'title-' } as const, { kind: 'tracked' } as const]) {
      const source = { list, format: 'csv', origin: 'https://library.example.org' } as const
      const id = await beginDownload(world.ports, { tenant: 'astm', userId: 'subscriber' }, { ...facts, source })
      await world.jobsDone()
      const { file } = await as('subscriber')(downloads.get, { id })
      const call = as('subscriber')
      const shown =
        list.kind === 'favorites'
          ? (await call(favorites.list, { size: 100, sort: 'title-' })).result.map(({ document }) => document.documentTitle)
          : (await call(tracking.page, { size: 100 })).result.map(({ document }) => document.documentTitle)
      const titles = titlesOf(await textOf(file as ListExport)).map((title) => title?.replace(/^"'|"$/g, ''))
      expect([list.kind, titles]).toEqual([list.kind, shown])
      expect(shown).toHaveLength(4)
    }
  })
})
