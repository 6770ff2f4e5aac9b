import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import PDFDocument from 'pdfkit'
import type { DocumentText } from '#document-text/document-text.ts'
import { formatText } from '#document-text/format-text.ts'
import { fullTextOf } from '#document-text/full-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { PdfExtractor } from './pdf-extractor.ts'

let folder: string
let extractor: PdfExtractor
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'text-of-pdf-'))
  extractor = new PdfExtractor()
})
afterAll(() => {
  extractor.close()
  rmSync(folder, { recursive: true })
})

type Pdf = PDFKit.PDFDocument
const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'

async function textOf(draw: (pdf: Pdf) => void): Promise<DocumentText> {
  const pdf = new PDFDocument({ margin: 72, size: 'A4' })
  pdf.font(REGULAR).fontSize(10)
  draw(pdf)
  pdf.end()
  const file = path.join(folder, 'one.pdf')
  writeFileSync(file, await buffer(pdf))
  return (await extractor.extract(file)).text
}

const at = (pdf: Pdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })
const bold = (pdf: Pdf, text: string, size = 10) =>
  pdf.font(BOLD).fontSize(size).text(text).font(REGULAR).fontSize(10).moveDown(0.5)
const blocksOf = ({ blocks }: DocumentText) => blocks.map(({ kind, label, text }) => [kind, ...(label ? [label] : []), text])
const PROSE = 'Rungs are tested with a load that grows slowly until the rung bends by a twentieth of its free length.'
/** Lines of running text, each other than the rest. */
const proseLine = (side: string, line: number) => `${side} line ${'abcdefghijklmnopqrst'[line]} runs on about rungs and stiles`

describe('headings of a PDF', () => {
  it('have the numbers that continue each other, whatever quantity begins a line of the text', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, '1 Counts', 14)
      pdf.font(BOLD).text('A counter is made for at least').text('3 Rungs of a ladder at once, or')
      pdf.text('2 × 10 Rungs in a second.').font(REGULAR).moveDown()
      for (const number of ['1.1 Rate', '1.1.1 Peak', '1.2 Reset']) {
        bold(pdf, number, 12)
        pdf.text(PROSE).moveDown()
      }
    })
    expect(text.clauses.map(({ number }) => number).filter(Boolean)).toEqual(['1', '1.1', '1.1.1', '1.2'])
  })

  it('are larger than prose, though code has more letters in a smaller size', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, '1 Messages', 14)
      for (let part = 0; part < 3; part++) {
        pdf.text(`${part + 2} Messages may be read at once. ${PROSE}`, { width: 400 }).moveDown()
        pdf.font('Courier').fontSize(8)
        for (let line = 0; line < 9; line++) pdf.text(`  read('${'abcdefghi'[line]}', first, second, third, fourth, fifth)`)
        pdf.font(REGULAR).fontSize(10).moveDown()
      }
    })
    expect(text.clauses.map(({ number }) => number)).toEqual(['1'])
  })
})

describe('the lines of a PDF', () => {
  it('are read column after column, also where the file has them row by row', async () => {
    const text = await textOf((pdf) => {
      for (let line = 0; line < 12; line++) {
        at(pdf, proseLine('left', line), 60, 100 + line * 13)
        at(pdf, proseLine('right', line), 320, 100 + line * 13)
      }
    })
    const words = text.blocks.map((block) => block.text).join(' ')
    const order = [...words.matchAll(/(left|right) line (\w)/g)].map(([, side, line]) => `${side} ${line}`)
    const letters = [...'abcdefghijkl']
    expect(order).toEqual([...letters.map((one) => `left ${one}`), ...letters.map((one) => `right ${one}`)])
  })

  it('leave out headers, footers, page numbers, watermarks and licence lines', async () => {
    const text = await textOf((pdf) => {
      for (let page = 0; page < 6; page++) {
        if (page > 0) pdf.addPage()
        at(pdf, `XO 77:2024`, 72, 30)
        at(pdf, page < 3 ? 'Ladders' : 'Scaffolds', 400, 30)
        at(pdf, `${page + 1}`, 290, 780)
        at(pdf, 'Licensed to Jane Roe, copy 12', 72, 800)
        pdf
          .save()
          .rotate(45, { origin: [300, 400] })
          .fontSize(50)
        at(pdf, 'DRAFT', 250, 400)
        pdf.restore().fontSize(10)
        pdf.text(`Body ${'abcdef'[page]}. ${PROSE}`, 72, 100, { width: 400 })
      }
    })
    expect(fullTextOf({ pdf: text }).pages).toEqual([...'abcdef'].map((page) => `Body ${page}. ${PROSE}`))
  })

  it('leave out a header and a footer that stand on one page alone, and say what the first page says', async () => {
    const text = await textOf((pdf) => {
      at(pdf, 'XO 77:2024', 72, 300)
      at(pdf, 'Board of Ladders', 72, 500)
      pdf.addPage()
      at(pdf, 'XO 77:2024', 72, 50)
      pdf.text(PROSE, 72, 100, { width: 400 })
      at(pdf, 'Board of Ladders', 72, 780)
      at(pdf, '2', 500, 780)
    })
    expect(fullTextOf({ pdf: text }).pages).toEqual(['XO 77:2024\nBoard of Ladders', PROSE])
  })

  it('keep the end of a sentence at the top of a page, though the first page has a line like it', async () => {
    const text = await textOf((pdf) => {
      pdf.text(`${PROSE} ${PROSE} It is glued to its`, 72, 100, { width: 400 })
      at(pdf, 'stile.', 72, 300)
      at(pdf, 'A rung of ash comes from a plank without knots, and is glued to its', 72, 760)
      pdf.addPage()
      at(pdf, 'stile.', 72, 72)
      pdf.text(PROSE, 72, 120, { width: 400 })
    })
    expect(fullTextOf({ pdf: text }).pages[1]).toBe(`stile.\n${PROSE}`)
  })

  it('leave out a header whose one part names the chapter, which is another one on each page', async () => {
    const text = await textOf((pdf) => {
      for (const [page, chapter] of ['LADDERS', 'SCAFFOLDS', 'STOOLS'].entries()) {
        if (page > 0) pdf.addPage()
        at(pdf, chapter, 72, 30)
        at(pdf, 'XO 77:2024(E)', 400, 30)
        pdf.text(`Body ${'abc'[page]}. ${PROSE}`, 72, 100, { width: 400 })
      }
    })
    expect(fullTextOf({ pdf: text }).pages).toEqual([...'abc'].map((page) => `Body ${page}. ${PROSE}`))
  })

  it('leave out headers that change sides and carry the title of the clause, which is another one on each page', async () => {
    const titles = ['Loads', 'Materials', 'Marking', 'Packing', 'Reports']
    const text = await textOf((pdf) => {
      for (const [page, title] of titles.entries()) {
        if (page > 0) pdf.addPage()
        at(pdf, `${page + 3}`, page % 2 ? 500 : 72, 60)
        at(pdf, title, page % 2 ? 72 : 420, 60)
        bold(pdf.moveDown(2), `${page + 1}   ${title}`)
        pdf.text(`Body ${'abcde'[page]}. ${PROSE}`, 72, 120, { width: 400 })
      }
    })
    expect(text.clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(titles.map((title, at) => `${at + 1} ${title}`))
    expect(text.blocks.filter(({ kind }) => kind === 'paragraph').map((one) => one.text)).toEqual(
      [...'abcde'].map((page) => `Body ${page}. ${PROSE}`),
    )
  })

  it('leave out a designation that stands on the left of one page and on the right of the next', async () => {
    const text = await textOf((pdf) => {
      for (let page = 0; page < 4; page++) {
        if (page > 0) pdf.addPage()
        at(pdf, 'XO 815:2026', page % 2 ? 72 : 460, 40)
        at(pdf, ['Ladders', 'Scaffolds', 'Stools', 'Steps'][page] as string, page % 2 ? 460 : 72, 40)
        pdf.text(`Body ${'abcd'[page]}. ${PROSE}`, 72, 100, { width: 400 })
      }
    })
    expect(fullTextOf({ pdf: text }).pages).toEqual([...'abcd'].map((page) => `Body ${page}. ${PROSE}`))
  })

  it('are kept where all pages are alike', async () => {
    const text = await textOf((pdf) => {
      for (let page = 0; page < 6; page++) at(page > 0 ? pdf.addPage() : pdf, `Label ${page + 1}`, 72, 30)
    })
    expect(fullTextOf({ pdf: text }).pages).toEqual([1, 2, 3, 4, 5, 6].map((page) => `Label ${page}`))
  })

  it('give words without the hyphens of line ends, and keep those of the words', async () => {
    const text = await textOf((pdf) => {
      for (const line of [
        'The tempera-',
        'ture of a non-',
        'slip rung, a non-slip rung and a fire-',
        'resistant one of ISO/TC-',
        '184.',
      ])
        pdf.text(line)
    })
    expect(blocksOf(text)).toEqual([
      ['paragraph', 'The temperature of a non-slip rung, a non-slip rung and a fireresistant one of ISO/TC-184.'],
    ])
  })

  it('place each word of a block, a cut word in both of its lines', async () => {
    const { blocks, pages } = await textOf((pdf) => pdf.text('Tall tempera-').text('ture'))
    const [block] = blocks as [DocumentText['blocks'][0]]
    expect(pages).toEqual([{ width: 5953, height: 8419 }])
    expect(wordsOf(block)).toEqual(['Tall', 'temperature'])
    const [first, second] = block.lines ?? []
    expect(first).toMatchObject({ page: 0, cut: true, spans: [720, expect.any(Number), expect.any(Number), expect.any(Number)] })
    expect(second).toMatchObject({ page: 0, spans: [720, expect.any(Number)] })
    expect(second?.top).toBeGreaterThan(first?.top as number)
  })
})

describe('the clauses of a PDF', () => {
  it('are told by their numbers, with level, nature and stable ids', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, 'Foreword', 12)
      pdf.text(PROSE).moveDown()
      bold(pdf, '1 Scope')
      pdf.text(PROSE).moveDown()
      bold(pdf, '2 Tests')
      bold(pdf, '2.1 General')
      pdf.text(PROSE).moveDown()
      bold(pdf, 'Annex A')
      bold(pdf, '(informative)')
      bold(pdf, 'Worked examples')
      bold(pdf, 'A.1 A ladder')
      pdf.text(PROSE).moveDown()
      bold(pdf, 'Bibliography')
      pdf.text('[1] ISO 1, Temperature')
    })
    expect(text.clauses.map(({ id, number, title, level, nature }) => [id, number, title, level, nature])).toEqual([
      ['foreword', '', 'Foreword', 1, 'front'],
      ['scope', '1', 'Scope', 1, 'normative'],
      ['tests', '2', 'Tests', 1, 'normative'],
      ['general~tests', '2.1', 'General', 2, 'normative'],
      ['worked-examples', 'Annex A', 'Worked examples', 1, 'informative'],
      ['a-ladder~worked-examples', 'A.1', 'A ladder', 2, 'informative'],
      ['bibliography', '', 'Bibliography', 1, 'back'],
    ])
  })

  it('are terms too, which begin with a small letter, and articles that are counted on over chapters', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, '3 Terms and definitions', 12)
      bold(pdf, '3.1 safe load')
      pdf.text(PROSE).moveDown()
      bold(pdf, '3.2 rung')
      pdf.text(PROSE).moveDown()
    })
    expect(text.clauses.map(({ number, title }) => [number, title])).toEqual([
      ['3', 'Terms and definitions'],
      ['3.1', 'safe load'],
      ['3.2', 'rung'],
    ])
    const numbers = ['Chapter I', 'Article 1', 'Article 2', 'Chapter II', 'Article 3', 'Chapter III', 'Article 4']
    const law = await textOf((pdf) => {
      for (const [at, name] of numbers.entries()) {
        bold(pdf, `${name} Matter ${'abcdefg'[at]}`)
        pdf.text(PROSE).moveDown()
      }
    })
    expect(law.clauses.map(({ number }) => number)).toEqual(numbers)
  })

  it('are no list items, no sentences and no years, whatever number these begin with', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, '1 Scope')
      pdf.text('1. first thing').text('2. second thing').moveDown()
      pdf.text('2024 was the year of the last edition.').moveDown()
      pdf.text('2.1 applies to ladders as well, and to all stools that have more than a single step in them.')
    })
    expect(text.clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Scope'])
  })

  it('are told by the outline where type and numbers say nothing', async () => {
    const text = await textOf((pdf) => {
      for (const title of ['Purpose', 'Safety of users', 'Records']) {
        pdf.outline.addItem(title)
        pdf.text(title).text(PROSE).addPage()
      }
    })
    expect(text.clauses.map(({ title }) => title)).toEqual(['Purpose', 'Safety of users', 'Records'])
  })

  it('do not have the table of contents', async () => {
    const text = await textOf((pdf) => {
      bold(pdf, 'Contents', 14)
      for (const [at, title] of ['Scope', 'Tests', 'Marking'].entries())
        pdf.text(`${at + 1} ${title} ............................... ${at + 3}`)
      pdf.addPage()
      bold(pdf, '1 Scope')
      pdf.text(PROSE)
    })
    expect(text.clauses.map(({ title }) => title)).toEqual(['Scope'])
    expect(fullTextOf({ pdf: text }).pages[0]).toBe('')
  })
})

describe('the blocks of a PDF', () => {
  it('are notes, examples, list items, captions and formulas with their labels', async () => {
    const text = await textOf((pdf) => {
      pdf.text('NOTE 1 Rungs creak.').moveDown().text('EXAMPLE A stool.').moveDown()
      pdf.text('a) the first').text('b) the second').text('— the third').moveDown()
      pdf.text('F = m × g (1)').moveDown().text('Table 2 — Loads').moveDown().text('Note that rungs bend.')
    })
    expect(blocksOf(text)).toEqual([
      ['note', 'NOTE 1', 'Rungs creak.'],
      ['example', 'EXAMPLE', 'A stool.'],
      ['item', 'a)', 'the first'],
      ['item', 'b)', 'the second'],
      ['item', '—', 'the third'],
      ['formula', '(1)', 'F = m × g'],
      ['caption', 'Table 2', 'Loads'],
      ['paragraph', 'Note that rungs bend.'],
    ])
  })

  it('do not break where a footnote or the end of a page comes between', async () => {
    const text = await textOf((pdf) => {
      pdf.text(`${PROSE} ${PROSE} A rung that is`, 72, 100, { width: 400 })
      pdf.fontSize(7).text('1 Measured at the middle.', 72, 700).fontSize(10)
      pdf.addPage().text('cracked is not tested.', 72, 100)
    })
    expect(blocksOf(text)).toEqual([
      ['paragraph', `${PROSE} ${PROSE} A rung that is cracked is not tested.`],
      ['footnote', '1', 'Measured at the middle.'],
    ])
  })

  it('are tables with cells, whole over pages', async () => {
    const row = (pdf: Pdf, y: number, ...cells: readonly string[]) => {
      for (const [column, cell] of cells.entries()) at(pdf, cell, 72 + column * 150, y)
    }
    const text = await textOf((pdf) => {
      row(pdf, 700, 'Kind', 'Load', 'Note')
      row(pdf, 715, 'Step', '2 kN', 'at the edge')
      row(pdf, 730, 'Rung', '3 kN', 'in the middle')
      pdf.addPage()
      row(pdf, 150, 'Kind', 'Load', 'Note')
      row(pdf, 165, 'Stile', '4 kN', 'at the foot')
      row(pdf, 180, 'Hinge', '5 kN', 'at both ends')
    })
    expect(text.blocks.map(({ cells }) => cells)).toEqual([
      [
        ['Kind', 'Load', 'Note'],
        ['Step', '2 kN', 'at the edge'],
        ['Rung', '3 kN', 'in the middle'],
        ['Stile', '4 kN', 'at the foot'],
        ['Hinge', '5 kN', 'at both ends'],
      ],
    ])
    expect(fullTextOf({ pdf: text }).pages[1]).toBe('Stile 4 kN at the foot Hinge 5 kN at both ends')
  })
})

it('the model of a PDF is the same each time, byte for byte', async () => {
  const draw = (pdf: Pdf) => {
    for (let page = 0; page < 40; page++) {
      if (page > 0) pdf.addPage()
      bold(
        pdf,
        `${page + 1} ${'abcdefgh'[page % 8]}${'klmno'[Math.floor(page / 8)]} clause`.replace(/ ./, (start) =>
          start.toUpperCase(),
        ),
      )
      pdf.text(PROSE)
    }
  }
  const [one, other] = [await textOf(draw), await textOf(draw)]
  expect(formatText(one)).toBe(formatText(other))
  expect(one.clauses).toHaveLength(40)
})
