import { expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

async function cellsOf(draw: (pdf: DrawnPdf) => void) {
  const { blocks } = await textOf(draw)
  return blocks.flatMap(({ cells }) => (cells ? [cells] : []))
}

const at = (pdf: DrawnPdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const HEAD = ['Part', 'Limit', 'Remark']
const LEFT = [72, 180, 280]
const row = (pdf: DrawnPdf, cells: readonly string[], y: number) => {
  for (const [column, cell] of cells.entries())
    for (const [line, text] of cell.split('\n').entries()) at(pdf, text, LEFT[column] as number, y + line * 12)
}
const joined = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\n', ' '))
const ROWS = [
  ['Rung', '12 mm', 'bends under its load\nand comes back'],
  ['Stile of\na ladder', '30 mm', 'does not bend\nwhatever load\nstands on it'],
  ['Foot', '5 mm', 'slips'],
]
const prose = (pdf: DrawnPdf, y: number) =>
  at(pdf, 'Rungs are tested with a load that grows slowly until the rung bends a little.', 72, y)
const rule = (pdf: DrawnPdf, x0: number, y0: number, x1: number, y1: number) => pdf.moveTo(x0, y0).lineTo(x1, y1).stroke()

it('a table without rules has its rows by the order in which its cells are drawn, however close they stand', async () => {
  const cells = await cellsOf((pdf) => {
    prose(pdf, 100)
    for (const [line, one] of [HEAD, ...ROWS].entries()) row(pdf, one, 140 + ([0, 12, 36, 72][line] as number))
    prose(pdf, 260)
  })
  expect(cells).toEqual([[HEAD, ...ROWS.map(joined)]])
})

it('a table has its rows where cells hang from the bottom or from the middle, in its head too', async () => {
  const cells = await cellsOf((pdf) => {
    prose(pdf, 100)
    at(pdf, 'Part', 72, 152)
    at(at(pdf, 'Limit of', 180, 140), 'the load', 180, 152)
    at(pdf, 'Remark', 280, 152)
    at(at(pdf, 'Rung', 72, 176), '12', 180, 176)
    at(at(pdf, 'bends under its load', 280, 170), 'and comes back', 280, 182)
    at(at(at(pdf, 'Stile', 72, 200), '7', 180, 200), 'does not bend', 280, 200)
    prose(pdf, 240)
  })
  expect(cells).toEqual([
    [
      ['Part', 'Limit of the load', 'Remark'],
      ['Rung', '12', 'bends under its load and comes back'],
      ['Stile', '7', 'does not bend'],
    ],
  ])
})

const NARROW = [
  ['Rung of ash', '12.5', 'It bends'],
  ['Foot of pine', '7.5', 'It slips'],
  ['Stile of oak', '30.0', 'It stays'],
]

it('columns are told by the white that all rows have, where their words stand hardly apart', async () => {
  const cells = await cellsOf((pdf) => {
    prose(pdf, 100)
    for (const [line, [one = '', two = '', three = '']] of NARROW.entries()) {
      at(pdf, one, 72, 140 + line * 14)
      at(pdf, two, 155 - pdf.widthOfString(two), 140 + line * 14)
      at(pdf, three, 162, 140 + line * 14)
    }
    prose(pdf, 220)
  })
  expect(cells).toEqual([NARROW])
})

it('a head of which each word is a cell is of its table, though its words stand equally apart, each with a space', async () => {
  const rows = [
    ['Remark', 'Remark', 'Remark', 'Grade'],
    ['Rung', 'ash', 'bends', '12'],
    ['Foot', 'pine', 'slips', '7'],
  ]
  const cells = await cellsOf((pdf) => {
    prose(pdf, 100)
    for (const [line, one] of rows.entries())
      for (const [column, cell] of one.entries()) at(pdf, `${cell} `, 72 + column * 46, 140 + line * 14)
    prose(pdf, 220)
  })
  expect(cells).toEqual([rows])
})

it('columns are told by the spaces that the file lacks, where words of two cells stand as near as those of one', async () => {
  const cells = await cellsOf((pdf) => {
    for (let line = 0; line < 10; line++) prose(pdf, 100 + line * 12)
    const widths = [0, 1].map((column) => Math.max(...NARROW.map((cells) => pdf.widthOfString(cells[column] as string))))
    const lefts = [72, 75 + (widths[0] as number), 78 + (widths[0] as number) + (widths[1] as number)]
    for (const [line, cells] of NARROW.entries())
      for (const [column, cell] of cells.entries()) at(pdf, cell, lefts[column] as number, 240 + line * 14)
  })
  expect(cells).toEqual([NARROW])
})

it('a row that the end of a page breaks is one row', async () => {
  const { blocks } = await textOf((pdf) => {
    for (const [page, body] of [
      [
        ['Rung', '12', 'bends under'],
        ['Stile', '7', 'never bends, whatever'],
      ],
      [
        ['', '', 'stands on it'],
        ['Foot', '5', 'slips'],
      ],
    ].entries()) {
      if (page > 0) pdf.addPage()
      else for (const line of [0, 1, 2]) prose(pdf, 72 + line * 12)
      for (const [line, one] of [HEAD, ...body].entries()) row(pdf, one, 140 + line * 20)
    }
  })
  const tables = blocks.filter(({ cells }) => cells)
  expect(tables.map(({ cells }) => cells)).toEqual([
    [HEAD, ['Rung', '12', 'bends under'], ['Stile', '7', 'never bends, whatever stands on it'], ['Foot', '5', 'slips']],
  ])
  const words = tables.map(({ lines }) => lines?.map(({ page, spans }) => `${page}: ${spans.length / 2}`))
  expect(words[0]?.slice(-6)).toEqual(['0: 1', '0: 3', '1: 3', '1: 1', '1: 1', '1: 1'])
})

it('a line with a gap above a heading is no table', async () => {
  const { blocks } = await textOf((pdf) => {
    for (const line of [0, 1, 2]) prose(pdf, 76 + line * 12)
    at(at(pdf, 'It lasts for a time, at most 6', 72, 112), 'of them at once.', 250, 112)
    at(pdf.font('Helvetica-Bold'), '1.1 Fixed fields', 72, 127)
  })
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading'])
})

it('paragraphs behind letters, and items behind signs, are no table', async () => {
  const { blocks } = await textOf((pdf) => {
    for (const [line, [sign = '', text = '']] of [
      ['A.', 'Rungs bend slowly under their load.'],
      ['B.', 'Stiles stay as they are.'],
      ['VI.', 'Feet slip now and then.'],
    ].entries())
      at(at(pdf, sign, 72, 100 + line * 20), text, 108, 100 + line * 20)
  })
  expect(blocks.map(({ cells, text }) => (cells ? 'table' : text)).join(' ')).toBe(
    'A. Rungs bend slowly under their load. B. Stiles stay as they are. VI. Feet slip now and then.',
  )
})

it('a ruled table has the cells that its rules part, also where text of two cells nearly touches', async () => {
  const cells = await cellsOf((pdf) => {
    for (const x of [68, 100, 132, 164]) rule(pdf, x, 136, x, 196)
    for (const y of [136, 156, 176, 196]) rule(pdf, 68, y, 164, y)
    for (const [line, one] of [
      ['Item', 'Width', 'Load'],
      ['aaaaa', 'bbbbb', 'ccccc'],
      ['d', '', 'f'],
    ].entries())
      for (const [column, text] of one.entries()) at(pdf, text, 70 + column * 32, 141 + line * 20)
  })
  expect(cells).toEqual([
    [
      ['Item', 'Width', 'Load'],
      ['aaaaa', 'bbbbb', 'ccccc'],
      ['d', '', 'f'],
    ],
  ])
})

it('a merged cell of a ruled table has its text in the first of its places', async () => {
  const cells = await cellsOf((pdf) => {
    for (const x of [68, 268]) rule(pdf, x, 136, x, 196)
    rule(pdf, 168, 156, 168, 196)
    for (const y of [136, 156, 176, 196]) rule(pdf, 68, y, 268, y)
    at(pdf, 'Limits of the rung in mm', 100, 141)
    for (const [line, [one, other]] of (
      [
        ['least', 'most'],
        ['2', '7'],
      ] as const
    ).entries())
      at(at(pdf, one, 72, 161 + line * 20), other, 172, 161 + line * 20)
  })
  expect(cells).toEqual([
    [
      ['Limits of the rung in mm', ''],
      ['least', 'most'],
      ['2', '7'],
    ],
  ])
})

it('a table over pages is one, with its head once', async () => {
  const cells = await cellsOf((pdf) => {
    for (const page of [0, 1, 2]) {
      if (page > 0) pdf.addPage()
      for (const x of [68, 168, 268]) rule(pdf, x, 76, x, 136)
      for (const y of [76, 96, 116, 136]) rule(pdf, 68, y, 268, y)
      for (const [line, one] of [
        ['Part', 'Limit'],
        [`rung ${page}`, '1'],
        [`stile ${page}`, '2'],
      ].entries())
        for (const [column, text] of one.entries()) at(pdf, text, 72 + column * 100, 81 + line * 20)
    }
  })
  expect(cells).toEqual([
    [
      ['Part', 'Limit'],
      ...[0, 1, 2].flatMap((page) => [
        [`rung ${page}`, '1'],
        [`stile ${page}`, '2'],
      ]),
    ],
  ])
})

it('text in the usual type is no heading where the smaller type of tables has more letters', async () => {
  const { clauses } = await textOf((pdf) => {
    at(pdf.font('Helvetica-Bold').fontSize(14), '1 Scope', 72, 80)
    at(pdf.font('Helvetica').fontSize(11), 'Rungs bend slowly under their load, and come back to where they were.', 72, 110)
    pdf.fontSize(8)
    for (let line = 0; line < 12; line++) row(pdf, ['Rung of wood', '12 mm to 14 mm', 'bends under its load'], 140 + line * 18)
    at(pdf.fontSize(11), 'Stiles do not bend under their load, whatever stands on them.', 72, 400)
  })
  expect(clauses.map(({ title }) => title)).toEqual(['Scope'])
})

it('an index that hangs low is one of its letters', async () => {
  const { blocks } = await textOf((pdf) => {
    at(pdf, 'The share of CO', 72, 100)
    const end = 72 + pdf.widthOfString('The share of CO')
    at(pdf.fontSize(7), '2', end, 108.5)
    at(pdf.fontSize(10), 'is small here and everywhere.', end + 7, 100)
  })
  expect(blocks.map(({ text }) => text)).toEqual(['The share of CO₂ is small here and everywhere.'])
})
