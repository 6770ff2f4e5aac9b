import { describe, expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

async function blocksOf(draw: (pdf: DrawnPdf) => void): Promise<string[]> {
  const { blocks } = await textOf(draw)
  return blocks.map(({ kind, label, text }) => [kind, ...(label ? [label] : []), text].join(': '))
}

const at = (pdf: DrawnPdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const heading = (pdf: DrawnPdf, text: string, y: number) =>
  at(pdf.font('Helvetica-Bold').fontSize(14), text, 72, y).font('Helvetica').fontSize(10)

describe('lines that the file has apart', () => {
  it('are read where they stand: a listing behind the paragraphs around it', async () => {
    const blocks = await blocksOf((pdf) => {
      at(pdf, 'The first paragraph says that a listing follows.', 72, 100)
      at(pdf, 'The second paragraph says that it is over.', 72, 200)
      at(pdf.font('Courier'), 'load rung', 72, 140)
      at(pdf, 'test rung', 72, 152)
    })
    expect(blocks).toEqual([
      'paragraph: The first paragraph says that a listing follows.',
      'code: load rung\ntest rung',
      'paragraph: The second paragraph says that it is over.',
    ])
  })

  it('are no text where they are page numbers of the contents, nor are the entries', async () => {
    const blocks = await blocksOf((pdf) => {
      heading(pdf, 'Contents', 100)
      for (const [row, title] of ['1 Scope', '2 Loads', '3 Marks'].entries()) at(pdf, title, 72, 130 + row * 14)
      heading(pdf, '1 Scope', 220)
      at(pdf, 'Rungs bend slowly.', 72, 250)
      heading(pdf, '2 Loads', 280)
      heading(pdf, '3 Marks', 320)
      for (const row of [0, 1, 2]) at(pdf, `${row + 1}`, 500, 130 + row * 14)
    })
    expect(blocks).toEqual(['heading: Scope', 'paragraph: Rungs bend slowly.', 'heading: Loads', 'heading: Marks'])
  })

  it('are no text where they are entries of the contents without page numbers', async () => {
    const blocks = await blocksOf((pdf) => {
      heading(pdf, 'Table of Contents', 100)
      for (const [row, title] of ['1. Scope', '2. Loads', 'Address'].entries()) at(pdf, title, 72, 130 + row * 14)
      heading(pdf, '1. Scope', 220)
      at(pdf, 'Rungs bend slowly.', 72, 250)
      heading(pdf, '2. Loads', 280)
      heading(pdf, 'Address', 320)
    })
    expect(blocks).toEqual(['heading: Scope', 'paragraph: Rungs bend slowly.', 'heading: Loads', 'heading: Address'])
  })

  it('stay column by column where columns are short', async () => {
    const blocks = await blocksOf((pdf) => {
      for (const [column, side] of ['left', 'right'].entries())
        for (const [row, letter] of [...'abc'].entries())
          at(pdf, `${side} line ${letter} of three in a column`, 72 + column * 240, 100 + row * 13)
    })
    expect(blocks.join(' ').match(/(left|right) line \w/g)).toEqual([
      ...['left line a', 'left line b', 'left line c'],
      ...['right line a', 'right line b', 'right line c'],
    ])
  })
})

it('a caption of a number alone does not take the paragraph below it', async () => {
  const blocks = await blocksOf((pdf) => {
    at(pdf, 'Figure 1', 72, 100)
    at(pdf, 'The rung is drawn from the side.', 72, 130)
  })
  expect(blocks).toEqual(['caption: Figure 1: ', 'paragraph: The rung is drawn from the side.'])
})

it('a footer far above the edge of the page is left out by its page number', async () => {
  const blocks = await blocksOf((pdf) => {
    for (const [page, word] of ['Rungs', 'Stiles', 'Steps'].entries()) {
      at(page > 0 ? pdf.addPage() : pdf, `${word} bend slowly under their load.`, 72, 100)
      at(pdf, ['Roe', 'Doe', 'Poe'][page] as string, 72, 710)
      at(pdf, `Page ${page + 1}`, 480, 710)
    }
  })
  expect(blocks.join(' ')).not.toMatch(/Page|[RDP]oe/)
})

it('a line is no caption and no list item where it goes on with the sentence of a full line', async () => {
  const blocks = await blocksOf((pdf) => {
    at(pdf, 'A rung carries the load for a minute in the middle and is then looked at under', 72, 100)
    at(pdf, 'Table 3. A stile carries the load as long as a rung, and bends as is said in Table', 72, 112)
    at(pdf, '4. Nobody stands below.', 72, 124)
  })
  expect(blocks).toEqual([
    'paragraph: A rung carries the load for a minute in the middle and is then looked at under Table 3. A stile carries ' +
      'the load as long as a rung, and bends as is said in Table 4. Nobody stands below.',
  ])
})
