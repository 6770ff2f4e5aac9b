import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from '@jest/globals'
import PDFDocument from 'pdfkit'
import type { DocumentText } from '#document-text/document-text.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { PdfExtractor } from './pdf-extractor.ts'

const folder = newFolder()
const extractor = new PdfExtractor()
afterAll(() => extractor.close())

type Tagged = readonly [tag: string, content: string | readonly Tagged[], x?: number, y?: number]

/** Type and place of what is drawn next. */
const PROSE = 'Rungs are tested with a load that grows slowly until one bends.'

class TaggedPdf {
  readonly pdf = new PDFDocument({ margin: 72, size: 'A4', tagged: true, pdfVersion: '1.7' })
  #y = 120

  constructor() {
    this.pdf.font('Helvetica').fontSize(10)
  }

  /** Adds elements to the tree and draws their texts, one below the other where they have no place. */
  add(...elements: readonly Tagged[]): this {
    for (const element of elements) this.pdf.addStructure(this.#element(element))
    return this
  }

  /** Draws text that no tag holds, or an artifact. */
  draw(text: string, x: number, y: number, isArtifact = true): this {
    if (isArtifact) this.pdf.markContent('Artifact', { type: 'Pagination' })
    this.pdf.text(text, x, y, { lineBreak: false })
    if (isArtifact) this.pdf.endMarkedContent()
    return this
  }

  addPage(): this {
    this.pdf.addPage()
    this.#y = 120
    return this
  }

  async read(): Promise<DocumentText> {
    this.pdf.end()
    const file = path.join(folder, 'tagged.pdf')
    writeFileSync(file, await buffer(this.pdf))
    return (await extractor.extract(file)).text
  }

  #element([tag, content, x = 72, y]: Tagged): PDFKit.PDFStructureElement {
    if (typeof content !== 'string') return this.pdf.struct(tag as never, content.map((one) => this.#element(one)) as never)
    return this.pdf.struct(tag as never, {}, () => {
      const isBold = /^H\d/.test(tag)
      this.pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').text(content, x, y ?? this.#y, { lineBreak: false })
      this.#y = (y ?? this.#y) + 12
    })
  }
}

const shown = ({ blocks }: DocumentText) => blocks.map(({ kind, text, cells }) => [kind, cells ?? text])

describe('the tags of a PDF', () => {
  it('tell headings, paragraphs, tables, contents and footnotes where they are right', async () => {
    const text = await new TaggedPdf()
      .add(
        ['H1', 'Contents'],
        [
          'TOC',
          [
            ['TOCI', 'Scope and use'],
            ['TOCI', 'Loads'],
          ],
        ],
      )
      .add(['H1', 'Scope and use'], ['P', PROSE], ['P', 'Stiles are not.'])
      .add(['H2', 'Loads'])
      .add(['Note', '1 Measured at the middle.', 72, 700], ['Note', 'NOTE 2 Both bend.', 72, 205])
      .add([
        'Table',
        [
          [
            'TR',
            [
              ['TH', 'Kind', 72, 220],
              ['TH', 'Load', 104, 220],
              ['TH', 'Note', 200, 220],
            ],
          ],
          [
            'TR',
            [
              ['TD', '1.1 Rung', 72, 240],
              ['TD', '3 kN', 117, 240],
              ['TD', 'held', 200, 234],
            ],
          ],
        ],
      ] as Tagged)
      .add(['H2', 'Marks', 72, 300], ['P', PROSE])
      .read()
    expect(shown(text)).toEqual([
      ['heading', 'Scope and use'],
      ['paragraph', PROSE],
      ['paragraph', 'Stiles are not.'],
      ['heading', 'Loads'],
      ['note', 'Both bend.'],
      [
        'table',
        [
          ['Kind', 'Load', 'Note'],
          ['1.1 Rung', '3 kN', 'held'],
        ],
      ],
      ['heading', 'Marks'],
      ['paragraph', PROSE],
      ['footnote', 'Measured at the middle.'],
    ])
    expect(text.clauses.map(({ level }) => level)).toEqual([1, 2, 2])
  })

  it('say what is no text: artifacts at the edges, and no heading that stands there', async () => {
    const pdf = new TaggedPdf()
    for (const name of ['Scope', 'Loads', 'Marks']) {
      if (name !== 'Scope') pdf.addPage()
      pdf.draw(`XO 77, ${name}`, 72, 40).draw('draft for comment', 300, 800)
      pdf.add(['H1', `V1 ${name}`, 72, 80], ['P', `${name}. ${PROSE}`])
    }
    expect(shown(await pdf.read())).toEqual(
      ['Scope', 'Loads', 'Marks'].flatMap((name) => [
        ['heading', `V1 ${name}`],
        ['paragraph', `${name}. ${PROSE}`],
      ]),
    )
  })

  it('are not believed where text is tagged as artifacts, as headings alone, or not at all', async () => {
    const artifacts = await new TaggedPdf().draw(PROSE, 72, 300).draw('At the foot.', 72, 780).add(['P', 'Left.', 72, 400]).read()
    expect(shown(artifacts).flat().join(' ')).toContain(`${PROSE} `)
    expect(shown(artifacts).flat().join(' ')).toContain('At the foot.')
    const headings = await new TaggedPdf().add(...Array(9).fill(['H1', PROSE] as Tagged)).read()
    expect(headings.clauses.length).toBeLessThan(2)
    const untagged = await new TaggedPdf()
      .add(['H1', 'First', 72, 400], ['H1', 'Second', 72, 300], ['H1', 'Third', 72, 200])
      .draw(PROSE, 72, 150, false)
      .read()
    expect(shown(untagged).map(([, text]) => text)).toEqual([PROSE, 'Third', 'Second', 'First'])
  })

  it('have a row that the end of a page breaks in its columns', async () => {
    const cells = (row: readonly string[], y: number): Tagged => [
      'TR',
      row.flatMap((text, at): Tagged[] => (text === '' ? [] : [['TD', text, 72 + at * 120, y]])),
    ]
    const pdf = new TaggedPdf()
    pdf.add(
      ['P', PROSE],
      ['P', PROSE],
      ['Table', [cells(['Kind', 'Load', 'Remark'], 700), cells(['Rung', '3 kN', 'bends Common-'], 715)]],
    )
    pdf.addPage()
    pdf.add(
      ['Table', [cells(['', '', 'Mark'], 120), cells(['Stile', '4 kN', 'stays'], 140)]],
      ['P', `${PROSE} CommonMark`, 72, 200],
    )
    expect(shown(await pdf.read()).flatMap(([kind, cells]) => (kind === 'table' ? [cells] : []))).toEqual([
      [
        ['Kind', 'Load', 'Remark'],
        ['Rung', '3 kN', 'bends CommonMark'],
        ['Stile', '4 kN', 'stays'],
      ],
    ])
  })

  it('are left aside where their order goes up the page', async () => {
    const lines = Array.from({ length: 12 }, (_, at): Tagged => ['P', `Line ${'abcdefghijkl'[at]} is here`, 72, 700 - at * 40])
    expect(shown(await new TaggedPdf().add(...lines).read())[0]).toEqual(['paragraph', 'Line l is here'])
  })
})
