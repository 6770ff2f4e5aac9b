import { expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import { compareDocuments, resultOf } from './make-result.ts'

const SPANS = [10, 20, 30, 60, 70, 80]

/** A text of one clause, with its number apart from the title or as the first word of it. */
function textOf(number: string, title: string): DocumentText {
  const line = { page: 0, top: 10, bottom: 20, spans: SPANS.slice(0, 2 * title.split(' ').length) }
  return {
    source: 'pdf',
    language: 'en',
    pages: [{ width: 100, height: 100 }],
    clauses: [{ id: 'a', number, title, level: 1, nature: 'normative' }],
    blocks: [{ kind: 'heading', clause: 0, text: title, lines: [line] }],
  } as unknown as DocumentText
}

it('a number before a title is that of the same clause in the other text, in either direction', () => {
  const [apart, within] = [textOf('6', 'Load tests'), textOf('', '6 Load tests')]
  for (const [older, newer] of [
    [apart, within],
    [within, apart],
  ] as const)
    expect(resultOf(compareDocuments(older, newer))).toMatchObject({ clauses: [], changes: [] })
})

it('marks of such a title stand on its own words', () => {
  const { changes } = resultOf(compareDocuments(textOf('6', 'Load tests'), textOf('', '6 Load tests')))
  expect(changes).toEqual([])
  const { sides } = compareDocuments(textOf('6', 'Load tests'), textOf('', '6 Load tests'))
  expect(sides[1].text.blocks[0]).toMatchObject({ text: 'Load tests', lines: [{ spans: [30, 60, 70, 80] }] })
})

it('a number that the other text does not have stays in the title', () => {
  const { sides } = compareDocuments(textOf('7', 'Load tests'), textOf('', '6 Load tests'))
  expect(sides[1].text.clauses[0]).toMatchObject({ number: '', title: '6 Load tests' })
})
