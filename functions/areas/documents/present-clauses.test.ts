import { expect, it } from '@jest/globals'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { presentClauses } from './present-clauses.ts'

const textOf = (source: DocumentText['source'], clauses: readonly (readonly [string, string, object])[]): DocumentText => ({
  source,
  language: 'en',
  pages: [],
  blocks: [],
  clauses: nameClauses(
    clauses.map(([number, title, more]) => ({ number, title, level: 1, nature: 'normative' as const, ...more })),
  ),
})
const at = (page: number) => ({ start: { page, top: 1234 } })
const pdf = textOf('pdf', [
  ['1', 'Scope', at(2)],
  ['2', 'Normative refer-', at(3)],
  ['', 'Index', at(9)],
])
const html = textOf('sts', [
  ['1', 'Scope', { element: 'sec-1' }],
  ['2', 'Normative references', { element: 'sec-2' }],
  ['3', 'Terms', {}],
])

it('presents the clauses of the HTML with their places in the PDF, found by id or number', () => {
  const { source, clauses } = presentClauses({ pdf, html, pending: false })
  expect(source).toBe('sts')
  expect(clauses.map(({ number, page, top, element }) => [number, page, top, element])).toEqual([
    ['1', 3, 123.4, 'sec-1'],
    ['2', 4, 123.4, 'sec-2'],
    ['3', undefined, undefined, undefined],
  ])
})

it('presents those of the PDF where there is no HTML, or one without headings', () => {
  const bare = textOf('html', [])
  for (const texts of [{ pdf }, { pdf, html: bare }])
    expect(presentClauses({ ...texts, pending: true })).toMatchObject({ source: 'pdf', pending: true, clauses: { length: 3 } })
  expect(presentClauses({ pending: true })).toEqual({ pending: true, clauses: [] })
})
