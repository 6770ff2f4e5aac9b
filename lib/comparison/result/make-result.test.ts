import { describe, expect, it } from '@jest/globals'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { writeComparedPage } from '../page/write-page.ts'
import { compareDocuments, resultOf } from './make-result.ts'

/** Text on one page, each line of it 100 below the last, each word 10 a letter wide. */
function pageOf(...lines: (string | string[][])[]): DocumentText {
  const blocks = lines.map((line, at): Block => {
    const words = (typeof line === 'string' ? line : line.flat().join(' ')).split(' ')
    let left = 0
    const spans = words.flatMap((word) => {
      const span = [left, left + word.length * 10]
      left += word.length * 10 + 10
      return span
    })
    const placed = { clause: 0, lines: [{ page: 0, top: at * 100, bottom: at * 100 + 80, spans }] }
    if (typeof line !== 'string') return { ...placed, kind: 'table', text: '', cells: line }
    return { ...placed, kind: at === 0 ? 'heading' : 'paragraph', text: line }
  })
  const clauses = [{ id: 'a', number: '4', title: lines[0] as string, level: 1, nature: 'normative' as const }]
  return { source: 'pdf', language: 'en', pages: [{ width: 5950, height: 8420 }], clauses, blocks }
}

const older = pageOf(
  'Requirements',
  'The stile shall carry a load of 100 N for a minute.',
  'A sentence that nobody needs any more, as everybody knows.',
  [
    ['Class', 'Load'],
    ['one', '100 N'],
    ['two', '200 N'],
  ],
)
const newer = pageOf(
  'Requirements',
  'The stile shall carry a load of 150 N for a minute.',
  [
    ['Class', 'Load'],
    ['one', '100 N'],
    ['two', '250 N'],
  ],
  'Ladders may be painted in any colour but black.',
)

describe('the result of a comparison', () => {
  it('a change has its words, what it means, and a rectangle on both pages', () => {
    const { changes } = resultOf(compareDocuments(older, newer))
    expect(changes[0]).toEqual({
      kind: 'changed',
      block: 'paragraph',
      older: { clause: 0, text: older.blocks[1]?.text, marks: [[0, 320, 100, 370, 180]] },
      newer: { clause: 0, text: newer.blocks[1]?.text, marks: [[0, 320, 100, 370, 180]] },
      edits: [[32, 37, 32, 37]],
      effects: ['number'],
      couldAffect: true,
    })
  })

  it('a table is compared by cells, and what is new or gone is marked whole', () => {
    const { changes } = resultOf(compareDocuments(older, newer))
    const told = changes.map(({ kind, block, older: gone, newer: fresh }) => [kind, block, gone?.text, fresh?.text])
    expect(told.slice(1)).toEqual([
      ['deleted', 'paragraph', older.blocks[2]?.text, undefined],
      ['changed', 'table', '200 N', '250 N'],
      ['inserted', 'paragraph', undefined, newer.blocks[3]?.text],
    ])
    expect(changes[2]?.older?.marks).toEqual([[0, 250, 300, 300, 380]])
    expect(changes[3]?.newer?.marks).toEqual([[0, 0, 300, 470, 380]])
  })

  it('both texts are scrolled together by what they have in common', () => {
    expect(resultOf(compareDocuments(older, newer)).anchors).toEqual([
      [0, 0, 0, 0],
      [0, 100, 0, 100],
      [0, 300, 0, 200],
    ])
  })

  it('a text has no change from itself', () => {
    expect(resultOf(compareDocuments(older, older))).toMatchObject({ changes: [], clauses: [] })
  })

  it('the page shows the newer text with what is gone where it was, each change under its number', () => {
    const page = writeComparedPage(compareDocuments(older, newer))
    const ids = [...page.matchAll(/id="change-(\d)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['0', '1', '2', '3'])
    expect(page).toContain('load of <del>100 N</del> <ins>150 N</ins> for a minute')
    expect(page).toContain('<td id="change-2"><del>200 N</del> <ins>250 N</ins></td>')
    expect(page).toContain('<del>A sentence that nobody needs any more, as everybody knows.</del>')
  })

  it('rows and columns that moved are marked on the page, a column in each of its cells', () => {
    const table = [
      ['Class', 'Load', 'Wood'],
      ['one', '100 N', 'oak'],
      ['two', '200 N', 'ash'],
      ['three', '300 N', 'fir'],
    ]
    const [head, one, ...others] = table as [string[], ...string[][]]
    const written = (rows: string[][]) => writeComparedPage(compareDocuments(pageOf('Loads', table), pageOf('Loads', rows)))
    expect(written([head, ...others, one as string[]])).toContain(
      '<tr id="change-0" class="change moved"><td>one</td><td>100 N</td><td>oak</td></tr>',
    )
    const turned = written(table.map(([name, load, wood]) => [name, wood, load] as string[]))
    expect(turned.match(/ id="change-0" class="change moved"/g)).toHaveLength(1)
    expect(turned.match(/<t[hd][^>]* class="change moved">/g)).toHaveLength(table.length)
  })

  it('rows and columns that are gone stand where they stood', () => {
    const table = [
      ['Class', 'Wood', 'Load', 'Time'],
      ['one', 'oak', '100 N', '1 min'],
      ['two', 'ash', '200 N', '2 min'],
      ['three', 'fir', '300 N', '3 min'],
      ['four', 'elm', '400 N', '4 min'],
    ]
    const written = (rows: string[][]) => writeComparedPage(compareDocuments(pageOf('Loads', table), pageOf('Loads', rows)))
    const rows = written([...table.toSpliced(2, 1), ['six', 'pine', '600 N', '6 min']])
    const firsts = [...rows.matchAll(/<tr[^>]*><t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)
    expect(firsts).toEqual(['Class', 'one', '<del>two</del>', 'three', 'four', '<ins>six</ins>'])
    expect(written(table.map((row) => row.toSpliced(1, 1)))).toMatch(
      /<tr><th>Class<\/th><th id="change-0"><del>Wood<\/del><\/th><th>Load<\/th>.*<td>two<\/td><td><del>ash<\/del><\/td><td>200 N<\/td>/,
    )
  })

  it('markup in a text is text on the page', () => {
    const hostile = pageOf('<script>alert(1)</script>', 'The stile shall carry <img src=x onerror=alert(1)> a load of 150 N.')
    const page = writeComparedPage(compareDocuments(older, { ...hostile, language: '"><script>' }))
    expect(page).not.toMatch(/<(?:script|img)/)
  })
})
