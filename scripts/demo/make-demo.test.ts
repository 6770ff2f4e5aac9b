import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { TENANTS } from '#contract/tenant.ts'
import { pageText } from '#functions/jobs/extract-text/page-text.ts'
import { LibraryPackage, type LibraryRecord } from '#library/document/record.ts'
import { valuePath } from '#library/document/value-path.ts'
import { castFile } from '#people/seed-people.ts'
import { tenants } from '#tenants/index.ts'
import { ingestTexts, shareOfPackage } from '#test/support/ingested-texts.ts'
import { proofCases } from '#test/support/properties.ts'
import { SHARED } from './library.ts'
import { makeBook } from './make-book.ts'
import { type DemoFolders, makeDemo } from './make-demo.ts'
import { makeVolumes } from './make-volumes.ts'
import { makePdf } from './pdf/make-pdf.ts'

/** Relations that name a standard without its edition, or one that the library does not have. */
const REFERENCES = ['cites', 'sop', 'tma']

let folder: string
let demo: DemoFolders
type Package = ReturnType<typeof LibraryPackage.parse>
let shared: Package
const own = new Map<string, Package>()
const readPackage = async (folder: string) =>
  LibraryPackage.parse(JSON.parse(await readFile(join(folder, 'library.json'), 'utf8')))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  demo = await makeDemo(folder)
  shared = await readPackage(demo.shared)
  for (const tenant of TENANTS) own.set(tenant, await readPackage(demo.own[tenant]))
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

const open = async (file: string) => getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise

async function textOf(file: string): Promise<string> {
  const pdf = await open(file)
  const pages: string[] = []
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent({ disableNormalization: true })
    pages.push(pageText(items.filter((item) => 'str' in item)))
  }
  await pdf.loadingTask.destroy()
  return pages.join('\n').replace(/\s+/g, ' ')
}

describe('the demo library', () => {
  it('gives the same texts byte for byte when it is ingested again', async () => {
    const source = shareOfPackage(demo.shared, proofCases(2, 10_000), join(folder, 'share'))
    const [first, second] = [await ingestTexts(source, join(folder, 'first')), await ingestTexts(source, join(folder, 'second'))]
    expect(first.size).toBeGreaterThanOrEqual(4)
    expect(second).toEqual(first)
  }, 600_000)

  it('gives every tenant at least 66 documents of at least 6 publishers, 15 of them with HTML', () => {
    for (const tenant of TENANTS) {
      const documents = [...shared.documents, ...(own.get(tenant)?.documents ?? [])]
      expect(documents.length).toBeGreaterThanOrEqual(66)
      expect(new Set(documents.map(({ publisher }) => publisher)).size).toBeGreaterThanOrEqual(6)
      expect(documents.filter(({ files }) => files.html).length).toBeGreaterThanOrEqual(18)
      expect(documents.filter(({ files }) => files.html && files.pdf).length).toBeGreaterThanOrEqual(5)
    }
  })

  it.each(TENANTS)('has for every example of %s a document that subscribers hold', async (tenant) => {
    const { accounts } = castFile(tenant)
    const held = accounts.find(({ id }) => id === 'harbour')?.subscriptions.map(({ publisher }) => publisher) ?? []
    const documents = [...shared.documents, ...(own.get(tenant)?.documents ?? [])].filter(({ status }) => status === 'Active')
    const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    for (const example of tenants[tenant].shown.examples ?? []) {
      const found = documents.filter(({ designation, title, files }) => {
        const known = words(`${designation} ${title}`)
        return (files.pdf || files.html) && words(example).every((word) => known.includes(word))
      })
      expect([example, found.length > 0, found.every(({ publisher }) => held.includes(publisher))]).toEqual([example, true, true])
    }
  })

  it('names each document once, and every publisher', () => {
    for (const { publishers, documents } of [shared, ...own.values()]) {
      expect(new Set(documents.map(({ designation }) => designation)).size).toBe(documents.length)
      expect(new Set(documents.map(({ publisher }) => publisher))).toEqual(new Set(publishers.map(({ code }) => code)))
    }
  })

  it('has every kind of document that the product treats in a way of its own', () => {
    const count = (is: (record: LibraryRecord) => unknown) => shared.documents.filter(is).length
    expect(count(({ drm }) => drm)).toBe(1)
    expect(count(({ documentType }) => documentType === 'Research-Report')).toBeGreaterThan(1)
    expect(count(({ supplementTo }) => supplementTo)).toBeGreaterThan(2)
    expect(count(({ files }) => files.oldPdfs.length)).toBeGreaterThan(0)
    expect(count(({ designation }) => designation.length === 40)).toBe(1)
    expect(count(({ title }) => title.length > 300)).toBe(1)
    expect(count(({ title }) => /<i>|<sub>/.test(title))).toBeGreaterThan(1)
    const outside = shared.publishers.filter(({ type }) => type === 'CPP').map(({ code }) => code)
    expect(count(({ publisher, accessUrl }) => outside.includes(publisher) && accessUrl)).toBeGreaterThan(2)
    const languages = new Set(shared.documents.filter(({ translationOf }) => translationOf).map(({ language }) => language))
    expect(languages).toEqual(new Set(['ar', 'ja', 'fr', 'es']))
    expect(new Set(shared.documents.map(({ status }) => status)).size).toBeGreaterThan(7)
  })

  it('fills every category that a tenant shows, taxonomy and committees in levels', () => {
    const lists = { committee: 'committees', ics: 'ics', taxonomy: 'taxonomy', sector: 'sectors', topic: 'topics' } as const
    for (const tenant of TENANTS) {
      const documents = [...shared.documents, ...(own.get(tenant)?.documents ?? [])]
      const levels = (root: keyof typeof lists) =>
        documents.flatMap((one) => one[lists[root]].map((value) => valuePath(root, value)))
      for (const { section, display } of tenants[tenant].refinementSections)
        if (display === 'Y' && section in lists) expect(levels(section as keyof typeof lists).length).toBeGreaterThan(10)
      expect(own.get(tenant)?.documents.some(({ taxonomy }) => taxonomy.some((value) => value.split('/').length === 3))).toBe(
        true,
      )
      expect(levels('committee').filter((path) => path.length === 3).length).toBeGreaterThan(5)
    }
  })

  it('names only documents that are there', () => {
    for (const { documents } of [shared, ...own.values()]) {
      const there = new Set(documents.map(({ designation }) => designation))
      const named = documents.flatMap(({ replacedBy, translationOf, supplementTo, relations }) => [
        replacedBy,
        translationOf,
        supplementTo,
        ...relations.filter(({ type }) => !REFERENCES.includes(type)).map(({ designation }) => designation),
      ])
      expect(named.filter((name) => name && !there.has(name))).toEqual([])
    }
  })

  it('has families whose editions say different things, with at most one Active', () => {
    const families = SHARED.map(makeVolumes).filter((volumes) => volumes.length >= 3)
    expect(families.length).toBeGreaterThanOrEqual(5)
    for (const volumes of families) {
      expect(new Set(volumes.map(({ source }) => source)).size).toBe(volumes.length)
      expect(volumes.filter(({ record }) => record.status === 'Active' || record.status === 'Current').length).toBeLessThan(2)
    }
  })

  it('is the same every time', async () => {
    const sample = SHARED.flatMap(makeVolumes).filter(
      ({ record }) => record.files.pdf && /214:2024|450-2024|9.3:2024/.test(record.designation),
    )
    expect(sample.length).toBeGreaterThan(5)
    for (const volume of sample) {
      const written = await readFile(join(demo.shared, volume.record.files.pdf ?? ''))
      expect(written.equals(await makePdf(makeBook(volume)))).toBe(true)
    }
  })

  it('has PDFs that open, with an outline and their designation', async () => {
    for (const [folder, { documents }] of [
      [demo.shared, shared],
      ...TENANTS.map((tenant) => [demo.own[tenant], own.get(tenant)]),
    ] as [string, Package][]) {
      for (const { designation, files } of documents.filter(({ files: { pdf } }) => pdf)) {
        const file = join(folder, files.pdf ?? '')
        const pdf = await open(file)
        expect((await pdf.getOutline())?.length).toBeGreaterThan(2)
        await pdf.loadingTask.destroy()
        expect(await textOf(file)).toContain(designation)
      }
    }
  }, 120_000)

  it('has Arabic and Japanese text that can be found', async () => {
    const arabic = await textOf(join(demo.shared, 'mim-214-2024-ar.pdf'))
    for (const words of ['عدادات المياه الباردة', 'الأخطاء القصوى المسموح بها', 'DN 15 إلى DN 50', 'فقد الضغط'])
      expect(arabic).toContain(words)
    expect(await textOf(join(demo.shared, 'mim-214-2024-ja.pdf'))).toContain('最大許容誤差')
  })

  it('has the guides', async () => {
    const ids = ['getting-started', 'guia-de-busqueda', 'guia-de-inicio', 'reading-guide', 'search-guide']
    expect((await readdir(demo.guides)).sort()).toEqual(ids.map((id) => `${id}.pdf`))
    for (const id of ids) {
      const pdf = await open(join(demo.guides, `${id}.pdf`))
      expect(pdf.numPages).toBeGreaterThan(2)
    }
  })
})
