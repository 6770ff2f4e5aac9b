import { fc } from '../properties.ts'
import type { DrawnPdf } from './read-drawn-pdf.ts'

/** A text as its author has it: clauses with their titles, whose paragraphs are words. */
export interface PrintedClause {
  readonly title: readonly string[]
  readonly paragraphs: readonly (readonly string[])[]
}

/** How a printer sets a text. */
export interface Print {
  readonly font: 'Helvetica' | 'Times'
  readonly size: number
  /** width of a line, in points */
  readonly width: number
  readonly linesOnPage: number
  readonly leading: number
  readonly isIndented: boolean
  readonly head: string
  /** number of the first page */
  readonly first: number
  /** a page's number stands in the middle of its foot, or at its outer edge */
  readonly isCentred: boolean
}

const LEFT = 72
const TOP = 100
const FOOT = 800
const FACES = { Helvetica: 'Helvetica-Bold', Times: 'Times-Bold' } as const

export const print: fc.Arbitrary<Print> = fc.record({
  font: fc.constantFrom('Helvetica', 'Times'),
  size: fc.integer({ min: 9, max: 12 }),
  width: fc.integer({ min: 300, max: 450 }),
  linesOnPage: fc.integer({ min: 11, max: 18 }),
  leading: fc.constantFrom(1.2, 1.35, 1.5),
  isIndented: fc.boolean(),
  head: fc.constantFrom('ISO 4711:2020(E)', 'ISO 4711:2020/Cor.1:2021(E)', 'EN 815 — Ladders of wood', 'ASTM E 2310 – 19a'),
  first: fc.integer({ min: 1, max: 90 }),
  isCentred: fc.boolean(),
})

/** Sets a text line by line, on pages with a running head and a number. */
export function drawPrint(pdf: DrawnPdf, clauses: readonly PrintedClause[], style: Print): void {
  const { font, size, width, linesOnPage, leading, isIndented, head, first, isCentred } = style
  const face = font === 'Times' ? 'Times-Roman' : font
  const step = size * leading
  let [page, line] = [0, 0]
  const put = (text: string, left: number, top: number) => pdf.text(text, left, top, { lineBreak: false })
  const furnish = () => {
    pdf.font(face).fontSize(8)
    put(head, LEFT, 40)
    const isRight = !isCentred && page % 2 === 0
    put(`${first + page}`, isCentred ? 295 : isRight ? LEFT + 440 : LEFT, FOOT)
  }
  const turn = () => {
    pdf.addPage()
    page++
    line = 0
    furnish()
  }
  const room = (TOP + linesOnPage * step > FOOT - 40 ? Math.floor((FOOT - 40 - TOP) / step) : linesOnPage) - 1
  const set = (words: readonly string[], type: string, indent: number) => {
    pdf.font(type).fontSize(size)
    let text = ''
    let left = LEFT + indent
    const flush = () => {
      if (line > room) turn()
      pdf.font(type).fontSize(size)
      put(text, left, TOP + line * step)
      line++
      left = LEFT
    }
    for (const word of words) {
      const longer = text === '' ? word : `${text} ${word}`
      if (text !== '' && left - LEFT + pdf.widthOfString(longer) > width) {
        flush()
        text = word
      } else text = longer
    }
    flush()
  }
  furnish()
  for (const [at, { title, paragraphs }] of clauses.entries()) {
    if (line > room - 4) turn()
    else if (line > 0) line += 1
    set([`${at + 1}`, ...title], FACES[font], 0)
    line += 0.5
    for (const [nth, words] of paragraphs.entries()) {
      if (nth > 0 && !isIndented) line += 0.6
      set(words, face, isIndented ? 18 : 0)
    }
  }
}

const NAMES = [
  'rung',
  'stile',
  'ladder',
  'load',
  'hinge',
  'foot',
  'weld',
  'bolt',
  'batch',
  'sample',
  'surface',
  'coating',
  'report',
]
const VERBS = [
  'shall carry',
  'shall be tested with',
  'is measured on',
  'may replace',
  'should not exceed',
  'bends under',
  'follows',
]
const AMOUNTS = ['100 N', '2,5 kN', '30 °C', 'one minute', '12 mm', 'three cycles', '5 %', 'the value of Table 3', '6.4.2']
const JOINTS = ['in the middle', 'without a crack', 'as the maker says', 'before each test', 'within a year', 'if it is dry']

const name = fc.constantFrom(...NAMES)
const sentence = fc
  .tuple(
    fc.constantFrom('Each', 'The', 'A second', 'No', 'Every other'),
    name,
    fc.constantFrom(...VERBS),
    fc.constantFrom('the', 'a', 'its own', 'one'),
    name,
    fc.array(
      fc.oneof(
        fc.constantFrom(...JOINTS),
        fc.constantFrom(...AMOUNTS).map((one) => `at ${one}`),
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(([a, b, c, d, e, rest]) => `${[a, b, c, d, e, ...rest].join(' ')}.`)

/** Sentences that standards say again and again. */
export const STOCK = [
  'The result shall be given in the test report.',
  'See Table 3 for the loads of ladders of wood.',
  'Unless the maker says otherwise, the load is 2,5 kN.',
]
const paragraph = fc
  .array(fc.oneof({ weight: 4, arbitrary: sentence }, { weight: 1, arbitrary: fc.constantFrom(...STOCK) }), {
    minLength: 2,
    maxLength: 4,
  })
  .map((sentences) => sentences.join(' ').split(' '))

const TITLES = ['Scope', 'Terms and definitions', 'Loads', 'Tests of rungs', 'Marking', 'Test report', 'Welds and bolts', 'Care']

export const printedText: fc.Arbitrary<readonly PrintedClause[]> = fc
  .tuple(
    fc.shuffledSubarray(TITLES, { minLength: 3, maxLength: 5 }),
    fc.infiniteStream(fc.array(paragraph, { minLength: 2, maxLength: 3 })),
  )
  .map(([titles, stream]) => titles.map((title) => ({ title: title.split(' '), paragraphs: stream.next().value })))

/** Words of a printed text in their order, with the numbers of its headings. */
export const wordsOfPrint = (clauses: readonly PrintedClause[]): string[] =>
  clauses.flatMap(({ title, paragraphs }, at) => [`${at + 1}`, ...title, ...paragraphs.flat()])
