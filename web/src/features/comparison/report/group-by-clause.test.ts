import { describe, expect, it } from '@jest/globals'
import { COMPARISON_VERSION, type ComparisonResult, type TextChange } from '#contract/documents/comparison-result.ts'
import { ALL_CHANGES, filterChanges } from '../changes/filter-changes.ts'
import { groupByClause, hasStructure } from './group-by-clause.ts'

const side = (...titles: string[]): ComparisonResult['newer'] => ({
  source: 'html',
  language: 'en',
  pages: [],
  clauses: titles.map((title, at) => ({ number: `${at + 1}`, title, level: 1 })),
})
const text = (clause: number) => ({ clause, text: 'words', marks: [] })
const change = (newer?: number, older?: number): TextChange => ({
  kind: newer === undefined ? 'deleted' : older === undefined ? 'inserted' : 'changed',
  block: 'paragraph',
  ...(newer !== undefined && { newer: text(newer) }),
  ...(older !== undefined && { older: text(older) }),
  edits: [],
  effects: ['wording'],
  couldAffect: true,
})

/** Scope, Terms, Tests, Marking became Scope, Safety, Tests, Marking. */
const result: ComparisonResult = {
  version: COMPARISON_VERSION,
  older: side('Scope', 'Terms', 'Tests', 'Marking'),
  newer: side('Scope', 'Safety', 'Tests', 'Marking'),
  clausePairs: [0, -1, 2, 3],
  clauses: [
    { kinds: ['removed'], older: 1 },
    { kinds: ['added'], newer: 1 },
    { kinds: ['renumbered'], newer: 3, older: 3 },
  ],
  changes: [change(0, 0), change(undefined, 1), change(1), change(undefined, 2)],
  anchors: [],
}

describe('the changes of a report', () => {
  it('stand in their clauses, in the order of the newer text', () => {
    const groups = groupByClause(result, filterChanges(result, ALL_CHANGES, new Set()), true)
    expect(groups.map(({ key, kinds, changes }) => [key, ...kinds, changes.map(({ number }) => number).join()])).toEqual([
      ['newer 0', '0'],
      ['older 1', 'removed', '1'],
      ['newer 1', 'added', '2'],
      ['newer 2', '3'],
      ['newer 3', 'renumbered', ''],
    ])
  })

  it('a filter leaves clauses without a shown change out', () => {
    const groups = groupByClause(result, filterChanges(result, { ...ALL_CHANGES, kind: 'inserted' }, new Set()), false)
    expect(groups.map(({ key }) => key)).toEqual(['newer 1'])
  })

  it('say whether the documents show clauses', () => {
    expect(hasStructure(result)).toBe(true)
    expect(hasStructure({ ...result, older: { ...side(), clauses: [] } })).toBe(false)
  })
})
