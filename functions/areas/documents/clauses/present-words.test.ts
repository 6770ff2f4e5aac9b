import { expect, it } from '@jest/globals'
import { WordsOfPages } from '#contract/documents/page-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { presentWords } from './present-words.ts'

const line = (page: number, count: number) => ({
  page,
  top: 100,
  bottom: 200,
  spans: Array.from({ length: count * 2 }, (_, at) => at * 100),
})
const text: DocumentText = {
  source: 'pdf',
  language: 'en',
  pages: Array(3).fill({ width: 5950, height: 8420 }),
  clauses: [{ id: 'loads', number: '7.4', title: 'Loads of it', level: 1, nature: 'normative' }],
  blocks: [
    { kind: 'paragraph', clause: -1, text: 'over the page-break', lines: [{ ...line(0, 3), cut: true }, line(1, 1)] },
    { kind: 'footnote', clause: -1, label: 'a', text: 'below', lines: [line(0, 1)] },
    { kind: 'heading', clause: 0, text: 'Loads of it', lines: [line(1, 3)] },
    {
      kind: 'table',
      clause: 0,
      text: '',
      cells: [
        ['one', ''],
        ['', 'two words'],
      ],
      lines: [line(1, 1), line(1, 2)],
    },
  ],
}

it('the words of a page are numbered as in the whole text, with labels, cells, blocks and clauses', () => {
  const { words, pages } = presentWords(text, { from: 0, to: 9 })
  expect(() => WordsOfPages().parse({ file: 'f', pending: false, words, pages })).not.toThrow()
  expect(words).toBe(12)
  expect(pages.map(({ page, runs }) => [page, runs])).toEqual([
    [0, [{ first: 0, words: ['over', 'the', 'page-break', 'a', 'below'] }]],
    [
      1,
      [
        { first: 2, words: ['page-break'] },
        { first: 5, words: ['7.4', 'Loads', 'of', 'it', 'one', 'two', 'words'] },
      ],
    ],
    [2, []],
  ])
  expect(pages[1]).toMatchObject({
    lines: [{ first: 2 }, { first: 6, spans: [0, 100, 200, 300, 400, 500] }, { first: 9 }, { first: 10 }],
    cells: [
      { row: 0, column: 0, first: 9, end: 10 },
      { row: 1, column: 1, first: 10, end: 12 },
    ],
    blocks: [5, 9],
    clauses: [{ id: 'loads', number: '7.4', title: 'Loads of it', word: 5 }],
  })
})

it('so many pages are answered at once, and none that the text does not have', () => {
  const long = { ...text, pages: Array(40).fill(text.pages[0]) }
  expect(presentWords(long, { from: 1, to: 39 }).pages).toHaveLength(16)
  expect(presentWords(text, { from: 2, to: 9 }).pages).toHaveLength(1)
  expect(presentWords(text, { from: 7, to: 3 }).pages).toEqual([])
})
