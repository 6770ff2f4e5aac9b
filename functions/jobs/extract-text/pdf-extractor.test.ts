import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import PDFDocument from 'pdfkit'
import { fullTextOf } from '#document-text/full-text.ts'
import { lockPdf } from '../ingest/lock-pdf.ts'
import { PdfExtractor } from './pdf-extractor.ts'

const ARABIC = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
)
let folder: string
let extractor: PdfExtractor

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'extract-'))
  extractor = new PdfExtractor()
})
afterAll(() => {
  extractor.close()
  rmSync(folder, { recursive: true })
})

type Draw = (pdf: PDFKit.PDFDocument) => void

async function pdfWith(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk) => chunks.push(chunk))
  draw(pdf)
  const ended = new Promise((done) => pdf.on('end', done))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function extract(bytes: Uint8Array | string, by = extractor) {
  const file = path.join(folder, 'x.pdf')
  writeFileSync(file, bytes)
  return by.extract(file)
}

/** Reads a PDF, its text page by page. */
async function extractPages(bytes: Uint8Array | string) {
  const { text, firstPage: _, picture: _picture, ...facts } = await extract(bytes)
  return { ...facts, pages: fullTextOf({ pdf: text }).pages }
}

/** A PDF by hand, for what no library would write. */
function byHand(...objects: readonly string[]): string {
  const bodies = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return `%PDF-1.7\n${bodies.join('')}trailer\n<</Root 1 0 R>>\n%%EOF\n`
}

/** A word for each number: pages whose words differ have no headers. */
const nameOf = (page: number) => `Gasket ${[...String(page)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

function manyPages(count: number): string {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')
  const pages = Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R>>')
  return byHand('<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${count}/Kids[${kids}]>>`, ...pages)
}

describe('the text of a PDF', () => {
  it('comes page by page, with title and number of pages', async () => {
    const bytes = await pdfWith((pdf) => pdf.text('Gaskets').addPage().text('Flanges'), { info: { Title: 'Two parts' } })
    expect(await extractPages(bytes)).toEqual({ pageCount: 2, title: 'Two parts', pages: ['Gaskets', 'Flanges'], remarks: [] })
  })

  it('has words whole that a line end cut, and lines apart', async () => {
    const bytes = await pdfWith((pdf) => pdf.text('The tempera-').text('ture of ISO/TC-').text('184 rises'))
    expect((await extractPages(bytes)).pages).toEqual(['The temperature of ISO/TC-184 rises'])
  })

  it('tells pages that are pictures without text from those with text, and from blank ones', async () => {
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    )
    const bytes = await pdfWith((pdf) => {
      pdf.text('Gaskets').addPage().image(dot, 0, 0, { width: 600, height: 500 })
      pdf.addPage().addPage().image(dot, 0, 0, { width: 60, height: 50 })
      pdf.addPage().image(dot, 0, 0, { width: 600, height: 500 }).text('Flanges')
    })
    expect((await extract(bytes)).text.pages.map(({ scan = false }) => scan)).toEqual([false, true, false, false, false])
  })

  it('reads from the right where the script does, numbers from the left', async () => {
    const bytes = await pdfWith((pdf) => {
      pdf.font(ARABIC).text('السلم', 300, 100, { lineBreak: false, baseline: 'alphabetic' })
      pdf.text('لوح', 360, 100, { lineBreak: false, baseline: 'alphabetic' })
      pdf.font('Helvetica').text('1265', 270, 100, { lineBreak: false, baseline: 'alphabetic' })
    })
    expect((await extractPages(bytes)).pages).toEqual(['لوح السلم 1265'])
  })

  it('is read where only an owner locked it, refused where a password is asked for', async () => {
    const owned = await pdfWith((pdf) => pdf.text('Open'), { ownerPassword: 'o', permissions: { copying: false } })
    expect((await extractPages(owned)).pages).toEqual(['Open'])
    const locked = await pdfWith((pdf) => pdf.text('Closed'), { userPassword: 'u', ownerPassword: 'o' })
    await expect(extract(locked)).rejects.toThrow('a password is needed')
  })

  it('is told to be missing from pictures alone', async () => {
    const { pages, remarks } = await extractPages(await pdfWith((pdf) => pdf.rect(0, 0, 100, 100).fill()))
    expect(pages).toEqual([''])
    expect(remarks).toEqual([expect.stringContaining('no text')])
  })

  it('of 1,200 pages comes whole', async () => {
    const bytes = await pdfWith((pdf) => {
      pdf.text(nameOf(1))
      for (let page = 2; page <= 1200; page++) pdf.addPage().text(nameOf(page))
    })
    const { pageCount, pages } = await extractPages(bytes)
    expect(pageCount).toBe(1200)
    expect(pages).toEqual(Array.from({ length: 1200 }, (_, at) => nameOf(at + 1)))
  })
})

describe('the picture of the first page', () => {
  const kindOf = (bytes?: Uint8Array) =>
    bytes && Buffer.from(bytes).toString('latin1', 0, 4) + Buffer.from(bytes).toString('latin1', 8, 12)
  const words = (pdf: PDFKit.PDFDocument) => pdf.text('Gaskets '.repeat(500))

  it('is a small WebP with the size of the page as it is shown, the same each time', async () => {
    const bytes = await pdfWith(words, { size: [300, 600] })
    const { picture } = await extract(bytes)
    expect([kindOf(picture?.bytes), picture?.width, picture?.height]).toEqual(['RIFFWEBP', 300, 600])
    expect(picture?.bytes.length).toBeLessThan(100_000)
    expect(await extract(bytes)).toMatchObject({ picture })
    const turned = bytes.toString('latin1').replace('/MediaBox', '/Rotate 90 /MediaBox')
    expect((await extract(Buffer.from(turned, 'latin1'))).picture).toMatchObject({ width: 600, height: 300 })
  })

  it.each([
    ['very wide', [14_000, 20]],
    ['very high', [20, 14_000]],
    ['hardly a point', [3, 3]],
  ])('is bounded for a page that is %s', async (_, size) => {
    const { picture } = await extract(await pdfWith((pdf) => pdf.rect(0, 0, 2, 2).fill(), { size: size as [number, number] }))
    expect((picture?.bytes.length ?? 0) < 100_000).toBe(true)
  })

  it('is absent of a page without a mark', async () => {
    expect((await extract(await pdfWith((pdf) => pdf.addPage().text('Second')))).picture).toBeUndefined()
  })

  it('is absent where drawing takes too long; the text is read all the same', async () => {
    const hasty = new PdfExtractor({ pictureMs: 0 })
    const bytes = await pdfWith(words)
    const { picture, firstPage } = await extract(bytes, hasty)
    expect([picture, firstPage.slice(0, 7)]).toEqual([undefined, 'Gaskets'])
    expect((await extract(bytes, hasty)).firstPage).toBe(firstPage)
    hasty.close()
  })
})

describe('a PDF that is no good', () => {
  it('is mended where it can be', async () => {
    const bytes = await pdfWith((pdf) => pdf.text('Mended'))
    const text = bytes.toString('latin1')
    expect((await extractPages(Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'))).pages).toEqual(['Mended'])
  })

  it.each([
    ['nothing', ''],
    ['noise', 'not a PDF'],
    ['no pages', byHand('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>')],
    ['too many pages', manyPages(5001)],
    ['pages in a circle', byHand('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 3/Kids[2 0 R 2 0 R]>>')],
  ])('is refused with a reason: %s', async (_, bytes) => {
    await expect(extract(bytes)).rejects.toMatchObject({ name: 'PdfRefused', message: expect.stringMatching(/\w+ \w+/) })
  })

  it('that promises two thousand million pages has those that are there', async () => {
    const pages = '<</Type/Pages/Count 2000000000/Kids[3 0 R]>>'
    const bytes = byHand('<</Type/Catalog/Pages 2 0 R>>', pages, '<</Type/Page/Parent 2 0 R>>')
    expect((await extract(bytes)).pageCount).toBe(1)
  })

  it('is refused when it is cut in two, or read as far as it goes', async () => {
    const bytes = await pdfWith((pdf) => pdf.text('First').addPage().text('Second'))
    const answer = await extract(bytes.subarray(0, bytes.length / 2)).catch((error) => error.name)
    expect(answer === 'PdfRefused' || answer.pageCount > 0).toBe(true)
  })

  it('that takes too long is given up, and the next one is read', async () => {
    const hasty = new PdfExtractor({ stepMs: 1 })
    const bytes = await pdfWith((pdf) => pdf.text('Slow'))
    await expect(extract(bytes, hasty)).rejects.toThrow('takes longer than')
    hasty.close()
    expect((await extractPages(bytes)).pages).toEqual(['Slow'])
  })

  it('that takes too much memory ends its own process alone', async () => {
    const poor = new PdfExtractor({ residentMegabytes: 1 })
    const many = await pdfWith((pdf) => {
      for (let page = 0; page < 3000; page++) pdf.addPage().text('x'.repeat(50))
    })
    await expect(extract(many, poor)).rejects.toThrow('more memory')
    poor.close()
  })
})

describe('a PDF that PDFium refuses', () => {
  it('is read by pdf.js with its places, as the viewer shows it', async () => {
    const whole = await pdfWith((pdf) => {
      pdf.fontSize(20).text('Bollards and cleats', 72, 100, { lineBreak: false })
      pdf.rotate(90).text('Fenders', 200, -500, { lineBreak: false })
    })
    const headless = Buffer.concat([Buffer.alloc(4000, 'x\n'), whole])
    const [read, plain] = [await extract(headless), await extract(whole)]
    expect(read.firstPage).toBe(plain.firstPage)
    const [line, other] = [read, plain].map(({ text }) => text.blocks[0]?.lines?.[0])
    for (const [at, edge] of other?.spans.entries() ?? []) expect(Math.abs((line?.spans[at] ?? 0) - edge)).toBeLessThan(100)
    expect(Math.abs((line?.bottom ?? 0) - (other?.bottom ?? 0))).toBeLessThan(30)
    expect(read.text.blocks.at(-1)?.text).toBe('Fenders')
  })
})

describe('a protected PDF', () => {
  it('opens with the passcode and not without', async () => {
    const locked = await lockPdf(await pdfWith((pdf) => pdf.text('Protected')), 'pass')
    await expect(extract(locked)).rejects.toThrow('a password is needed')
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const opened = await pdfjs.getDocument({ data: new Uint8Array(locked), password: 'pass', verbosity: 0 }).promise
    expect(opened.numPages).toBe(1)
  })

  it('cannot be made of one that is locked already', async () => {
    const locked = await pdfWith((pdf) => pdf.text('Closed'), { userPassword: 'u' })
    await expect(lockPdf(locked, 'pass')).rejects.toThrow('cannot be locked')
  })
})
