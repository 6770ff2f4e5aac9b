import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { points } from '#contract/points/points.ts'
import { readAccountPoints } from '#functions/areas/points/list/read-account-points.ts'
import { listPointsOf } from '#functions/areas/points/store/points-store.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS, TYPED_SIGNS } from '../../support/printed-signs.ts'
import { EXPANDED, hostileJson, hostileMarkup, hostileXfdf } from '../../support/probes/hostile-files.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { shelf } from '../../support/shelf.ts'
import { createWorld, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'
const RICH = '<p>Seen &amp; <b>checked</b> – “مرحبا”</p>'

let world: World
const as = (person = 'subscriber', tenant: 'astm' | 'awwa' = 'astm') => world.as(person, tenant)
const create = (more: Partial<CallInputOf<typeof points.create>> = {}, person?: string) =>
  as(person)(points.create, { contentID: SIGNS, name: 'Use table 3', place: SELECTED_SIGNS, ...more })
const list = (input: CallInputOf<typeof points.list> = {}, person?: string) => as(person)(points.list, input)
async function file(input: CallInputOf<typeof pointExchange.export>, person?: string) {
  const { url } = await as(person)(pointExchange.export, input)
  return (await world.send('astm', 'GET', url)).text()
}
const take = (format: 'json' | 'xfdf', data: string, more: object = {}, person?: string, tenant?: 'awwa') =>
  as(person, tenant)(pointExchange.import, { format, data, dryRun: false, ...more })

beforeAll(async () => {
  world = await createWorld()
  for (const tenant of ['astm', 'awwa']) {
    await saveText(world.ports, `${tenant}/documents/shelf.pdf`, packText(PRINTED_SIGNS))
    await saveText(world.ports, `${tenant}/documents/shelf.html`, packText(TYPED_SIGNS))
  }
  for (const [at, person] of ['subscriber', 'colleague', 'subscriber', 'compass-admin'].entries())
    await create({ name: `Point ${at}`, description: at === 2 ? RICH : 'Plain', overlayDetails: '=1+1' }, person)
  const { content } = await list({ text: 'Point 1' })
  await as('colleague')(points.deactivate, { id: content[0]?.compassPointID ?? '' })
}, 300_000)
afterAll(() => world.close())

const names = async (input: CallInputOf<typeof points.list>) => (await list(input)).content.map(({ name }) => name)

describe('a list of points', () => {
  it('is the same where it is read from a copy of all of them', async () => {
    const owner = { tenant: 'astm', accountId: 'harbour' } as const
    const payload = { accountId: owner.accountId }
    await world.ports.jobs.send({ id: 'copy', name: 'copy-points', tenant: owner.tenant, payload })
    await world.jobsDone()
    const { query: _, ...table } = world.ports.table
    const query = () => Promise.reject(new Error('all points are read'))
    const ids = (all: Iterable<{ readonly id: string }>) => Array.from(all, ({ id }) => id).sort()
    const copied = ids((await readAccountPoints({ ...table, query }, owner)).all())
    expect(copied).toHaveLength(4)
    expect(copied).toEqual(ids(await listPointsOf(world.ports.table, owner)))
  })

  it('has its modes, sorts, pages and filters', async () => {
    expect(await names({})).toEqual(['Point 3', 'Point 2', 'Point 0'])
    expect(await names({ sort: 'name' })).toEqual(['Point 0', 'Point 2', 'Point 3'])
    expect(await names({ sort: 'createdBy-' })).toEqual(['Point 3', 'Point 2', 'Point 0'])
    expect(await names({ status: 'inactive' })).toEqual(['Point 1'])
    expect(await names({ pageIndex: 2, pageSize: 2 })).toEqual(['Point 0'])
    expect(await list({ pageIndex: 1000 })).toEqual({ content: [], totalElements: 3, pageSize: 10 })
    expect(await names({ text: 'CHECKED' })).toEqual(['Point 2'])
    expect(await names({ text: '<b>' })).toEqual([])
    expect(await names({ text: 'shall be seen', createdBy: 'Ibáñez Carmen' })).toEqual(['Point 3'])
    expect(await names({ publisher: 'IETF' })).toEqual([])
    expect(await names({ to: '2020-01-01' })).toEqual([])
    expect(await names({ contentStatus: 'Active', from: '2020-01-01', sort: 'designation' })).toHaveLength(3)
    for (const wrong of [{ sort: 'size' }, { pageIndex: 0 }, { pageSize: 101 }, { status: 'gone' }])
      await expect(list(wrong as never)).rejects.toMatchObject({ status: 400 })
    const ofDocument = await as()(points.pageOfDocument, { contentID: SIGNS, offset: 1, pageSize: 2 })
    expect(ofDocument).toMatchObject({ totalElements: 3, content: [{ name: 'Point 3' }, { name: 'Point 2' }] })
    expect((await as('compass-admin')(points.listAdmin, { status: 'inactive' })).totalElements).toBe(1)
    await expect(as()(points.listAdmin, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('the PDF of a document', () => {
  const download = (person: string, compassPoints: 'true' | 'false', language = 'en') =>
    as(person)(documents.download, { contentCode: SIGNS, compassPoints, language })
  const authorsIn = async (person: string, compassPoints: 'true' | 'false') => {
    const { url } = await download(person, compassPoints)
    const pdf = await PDFDocument.load(await (await world.send('astm', 'GET', url)).arrayBuffer())
    const annotations = pdf.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])
    return annotations
      .map((one) => pdf.context.lookup(one, PDFDict))
      .filter(
        (one) => one.get(PDFName.of('Subtype')) === PDFName.of('Highlight') && one.lookup(PDFName.of('QuadPoints'), PDFArray),
      )
      .map((one) => one.lookup(PDFName.of('Contents'), PDFHexString).decodeText().split('\n')[0])
  }

  /** Saves the document with a PDF of which the library knows another size. */
  async function growTo(size: number, bytes: Uint8Array) {
    const signs = (await shelf(world.ports, 'astm')).find(({ record }) => record.designation === 'ISO 7010:2019')
    if (!signs?.files.pdf) throw new Error('there are no signs')
    const files = { ...signs.files, pdf: { ...signs.files.pdf, size } }
    await saveDocuments(world.ports, 'astm', [{ ...signs, files, stamp: `${size}` }])
    await world.ports.objects.put('astm/documents/shelf.pdf', bytes, { contentType: 'application/pdf' })
  }

  it('has the active points of the account where it is asked for with them, and none for others', async () => {
    const pdf = await PDFDocument.create()
    for (const _ of PRINTED_SIGNS.pages) pdf.addPage()
    const bytes = await pdf.save()
    await world.ports.objects.put('astm/documents/shelf.pdf', bytes, { contentType: 'application/pdf' })
    expect(await authorsIn('subscriber', 'true')).toEqual(['Point 0', 'Point 2', 'Point 3'])
    expect(await authorsIn('subscriber', 'false')).toEqual([])
    expect(await authorsIn('company', 'true')).toEqual([])
    const nameFor = async (...asked: Parameters<typeof download>) => (await download(...asked)).name
    expect([await nameFor('subscriber', 'false'), await nameFor('company', 'true')]).toEqual(Array(2).fill('ISO 7010-2019.pdf'))
    expect(await nameFor('subscriber', 'true')).toBe('ISO 7010-2019 with compass points.pdf')
    expect(await nameFor('subscriber', 'true', 'zh-Hans')).toBe('ISO 7010-2019（含罗盘点）.pdf')
    await growTo(21 * 2 ** 20, bytes)
    const large = (person = 'subscriber') => authorsIn(person, 'true').catch(({ problem }) => problem.code)
    expect([await large(), await large('company')]).toEqual(['points-being-written', []])
    await world.jobsDone()
    expect([await large(), await large('colleague')]).toEqual([['Point 0', 'Point 2', 'Point 3'], 'points-being-written'])
    const [first] = (await list({ text: 'Point 0' })).content
    const switchFirst = (endpoint: typeof points.activate | typeof points.deactivate) =>
      as()(endpoint, { id: first?.compassPointID ?? '' })
    await switchFirst(points.deactivate)
    expect(await large()).toBe('points-being-written')
    await world.jobsDone()
    expect(await large()).toEqual(['Point 2', 'Point 3'])
    await switchFirst(points.activate)
    await world.ports.objects.put('astm/documents/shelf.pdf', Buffer.from('no PDF'), { contentType: 'application/pdf' })
    expect(await large()).toBe('points-being-written')
    await world.jobsDone()
    expect(await large()).toBe('points-not-writable')
    await growTo(21, Buffer.from('no PDF'))
    const refused = as()(documents.download, { contentCode: SIGNS, compassPoints: 'true' })
    await expect(refused).rejects.toMatchObject({ status: 409, problem: { code: 'points-not-writable' } })
  })
})

describe('a file of points', () => {
  it('has the points of the list in its order, in every format', async () => {
    const choice = { sort: 'name' as const, text: 'point' }
    const shown = await names(choice)
    for (const format of ['csv', 'json', 'html', 'xfdf'] as const) {
      const text = await file({ format, ...choice })
      const found = [...text.matchAll(/Point \d/g)].map(([name]) => name)
      expect([format, ...new Set(found)]).toEqual([format, ...shown])
      if (format === 'csv') expect(text).toContain(`,"'=1+1",`)
    }
    expect(await file({ format: 'html' })).toContain('Seen &amp; checked')
  })

  it.each(['json', 'xfdf'] as const)('comes back in as %s without loss, and twice without change', async (format) => {
    const data = await file({ format, list: 'admin' }, 'compass-admin')
    expect(await take(format, data, {}, 'compass-admin')).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 0 })
    const dry = await take(format, data, { dryRun: true }, 'compass-admin', 'awwa')
    expect(dry).toMatchObject({
      refused: 0,
      changed: 0,
      content: expect.arrayContaining([expect.objectContaining({ name: 'Point 2' })]),
    })
    const before = (await as('compass-admin', 'awwa')(points.listAdmin, {})).totalElements
    expect(dry.created + before).toBe(3)
    await take(format, data, {}, 'compass-admin', 'awwa')
    const after = await as('compass-admin', 'awwa')(points.listAdmin, { sort: 'createdDate-' })
    expect(after.totalElements).toBe(3)
    const own = (await as('compass-admin')(points.listAdmin, { sort: 'createdDate-' })).content
    const told = ({
      name,
      description,
      overlayDetails,
      richText,
      createdUserName,
      createdDate,
      selectionMetadata,
    }: (typeof own)[0]) => ({
      name,
      description,
      overlayDetails,
      richText,
      createdUserName,
      createdDate,
      selectionMetadata,
    })
    expect(after.content.map(told)).toEqual(own.map(told))
    const [first] = after.content
    const there = await as('compass-admin', 'awwa')(points.one, { id: first?.compassPointID ?? '' })
    const { place } = await as('compass-admin')(points.one, { id: first?.compassPointID ?? '' })
    expect({ ...there.place, file: '' }).toEqual({ ...place, file: '' })
  })

  it('of another reader makes points of what it marks', async () => {
    const { selectionData = '' } = await as()(points.one, {
      id: (await list({ text: 'Point 0' })).content[0]?.compassPointID ?? '',
    })
    const foreign = selectionData.replace(/<contents>.*<\/contents>/s, '<contents>From afar\nMore &lt;b&gt;</contents>')
    expect(await take('xfdf', foreign, { contentID: SIGNS })).toMatchObject({ created: 1 })
    const [made] = (await list({ text: 'From afar' })).content
    expect(made).toMatchObject({ description: 'More <b>', richText: [], selectionMetadata: { selectionText: 'shall be seen' } })
    const body = '<body xmlns="http://www.w3.org/1999/xhtml"><p>From <b>another</b> reader</p>\n<p>Second line</p></body>'
    const rich = foreign.replace(/<contents>.*<\/contents>/s, `<contents-richtext>${body}</contents-richtext><popup open="no"/>`)
    expect(await take('xfdf', rich, { contentID: SIGNS })).toMatchObject({ created: 1 })
    expect((await list({ text: 'From another reader' })).content[0]).toMatchObject({ description: 'Second line' })
    const byXfdf = await create({ place: undefined, selectionData, selectionMetadata: { selectionText: 'shall be' } })
    expect(byXfdf.selectionMetadata.selectionText).toBe('shall be')
  })

  it('of another reader that was made on another PDF is told apart, and placed only where somebody says it is the same', async () => {
    const { selectionData = '' } = await as()(points.one, {
      id: (await list({ text: 'Point 0' })).content[0]?.compassPointID ?? '',
    })
    const [own, other] = ['D41D8CD98F00B204E9800998ECF8427E', '00112233445566778899AABBCCDDEEFF']
    const trailer = `trailer\n<< /Root 1 0 R /ID [ <${own.toLowerCase()}> (\\001\\)x) ] >>\nstartxref\n0\n%%EOF\n`
    const signs = (await shelf(world.ports, 'astm')).find(({ record }) => record.designation === 'ISO 7010:2019')
    if (!signs?.files.pdf) throw new Error('there are no signs')
    const files = { ...signs.files, pdf: { ...signs.files.pdf, size: trailer.length } }
    await saveDocuments(world.ports, 'astm', [{ ...signs, files, stamp: 'ids' }])
    await world.ports.objects.put('astm/documents/shelf.pdf', Buffer.from(trailer), { contentType: 'application/pdf' })
    const foreign = selectionData.replace(/<contents>.*<\/contents>/s, '<contents>On a scan</contents>')
    const of = (...heads: string[]) => foreign.replace('<annots>', `${heads.join('')}<annots>`)
    const named = (href: string) => `<f href="${href}"/>`
    const ids = (original: string) => `<ids original="${original}" modified="${other}"/>`
    const told = async (data: string, more = {}) => {
      const { created, otherFile, content } = await take('xfdf', data, { contentID: SIGNS, ...more })
      return { created, otherFile, reason: content[0]?.reason }
    }
    const same = { created: 1, otherFile: undefined, reason: undefined }
    const saved = (name: string) => ({ created: 0, otherFile: { name }, reason: 'other-file' })
    for (const data of [of(named('C:\\My%20files\\ISO 7010-2019 (1).pdf')), of(named('notes.pdf'), ids(own)), of(ids(own))])
      expect(await told(data, { dryRun: true })).toEqual(same)
    expect(await told(of(ids(other)))).toEqual(saved(''))
    expect(await told(of(named('file:///tmp/ISO_7010-2019.pdf'), ids(other)))).toEqual(saved('ISO_7010-2019.pdf'))
    expect(await told(of(named('scan.pdf')))).toEqual(saved('scan.pdf'))
    expect(await told(of(named('scan.pdf')), { dryRun: true })).toMatchObject({ created: 1, otherFile: { name: 'scan.pdf' } })
    expect(await told(of(named('scan.pdf')), { sameDocument: true })).toMatchObject({ created: 1, reason: undefined })
    for (const dryRun of [true, false])
      expect(await told(of(named('ISO 7010-2011.pdf')), { sameDocument: true, dryRun })).toEqual({
        created: 0,
        otherFile: { name: 'ISO 7010-2011.pdf', contentCode: 'ISO|7010-2011', designation: 'ISO 7010:2011' },
        reason: 'other-file',
      })
  })

  it('of another reader is placed in the one document that its file names, and else says what was looked for', async () => {
    const { selectionData = '' } = await as()(points.one, {
      id: (await list({ text: 'Point 0' })).content[0]?.compassPointID ?? '',
    })
    const foreign = selectionData
      .replace(/<contents>.*<\/contents>/s, '<contents>By name</contents>')
      .replace(/<point .*?<\/point>/s, '')
    const told = async (href: string | undefined, person?: string) => {
      const head = href === undefined ? '' : `<f href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`
      const { created, content } = await take('xfdf', foreign.replace('<annots>', `${head}<annots>`), {}, person)
      const [{ contentCode, reason, lookedFor } = {}] = content
      return reason ? [reason, lookedFor] : [created, contentCode]
    }
    const address = (tenant: 'astm' | 'awwa', code: string) =>
      `${world.originOf(tenant)}/document/?${new URLSearchParams({ contentcode: code })}`
    for (const href of [
      'ISO 7010-2019.pdf',
      '../../etc/ISO%207010-2019 (1).pdf',
      'C:\\x\\iso_7010-2019.pdf',
      address('astm', SIGNS),
    ])
      expect([href, await told(href)]).toEqual([href, [1, SIGNS]])
    expect(await told(undefined)).toEqual(['file-unnamed', ''])
    for (const href of [
      'scan.pdf',
      'javascript:alert(1)',
      '..',
      `data:application/pdf,${'x'.repeat(200)}`,
      'https://[',
      '%E0%A4%A',
    ])
      expect([href, (await told(href))[0]]).toEqual([href, 'content-not-found'])
    expect(await told('javascript:alert(1)')).toEqual(['content-not-found', 'javascript:alert(1)'])
    const [reason, lookedFor] = await told('9'.repeat(10_000))
    expect([reason, String(lookedFor).length]).toEqual(['content-not-found', 255])
    expect(await told(address('awwa', SIGNS))).toEqual([
      'content-not-found',
      expect.stringContaining('contentcode=ISO|7010-2019'),
    ])
    expect(await told(address('astm', 'ISO|999'))).toEqual(['content-not-found', 'ISO|999'])
    expect(await told(address('astm', 'CLOSED|9-2021'))).toEqual(['not-entitled', 'CLOSED|9-2021'])
    expect(await told('CLOSED 9-2021.pdf')).toEqual(['not-entitled', 'CLOSED 9-2021.pdf'])
    expect(await told('ISO 7010.pdf')).toEqual(['several-documents', 'ISO 7010.pdf'])
  })

  it('that is hostile, broken or of another document changes nothing', async () => {
    const before = (await list()).totalElements
    const [one] = JSON.parse(await file({ format: 'json' }))
    const other = {
      ...one,
      compassPointUUID: undefined,
      place: { ...one.place, quote: { ...one.place.quote, exact: 'other words' } },
    }
    for (const [format, data] of [
      ['json', 'nothing'],
      ['json', '{"a":1}'],
      ['xfdf', '<!DOCTYPE xfdf [<!ENTITY a "b">]><xfdf>&a;</xfdf>'],
      ['xfdf', '<xfdf>'],
      ['xfdf', '<html><text page="0" rect="0,0,9,9"/></html>'],
      ['xfdf', `<xfdf>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</xfdf>`],
    ] as const)
      await expect(take(format, data, { contentID: SIGNS })).rejects.toMatchObject({
        status: 400,
        problem: { code: 'import-unreadable' },
      })
    const refused = await take(
      'json',
      JSON.stringify([
        { contentCode: SIGNS, name: 'Named', place: 7 },
        { contentCode: 'no code', name: 'x' },
        other,
        { ...other, contentCode: 'CLOSED|9-2021' },
      ]),
    )
    expect(refused.content.map(({ reason }) => reason)).toEqual([
      'not-a-point',
      'content-not-found',
      'no-such-place',
      'not-entitled',
    ])
    expect(refused.content[0]).toMatchObject({ name: 'Named', contentCode: SIGNS })
    const toldOf = (format: 'json' | 'xfdf', data: string) => take(format, data).catch(({ about }) => about)
    expect(await toldOf('json', '[{"name": "a",\n  oops}]')).toBe('data, line 2, column 3')
    expect(await toldOf('xfdf', '<xfdf>\n<annots></xfdf>')).toMatch(/^data, line 2, column \d+$/)
    const elsewhere = (await file({ format: 'xfdf', text: 'Point 0' })).replaceAll('shall be seen', 'stands elsewhere')
    expect((await take('xfdf', elsewhere, { contentID: SIGNS })).content).toMatchObject([{ reason: 'no-such-place' }])
    const far = '<xfdf><highlight page="9" rect="0,0,9,9"/><highlight page="0" rect="NaN,0,9,9"/></xfdf>'
    expect(await take('xfdf', far, { contentID: SIGNS })).toMatchObject({ created: 0, refused: 2 })
    expect((await list()).totalElements).toBe(before)
  })
})

describe('the UUID of a point that somebody does not see', () => {
  it('is answered as one that no point has', async () => {
    const hidden = (await create({ name: 'Of the colleague' }, 'colleague')).compassPointID
    const own = await as('compass-admin')(pointSettings.settings, {})
    const settings = { attributes: own.attributes, 'pdf-view-setting': { view: 'Own', manage: 'Own' } } as const
    await as('compass-admin')(pointSettings.saveSettings, { settings })
    try {
      await expect(as()(points.one, { id: hidden })).rejects.toMatchObject({ problem: { code: 'point-not-found' } })
      const fileOf = (compassPointUUID: string) =>
        JSON.stringify([{ compassPointUUID, contentCode: SIGNS, name: 'Mine', place: SELECTED_SIGNS }])
      const told = async (uuid: string, dryRun: boolean) =>
        JSON.stringify(await take('json', fileOf(uuid), { dryRun })).replaceAll(uuid, '')
      const free = crypto.randomUUID()
      for (const dryRun of [true, false, false, true]) expect(await told(hidden, dryRun)).toBe(await told(free, dryRun))
      const made = [await create({ compassPointUUID: hidden }), await create({ compassPointUUID: hidden })]
      expect(made[1]?.compassPointID).toBe(made[0]?.compassPointID)
      expect(await as('colleague')(points.one, { id: hidden })).toMatchObject({ name: 'Of the colleague', version: 1 })
    } finally {
      await as('compass-admin')(pointSettings.saveSettings, {})
    }
  })
})

describe('bad input', () => {
  const area = { page: 0, left: 890, top: 1210, right: 1410, bottom: 1310 }
  const WRONG_PLACES = [
    ['nothing selected', { place: {} }, 'no-such-place'],
    ['a page that is not there', { place: { areas: [{ ...area, page: 7 }] } }, 'no-such-place'],
    ['a rectangle outside of the page', { place: { areas: [{ ...area, left: 90_000, right: 91_000 }] } }, 'no-such-place'],
    ['a rectangle without width', { place: { areas: [{ ...area, right: 890 }] } }, 'no-such-place'],
    ['words that are not there', { place: { quote: { exact: 'no such words', before: '', after: '' } } }, 'no-such-place'],
    ['40,000 characters', { place: { quote: { exact: 'a'.repeat(40_000), before: '', after: '' } } }, 'validation-failed'],
    ['no number', { place: { areas: [{ ...area, left: Number.NaN }] } }, 'validation-failed'],
    ['infinity', { place: { areas: [{ ...area, bottom: Number.POSITIVE_INFINITY }] } }, 'validation-failed'],
    ['400 rectangles', { place: { areas: Array.from({ length: 400 }, () => area) } }, 'validation-failed'],
    ['10,000 rectangles', { place: { areas: Array.from({ length: 10_000 }, () => area) } }, 'request-too-large'],
    ['100,000 characters', { place: { quote: { exact: 'a'.repeat(100_000), before: '', after: '' } } }, 'request-too-large'],
    ['words of another document', { place: { quote: { exact: 'cable glands', before: '', after: '' } } }, 'no-such-place'],
    [
      'words and rectangles of another document',
      { place: { areas: [area], quote: { exact: 'cable glands are tightened', before: '', after: '' } } },
      'no-such-place',
    ],
    ['XFDF that is none', { place: undefined, selectionData: '<!DOCTYPE x>' }, 'no-such-place'],
  ] as const
  it.each([
    ...WRONG_PLACES,
    ['no selection at all', { place: undefined }, 'no-such-place'],
    ['no name', { name: ' \n ' }, 'point-field-empty'],
    ['a name of 256 characters', { name: 'a'.repeat(256) }, 'point-field-too-long'],
    ['a description of 1,301 characters', { description: `<p>${'a'.repeat(1301)}</p>` }, 'point-field-too-long'],
    ['another document', { contentID: 'ISO|1' }, 'content-not-found'],
  ])('%s is refused with a reason', async (_, more, code) => {
    await expect(create(more as object)).rejects.toMatchObject({ problem: { code } })
  })

  it('moves no point, whose texts and place stay', async () => {
    const { compassPointID: id } = await create()
    for (const [, more, code] of WRONG_PLACES)
      await expect(as()(points.edit, { id, name: 'Moved', ...(more as object) })).rejects.toMatchObject({ problem: { code } })
    const kept = { name: 'Use table 3', version: 1, place: { quote: { exact: 'shall be seen' } } }
    expect(await as()(points.one, { id })).toMatchObject(kept)
  })

  it.each([
    ['list', points.list, {}, 'pageIndex', 1],
    ['list of the administrator', points.listAdmin, {}, 'pageIndex', 1],
    ['list of a document', points.pageOfDocument, { contentID: SIGNS }, 'offset', 1],
    ['history', points.history, { id: '?' }, 'pageIndex', 0],
    ['list of proposals', pointReview.proposals, {}, 'pageIndex', 1],
  ] as const)('a %s has no page, size or sort out of range', async (_, endpoint, input, page, first) => {
    const call = as('compass-admin')
    const known = (await call(points.listAdmin, {})).content[0]?.compassPointID
    const ask = (more: object) =>
      call(endpoint as typeof points.list, { ...input, ...('id' in input && { id: known }), ...more } as never)
    await ask({ [page]: 1_000_000, pageSize: 100 })
    const pages = [first - 1, -1, 1.5, 1_000_001, Number.NaN, 'two'].map((wrong) => ({ [page]: wrong }))
    const sizes = [0, -1, 101, 9.5, 'all'].map((pageSize) => ({ pageSize }))
    const sorts = endpoint === pointReview.proposals ? [] : ['size', '-createdDate', '']
    for (const wrong of [...pages, ...sizes, ...sorts.map((sort) => ({ sort }))])
      await expect(ask(wrong)).rejects.toMatchObject({ status: 400, problem: { code: 'validation-failed' } })
  })

  it('is taken up to its limits, and cleaned of what runs', async () => {
    const description = `${'a'.repeat(1200)}<img src=x onerror=alert(1)><a href="javascript:x()">b</a><svg onload=x()>`
    const point = await create({ name: 'a'.repeat(255), description, overlayDetails: '<b>as text</b>' })
    expect(point.description).toBe(`${'a'.repeat(1200)}<a rel="noopener noreferrer">b</a>`)
    expect(point).toMatchObject({ overlayDetails: '<b>as text</b>', richText: ['description'] })
    expect(point.selectionData).toContain('&lt;b&gt;as text&lt;/b&gt;')
  })
})

describe('hostile files and texts', () => {
  const WHITELISTED =
    /<\/?(?:p|br|b|strong|i|em|u|s|sub|sup|ul|ol|li|a)(?: (?:href="(?:https?:|mailto:)[^"<>]*"|rel="noopener noreferrer"))* ?\/?>/gi
  const PAGE = /<\/?(?:html|head|meta|title|style|body|section|article|h[123]|p|blockquote|bdi|!DOCTYPE)\b/gi
  const rest = (markup: string) => markup.replaceAll(WHITELISTED, '')

  it('run nothing, expand nothing and lose nothing, however they are made', async () => {
    const call = world.direct('subscriber')
    const kept = (await list({ sort: 'createdDate', pageSize: 100 })).content
    const [known] = JSON.parse(await file({ format: 'json' }))
    const files = fc.oneof(
      hostileXfdf.map((data) => ({ format: 'xfdf' as const, data, contentID: SIGNS })),
      hostileJson(known).map((data) => ({ format: 'json' as const, data })),
    )
    let taken = 0
    for (const given of fc.sample(files, proofCases(40, 1500))) {
      const report = await call(pointExchange.import, { ...given, dryRun: false }).catch(({ problem }) => problem)
      if (report.code) expect(['import-unreadable', 'validation-failed', 'request-too-large']).toContain(report.code)
      else taken += report.created
      expect(JSON.stringify(report)).not.toContain(EXPANDED)
    }
    for (const description of fc.sample(hostileMarkup, proofCases(20, 800))) {
      const made = await call(points.create, {
        contentID: SIGNS,
        name: description.slice(0, 200),
        description,
        place: SELECTED_SIGNS,
      }).catch(({ problem }) => problem)
      if (made.code) expect(['point-field-too-long', 'point-field-empty']).toContain(made.code)
      else expect(rest(made.description)).not.toContain('<')
      if (!made.code) taken++
    }
    expect(taken).toBeGreaterThan(10)
    const all = (await call(points.ofDocument, { contentCode: SIGNS })).content
    expect(all.length).toBeGreaterThanOrEqual(taken)
    for (const { selectionData = '', richText, ...one } of all) {
      for (const field of richText) expect(rest(one[field])).not.toContain('<')
      // The library reads its own files, and nothing but annotations are in them.
      expect(selectionData.match(/<(?!\/?(?:xfdf|annots|highlight|text|contents)\b|\?xml )/g)).toBeNull()
      expect(await take('xfdf', selectionData, { contentID: SIGNS, dryRun: true })).toMatchObject({ refused: 0 })
    }
    expect(JSON.stringify(all)).not.toContain(EXPANDED)
    expect((await file({ format: 'html' })).replaceAll(PAGE, '')).not.toMatch(/<[a-z!]/i)
    const after = new Map(all.map((one) => [one.compassPointID, one]))
    for (const { name, description, version, compassPointID } of kept)
      expect(after.get(compassPointID)).toMatchObject({ name, description, version })
  }, 3_600_000)
})
