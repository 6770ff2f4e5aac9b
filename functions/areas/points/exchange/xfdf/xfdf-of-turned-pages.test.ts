import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { openWithPdfJs } from '#functions/jobs/extract-text/pdf-js/open-document.ts'
import { POINT } from '#test/support/stored-point.ts'
import { areasOfAnnotation } from './areas-of-annotation.ts'
import { readXfdf } from './read-xfdf.ts'
import { writeAnnotations, writeXfdf } from './write-annotation.ts'

const DRAWN = { x: 120, y: 300, size: 20 }

let folder: string
let extractor: PdfExtractor
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turned-'))
  extractor = new PdfExtractor()
})
afterAll(() => {
  extractor.close()
  rmSync(folder, { recursive: true })
})

/** A page with one word, which reads upright once the page is turned. */
async function pdfOf(turn: number, crop?: readonly [number, number, number, number]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.drawText('Gasket', { ...DRAWN, rotate: degrees(turn) })
  page.setRotation(degrees(turn))
  if (crop) page.setCropBox(...crop)
  return document.save()
}

/** Place of the one word of a text. */
function areaOf({ blocks }: DocumentText) {
  const line = blocks[0]?.lines?.[0]
  if (!line) throw new Error('no line')
  const [left = 0, right = 0] = line.spans
  return { page: line.page, left, top: line.top, right, bottom: line.bottom }
}

it.each([
  [0, undefined],
  [90, undefined],
  [180, undefined],
  [270, undefined],
  [0, [50, 60, 500, 700]],
  [90, [50, 60, 500, 700]],
  [180, [-20, 60, 500, 700]],
  [270, [50, 60, 500, 700]],
] as const)('on a page turned by %d degrees, of the part %j, a mark is where the file has its words', async (turn, crop) => {
  const bytes = await pdfOf(turn, crop)
  const file = path.join(folder, `${turn}-${crop}.pdf`)
  writeFileSync(file, bytes)
  const { text } = await extractor.extract(file)
  const area = areaOf(text)
  const places = { heights: { '0': text.pages[0]?.height ?? 0 }, ...(text.pages[0]?.frame && { frames: { '0': text.pages[0] } }) }
  const { annotations } = readXfdf(writeXfdf(writeAnnotations(POINT, { place: { areas: [area] }, ...places })))
  const [[left, bottom, right, top] = [0, 0, 0, 0]] = annotations[0]?.boxes ?? []
  // The word begins at the point where it is drawn, and goes on in the direction of the turn.
  const middle = [(left + right) / 2, (bottom + top) / 2]
  const [along, up] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].flatMap((way, quarter, ways) => (quarter * 90 === turn ? [way, ways[(quarter + 1) % 4]] : [])) as [number[], number[]]
  const from = [0, 1].map((axis) => (middle[axis] as number) - (axis === 0 ? DRAWN.x : DRAWN.y))
  const distance = (way: readonly number[]) => (from[0] as number) * (way[0] as number) + (from[1] as number) * (way[1] as number)
  expect(distance(along)).toBeGreaterThan(20)
  expect(distance(along)).toBeLessThan(45)
  expect(distance(up)).toBeGreaterThan(2)
  expect(distance(up)).toBeLessThan(12)
  expect(annotations.flatMap((one) => areasOfAnnotation({ sizes: text.pages }, one))).toEqual([area])
  const opened = await openWithPdfJs(bytes)
  expect((await opened.readPage(0)).frame).toEqual(text.pages[0]?.frame)
  opened.close()
})
