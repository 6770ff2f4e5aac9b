import { degrees, PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFNumber } from '@cantoo/pdf-lib'
import { describe, expect, it } from '@jest/globals'
import { POINT } from '#test/support/stored-point.ts'
import { writePointsPdf } from './write-points-pdf.ts'

const MADE_AT = new Date('2026-03-01T12:00:00Z')
const AREA = { page: 0, left: 1000, top: 2000, right: 3000, bottom: 2120 }
const asked = { language: 'en', designation: '101-2025', madeAt: MADE_AT } as const

async function pdfOf(turn = 0, crop?: readonly [number, number, number, number]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.drawText('The load shall not exceed 100 N.', { x: 100, y: 590 })
  page.setRotation(degrees(turn))
  if (crop) page.setCropBox(...crop)
  return document.save()
}

async function highlightsOf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf)
  const dicts = document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])
  const all = dicts.map((ref) => document.context.lookup(ref, PDFDict))
  const found = all.filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Highlight'))
  return {
    pages: document.getPageCount(),
    popups: all.length - found.length,
    highlights: found.map((one) => ({
      quad: one
        .lookup(PDFName.of('QuadPoints'), PDFArray)
        .asArray()
        .map((value) => (value as PDFNumber).asNumber()),
      author: one.lookup(PDFName.of('T'), PDFHexString).decodeText(),
      text: one.lookup(PDFName.of('Contents'), PDFHexString).decodeText(),
      modified: one.lookup(PDFName.of('M'), PDFHexString).decodeText(),
    })),
  }
}

describe('a PDF with points', () => {
  it('has a highlight with texts, author and day, and their list behind; the publisher’s bytes stay', async () => {
    const pdf = await pdfOf()
    const gone = { point: { ...POINT, id: 'gone', name: 'Without a place' }, quote: 'No longer here', areas: [] }
    const written = await writePointsPdf(pdf, {
      ...asked,
      points: [{ point: POINT, quote: POINT.selectionText, areas: [AREA] }, gone],
    })
    expect(Buffer.from(written as Uint8Array).subarray(0, pdf.length)).toEqual(Buffer.from(pdf))
    const { pages, popups, highlights } = await highlightsOf(written as Uint8Array)
    expect(pages).toBe(2)
    expect(popups).toBe(1)
    expect(highlights).toEqual([
      {
        quad: [100, 600, 300, 600, 100, 588, 300, 588],
        author: 'Ann Ö. Author',
        text: 'Table 3, not 4\n\nSince the complaint — نقطة 検査',
        modified: 'D:20260202093000Z',
      },
    ])
  })

  it.each([
    [90, [200, 100, 200, 300, 212, 100, 212, 300]],
    [180, [500, 200, 300, 200, 500, 212, 300, 212]],
    [270, [400, 700, 400, 500, 388, 700, 388, 500]],
  ])('marks the same words on a page that is turned by %i°', async (turn, quad) => {
    const points = [{ point: POINT, quote: '', areas: [AREA] }]
    const { highlights } = await highlightsOf((await writePointsPdf(await pdfOf(turn), { ...asked, points })) as Uint8Array)
    expect(highlights[0]?.quad).toEqual(quad)
  })

  it('marks the same words on a page of which a part is shown', async () => {
    const points = [{ point: POINT, quote: '', areas: [AREA] }]
    const pdf = await pdfOf(0, [50, 100, 500, 600])
    const { highlights } = await highlightsOf((await writePointsPdf(pdf, { ...asked, points })) as Uint8Array)
    expect(highlights[0]?.quad).toEqual([150, 500, 350, 500, 150, 488, 350, 488])
  })

  it('is none for a PDF that is encrypted or damaged', async () => {
    const locked = await PDFDocument.load(await pdfOf())
    locked.encrypt({ userPassword: '', ownerPassword: 'owner' })
    const points = [{ point: POINT, quote: '', areas: [AREA] }]
    expect(await writePointsPdf(await locked.save(), { ...asked, points })).toBeUndefined()
    expect(await writePointsPdf(Buffer.from('%PDF-1.7 nothing'), { ...asked, points })).toBeUndefined()
  })

  it.each(['ar', 'ja', 'ko', 'ru', 'tr'] as const)('has its list in %s', async (language) => {
    const many = Array.from({ length: 40 }, () => ({ point: POINT, quote: POINT.selectionText, areas: [AREA] }))
    const written = await writePointsPdf(await pdfOf(), { ...asked, language, points: many })
    expect((await highlightsOf(written as Uint8Array)).pages).toBeGreaterThan(3)
  })
})
