import { expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

const at = (pdf: DrawnPdf, text: string, x: number, y: number, size = 10) =>
  pdf.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
const grid = (pdf: DrawnPdf, lefts: readonly number[], tops: readonly number[]) => {
  for (const x of lefts)
    pdf
      .moveTo(x, tops[0] as number)
      .lineTo(x, tops.at(-1) as number)
      .stroke()
  for (const y of tops)
    pdf
      .moveTo(lefts[0] as number, y)
      .lineTo(lefts.at(-1) as number, y)
      .stroke()
}
/** Words that the text of a drawing has, with the numbers of its headings. */
async function wordsOf(draw: (pdf: DrawnPdf) => void): Promise<string[]> {
  const { blocks, clauses } = await textOf(draw)
  const texts = blocks.flatMap(({ kind, clause, text, cells }) => [
    ...(kind === 'heading' ? [clauses[clause]?.number ?? ''] : []),
    ...(cells?.flat() ?? [text]),
  ])
  return texts.join(' ').split(' ').filter(Boolean)
}

it('a digit raised above a raised digit joins no number of the line', async () => {
  const words = await wordsOf((pdf) => {
    at(pdf, 'It lasts 10', 72, 100)
    const first = 72 + pdf.widthOfString('It lasts 10')
    at(pdf, '6', first, 96.4, 6.5)
    const second = first + pdf.widthOfString('6')
    at(pdf, '2', second, 93.5, 4.5)
    at(pdf, 'cycles of the load.', second + 6, 100)
  })
  const read = words.join(' ')
  expect(read).toMatch(/^It lasts 10.*cycles of the load\.$/)
  expect(read).not.toMatch(/10\s?6|62/)
})

it('a heading of 2,000 characters loses no word', async () => {
  const title = `1 ${'Loads of rungs '.repeat(134)}`.trim().split(' ')
  const body = 'Each rung is loaded in the middle until it bends.'.split(' ')
  const words = await wordsOf((pdf) => {
    pdf.font('Helvetica-Bold').fontSize(13).text(title.join(' '), 72, 72, { width: 450 })
    pdf.font('Helvetica').fontSize(10).text(body.join(' '))
  })
  expect(words).toEqual([...title, ...body])
})

it('a table of one cell, and one within a cell, lose no word', async () => {
  const one = await wordsOf((pdf) => {
    grid(pdf, [72, 300], [90, 120])
    at(pdf, 'Rung of wood', 80, 110)
  })
  expect(one).toEqual(['Rung', 'of', 'wood'])
  const within = await wordsOf((pdf) => {
    grid(pdf, [72, 172, 472], [90, 120, 220])
    at(at(pdf, 'Part', 80, 110), 'Loads', 180, 110)
    at(pdf, 'Ladder', 80, 140)
    grid(pdf, [190, 290, 390], [130, 160, 190])
    at(at(pdf, 'Rung', 200, 150), '5', 300, 150)
    at(at(pdf, 'Stile', 200, 180), '7', 300, 180)
  })
  expect(within.toSorted()).toEqual(['5', '7', 'Ladder', 'Loads', 'Part', 'Rung', 'Stile'])
})
