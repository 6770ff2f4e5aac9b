import { expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

const LEFT = [60, 320]
const PITCH = 13
const at = (pdf: DrawnPdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const lines = (pdf: DrawnPdf, column: number, top: number, texts: readonly string[]) => {
  for (const [line, text] of texts.entries()) at(pdf, text, LEFT[column] as number, top + line * PITCH)
}
/** Lines that fill a column; the sentences end with a line. */
const full = (count: number, name: string) =>
  Array.from(
    { length: count },
    (_, line) => `The ${name} of rung ${line + 1} is tested with a load on it${line % 3 === 2 ? '.' : ' and'}`,
  )

function heading(pdf: DrawnPdf, column: number, top: number, texts: readonly string[]): void {
  pdf.font('Helvetica-Bold').fontSize(13)
  for (const [line, text] of texts.entries()) at(pdf, text, LEFT[column] as number, top + line * 16)
  pdf.font('Helvetica').fontSize(10)
}

it('a paragraph and a heading over two lines are whole in each of two columns', async () => {
  const { blocks, clauses } = await textOf((pdf) => {
    heading(pdf, 0, 60, ['1 Tests of rungs that are loaded', 'from one side'])
    lines(pdf, 0, 110, full(9, 'middle'))
    heading(pdf, 0, 250, ['2 Loads'])
    lines(pdf, 0, 280, full(9, 'end'))
    heading(pdf, 1, 60, ['3 Tests of stiles that are loaded', 'from all sides'])
    lines(pdf, 1, 110, full(24, 'top'))
  })
  expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Tests of rungs that are loaded from one side',
    '2 Loads',
    '3 Tests of stiles that are loaded from all sides',
  ])
  expect(blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text)).toEqual([
    full(9, 'middle').join(' '),
    full(9, 'end').join(' '),
    full(24, 'top').join(' '),
  ])
})

it('a table that goes on in the next column is one, and stands between the text above and below it', async () => {
  const { blocks } = await textOf((pdf) => {
    const row = (cells: readonly string[], column: number, top: number) => {
      const left = LEFT[column] as number
      for (const [cell, text] of cells.entries()) {
        pdf.rect(left + cell * 110, top, 110, 20).stroke()
        at(pdf, text, left + 4 + cell * 110, top + 5)
      }
    }
    lines(pdf, 0, 60, full(40, 'middle'))
    row(['Part', 'Load'], 0, 600)
    row(['Rung', '150 kg'], 0, 620)
    row(['Part', 'Load'], 1, 60)
    row(['Stile', '260 kg'], 1, 80)
    lines(pdf, 1, 130, full(40, 'top'))
    // The running title is the last that the file has.
    at(pdf, 'KNOWN 100:2020', 260, 30)
  })
  expect(blocks.map(({ text, cells }) => cells ?? text.slice(0, 10))).toEqual([
    'The middle',
    [
      ['Part', 'Load'],
      ['Rung', '150 kg'],
      ['Stile', '260 kg'],
    ],
    'The top of',
  ])
})

it('a row that the end of a column breaks is whole, and a table that fills a column makes it one', async () => {
  const { blocks } = await textOf((pdf) => {
    const row = (cells: readonly string[], column: number, top: number, height = 20) => {
      const left = LEFT[column] as number
      for (const [cell, text] of cells.entries()) {
        pdf.rect(left + cell * 110, top, 110, height).stroke()
        for (const [place, one] of text.split('\n').entries()) at(pdf, one, left + 4 + cell * 110, top + 5 + place * PITCH)
      }
    }
    row(['Part', 'Load'], 0, 60)
    for (let line = 0; line < 30; line++) row([`Rung ${line}`, `${line + 10} kg`], 0, 80 + line * 20)
    row(['Stile', 'Loaded from one side.'], 0, 680, 40)
    row(['Part', 'Load'], 1, 60)
    row(['', 'Reference: clause 7.'], 1, 80)
    lines(pdf, 1, 130, full(40, 'top'))
    at(pdf, 'KNOWN 100:2020', 260, 30)
  })
  const body = blocks.filter(({ text }) => !text.startsWith('KNOWN'))
  expect(body.map(({ text, cells }) => cells?.slice(-2) ?? text.slice(0, 10))).toEqual([
    [
      ['Rung 29', '39 kg'],
      ['Stile', 'Loaded from one side. Reference: clause 7.'],
    ],
    'The top of',
  ])
})

it('a bullet that is drawn as a shape is the sign of an item', async () => {
  const { blocks } = await textOf((pdf) => {
    lines(pdf, 0, 60, ['Each ladder has parts that are tested:'])
    for (const [line, text] of ['rungs', 'stiles', 'feet of rubber'].entries()) {
      const top = 80 + line * PITCH
      pdf.circle(66, top + 4, 1.8).fill()
      at(pdf, text, 74, top)
    }
    // A point of a drawing has no text beside it.
    pdf.circle(300, 300, 1.8).fill()
  })
  expect(blocks.map(({ kind, label, text }) => [kind, label, text])).toEqual([
    ['paragraph', undefined, 'Each ladder has parts that are tested:'],
    ['item', '•', 'rungs'],
    ['item', '•', 'stiles'],
    ['item', '•', 'feet of rubber'],
  ])
})

it('a part of a document begins with the number that it has in the whole', async () => {
  const { clauses } = await textOf((pdf) => {
    heading(pdf, 0, 60, ['11.2 Rungs'])
    lines(pdf, 0, 90, full(6, 'middle'))
    heading(pdf, 0, 200, ['11.2.1 Loads'])
    lines(pdf, 0, 230, full(6, 'end'))
    heading(pdf, 0, 340, ['11.3 Stiles'])
    lines(pdf, 0, 370, full(6, 'top'))
  })
  expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(['11.2 Rungs', '11.2.1 Loads', '11.3 Stiles'])
})

it('a footnote may begin with a number, and one stands below a paragraph', async () => {
  const { blocks } = await textOf((pdf) => {
    lines(pdf, 0, 60, full(6, 'middle'))
    pdf.fontSize(5)
    at(pdf, '1)', LEFT[0] as number, 146)
    pdf.fontSize(8)
    at(pdf, 'It is measured on a bench.', (LEFT[0] as number) + 8, 148)
    pdf.fontSize(10)
    lines(pdf, 0, 180, full(30, 'end'))
    pdf.fontSize(5)
    at(pdf, '2', LEFT[0] as number, 746)
    pdf.fontSize(8)
    at(pdf, '9 kinds of wood are known.', (LEFT[0] as number) + 6, 748)
  })
  expect(blocks.filter(({ kind }) => kind === 'footnote').map(({ label, text }) => [label, text])).toEqual([
    ['1', 'It is measured on a bench.'],
    ['2', '9 kinds of wood are known.'],
  ])
})

it('a column that begins with the caption of a table stands behind one of a few lines', async () => {
  const { blocks, clauses } = await textOf((pdf) => {
    heading(pdf, 0, 60, ['1 Care'])
    lines(pdf, 0, 90, full(3, 'middle'))
    at(pdf, 'Table 1 — Loads', LEFT[1] as number, 60)
    for (const [row, cells] of [
      ['Part', 'Load'],
      ['Rung', '150 kg'],
      ['Stile', '260 kg'],
      ['Foot', '90 kg'],
    ].entries())
      for (const [column, cell] of cells.entries()) at(pdf, cell, 320 + column * 80, 90 + row * 18)
  })
  expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Care'])
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'caption', 'table'])
})
