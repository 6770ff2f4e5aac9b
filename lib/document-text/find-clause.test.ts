import { describe, expect, it } from '@jest/globals'
import { nameClauses } from './clause-ids.ts'
import { findClause, isAmbiguousNumber, namesForLinks } from './find-clause.ts'

const clausesOf = (...given: readonly (readonly [number: string, title: string, level: number])[]) =>
  nameClauses(given.map(([number, title, level]) => ({ number, title, level, nature: 'normative' as const })))

const older = clausesOf(
  ['7', 'Tests', 1],
  ['7.4', 'Rungs', 2],
  ['7.4.2', 'Load', 3],
  ['7.5', 'Stiles', 2],
  ['Annex A', 'Drawings', 1],
  ['', 'Bibliography', 1],
)
const newer = clausesOf(['8', 'Tests', 1], ['8.1', 'Rungs', 2], ['8.1.1', 'Load', 3], ['7.5', 'Ladders that fold', 2])

const found = (clause: string, heading?: string, clauses = older) => {
  const one = findClause(clauses, { clause, heading })
  return one && [one.how, one.clause.number || one.clause.title]
}

describe('the clause of a link', () => {
  it.each(['7.4.2', 'Clause 7.4.2', '§ 7.4.2', '7.4.2.', '٧.٤.٢', '７.４.２', '第7.4.2', 'load~rungs'])(
    'is found by %s',
    (clause) => {
      expect(found(clause)).toEqual(['same', '7.4.2'])
    },
  )

  it.each(['Annex A', 'annex a', 'A', 'ANNEXE A', '附属書A'])('is an annex by %s', (clause) => {
    expect(found(clause)).toEqual(['same', 'Annex A'])
  })

  it('is followed to its new number, and told from another clause that has the old one', () => {
    expect(found('7.4.2', 'load~rungs', newer)).toEqual(['renumbered', '8.1.1'])
    expect(found('7.4.2', 'load~rungs')).toEqual(['same', '7.4.2'])
    expect(found('7.5', 'stiles~tests', newer)).toEqual(['retitled', '7.5'])
  })

  it('is the nearest one above where it is gone, or none', () => {
    expect(found('7.4.9.1')).toEqual(['nearest', '7.4'])
    expect(found('7.4.9', 'wear~rungs', newer)).toEqual(['nearest', '8.1'])
    expect(found('wear~rungs')).toEqual(['nearest', '7.4'])
    expect(found('12.3')).toBeUndefined()
    expect(found('')).toBeUndefined()
  })

  it('is named so that its own name finds it, also where numbers are twice the same or are missing', () => {
    const twice = clausesOf(['1', 'Scope', 1], ['1', 'Scope of part 2', 1], ['', 'Index', 1], ['2', 'Terms', 1])
    expect(twice.map((clause) => namesForLinks(twice)(clause))).toEqual(['scope', 'scope-of-part-2', 'index', '2'])
    for (const list of [older, newer, twice])
      for (const clause of list) expect(findClause(list, { clause: namesForLinks(list)(clause) })?.clause).toBe(clause)
  })

  it('is said to be one of several where its number stands twice, and the link does not tell which is meant', () => {
    const twice = clausesOf(['1', 'Scope', 1], ['1', 'Scope of part 2', 1], ['2', 'Terms', 1])
    const isUnsure = (clause: string, heading?: string) =>
      isAmbiguousNumber(twice, { clause, heading }, findClause(twice, { clause, heading }))
    expect([isUnsure('1'), isUnsure('Clause 1'), isUnsure('1', 'gone')]).toEqual([true, true, true])
    expect([isUnsure('2'), isUnsure('scope'), isUnsure('1', 'scope-of-part-2'), isUnsure('1.4'), isUnsure('9')]).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })
})
