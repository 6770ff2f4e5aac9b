import { expect, it } from '@jest/globals'
import { writeComparedPage } from '#comparison/page/write-page.ts'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import { formatText } from '#document-text/format-text.ts'
import { parseText } from '#document-text/parse-text.ts'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

const at = (pdf: DrawnPdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const prose = (pdf: DrawnPdf, y: number) =>
  at(pdf, 'Rungs are tested with a load that grows slowly until the rung bends a little.', 72, y)

/** Draws a table whose cells stand above no others: its columns overlap. */
const drawRagged = (load: string) => (pdf: DrawnPdf) => {
  prose(pdf, 80)
  at(pdf, 'Table 1 — Loads', 72, 110)
  const rows = [
    ['Part', 72, 'Load on the whole', 110],
    ['Rung of a ladder', 72, load, 190],
    ['Stile of a long ladder of wood', 72, '30 N', 240],
    ['Foot', 72, '5 N, where it slips on wet ground', 110],
  ] as const
  for (const [line, [first, x, second, y]] of rows.entries()) at(at(pdf, first, x, 130 + line * 14), second, y, 130 + line * 14)
  prose(pdf, 220)
}

it('a table whose cells nothing tells is one in lines, and says so', async () => {
  const text = await textOf(drawRagged('12 N'))
  expect(text.blocks.map(({ kind, inLines }) => [kind, inLines ?? false])).toEqual([
    ['paragraph', false],
    ['caption', false],
    ['table', true],
    ['paragraph', false],
  ])
  expect(text.blocks[2]?.cells).toEqual([
    ['Part Load on the whole'],
    ['Rung of a ladder 12 N'],
    ['Stile of a long ladder of wood 30 N'],
    ['Foot 5 N, where it slips on wet ground'],
  ])
  expect(parseText(formatText(text))).toEqual(text)
})

it('a change in such a table names its number and says that it is kept in lines, on the page too', async () => {
  const compared = compareDocuments(await textOf(drawRagged('12 N')), await textOf(drawRagged('15 N')))
  const { changes } = resultOf(compared)
  expect(changes.map(({ newer, effects }) => [newer?.table, effects])).toEqual([[{ name: 'Table 1', inLines: true }, ['number']]])
  expect(writeComparedPage(compared)).toContain('<p class="in-lines"></p><table>')
})

it('lines below the caption of a figure are no table in lines', async () => {
  const { blocks } = await textOf((pdf) => {
    prose(pdf, 80)
    at(pdf, 'Figure 1 — Ladder', 72, 110)
    for (const line of [0, 1, 2, 3])
      at(at(pdf, 'Rung of wood'.slice(line), 72, 130 + line * 14), 'Foot', 80 + line * 60, 130 + line * 14)
    prose(pdf, 220)
  })
  expect(blocks.filter(({ inLines }) => inLines)).toEqual([])
})
