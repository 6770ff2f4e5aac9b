import { describe, expect, it } from '@jest/globals'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import { htmlPage } from './html-page.ts'

const read = (body: string) => htmlPage(`<html><body>${body}</body></html>`, { title: 'Strange', language: 'en' }).text
const compared = (older: string, newer: string) => resultOf(compareDocuments(read(older), read(newer)))

describe('tables', () => {
  const ROWS = 10_000
  const table = (changed: number) =>
    `<h1>1 Loads</h1><table><tr><th>Part</th><th>Load</th></tr>${Array.from({ length: ROWS }, (_, row) => `<tr><td>Rung ${row}</td><td>${row === changed ? 'none' : `${row} N`}</td></tr>`).join('')}</table>`

  it('of 10,000 rows are read whole, and a cell that changed is found', () => {
    const [older, newer] = [read(table(-1)), read(table(7000))]
    expect(older.blocks.find(({ cells }) => cells)?.cells).toHaveLength(ROWS + 1)
    const { changes } = resultOf(compareDocuments(older, newer))
    expect(changes.map(({ older, newer }) => [older?.text, newer?.text])).toEqual([['7000 N', 'none']])
  })

  it('of too many cells are kept in lines, and say so', () => {
    const wide = `<tr>${'<td>a</td>'.repeat(201)}</tr>`
    const [block] = read(`<table>${wide}${'<tr><td>Rung</td><td>5 N</td></tr>'.repeat(1000)}</table>`).blocks
    expect([block?.inLines, block?.cells?.at(-1)]).toEqual([true, ['Rung 5 N']])
  })

  it('of one cell, and within a cell, keep their words', () => {
    const words = (body: string) =>
      read(body)
        .blocks.flatMap(({ text, cells }) => cells?.flat() ?? text)
        .join(' ')
    expect(words('<table><tr><td>Rung of wood</td></tr></table>')).toContain('Rung of wood')
    const within =
      '<table><tr><td>Part</td><td><table><tr><td>Rung</td><td>5 N</td></tr></table></td></tr><tr><td>a</td><td>b</td></tr></table>'
    for (const word of ['Part', 'Rung', '5 N', 'a', 'b']) expect(words(within)).toContain(word)
  })
})

it('a heading of 2,000 characters is the title of its clause', () => {
  const title = 'Loads of rungs '.repeat(134).trim()
  expect(read(`<h1>1 ${title}</h1><p>Text.</p>`).clauses.map((clause) => clause.title)).toEqual([title])
})

it('a digit raised above a raised digit joins no number of the line', () => {
  const [block] = read('<p>It lasts 10<sup>6<sup>2</sup></sup> cycles.</p>').blocks
  expect(block?.text).not.toMatch(/10\s?6|62/)
})

it('a text without one clause is compared as others are', () => {
  const { changes, clauses } = compared('<p>The rung is loaded with 5 N.</p>', '<p>The rung is loaded with 6 N.</p>')
  expect([changes.length, clauses.length]).toEqual([1, 0])
  expect(changes[0]?.effects).toContain('number')
})

it('of two documents with nothing in common all is gone and all is new', () => {
  const { changes } = compared(
    '<h1>1 Rungs</h1><p>Each rung is loaded in the middle until it bends.</p>',
    '<h1>1 Paper</h1><p>Archives keep their boxes away from light and heat.</p>',
  )
  expect(
    changes
      .filter(({ block }) => block === 'paragraph')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['deleted', 'inserted'])
})
