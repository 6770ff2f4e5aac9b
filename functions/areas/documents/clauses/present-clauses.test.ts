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
  const progress = { pending: true, since: '2026-01-01T00:00:00.000Z' }
  expect(presentClauses(progress)).toEqual({ ...progress, clauses: [], captions: [] })
})

it('says that pages without text are a scan', () => {
  const scan = { ...pdf, clauses: [], pages: [{ width: 1, height: 1 }] }
  expect(presentClauses({ pdf: scan, pending: false })).toMatchObject({ scan: true, clauses: [] })
  expect(presentClauses({ pdf: scan, html, pending: false })).not.toHaveProperty('scan')
  expect(presentClauses({ pdf: { ...scan, pages: [] }, pending: false })).not.toHaveProperty('scan')
})

it('names the pages whose text was recognised, and those whose letters have no characters', () => {
  const size = { width: 1, height: 1 }
  const [recognised, unmapped] = [
    { ...size, layer: 'recognised' as const },
    { ...size, layer: 'unmapped' as const },
  ]
  const pages = [recognised, recognised, size, recognised, unmapped]
  expect(presentClauses({ pdf: { ...pdf, pages }, pending: false })).toMatchObject({
    recognisedPages: [
      { from: 1, to: 2 },
      { from: 4, to: 4 },
    ],
    unmappedPages: [{ from: 5, to: 5 }],
  })
  expect(presentClauses({ pdf: { ...pdf, pages: [unmapped] }, pending: false })).not.toHaveProperty('scan')
})

it('presents the captions of the PDF with their places', () => {
  const caption = (label: string) => ({
    kind: 'caption' as const,
    clause: 0,
    label,
    text: 'Loads',
    lines: [{ page: 4, top: 50, bottom: 60, spans: [1, 2] }],
  })
  const captioned = { ...pdf, blocks: [caption('Tabelle A.3'), caption('Figure 2a'), caption('Loads')] }
  expect(presentClauses({ pdf: captioned, html, pending: false }).captions).toEqual([
    { kind: 'table', number: 'A.3', page: 5, top: 5 },
    { kind: 'figure', number: '2a', page: 5, top: 5 },
  ])
})

it('leaves out the lines of a cover, and of no page with more on it', () => {
  const covered = textOf('pdf', [
    ['', 'Board of Ladders', at(0)],
    ['', 'XO 77', at(0)],
    ['1', 'Scope', at(1)],
  ])
  const long = {
    kind: 'paragraph' as const,
    clause: 1,
    text: '',
    lines: [{ page: 0, top: 0, bottom: 9, spans: Array(400).fill(1) }],
  }
  const titlesOf = (pdf: DocumentText) => presentClauses({ pdf, pending: false }).clauses.map(({ title }) => title)
  expect(titlesOf(covered)).toEqual(['Scope'])
  expect(titlesOf({ ...covered, blocks: [long] })).toEqual(['Board of Ladders', 'XO 77', 'Scope'])
  expect(
    titlesOf(
      textOf('pdf', [
        ['', 'Foreword', at(0)],
        ['1', 'Scope', at(0)],
        ['2', 'Terms', at(1)],
      ]),
    ),
  ).toHaveLength(3)
})

it('says which pages of a text are scans, and nothing of covers', () => {
  const block = { kind: 'paragraph' as const, clause: 0, text: '' }
  const scannedIn = (...scans: readonly boolean[]) => {
    const pages = scans.map((scan) => ({ width: 1, height: 1, ...(scan && { scan: true as const }) }))
    return presentClauses({ pdf: { ...pdf, blocks: [block], pages }, html, pending: false }).scannedPages
  }
  expect(scannedIn(false, true, false, true, true)).toEqual([
    { from: 2, to: 2 },
    { from: 4, to: 5 },
  ])
  expect(scannedIn(true, false, true)).toBeUndefined()
})

it('leads from a clause to the same one in the other languages of a text', () => {
  const numbered = (title: string, number: string) => [number, title, {}] as const
  const titles = [
    numbered('Scope', '1'),
    numbered('Loads', '2'),
    numbered('Domaine', '1'),
    numbered('Charges', '2'),
    numbered('Zweck', '1'),
  ]
  const both = textOf('pdf', titles)
  const languages = ['en', 'en', 'fr', 'fr', 'de']
  const blocks = both.clauses.map(({ title: text }, clause) => ({ kind: 'heading' as const, clause, text }))
  const listed = (text: DocumentText) => presentClauses({ pdf: text, pending: false }).clauses
  const [scope, loads, domaine, charges, zweck] = listed({
    ...both,
    blocks: blocks.map((block, at) => ({ ...block, language: languages[at] as string })),
  })
  expect(scope?.twins).toEqual([
    { id: domaine?.id, language: 'fr' },
    { id: zweck?.id, language: 'de' },
  ])
  expect(charges?.twins).toEqual([{ id: loads?.id, language: 'en' }])
  expect(listed({ ...both, blocks }).some((clause) => 'twins' in clause)).toBe(false)
})
