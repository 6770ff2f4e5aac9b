import { expect, it } from '@jest/globals'
import { drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'

const textOf = drawnPdfReader()

const PITCH = 12
const LETTER = 6

/** Draws lines in Courier as a typewriter has them: white space before a line is its indent, an empty one is empty. */
const typed = (lines: readonly string[]) =>
  textOf((pdf) => {
    pdf.font('Courier').fontSize(10)
    for (const [at, line] of lines.entries()) {
      const text = line.trimStart()
      if (text !== '') pdf.text(text, 72 + (line.length - text.length) * LETTER, 72 + at * PITCH, { lineBreak: false })
    }
  })

const BODY = [
  '   The rungs of a ladder are tested with a load that grows slowly',
  '   until the rung bends and is not what it was before the test.',
]

it('a text all in one type has its headings by number and indent, its items, and its listings', async () => {
  const { clauses, blocks } = await typed([
    'Abstract',
    '',
    ...BODY,
    '',
    '1. Scope',
    '',
    ...BODY,
    '',
    '   1. This is an item, and no clause of the text.',
    '',
    '1.1. Loads of rungs',
    '',
    ...BODY,
    '',
    '      rung = bend(load);',
    '',
    '2. Marking',
    '',
    ...BODY,
  ])
  expect(clauses.map(({ number, title, level }) => [number, title, level])).toEqual([
    ['', 'Abstract', 1],
    ['1', 'Scope', 1],
    ['1.1', 'Loads of rungs', 2],
    ['2', 'Marking', 1],
  ])
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'paragraph', 'heading', 'paragraph', 'item', 'heading', 'paragraph', 'code', 'heading', 'paragraph'],
  ])
})

it('a text all in one type without an indent has its headings by number', async () => {
  const body = BODY.map((line) => line.trim())
  const { clauses } = await typed(['1 Scope', '', ...body, '', '1. this is an item, and no clause;', '', '2 Loads', '', ...body])
  expect(clauses.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Scope', '2 Loads'])
})

it('a listing alone stays a listing', async () => {
  const { clauses, blocks } = await typed(['for (const rung of ladder) {', '   test(rung);', '}', '', 'report();'])
  expect([clauses, blocks.map(({ kind }) => kind)]).toEqual([[], ['code']])
})
