import { expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

const LEFT = [80, 200, 320]
const at = (pdf: DrawnPdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const row = (pdf: DrawnPdf, cells: readonly string[], y: number) => {
  for (const [column, cell] of cells.entries())
    for (const [line, text] of cell.split('\n').entries()) at(pdf, text, LEFT[column] as number, y + line * 12)
}
const prose = (pdf: DrawnPdf, y: number) =>
  at(pdf, 'Rungs are tested with a load that grows slowly until the rung bends a little.', 72, y)
const TOP = 60
const HEAD = ['Name of\na part', 'Kind', 'Remark']

/** Draws a page of a table, whose head stands where a running title would. */
function drawPage(pdf: DrawnPdf, rows: readonly (readonly string[])[]): void {
  row(pdf, HEAD, TOP)
  for (const [line, one] of rows.entries()) row(pdf, one, TOP + 30 + line * 30)
}

const rowsOf = (page: number) =>
  ['Rung', 'Stile', 'Foot', 'Step'].map((name) => [`${name} ${'abcd'[page]}`, 'of wood', 'bends under\nits load'])
const joined = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\n', ' '))

it('the head of a table at the top of each page is no running title, though a cell of it has two lines', async () => {
  const { blocks } = await textOf((pdf) => {
    prose(pdf, 80)
    for (const page of [0, 1, 2, 3]) drawPage(pdf.addPage(), rowsOf(page))
  })
  const tables = blocks.flatMap(({ cells }) => (cells ? [cells] : []))
  expect(tables).toEqual([[joined(HEAD), ...[0, 1, 2, 3].flatMap(rowsOf).map(joined)]])
})

it('a table goes on over a page that has its head again, though footnotes stand between', async () => {
  const { blocks } = await textOf((pdf) => {
    for (let line = 0; line < 30; line++) prose(pdf, 80 + line * 12)
    row(pdf, HEAD, 600)
    row(pdf, ['Rung', 'of wood', 'bends'], 630)
    row(pdf, ['Stile', 'of wood', ''], 650)
    pdf.fontSize(7)
    at(pdf, '1) It is measured in the middle.', 72, 740)
    pdf.addPage().fontSize(10)
    row(pdf, HEAD, TOP)
    row(pdf, ['', '', 'never bends'], TOP + 30)
    row(pdf, ['Foot', 'of pine', 'slips'], TOP + 50)
    for (let line = 0; line < 30; line++) prose(pdf, 200 + line * 12)
  })
  expect(blocks.flatMap(({ cells }) => (cells ? [cells] : []))).toEqual([
    [joined(HEAD), ['Rung', 'of wood', 'bends'], ['Stile', 'of wood', 'never bends'], ['Foot', 'of pine', 'slips']],
  ])
})

it('a dash in the first column of a table is an empty cell and no item of a list', async () => {
  const ROWS = [
    ['Rung', 'of wood', 'bends'],
    ['–', 'of pine', 'slips'],
    ['–', 'of oak', 'stays'],
  ]
  const { blocks } = await textOf((pdf) => {
    prose(pdf, 80)
    for (const [line, one] of ROWS.entries()) row(pdf, one, 120 + line * 16)
  })
  expect(blocks.map(({ kind, cells }) => cells ?? kind)).toEqual(['paragraph', ROWS])
})

it('a clause at the top of a page has its title though clauses on other pages have the same', async () => {
  const { clauses } = await textOf((pdf) => {
    for (const [page, number] of ['1.1', '1.4', '1.7', '1.9'].entries()) {
      if (page > 0) pdf.addPage()
      at(pdf.font('Helvetica-Bold'), `${number} Fixed fields`, 72, TOP)
      pdf.font('Helvetica')
      for (let line = 0; line < 10; line++) prose(pdf, TOP + 20 + line * 12)
    }
  })
  expect(clauses.map(({ number }) => number)).toEqual(['1.1', '1.4', '1.7', '1.9'])
})
