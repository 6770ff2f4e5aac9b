import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { DocumentInfo, DocumentMetadata } from '#contract/documents/document-metadata.ts'
import { documents, FileLink } from '#contract/documents/documents.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import type { Context, UseCase } from '#functions/http/use-case.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { PortName, Ports } from '#ports/ports.ts'
import { openLibrary, outsider, prepare, subscriber } from '#test/support/library.ts'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { getHtml, getOldPdf, getPdf } from './get-files.ts'
import { getHelpDocument } from './get-help-document.ts'
import { getInfo } from './get-info.ts'
import { getMetadata } from './get-metadata.ts'
import { findByDesignation } from './links/find-by-designation.ts'
import { listTranslations, listTranslationsByCode } from './list-translations.ts'
import { verifyAccess } from './verify-access.ts'

const CODE = 'ISO|9001-2015'
const file = (name: string) => ({ key: `demowl/documents/${name}`, size: 10 })
const pdf = (name: string) => ({ ...file(name), pageCount: 7 })
const files = { pdf: pdf('new.pdf'), html: file('new.html'), oldPdfs: [pdf('old-1.pdf'), pdf('old-2.pdf')] }

const shelf = [
  prepare({ designation: 'ISO 9001:2008', status: 'Historical', year: 2008, replacedBy: 'ISO 9001:2015' }),
  prepare(
    {
      designation: 'ISO 9001:2015',
      year: 2015,
      sourceId: 'iso:9001',
      collections: ['QUALITY'],
      relations: [
        { type: 'complementOf', designation: 'ISO 19011' },
        { type: 'adoptedAs', designation: 'XX 1' },
      ],
    },
    files,
  ),
  prepare({ designation: 'ISO 9001:2015/Amd 1', family: 'ISO 9001', supplementTo: 'ISO 9001:2015' }, { pdf: pdf('amd.pdf') }),
  prepare({ designation: 'ISO 9001:2015 (ar)', family: 'ISO 9001', language: 'ar', translationOf: 'ISO 9001:2015' }),
  prepare({ designation: 'ISO/DIS 9001', family: 'ISO 9001', status: 'Draft', publishDate: '2025-08' }),
  prepare({ designation: 'ISO 19011:2018', year: 2018 }),
  prepare({ designation: 'ISO 5:1999', drm: true, status: 'Withdrawn' }, { pdf: pdf('locked.pdf') }),
  { ...prepare({ designation: 'ISO 7:2020', accessUrl: 'https://example.com/7' }, files), publisher: cpp() },
  prepare({ designation: 'ASTM D638-22', family: 'ASTM D638', publisher: 'ASTM', year: 2022, contentType: 'ASTM_STANDARDS' }),
  prepare({ designation: 'ASTM D638-99', family: 'ASTM D638', publisher: 'ASTM', year: 1999, status: 'Historical' }),
]

function cpp() {
  return { code: 'ISO', name: 'ISO', type: 'CPP' as const }
}

let library: ReturnType<typeof openLibrary>
let ports: ReturnType<typeof openLibrary> & Pick<Ports, 'clock' | 'tracker'>
let headers: Record<string, string>

class Failed extends Error {}

function call<E extends AnyEndpoint, P extends PortName>(useCase: UseCase<E, P>, input: object, actor: Actor = subscriber) {
  headers = {}
  const context = {
    actor,
    tenant: actor.tenant,
    ports,
    requestId: 'r',
    originatedIp: '',
    fail: (code: string): never => {
      throw new Failed(code)
    },
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
  }
  return useCase.run(useCase.endpoint.input.parse(input), context as unknown as Context<E, P>)
}

beforeEach(async () => {
  library = openLibrary()
  const clock = { now: () => new Date('2026-01-01') }
  ports = { ...library, clock, tracker: openTableTracker(library.table, clock) }
  await saveDocuments(ports, 'demowl', shelf)
})

afterEach(() => library.close())

// Real tables wait for the disk.

describe('metadata', () => {
  it('metadata describe a document with all its relations', async () => {
    const metadata = DocumentMetadata().parse(await call(getMetadata, { contentCode: CODE }))
    expect(headers).toEqual({ entitlementaccess: 'true' })
    expect(metadata).toMatchObject({ contentCode: CODE, title: 'About ISO 9001:2015', pageCount: 7 })
    expect(metadata.tabs).toEqual(['PDF', 'HTML', 'RELATED_CONTENT', 'COMPASS_POINTS'])
    expect(metadata).toMatchObject({ standing: { is: 'under-revision', by: { designationNo: 'ISO/DIS 9001' } } })
    expect(metadata).toMatchObject({ replacedByContentCode: '', replacedByFamilyValue: '' })
    expect(metadata.versions).toMatchObject([
      { designationNo: 'ISO/DIS 9001', status: 'Historical', draft: true },
      { designationNo: 'ISO 9001:2015', status: 'Active' },
      { designationNo: 'ISO 9001:2008', status: 'Historical' },
    ])
    expect(metadata.translations).toMatchObject([{ language: 'ar', displayCode: 'AR' }])
    expect(metadata.supplements).toHaveLength(1)
    expect(metadata.relations).toEqual([
      { relation: 'related', designation: 'ISO 19011', contentCode: 'ISO|19011-2018' },
      { relation: 'adoptedAs', designation: 'XX 1', contentCode: undefined },
      { relation: 'replaces', designation: 'ISO 9001:2008', contentCode: 'ISO|9001-2008' },
    ])
    expect(metadata.pdfVersions.map((one) => [one.index, one.status])).toEqual([
      [0, 'Active'],
      [1, 'Historical'],
      [2, 'Historical'],
    ])
  })

  it('metadata lead from a replaced document to the one in force', async () => {
    const metadata = await call(getMetadata, { contentCode: 'ISO|9001-2008' })
    expect(metadata).toMatchObject({ replacedByContentCode: CODE, replacedByFamilyValue: 'ISO 9001:2015' })
    expect(await call(getMetadata, { contentCode: 'ASTM|D638-99' })).toMatchObject({
      replacedByContentCode: 'ASTM|D638-22',
    })
  })

  it('metadata are shown to people without the right to read, with that fact', async () => {
    expect(await call(getMetadata, { contentCode: CODE }, outsider)).toMatchObject({ contentCode: CODE })
    expect(headers).toEqual({ entitlementaccess: 'false' })
    expect(await call(verifyAccess, { contentCode: CODE }, outsider)).toEqual({ entitled: false })
    expect(await call(verifyAccess, { contentCode: CODE })).toEqual({ entitled: true })
    expect(headers).toEqual({ entitlementaccess: 'true' })
  })

  it('metadata of a removed document answer that it is gone', async () => {
    await removeDocument(ports, 'demowl', CODE)
    await expect(call(getMetadata, { contentCode: CODE })).rejects.toThrow('content-gone')
    expect(documents.metadata.errors['content-gone'].detail).toBe('DL Content is no longer available')
  })
})

const byCode = [getMetadata, getInfo, verifyAccess, listTranslationsByCode, getPdf] as const
const byId = [getOldPdf, getHtml] as const

describe('a code', () => {
  it.each([
    '',
    'ISO',
    '|',
    'ISO|',
    'ISO|x',
    'ISO|\ud800',
    'ISO|\u0000',
    `ISO|${'x'.repeat(5000)}`,
    '../../x',
    "ISO|' OR 1=1",
    `${CODE} `,
  ])('a text that is no code (%j) is not found by any call', async (contentCode) => {
    for (const useCase of byCode) await expect(call(useCase as UseCase, { contentCode })).rejects.toThrow('content-not-found')
    for (const useCase of byId) await expect(call(useCase as UseCase, { id: contentCode })).rejects.toThrow('content-not-found')
    await expect(call(listTranslations, { contentId: contentCode })).rejects.toThrow('content-not-found')
  })

  it('a code of another tenant is not found', async () => {
    for (const useCase of byCode)
      await expect(call(useCase as UseCase, { contentCode: CODE }, { ...subscriber, tenant: 'astm' })).rejects.toThrow(
        'content-not-found',
      )
  })

  it('any text is a legal code', async () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          text.map((key) => `ISO|${key}`),
        ),
        async (contentCode) => {
          await expect(call(getMetadata, { contentCode })).rejects.toThrow('content-not-found')
        },
      ),
    )
  })
})

describe('files', () => {
  const all = async (): Promise<[UseCase, object][]> => {
    const { pdfVersions, htmlVersions } = await call(getMetadata, { contentCode: CODE })
    return [
      [getPdf as UseCase, { contentCode: CODE }],
      ...pdfVersions.map(({ assetId }): [UseCase, object] => [getOldPdf as UseCase, { id: assetId }]),
      ...htmlVersions.map(({ assetId }): [UseCase, object] => [getHtml as UseCase, { id: assetId }]),
    ]
  }

  it('files are presigned for accounts entitled by publisher or collection', async () => {
    const byCollection = { ...outsider, account: { id: 'c', publishers: [], collections: ['QUALITY'] } }
    for (const actor of [subscriber, byCollection]) {
      const links = await Promise.all((await all()).map(([useCase, input]) => call(useCase, input, actor)))
      expect(links.map((link) => FileLink().parse(link).url)).toEqual([
        '/objects/demowl/documents/new.pdf',
        '/objects/demowl/documents/new.pdf',
        '/objects/demowl/documents/old-1.pdf',
        '/objects/demowl/documents/old-2.pdf',
        '/objects/demowl/documents/new.html',
      ])
    }
  })

  it('files are presigned for nobody else', async () => {
    const calls = await all()
    ports.objects.signed.length = 0
    const { account: _, ...withoutAccount } = subscriber
    for (const actor of [outsider, withoutAccount])
      for (const [useCase, input] of calls) await expect(call(useCase, input, actor)).rejects.toThrow('not-entitled')
    expect(ports.objects.signed).toEqual([])
    expect(documents.pdf.errors['not-entitled']).toMatchObject({ status: 403, title: 'User is not entitled for the Document' })
  })

  it('files of an outside publisher are absent, as are files that do not exist', async () => {
    await expect(call(getPdf, { contentCode: 'ISO|7-2020' })).rejects.toThrow('no-file')
    await expect(call(getHtml, { id: 'ISO|7-2020;html' })).rejects.toThrow('no-file')
    await expect(call(getPdf, { contentCode: 'ISO|9001-2008' })).rejects.toThrow('no-file')
    await expect(call(getOldPdf, { id: `${CODE};html` })).rejects.toThrow('no-file')
    expect(await call(getMetadata, { contentCode: 'ISO|7-2020' })).toMatchObject({
      tabs: [],
      pdfVersions: [],
      downloadable: false,
    })
  })

  it('files are presigned for five minutes with pinned headers', async () => {
    await call(getPdf, { contentCode: CODE })
    expect(ports.objects.signed.at(-1)).toEqual({
      key: 'demowl/documents/new.pdf',
      method: 'GET',
      expiresIn: 300,
      contentType: 'application/pdf',
      contentDisposition: "inline; filename*=UTF-8''ISO%209001-2015.pdf",
    })
    await call(getHtml, { id: `${CODE};html` })
    expect(ports.objects.signed.at(-1)?.contentSecurityPolicy).toMatch(/^default-src 'none'; .*form-action 'none'.*sandbox/)
    expect(ports.objects.signed.at(-1)?.contentSecurityPolicy).not.toMatch(/script|connect|frame-src|http/)
  })

  it('the picture of the first page is presigned with a PDF that has one, and with nothing else', async () => {
    const pictured = { ...pdf('p.pdf'), firstPage: { width: 595, height: 842 } }
    const record = prepare({ designation: 'ISO 8:2020' }, { pdf: pictured, oldPdfs: [pdf('plain.pdf')] })
    const [contentCode] = await saveDocuments(ports, 'demowl', [record])
    const { firstPage } = await call(getPdf, { contentCode })
    expect(firstPage).toEqual({ url: '/objects/demowl/documents/p.pdf.first-page', width: 595, height: 842 })
    expect(ports.objects.signed.at(-1)).toMatchObject({ method: 'GET', expiresIn: 300, contentType: 'image/webp' })
    const { pdfVersions } = await call(getMetadata, { contentCode })
    expect((await call(getOldPdf, { id: pdfVersions[1]?.assetId })).firstPage).toBeUndefined()
    ports.objects.signed.length = 0
    await expect(call(getPdf, { contentCode }, outsider)).rejects.toThrow('not-entitled')
    expect(ports.objects.signed).toEqual([])
  })

  it('file names cannot break out of their header', async () => {
    const hostile = 'a"; x= Set-Cookie: b\u202E/../é*(\')\ud800'
    const [contentCode] = await saveDocuments(ports, 'demowl', [prepare({ designation: hostile }, { pdf: pdf('h.pdf') })])
    const link = await call(getPdf, { contentCode })
    const disposition = ports.objects.signed.at(-1)?.contentDisposition
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w\-.!~%]+$/)
    expect(link.name).not.toMatch(/[\r\n"/\\:*\u202E]/)
  })

  it('locked files come with the tenant’s passcode, for readers only', async () => {
    const locked = { contentCode: 'ISO|5-1999' }
    const { passcode } = await call(getPdf, locked)
    expect(passcode).toMatch(/^[\w-]{32}$/)
    expect((await call(getPdf, locked)).passcode).toBe(passcode)
    expect((await call(getPdf, { contentCode: CODE })).passcode).toBeUndefined()
    await expect(call(getPdf, locked, outsider)).rejects.toThrow('not-entitled')
    expect(await call(getMetadata, locked)).toMatchObject({ drm: true, downloadable: false })
  })
})

describe('info and translations', () => {
  it('info has the card and the outside address', async () => {
    const info = DocumentInfo().parse(await call(getInfo, { contentCode: 'ISO|7-2020' }))
    expect(info).toMatchObject({ publisherTypeCode: 'CPP', contentAccessURL: 'https://example.com/7' })
  })

  it('translations are listed from either language', async () => {
    expect(await call(listTranslationsByCode, { contentCode: CODE })).toMatchObject([{ language: 'ar' }])
    const [arabic] = await call(listTranslations, { contentId: CODE })
    expect(await call(listTranslations, { contentId: arabic?.contentId })).toMatchObject([{ language: 'en', contentCode: CODE }])
  })
})

describe('an old address', () => {
  const find = (input: object, actor = subscriber) => call(findByDesignation, input, actor).then(({ contentCode }) => contentCode)

  it.each([
    [{ designation: 'ISO 9001' }, CODE],
    [{ designation: 'iso 9001:2008' }, 'ISO|9001-2008'],
    [{ designation: 'ISO 9001', year: '2008' }, 'ISO|9001-2008'],
    [{ designation: '9001', year: '08', status: 'Historical' }, 'ISO|9001-2008'],
    [{ designation: 'ISO 5:1999', status: 'Withdrawn' }, 'ISO|5-1999'],
    [{ assetId: 'iso:9001' }, CODE],
    [{ assetId: `${CODE};html` }, CODE],
    [{ search: '19011:2018' }, 'ISO|19011-2018'],
  ])('the old address %j leads to %s', async (input, contentCode) => {
    expect(await find(input)).toBe(contentCode)
  })

  it('an old address may leave out a publisher that the account subscribes to', async () => {
    const member = { ...subscriber, account: { id: 'm', publishers: ['ASTM'], collections: [] } }
    expect(await find({ designation: 'D638', year: '99', status: 'Historical' }, member)).toBe('ASTM|D638-99')
    expect(await find({ designation: 'D638' }, member)).toBe('ASTM|D638-22')
  })

  it('an old address may name a document by half of its dual number', async () => {
    const dual = { family: 'ASTM A36/A36M', publisher: 'ASTM' }
    await saveDocuments(ports, 'demowl', [
      prepare({ ...dual, designation: 'ASTM A36/A36M-19', year: 2019 }),
      prepare({ ...dual, designation: 'ASTM A36/A36M-14', year: 2014, status: 'Historical' }),
      prepare({ publisher: 'ASTM', designation: 'ASTM A366-01', year: 2001 }),
    ])
    expect(await find({ designation: 'A36M' })).toBe('ASTM|A36-A36M-19')
    expect(await find({ designation: 'A36', year: '14', status: 'Historical' })).toBe('ASTM|A36-A36M-14')
  })

  it.each([
    {},
    { designation: '' },
    { designation: 'ISO 9001', year: '1950' },
    { designation: 'ISO 9001:2015', status: 'Withdrawn' },
    { designation: 'ISO 19011', year: '(((' },
    { assetId: '\u0000', designation: '\ud800', search: '%' },
    { assetId: '\ud800|x', designation: 'x'.repeat(500), search: 'x'.repeat(500) },
    { assetId: `X|${'ü'.repeat(498)}` },
  ])('the old address %j leads nowhere', async (input) => {
    await expect(find(input)).rejects.toThrow('designation-not-found')
    expect(documents.byDesignation.errors['designation-not-found'].detail).toBe('Not found Content')
  })

  it('an old address does not lead into another tenant', async () => {
    await expect(find({ designation: 'ISO 9001' }, { ...subscriber, tenant: 'astm' })).rejects.toThrow('designation-not-found')
  })
})

describe('guides', () => {
  it('guides are those of the tenant', async () => {
    await ports.objects.put('demowl/guides/getting-started.pdf', new Uint8Array(3), { contentType: 'application/pdf' })
    expect(await call(getHelpDocument, { title: 'getting-started' })).toMatchObject({ name: 'getting-started.pdf', size: 3 })
    const other = { ...subscriber, tenant: 'astm' as const }
    await expect(call(getHelpDocument, { title: 'getting-started' }, other)).rejects.toThrow('guide-not-found')
    for (const title of ['../documents/new', 'x', 'Getting started', '%2e%2e'])
      await expect(call(getHelpDocument, { title })).rejects.toThrow('guide-not-found')
  })
})
