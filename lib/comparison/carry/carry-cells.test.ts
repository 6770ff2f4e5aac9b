import { describe, expect, it } from '@jest/globals'
import { findPlace } from '#anchors/find-place.ts'
import { placeOfCells } from '#anchors/make-place.ts'
import { wordsOfText } from '#anchors/text-words.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { carryPlaces } from './carry-places.ts'
import { translatePlaces } from './translated-places.ts'

type Rows = readonly (readonly string[])[]

const textOf = (cells: Rows, title = 'Loads', before = 'Each beam has a load.'): DocumentText => ({
  source: 'html',
  language: 'en',
  pages: [],
  clauses: nameClauses([{ number: '1', title, level: 1, nature: 'normative' }]),
  blocks: [
    { kind: 'heading', clause: 0, text: title },
    { kind: 'paragraph', clause: 0, text: before },
    { kind: 'table', clause: 0, text: '', cells },
  ],
})

const ROWS: Rows = [
  ['Part', 'Auditor', 'Load of it'],
  ['Upper flange', 'Ada of the yard', '100 N'],
  ['Lower flange', 'Bert of the mill', '120 N'],
  ['Web', 'Cleo', '80 N'],
]
const OLDER = textOf(ROWS)

/** The place of cells of a column in the older text. */
function columnAt(column: number, [first, last]: readonly [number, number], text = OLDER) {
  const words = wordsOfText(text)
  const place = placeOfCells(
    words,
    words.cells.filter((cell) => cell.column === column && cell.row >= first && cell.row <= last),
  )
  if (!place) throw new Error('no place')
  return place
}

const carry = (newer: DocumentText, rows: readonly [number, number] = [1, 3]) => carryPlaces(OLDER, newer, [columnAt(1, rows)])[0]

describe('a column of a table in a newer text', () => {
  it('is the same column where its cells are the same, whatever the other columns have', () => {
    const newer = textOf(
      ROWS.map(([part = '', auditor = '', load = '']) => [part, auditor, load.replace('0 N', '5 N'), 'new']),
      'Loads',
      'Each beam has a load, and a maker.',
    )
    const carried = carry(newer)
    expect(carried).toMatchObject({
      kind: 'same',
      because: 'column',
      older: 'Ada of the yard | Bert of the mill | Cleo',
      newer: 'Ada of the yard | Bert of the mill | Cleo',
    })
    const found = carried?.place && findPlace(wordsOfText(newer), carried.place)
    expect(found?.cells?.map(({ row, column }) => [row, column])).toEqual([1, 2, 3].map((row) => [row, 1]))
  })

  it('is the same where a column was put before it', () => {
    const newer = textOf(ROWS.map((row, at) => [`No. ${at}`, ...row]))
    expect(carry(newer)).toMatchObject({ kind: 'same', newer: 'Ada of the yard | Bert of the mill | Cleo' })
  })

  it('has changed with a cell of it, or a row within it, and stays a column', () => {
    const reworded = textOf(ROWS.map((row) => row.map((cell) => cell.replace('Bert of', 'Dora of'))))
    expect(carry(reworded)).toMatchObject({ kind: 'changed', newer: 'Ada of the yard | Dora of the mill | Cleo' })
    const longer = textOf([...ROWS.slice(0, 3), ['Rib', 'Emil', '90 N'], ...ROWS.slice(3)])
    expect(carry(longer)).toMatchObject({ kind: 'changed', newer: 'Ada of the yard | Bert of the mill | Emil | Cleo' })
  })

  it('is gone with its table', () => {
    const newer = { ...OLDER, blocks: OLDER.blocks.slice(0, 2) }
    expect(carry(newer)?.kind).toBe('gone')
  })
})

it('a column of a table is the same column of its translation', () => {
  const french = textOf(
    [
      ['Pièce', 'Auditeur', 'Charge'],
      ['Semelle haute', 'Ada du chantier', '100 N'],
      ['Semelle basse', 'Bert du moulin', '120 N'],
      ['Âme', 'Cleo', '80 N'],
    ],
    'Charges',
  )
  expect(translatePlaces(OLDER, french, [columnAt(1, [1, 3])])[0]).toMatchObject({
    because: 'cell',
    newer: 'Ada du chantier | Bert du moulin | Cleo',
  })
})
