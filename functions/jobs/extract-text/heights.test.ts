import { describe, expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

/**
 * Draws pieces side by side; one that begins with `^` is raised and small, with `_` lowered and small; `^…_…` are above each other, and
 * `.` before a piece leaves its size.
 */
function draw(pdf: DrawnPdf, pieces: readonly string[], left: number, top: number, size = 10): void {
  let x = left
  const put = (text: string, kind: '' | '^' | '_') => {
    const own = kind === '' ? size : size * 0.65
    const line = top + size - (kind === '^' ? 0.36 : kind === '_' ? -0.17 : 0) * size
    pdf.fontSize(own).text(text, x, line, { lineBreak: false, baseline: 'alphabetic' })
    return pdf.widthOfString(text)
  }
  for (const piece of pieces) {
    const [, up, low] = /^\^(.*)_(.*)$/.exec(piece) ?? []
    if (up !== undefined && low !== undefined) x += Math.max(put(up, '^'), put(low, '_'))
    else x += /^[\^_]/.test(piece) ? put(piece.slice(1), piece[0] as '^') : put(piece, '')
  }
  pdf.fontSize(10)
}
const lineOf = async (pieces: readonly string[]) => {
  const { blocks } = await textOf((pdf) => draw(pdf, pieces, 72, 100))
  return blocks.map(({ text }) => text).join('\n')
}

describe('the heights of a PDF', () => {
  it.each([
    [['endures 10', '^6', ' cycles'], 'endures 10⁶ cycles'],
    [['at 5 × 10', '^4', ' N'], 'at 5 × 10⁴ N'],
    [['rate of 3 m s', '^-1', '.'], 'rate of 3 m s⁻¹.'],
    [['gas is CO', '_2', ', not H', '_2', 'O'], 'gas is CO₂, not H₂O'],
    [['vary x', '^2_1', ' here'], 'vary x₁² here'],
    [['the 5', '^th', ' rung'], 'the 5th rung'],
    [['power 10', '^0,5', ' here'], 'power 10^0,5 here'],
    [['bore of 10', '^+0,2_-0,1', ' mm'], 'bore of 10 +0,2/-0,1 mm'],
    [['depth 3', '^1', '/', '_2', ' in'], 'depth 3 1⁄2 in'],
  ])('are those of the text: %j', async (pieces, text) => {
    expect(await lineOf(pieces)).toBe(text)
  })

  it('of small capitals and of words in another size are none', async () => {
    const { blocks } = await textOf((pdf) => {
      pdf
        .text('L', 72, 100, { lineBreak: false, continued: true })
        .fontSize(8)
        .text('ADDERS 12', { continued: true })
        .fontSize(10)
        .text(' of 3 m')
    })
    expect(blocks.map(({ text }) => text)).toEqual(['LADDERS 12 of 3 m'])
  })

  it('make the marks of footnotes links and no digits, beside exponents that stay', async () => {
    const { blocks } = await textOf((pdf) => {
      draw(pdf, ['A rung endures 10', '^2', ' cycles', '^1', ' on 5 m', '^2', ' of wall.', '^2', ' It bends.'], 72, 100)
      draw(pdf, ['^1', ' Counted from below.'], 72, 700, 8)
      draw(pdf, ['^2', 'Measured in the plane.'], 72, 712, 8)
    })
    expect(blocks.map(({ kind, label, text, marks }) => ({ kind, label, text, marks }))).toEqual([
      {
        kind: 'paragraph',
        label: undefined,
        text: 'A rung endures 10² cycles on 5 m² of wall. It bends.',
        marks: [
          { word: 4, block: 1 },
          { word: 9, block: 2 },
        ],
      },
      { kind: 'footnote', label: '1', text: 'Counted from below.', marks: undefined },
      { kind: 'footnote', label: '2', text: 'Measured in the plane.', marks: undefined },
    ])
  })
})
