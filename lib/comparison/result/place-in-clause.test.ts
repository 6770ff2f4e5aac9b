import { describe, expect, it } from '@jest/globals'
import { listWords } from '../word-list.ts'
import { WordNumbers } from '../words/word-numbers.ts'
import { changedPart, partBeside, placeInClause, strengthOf, tablePlace } from './place-in-clause.ts'
import type { Side } from './side.ts'

const cells = [
  ['Class', 'Load [kN]', '', 'Time in s', 'Wood (oak)'],
  ['A1', '4', '5', '60', 'yes'],
]

function sideOf(...blocks: Side['text']['blocks'][number][]): Side {
  const text: Side['text'] = { source: 'html', language: 'en', pages: [], clauses: [], blocks }
  return { text, words: listWords(text, new WordNumbers()) }
}

const caption = { kind: 'caption', clause: -1, label: 'Table 3', text: 'Loads' } as const
const table = { kind: 'table', clause: -1, text: '', cells } as const

describe('the place of a change', () => {
  it('in a table is its number, the heads of row and column, and the unit of the column', () => {
    for (const side of [sideOf(caption, table), sideOf(table, caption)]) {
      const index = side.text.blocks.indexOf(table)
      expect(tablePlace(side, index, { row: 1, column: 2 })).toEqual({
        name: 'Table 3',
        row: 'A1',
        column: 'Load [kN]',
        unit: 'kN',
      })
    }
    expect(tablePlace(sideOf(table), 0, { row: 1, column: 3 })).toEqual({ row: 'A1', column: 'Time in s', unit: 's' })
    expect(tablePlace(sideOf(table), 0, { row: 1, column: 4 })).toEqual({ row: 'A1', column: 'Wood (oak)' })
    expect(tablePlace(sideOf(table), 0, { row: 1 })).toEqual({ row: 'A1' })
  })

  it('has the head of a merged row from above, and the unit of a row of units', () => {
    const rows = [
      ['Class', 'Load', 'Wood'],
      ['', 'kN', ''],
      ['A1', '4', 'oak'],
      ['', '5', 'ash'],
    ]
    const place = tablePlace(sideOf({ ...table, cells: rows }), 0, { row: 3, column: 1 })
    expect(place).toEqual({ row: 'A1', column: 'Load', unit: 'kN' })
    expect(placeInClause({ newer: { clause: 0, text: '5', marks: [], ...(place && { table: place }) } })).toBe('A1 · Load [kN]')
    expect(tablePlace(sideOf({ ...table, cells: rows.toSpliced(1, 1) }), 0, { row: 1, column: 1 })?.unit).toBeUndefined()
  })

  it('has both heads of a column below a merged one, and the first alone in the row of the second', () => {
    const rows = [
      ['Class', 'Load, kN', '', 'Wood'],
      ['', 'up', 'down', ''],
      ['A1', '4', '5', 'oak'],
    ]
    const columnOf = (column: number, row = 2) => tablePlace(sideOf({ ...table, cells: rows }), 0, { row, column })
    expect([1, 2, 3].map((column) => columnOf(column)?.column)).toEqual(['Load, kN up', 'Load, kN down', 'Wood'])
    expect(columnOf(2, 1)?.column).toBe('Load, kN')
    expect(columnOf(2)?.unit).toBe('kN')
  })

  it('is written with the words of the document, and is the label of an item or note', () => {
    const text = { clause: 0, text: '4', marks: [] }
    const place = tablePlace(sideOf(caption, table), 1, { row: 1, column: 1 })
    expect(placeInClause({ newer: { ...text, ...(place && { table: place }) } })).toBe('Table 3 · A1 · Load [kN]')
    expect(placeInClause({ older: { ...text, label: 'b)' } })).toBe('b)')
    for (const label of ['•', '–', '']) expect(placeInClause({ newer: { ...text, label } })).toBe('')
    expect(placeInClause({ newer: text })).toBe('')
  })
})

it('the reason of a change of strength is written as the words that went and came', () => {
  const change = { kind: 'changed', block: 'paragraph', edits: [], effects: ['strength'], couldAffect: true } as const
  expect(strengthOf({ ...change, strength: ['should', 'shall'] })).toBe('“should” → “shall”')
  expect(strengthOf({ ...change, strength: ['', 'shall'] })).toBe('– → “shall”')
})

it('the name of a part is left out where its place begins with it', () => {
  expect([partBeside('Note', 'NOTE 1'), partBeside('Table cell', 'Table 3 · A1'), partBeside('Note', '')]).toEqual([
    '',
    'Table cell',
    'Note',
  ])
})

it('a change is named by the part of the document that it is about; a paragraph has no name', () => {
  const change = { kind: 'changed', edits: [], effects: ['wording'], couldAffect: true } as const
  for (const block of ['item', 'caption', 'footnote', 'heading', 'note', 'code'] as const)
    expect(changedPart({ ...change, block })).toBe(block)
  expect(changedPart({ ...change, block: 'paragraph' })).toBeUndefined()
  expect(changedPart({ ...change, block: 'table', part: 'cell' })).toBe('cell')
  const newer = { clause: 0, text: 'Rung 5 N', marks: [], table: { inLines: true } } as const
  expect(changedPart({ ...change, block: 'table', part: 'cell', newer })).toBe('table')
})
