import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointFilters } from '#contract/points/point-filters.ts'
import { points } from '#contract/points/points.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { readXfdf } from '#functions/areas/points/exchange/xfdf/read-xfdf.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { prepare } from '../../support/library.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS, TYPED_SIGNS } from '../../support/printed-signs.ts'
import { createWorld, type World } from '../../support/world.ts'

const [SIGNS, OLDER] = ['ISO|7010-2019', 'ISO|7010-2011']
const RUNS = '=HYPERLINK("http://example.org")'
/** The text of the HTML, with a sentence that the PDF lacks. */
const TYPED: DocumentText = {
  ...TYPED_SIGNS,
  blocks: [...TYPED_SIGNS.blocks, { kind: 'paragraph', clause: 1, text: 'Only the web says this.' }],
}
const quoted = (exact: string, before: string, after = '') => ({ quote: { exact, before, after } })

let world: World
const call = (person = 'subscriber') => world.as(person, 'astm')
const create = (name: string, more: Partial<CallInputOf<typeof points.create>>) =>
  call()(points.create, { contentID: SIGNS, name, place: SELECTED_SIGNS, ...more })
type Wanted = CallInputOf<typeof pointExchange.export>
async function fileOf(input: Wanted) {
  const link = await call()(pointExchange.export, { sort: 'createdDate', ...input })
  const answer = await world.send('astm', 'GET', link.url)
  return { ...link, bytes: new Uint8Array(await answer.arrayBuffer()), header: answer.headers.get('content-disposition') }
}
const textOf = async (input: Wanted) => strFromU8((await fileOf(input)).bytes)

beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
  await saveText(world.ports, 'astm/documents/shelf.html', packText(TYPED))
  await create('In print', {})
  await create('On the web', { place: quoted('shall be seen', 'Colors Signs', 'from afar, colors first.') })
  await create('Web alone', { place: quoted('Only the web says this.', 'from afar, colors first.'), description: RUNS })
  await create('Older', { contentID: OLDER, overlayDetails: '＝1+1' })
}, 300_000)
afterAll(() => world.close())

describe('XFDF of a list', () => {
  it('is a file for each document in an archive, which names its PDF', async () => {
    const { bytes, name, contentType } = await fileOf({ format: 'xfdf' })
    expect([name, contentType]).toEqual([expect.stringMatching(/^compass-points-.*\.zip$/), 'application/zip'])
    const files = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, readXfdf(strFromU8(content))] as const)
    expect(files.map(([file, read]) => [file, read.file.href, read.annotations.length])).toEqual([
      ['ISO 7010-2019.xfdf', 'ISO 7010-2019.pdf', 3],
      ['ISO 7010-2011.xfdf', 'ISO 7010-2011.pdf', 1],
    ])
  })

  it('has each point at its words in the PDF, wherever it was made, and says of one that is not there that it has no place', async () => {
    const { bytes, name } = await fileOf({ format: 'xfdf', contentCode: SIGNS })
    expect(name).toBe('ISO 7010-2019.xfdf')
    const [printed, typed, alone] = readXfdf(strFromU8(bytes)).annotations
    expect(printed?.boxes.length).toBeGreaterThan(0)
    expect([typed?.page, typed?.boxes]).toEqual([0, printed?.boxes])
    expect([alone?.boxes, alone?.contents]).toEqual([[[0, 0, 0, 0]], expect.stringContaining('no place in the PDF')])
    expect(printed?.contents).not.toContain('no place')
  })

  it('comes back, and of a document that is gone each point is refused by its name and code, with nothing of it in', async () => {
    const files = Object.values(unzipSync((await fileOf({ format: 'xfdf' })).bytes)).map((content) => strFromU8(content))
    const take = (data = '') => call()(pointExchange.import, { format: 'xfdf', data, dryRun: false })
    for (const data of files) expect(await take(data)).toMatchObject({ created: 0, changed: 0, refused: 0 })
    const before = (await call()(points.list, {})).totalElements
    const gone = files[1]?.replaceAll('ISO|7010-2011', 'ISO|7010-1999')
    expect(await take(gone)).toMatchObject({
      created: 0,
      content: [{ name: 'Older', contentCode: 'ISO|7010-1999', result: 'refused', reason: 'content-not-found' }],
    })
    expect((await call()(points.list, {})).totalElements).toBe(before)
  })
})

const HEADS =
  'Designation,Document status,Clause,Page,Selected text,Name,Description,Note on use,Created by,Created,Changed,Point status'

describe('a table of points', () => {
  it('has the words of the product and the places in print, and no codes', async () => {
    const csv = await textOf({ format: 'csv' })
    const [head, ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(HEADS)
    expect(rows).toHaveLength(4)
    expect(rows[1]).toMatch(/^ISO 7010:2019,In force,2 Colors,1,shall be seen,On the web,,,/)
    expect(rows[2]).toMatch(/^ISO 7010:2019,In force,2 Colors,,Only the web says this\.,Web alone,"'=HYPERLINK/)
    expect(rows[3]).toMatch(/^ISO 7010:2011,Superseded,.*"'＝1\+1",.*,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,Active$/)
    expect(csv).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|T\d\d:|contentStatus|ISO\|/)
  })

  it('is the same as a workbook, in which nothing runs and days are days', async () => {
    const { bytes, name } = await fileOf({ format: 'xlsx', language: 'ar' })
    expect(name).toMatch(/\.xlsx$/)
    const files = unzipSync(bytes)
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array)
    const strings = strFromU8(files['xl/sharedStrings.xml'] as Uint8Array)
    expect(sheet).not.toMatch(/<f[ >]/)
    expect(sheet).toContain('rightToLeft="1"')
    expect(sheet.match(/<row /g)).toHaveLength(5)
    for (const text of ['الرمز', 'حالة الوثيقة', 'مستبدلة', '=HYPERLINK', '＝1+1', '2 Colors']) expect(strings).toContain(text)
    // A day is a number of days, and a page a number.
    expect(sheet).toMatch(/<c r="J2" s="\d+"><v>4\d{4}<\/v>/)
    expect(sheet).toMatch(/<c r="D2" s="\d+"><v>1<\/v>/)
  })
})

describe('the status of a document', () => {
  it('is that of the library in lists, their filters and exports, also where the record states another', async () => {
    const stated = { designation: 'ISO 7010:2015', family: 'ISO 7010', status: 'Unknown', title: 'Safety signs' } as const
    const files = { pdf: { key: 'astm/documents/shelf.pdf', size: 900, pageCount: 1 } }
    await saveDocuments(world.ports, 'astm', [prepare(stated, files, [])])
    const { compassPointID: id } = await create('Between', { contentID: 'ISO|7010-2015' })
    const { content } = await call()(points.list, { standing: 'superseded', sort: 'name' })
    expect(content.map(({ name, standing, contentStatus }) => [name, standing?.is, contentStatus])).toEqual([
      ['Between', 'superseded', 'Unknown'],
      ['Older', 'superseded', 'Historical'],
    ])
    expect((await call()(points.list, { standing: 'amended' })).totalElements).toBe(3)
    expect((await call()(points.list, { standing: 'draft' })).totalElements).toBe(0)
    expect((await call()(pointFilters.filters, {})).standings).toEqual(['in-force', 'superseded'])
    const page = await textOf({ format: 'html', standing: 'superseded' })
    expect(page.match(/Document status: <bdi>Superseded<\/bdi>/g)).toHaveLength(3)
    expect([...page.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Older', 'Between'])
    await call()(points.deactivate, { id })
  })
})

describe('the code of a language', () => {
  it('is taken by calls as its tag is, and given for a person beside it', async () => {
    const heads = async (language: string) => (await textOf({ format: 'csv', language })).split('\r\n')[0]
    expect(await heads('CF')).toBe(await heads('fr-CA'))
    expect(await heads('CF')).toContain('Statut du document')
    expect(await heads('EN')).toBe(await heads('en'))
    await expect(heads('XX')).rejects.toMatchObject({ problem: { code: 'validation-failed' } })
    const { langKey, language } = await call()(account.get, {})
    expect([langKey, language]).toEqual(['EN', 'en'])
    const namesIn = async (code: string) => (await call()(documents.metadata, { contentCode: SIGNS, language: code })).icsNames
    expect(await namesIn('JA')).toEqual(await namesIn('ja'))
  })
})

describe('a page of points to print', () => {
  it('has title, day, filters in words and documents as headings, in the language of its reader', async () => {
    const page = await textOf({ format: 'html', language: 'ar', publisher: 'ISO', text: 'o', from: '2020-01-31' })
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<h1>نقاط البوصلة</h1>')
    expect(page).toContain('الناشر: <bdi>ISO Publishing</bdi>')
    expect(page).toMatch(/أُنشئت من: <bdi>[^<]*٢٠٢٠|أُنشئت من: <bdi>[^<]*2020/)
    expect([...page.matchAll(/<h2><bdi>([^<]*)/g)].map(([, designation]) => designation)).toEqual([
      'ISO 7010:2019',
      'ISO 7010:2011',
    ])
    expect(page).toContain('حالة الوثيقة: <bdi>مستبدلة</bdi>')
    expect(page).toContain('البند: <bdi>2 Colors</bdi> · ص 1')
    expect(page).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|<script/)
  })

  it('names the publisher also where no point is left, and one that nobody here has by its code', async () => {
    const empty = await textOf({ format: 'html', publisher: 'ISO', text: 'zzqqxx' })
    expect(empty).toContain('Publisher: <bdi>ISO Publishing</bdi>')
    expect(await textOf({ format: 'html', publisher: 'NONE' })).toContain('Publisher: <bdi>NONE</bdi>')
  })
})

describe('the author of a point', () => {
  it('is named last name first, with the address for people of the account alone, and the point has the PDFs of its document', async () => {
    const [{ compassPointID: id = '' } = {}] = (await call()(points.list, { text: 'In print' })).content
    const point = await call('colleague')(points.one, { id })
    const { pdfVersions } = await call()(documents.metadata, { contentCode: SIGNS })
    expect(pdfVersions).toHaveLength(1)
    expect(point).toMatchObject({
      createdUserName: 'Haddad Sana',
      creatorEmail: 'subscriber@harbour-engineering.example.org',
      pdfVersions,
    })
    expect(point.selectionData).toContain('title="Haddad Sana"')
    await call()(points.edit, { id, name: 'In print' })
    expect((await call()(points.history, { id })).content.map((one) => one.transactionUserName)).toContain('Haddad Sana')
    const files = await Promise.all((['csv', 'html', 'json'] as const).map((format) => textOf({ format })))
    const archive = Object.values(unzipSync((await fileOf({ format: 'xfdf' })).bytes)).map((content) => strFromU8(content))
    for (const text of [...files, ...archive]) {
      expect(text).toContain('Haddad Sana')
      expect(text).not.toContain('subscriber@')
    }
  })
})
