import { describe, expect, it } from '@jest/globals'
import { citedClauseOf } from './cited-clause.ts'

const clauseOf = (id: string, number: string, title: string) => ({ id, number, title, level: 1, nature: 'normative' as const })

const CLAUSES = [
  clauseOf('foreword', '', 'Foreword'),
  clauseOf('tests', '5', 'Tests'),
  clauseOf('load~tests', '5.1', 'Load'),
  clauseOf('load~tests~2', '5.1', 'Load'),
  clauseOf('term~tests', '٥.٢', 'المدة'),
]

describe('the clause that is cited', () => {
  it.each([
    ['Clause 5', '5', 'Tests', '5'],
    ['5.2', '٥.٢', 'المدة', '٥.٢'],
    ['foreword', '', 'Foreword', 'foreword'],
  ])('is the one that the reader opens for %s', (name, clause, clauseTitle, clauseLink) => {
    expect(citedClauseOf(CLAUSES, { clause: name })).toEqual({ clause, clauseTitle, clauseLink })
  })

  it('is told apart from another of its number in the address', () => {
    expect(citedClauseOf(CLAUSES, { clause: 'load~tests~2' })).toMatchObject({ clause: '5.1', clauseLink: 'load~tests~2' })
  })

  it('has its number of this edition where a link has that of another', () => {
    expect(citedClauseOf(CLAUSES, { clause: '4', heading: 'tests' })).toMatchObject({ clause: '5', clauseTitle: 'Tests' })
  })

  it('is none where the clause is not there', () => expect(citedClauseOf(CLAUSES, { clause: '5.9' })).toBeNull())

  it.each([
    ['7.4.2', { clause: '7.4.2' }],
    ['Annex A', { clause: 'Annex A' }],
    ['load~tests~2', null],
    ['foreword', null],
  ])('is the number of an address where the text is not known: %s', (name, cited) => {
    expect(citedClauseOf([], { clause: name })).toEqual(cited)
  })
})
