import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from '@jest/globals'
import PDFDocument from 'pdfkit'
import { fullTextOf } from '#document-text/full-text.ts'
import { packClauses, unpackClauses } from '#finding/clause-starts.ts'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { PdfExtractor } from './pdf-extractor.ts'

const textOf = drawnPdfReader()
const folder = newFolder()
const extractor = new PdfExtractor()
afterAll(() => extractor.close())

/** A pixel of a grey picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const WORDS = 'A rung bends under a load of 3 kN and comes back.'
const INVISIBLE = 3

const picture = (pdf: DrawnPdf) => pdf.image(PIXEL, 0, 0, { width: 595, height: 842 })
const lines = (pdf: DrawnPdf) => {
  for (let line = 0; line < 9; line++) pdf.text(WORDS, 72, 100 + line * 20, { lineBreak: false })
}
/** Draws text as another mode has it. */
const inMode = (pdf: DrawnPdf, mode: number) => {
  pdf.addContent(`${mode} Tr`)
  lines(pdf)
  pdf.addContent('0 Tr')
}

it('text over a picture of its page, or below it, was recognised; what people see was not', async () => {
  const { pages, blocks } = await textOf((pdf) => {
    picture(pdf)
    inMode(pdf, INVISIBLE)
    lines(pdf.addPage())
    picture(pdf)
    picture(pdf.addPage())
    lines(pdf)
    lines(pdf.addPage())
    picture(pdf.addPage())
  })
  expect(pages.map(({ layer, scan }) => layer ?? scan)).toEqual(['recognised', 'recognised', undefined, undefined, true])
  expect(blocks.map(({ text }) => text).join(' ')).toContain(WORDS)
})

it('a search index knows the pages whose text was recognised', async () => {
  const text = await textOf((pdf) => {
    lines(pdf)
    picture(pdf.addPage())
    inMode(pdf, INVISIBLE)
  })
  const full = fullTextOf({ pdf: text })
  expect(full.recognised).toEqual([1])
  expect([0, 1].map((page) => unpackClauses(packClauses(full, page)).recognised)).toEqual([undefined, true])
})

it('a PDF whose fonts have no map to characters has no text, and says so', async () => {
  const file = path.join(folder, 'unmapped.pdf')
  const font = createRequire(import.meta.url).resolve('@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff')
  const readAs = async (key: string) => {
    const pdf = new PDFDocument({ size: 'A4' })
    lines(pdf.font(font))
    pdf.end()
    const bytes = Buffer.from((await buffer(pdf)).toString('latin1').replaceAll('/ToUnicode', key), 'latin1')
    writeFileSync(file, bytes)
    const { text, remarks } = await extractor.extract(file)
    return [text.pages.map(({ layer }) => layer), text.blocks.length > 0, remarks]
  }
  expect(await readAs('/ToUnicode')).toEqual([[undefined], true, []])
  const remark = 'the letters of 1 of 1 pages have no characters in the file'
  expect(await readAs('/NoUnicode')).toEqual([['unmapped'], false, [remark]])
})
