import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { FONTS, fontPath } from '#typesetting/font-files.ts'
import { unpackWoff } from '#typesetting/unpack-woff.ts'

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

  it.each(['before', 'behind'])('are those of the text where the file draws small pieces %s its lines', async (when) => {
    const { blocks } = await textOf((pdf) => {
      const small: (() => void)[] = []
      const lines: (() => void)[] = []
      const put = (list: (() => void)[], text: string, x: number, y: number, size: number) =>
        list.push(() => void pdf.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' }))
      for (const [row, rung] of ['rung', 'step', 'stile'].entries()) {
        const y = 110 + row * 14
        put(lines, `A ${rung} endures 10`, 72, y, 10)
        const one = 72 + pdf.fontSize(10).widthOfString(`A ${rung} endures 10`)
        put(small, `${row + 4}`, one, y - 3.6, 6.5)
        put(lines, 'cycles of CO', one + 7, y, 10)
        const end = one + 7 + pdf.widthOfString('cycles of CO')
        put(small, '2', end, y + 1.7, 6.5)
        const other = end + 7
        put(lines, 'on each m', other, y, 10)
        put(small, '2', other + pdf.widthOfString('on each m'), y - 3.6, 6.5)
      }
      for (const one of when === 'before' ? [...small, ...lines] : [...lines, ...small]) one()
    })
    const text = blocks.map((block) => block.text).join(' ')
    expect(text.match(/10.|CO.|m.(?= |$)/gu)).toEqual(['10⁴', 'CO₂', 'm²', '10⁵', 'CO₂', 'm²', '10⁶', 'CO₂', 'm²'])
  })

  it.each([
    ['2', 'CO₂', -0.3],
    ['3', 'CO³', 0.36],
    ['2', 'CO2', -0.1],
  ])('are told of large digits that stand far from the line: %s of %s', async (digit, expected, rise) => {
    const { blocks } = await textOf((pdf) => {
      pdf.text('gas is CO', 72, 110, { lineBreak: false, baseline: 'alphabetic' })
      const x = 72 + pdf.widthOfString('gas is CO')
      pdf.fontSize(9.2).text(digit, x, 110 - rise * 10, { lineBreak: false, baseline: 'alphabetic' })
    })
    expect(blocks.map(({ text }) => text)).toEqual([`gas is ${expected}`])
  })

  it('are those of the text a hair away from the number', async () => {
    const { blocks } = await textOf((pdf) => {
      pdf.text('lasts 10', 72, 110, { lineBreak: false, baseline: 'alphabetic' })
      const x = 72 + pdf.widthOfString('lasts 10') + 1.6
      pdf.fontSize(7).text('6', x, 106.5, { lineBreak: false, baseline: 'alphabetic' })
    })
    expect(blocks.map(({ text }) => text)).toEqual(['lasts 10⁶'])
  })

  it('stand in words with a place each where thin spaces part them', async () => {
    const { blocks } = await textOf((pdf) => {
      pdf.font(unpackWoff(readFileSync(fontPath(FONTS.serif?.(400, 'normal') ?? ''))))
      draw(pdf, ['at 5\u2009×\u200910', '^4', ' N and 3\u202f000 K'], 72, 100)
    })
    expect(blocks.map(({ text, lines }) => [text, lines?.[0]?.spans.length])).toEqual([['at 5 × 10⁴ N and 3 000 K', 2 * 9]])
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

  it('are exponents behind a letter alone, whatever footnotes there are', async () => {
    const { blocks } = await textOf((pdf) => {
      draw(pdf, ['Let x', '^2', '+y', '^2', ' be small.', '^2', ' It bends.'], 72, 100)
      draw(pdf, ['^2', 'Measured in the plane.'], 72, 712, 8)
    })
    expect(blocks[0]).toMatchObject({ text: 'Let x²+y² be small. It bends.', marks: [{ word: 3, block: 1 }] })
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
