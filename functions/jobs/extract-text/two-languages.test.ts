import { describe, expect, it } from '@jest/globals'
import { type DrawnPdf, drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { detectLanguage } from './structure/languages/detect-language.ts'

const textOf = drawnPdfReader()

const ENGLISH = [
  'The rung of a ladder is tested with a load',
  'that grows until the rung bends and is not',
  'what it was before the test of the load.',
]
const FRENCH = [
  "Le barreau d'une échelle est essayé avec une",
  "charge qui croît jusqu'à ce que le barreau",
  "plie et ne soit plus ce qu'il était avant.",
]
const GERMAN = [
  'Die Sprosse einer Leiter wird mit einer Last',
  'geprüft, die wächst, bis sich die Sprosse',
  'biegt und nicht mehr ist, was sie war.',
]

/** Draws clauses of two texts side by side, paragraph beside paragraph, as a page in two languages has them. */
function drawBeside(
  pdf: DrawnPdf,
  texts: readonly (readonly string[])[],
  titles: readonly (readonly string[])[],
  first: number,
  width = 250,
): void {
  let top = 80
  for (const [clause, both] of titles.entries()) {
    for (const [side, title] of both.entries())
      pdf
        .font('Helvetica-Bold')
        .fontSize(12)
        .text(`${first + clause} ${title}`, 60 + side * width, top, { lineBreak: false })
    pdf.font('Helvetica').fontSize(10)
    for (const [side, lines] of texts.entries())
      for (const [line, text] of lines.entries()) pdf.text(text, 60 + side * width, top + 22 + line * 12, { lineBreak: false })
    top += 80
  }
}

describe('two languages side by side', () => {
  it('are two texts over all pages, each with its clauses', async () => {
    const { blocks, clauses } = await textOf((pdf) => {
      drawBeside(
        pdf,
        [ENGLISH, FRENCH],
        [
          ['Scope', 'Domaine'],
          ['Terms', 'Termes'],
        ],
        1,
      )
      drawBeside(
        pdf.addPage(),
        [ENGLISH, FRENCH],
        [
          ['Loads', 'Charges'],
          ['Tests', 'Essais'],
        ],
        3,
      )
    })
    const titles = ['Scope', 'Terms', 'Loads', 'Tests', 'Domaine', 'Termes', 'Charges', 'Essais']
    expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(
      titles.map((title, at) => `${(at % 4) + 1} ${title}`),
    )
    expect(blocks.map(({ text }) => text)).toEqual(titles.flatMap((title, at) => [title, (at < 4 ? ENGLISH : FRENCH).join(' ')]))
    expect(blocks.map(({ language }) => language)).toEqual(blocks.map((_, at) => (at < 8 ? 'en' : 'fr')))
  })

  it('are three texts where there are three', async () => {
    const narrow = (lines: readonly string[]) =>
      lines.flatMap((line) => [line.slice(0, 22), line.slice(22)].map((one) => one.trim()))
    const { blocks, clauses } = await textOf((pdf) => {
      const texts = [ENGLISH, FRENCH, GERMAN].map(narrow)
      for (const first of [1, 2]) drawBeside(first > 1 ? pdf.addPage() : pdf, texts, [['Scope', 'Domaine', 'Zweck']], first, 165)
    })
    expect(clauses.map(({ title }) => title)).toEqual(['Scope', 'Scope', 'Domaine', 'Domaine', 'Zweck', 'Zweck'])
    expect([...new Set(blocks.map(({ language }) => language))]).toEqual(['en', 'fr', 'de'])
  })

  it('are told from columns of one language, and from a table', async () => {
    const { blocks, clauses } = await textOf((pdf) => {
      drawBeside(
        pdf,
        [ENGLISH, [...ENGLISH].reverse()],
        [
          ['Scope', 'Terms'],
          ['Loads', 'Tests'],
        ],
        1,
      )
    })
    expect(clauses.map(({ title }) => title)).not.toContain('Terms')
    expect(blocks.some(({ language }) => language !== undefined)).toBe(false)
  })
})

it.each([
  ['en', ENGLISH.join(' ')],
  ['fr', FRENCH.join(' ')],
  ['de', GERMAN.join(' ')],
  ['ar', 'لا يجوز استعمال السلالم بلا حماية'],
  ['zh', '梯子的横档应承受缓慢增加的载荷'],
  [undefined, 'A36 B12 7.5 kN Typ X'],
])('the language of a text is told by its usual words or its script: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
