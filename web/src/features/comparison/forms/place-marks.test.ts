import { describe, expect, it } from '@jest/globals'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { type LetterSpan, type PageLetters, placeMarks, unitLetters } from './place-marks.ts'

const page = (text: string, tables: PageLetters['tables'] = []): PageLetters => ({ letters: unitLetters(text), tables })
const change = (facts: Pick<TextChange, 'kind'> & Partial<TextChange>): TextChange => ({
  block: 'paragraph',
  edits: [],
  effects: ['wording'],
  couldAffect: true,
  ...facts,
})
const side = (text: string, facts = {}) => ({ clause: 0, text, marks: [], ...facts })
const result = (...changes: TextChange[]): Pick<ComparisonResult, 'changes'> => ({ changes })

/** Words of a page under the marks of a result. */
function marked(shown: PageLetters, changes: ReturnType<typeof result>, of: 'older' | 'newer' = 'newer'): string[] {
  return placeMarks(shown, changes, of).flatMap(({ stretches }) => stretches.map(([from, to]) => shown.letters.slice(from, to)))
}

describe('marks of a comparison on a page of HTML', () => {
  it('cover the changed words of each side and no others', () => {
    const [older, newer] = ['A rung bears 100 kg.', 'A rung bears 150 kg.']
    const changes = result(change({ kind: 'changed', older: side(older), newer: side(newer), edits: [[13, 16, 13, 16]] }))
    expect(marked(page(`Scope ${older} End`), changes, 'older')).toEqual(['100'])
    expect(marked(page(`Scope ${newer} End`), changes)).toEqual(['150'])
  })

  it('stand at the second of two equal sentences, where the change before it stands behind the first', () => {
    const shown = page('Keep it dry. Clean the rung. Keep it dry.')
    const changes = result(
      change({ kind: 'inserted', newer: side('Clean the rung.') }),
      change({ kind: 'inserted', newer: side('Keep it dry.') }),
    )
    expect(placeMarks(shown, changes, 'newer').map(({ place }) => place)).toEqual([
      [9, 21],
      [21, 30],
    ])
  })

  it('are found though a list marker stands between two paragraphs, and shapes of letters differ', () => {
    const changes = result(change({ kind: 'inserted', newer: side('First “rung”\nSecond m²') }))
    expect(marked(page('1. First "rung" 2. Second m2'), changes)).toEqual(['firstrung', 'secondm2'])
  })

  it('stand in the cell of the row and the column that are named', () => {
    const letters = 'typemassakgb5c5'
    const row = (from: number, to: number, end: number): LetterSpan[] => [
      [from, to],
      [to, end],
    ]
    const shown = { letters, tables: [[row(0, 4, 8), row(8, 9, 11), row(11, 12, 13), row(13, 14, 15)]] }
    const cell = side('5', { table: { row: 'c', column: 'Mass' } })
    const changes = result(change({ kind: 'changed', block: 'table', older: side('4'), newer: cell, edits: [[0, 1, 0, 1]] }))
    expect(placeMarks(shown, changes, 'newer')[0]?.stretches).toEqual([[14, 15]])
  })

  it('are left out where two cells fit', () => {
    const shown = { letters: '55', tables: [[[[0, 1] as const], [[1, 2] as const]]] }
    const changes = result(change({ kind: 'changed', block: 'table', older: side('4'), newer: side('5'), edits: [[0, 1, 0, 1]] }))
    expect(placeMarks(shown, changes, 'newer')).toEqual([])
  })
})
