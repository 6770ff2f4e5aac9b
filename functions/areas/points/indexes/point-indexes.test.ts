import { describe, expect, it } from '@jest/globals'
import { parseQuery } from '#finding/analysis/parse-query.ts'
import { MemoryList } from '#lists/memory-list.ts'
import { cases, fc } from '#test/support/properties.ts'
import { type AccountPoints, pointList } from '../list/point-list.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { PointWords } from './point-words.ts'
import { PointedDocuments } from './pointed-documents.ts'

const WORDS = ['gasket', 'gaskets', 'torque', 'since', 'complaint', 'Ärger', '規格']

function pointOf(id: string, given: Partial<StoredPoint> = {}): StoredPoint {
  return {
    ...{ id, contentCode: 'ISO|1', publisher: 'ISO', standard: 'ISO 1', designation: 'ISO 1:2020', contentStatus: 'Active' },
    ...{ name: '', description: '', overlayDetails: '', rich: [], selectionText: 'secret', createdById: 'a', createdBy: 'A' },
    ...{ creatorEmail: '', created: '2020', modified: '2020', status: 'active', version: 1, write: '1' },
    ...given,
  }
}

const aPoint = fc.record({
  id: fc.constantFrom('p', 'q', 'r', 's'),
  contentCode: fc.constantFrom('ISO|1', 'ISO|2', 'ISO|3'),
  name: fc.constantFrom(...WORDS, ''),
  description: fc.subarray(WORDS).map((words) => words.join(' ')),
  status: fc.constantFrom('active' as const, 'active' as const, 'inactive' as const),
})
const ids = (points: readonly StoredPoint[]) => points.map(({ id }) => id).sort()
const wordsOf = (points: AccountPoints) => points.index(PointWords)

describe('indexes of the points of an account', () => {
  it('say after every change what they would say if they were made anew', () => {
    fc.assert(
      fc.property(fc.array(aPoint, { maxLength: 40 }), fc.subarray(WORDS, { minLength: 1, maxLength: 2 }), (changes, words) => {
        const kept = new MemoryList(pointList, [])
        const query = parseQuery(words.join(' '))
        wordsOf(kept)
        kept.index(PointedDocuments)
        for (const [at, change] of changes.entries()) kept.put(pointOf(change.id, { ...change, version: at + 1 }))
        const anew = new MemoryList(pointList, [...kept.all()])
        expect(ids(wordsOf(kept).find(query, true))).toEqual(ids(wordsOf(anew).find(query, true)))
        for (const sees of [undefined, ({ id }: StoredPoint) => id < 'r']) {
          const active = [...kept.all()].filter((one) => one.status === 'active' && (sees?.(one) ?? true))
          const codes = kept.index(PointedDocuments).codes(sees)
          expect([...codes].sort()).toEqual([...new Set(active.map(({ contentCode }) => contentCode))].sort())
          for (const code of ['ISO|1', 'ISO|2', 'ISO|3']) {
            const counted = kept.index(PointedDocuments).count(code, sees)
            expect(counted).toBe(active.filter(({ contentCode }) => contentCode === code).length)
          }
        }
      }),
      { numRuns: cases(200) },
    )
  })

  it('stay small and right where a point is changed very often', () => {
    const points = new MemoryList(pointList, [pointOf('p', { name: 'gasket' }), pointOf('q', { name: 'torque' })])
    wordsOf(points)
    for (let version = 2; version < 3000; version++) points.put(pointOf('p', { name: `torque ${version}`, version }))
    expect(ids(wordsOf(points).find(parseQuery('torque'), true))).toEqual(['p', 'q'])
    expect(ids(wordsOf(points).find(parseQuery('2999'), true))).toEqual(['p'])
    expect(wordsOf(points).find(parseQuery('2998'), true)).toEqual([])
    expect(wordsOf(points).find(parseQuery('gasket'), true)).toEqual([])
  })

  it('read words as the engines do, and never the selected ones', () => {
    const given = { name: 'Gaskets', description: '<p>Torque <b>since</b> 2019</p>', rich: ['description'] as const }
    const words = wordsOf(new MemoryList(pointList, [pointOf('p', given)]))
    const finds = (text: string, withDesignation = true) => words.find(parseQuery(text), withDesignation).length === 1
    for (const text of ['gasket', 'GASKET torque', '"since 2019"', 'iso 1 gasket']) expect(finds(text)).toBe(true)
    for (const text of ['secret', 'iso 1', 'p', '"torque 2019"', '"gaskets torque"', '!']) expect(finds(text)).toBe(false)
    expect(finds('iso gasket', false)).toBe(false)
  })
})
