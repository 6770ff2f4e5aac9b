import { describe, expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { compareWithin, writeResult } from './compare-within.ts'

const textOf = drawnPdfReader()

/** A pixel of a grey picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const INVISIBLE = 3
const LINES = ['The first rung of a ladder carries a load of 3 kN.', 'It comes back within a minute.', 'Nobody stands below it.']

const write = (pdf: DrawnPdf, lines = LINES) => {
  for (const [at, line] of lines.entries()) pdf.text(line, 72, 100 + at * 40, { lineBreak: false })
}
const scan = (pdf: DrawnPdf, recognised: readonly string[] = []) => {
  pdf.image(PIXEL, 0, 0, { width: 595, height: 842 })
  pdf.addContent(`${INVISIBLE} Tr`)
  write(pdf, [...recognised])
  pdf.addContent('0 Tr')
}
const changesOf = (older: DocumentText, newer: DocumentText) =>
  JSON.parse(writeResult(compareWithin(older, newer, 10_000), 'changes')).changes

describe('a document beside a scan of it', () => {
  it('has no change where the scan has its text in a layer, on either side', async () => {
    const [written, scanned] = [await textOf(write), await textOf((pdf) => scan(pdf, LINES))]
    expect(scanned.pages).toMatchObject([{ layer: 'recognised' }])
    expect(changesOf(written, scanned)).toEqual([])
    expect(changesOf(scanned, written)).toEqual([])
  })

  it('has the change that the layer says', async () => {
    const wrong = LINES.with(0, 'The first rung of a ladder carries a load of 8 kN.')
    const [written, scanned] = [await textOf(write), await textOf((pdf) => scan(pdf, wrong))]
    expect(changesOf(written, scanned)).toMatchObject([{ kind: 'changed', effects: ['number'] }])
  })

  it('is not compared where the scan is a picture alone, and it is said which side that is', async () => {
    const [written, scanned] = [await textOf(write), await textOf((pdf) => scan(pdf))]
    expect(scanned.pages).toMatchObject([{ scan: true }])
    expect(() => changesOf(written, scanned)).toThrow(expect.objectContaining({ failure: 'no-text', side: 'newer' }))
    expect(() => changesOf(scanned, written)).toThrow(expect.objectContaining({ failure: 'no-text', side: 'older' }))
  })
})
