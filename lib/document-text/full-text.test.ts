import { describe, expect, it } from '@jest/globals'
import { nameClauses } from './clause-ids.ts'
import type { Block, DocumentText } from './document-text.ts'
import { fullTextOf } from './full-text.ts'

const CLAUSES = nameClauses(
  [
    ['', 'Ladders of wood'],
    ['7.4', 'Bending'],
    ['7.4.2', 'Bending radius'],
    ['', 'Index'],
  ].map(([number = '', title = ''], at) => ({
    number,
    title,
    level: 1,
    nature: 'normative' as const,
    start: { page: at === 0 ? 0 : 1, top: 9 },
  })),
)
const block = (clause: number, text: string, pages: readonly number[] = [1], kind: Block['kind'] = 'paragraph'): Block => {
  const words = text.split(' ').length / pages.length
  const lineOn = (page: number) => ({ page, top: 0, bottom: 9, spans: Array(words * 2).fill(1) })
  return { kind, clause, text, lines: pages.map(lineOn) }
}
const PDF: DocumentText = {
  source: 'pdf',
  language: 'en',
  pages: Array(3).fill({ width: 1, height: 1 }),
  clauses: CLAUSES,
  blocks: [
    block(0, 'Ladders of wood', [0], 'heading'),
    block(1, 'Bending', [1], 'heading'),
    block(1, 'Bend the rungs.'),
    block(2, 'Bending radius', [1], 'heading'),
    block(2, 'One half here, the other there', [1, 2]),
    block(3, 'Index', [2], 'heading'),
  ],
}

describe('the full text of a document', () => {
  it('has, for each page, where its clauses begin or go on', () => {
    const { pages, clauses = [], unpaged } = fullTextOf({ pdf: PDF })
    expect(unpaged).toBeUndefined()
    expect(pages[1]).toBe('7.4 Bending\nBend the rungs.\n7.4.2 Bending radius\nOne half here,')
    const seen = clauses.map((own, page) => own.map(({ at, name }) => [name, pages[page]?.slice(at).split('\n')[0]]))
    expect(seen).toEqual([
      [],
      [
        ['7.4', '7.4 Bending'],
        ['7.4.2', '7.4.2 Bending radius'],
      ],
      [
        ['7.4.2', 'the other there'],
        ['index', 'Index'],
      ],
    ])
  })

  it('names its clauses as the list of the document does, which is that of its HTML', () => {
    const [, , radius] = CLAUSES
    const html = { ...PDF, source: 'html' as const, pages: [], clauses: radius ? [{ ...radius, title: 'Radius' }] : [] }
    const { clauses = [] } = fullTextOf({ pdf: PDF, html })
    expect(clauses.map((own) => own.map(({ title }) => title))).toEqual([[], ['Radius'], ['Radius']])
  })

  it('is cut before headings where there are no pages, and nothing is lost', () => {
    const blocks = Array.from({ length: 200 }, (_, at) =>
      at % 20 === 0
        ? { kind: 'heading' as const, clause: (at / 20) % 4, text: `Heading ${at}` }
        : {
            kind: 'paragraph' as const,
            clause: ((at - (at % 20)) / 20) % 4,
            text: `paragraph ${at} `.repeat(at > 100 ? 40 : 9).trim(),
          },
    )
    const { pages, clauses = [], unpaged } = fullTextOf({ html: { ...PDF, source: 'html', pages: [], blocks } })
    expect(unpaged).toBe(true)
    expect(pages.join('\n').match(/paragraph \d+|Heading \d+/g)?.length).toBe(
      blocks.reduce((sum, { text }) => sum + (text.match(/paragraph|Heading/g)?.length ?? 0), 0),
    )
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThan(7000)
    expect(pages.filter((page) => !/^[\d. ]*Heading/.test(page)).length).toBeLessThan(pages.length / 2)
    expect(clauses.flat().length).toBeGreaterThanOrEqual(10)
  })

  it('is empty pages where a scan has no text, and its HTML where there is one', () => {
    const scan = { ...PDF, blocks: [], clauses: [] }
    expect(fullTextOf({ pdf: scan })).toEqual({ pages: ['', '', ''] })
    const html: DocumentText = { ...PDF, source: 'html', pages: [], blocks: [{ kind: 'paragraph', clause: -1, text: 'Rungs.' }] }
    expect(fullTextOf({ pdf: scan, html })).toEqual({ pages: ['Rungs.'], unpaged: true })
    expect(fullTextOf({})).toEqual({ pages: [] })
  })
})
