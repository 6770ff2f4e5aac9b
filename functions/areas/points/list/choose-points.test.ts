import { expect, it } from '@jest/globals'
import { MemoryList } from '#lists/memory-list.ts'
import { fc } from '#test/support/properties.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { choosePoints } from './choose-points.ts'
import { pointList } from './point-list.ts'

const WORDS = ['gauge', 'Torque', 'ﬁlter', '']

const aPoint = fc.record({
  contentCode: fc.constantFrom('ISO|1', 'ISO|2', 'ISO|3'),
  name: fc.constantFrom(...WORDS),
  description: fc.constantFrom(...WORDS),
  selectionText: fc.constantFrom(...WORDS),
  publisher: fc.constantFrom('ISO', 'IEC'),
})
const pointOf = (id: string, given: Partial<StoredPoint>): StoredPoint => ({
  ...{ id, contentCode: 'ISO|1', publisher: 'ISO', standard: 'ISO 1', designation: 'ISO 1:2020', contentStatus: 'Active' },
  ...{ name: '', description: '', overlayDetails: '', rich: [], selectionText: '', createdById: 'a', createdBy: 'A' },
  ...{ creatorEmail: '', created: '2020', modified: '2020', status: 'active', version: 1, write: '1' },
  ...given,
})

it('a text is searched in what authors wrote and in open selected words, and only documents that decide it are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aPoint, { maxLength: 12 }),
      fc.constantFrom('GAUGE', 'torque', 'filter'),
      fc.subarray(['ISO|1', 'ISO|2', 'ISO|3']),
      async (given, text, open) => {
        const points = given.map((one, at) => pointOf(`p${at}`, one))
        const sees = ({ id }: StoredPoint) => id !== 'p3'
        const has = (one: string) => one.normalize('NFKC').toLowerCase().includes(text.toLowerCase())
        const tested = points.filter((point) => sees(point) && point.publisher === 'ISO')
        const quoted = tested.filter((one) => !has(one.name) && !has(one.description) && has(one.selectionText))
        const asked: string[][] = []
        const openWords = async (codes: ReadonlySet<string>) => {
          asked.push([...codes].sort())
          return new Set(open)
        }
        const choice = { status: 'active', text, publisher: 'ISO' } as const
        const chosen = await choosePoints(new MemoryList(pointList, points), choice, { sees, openWords })
        const expected = tested.filter(
          (one) => has(one.name) || has(one.description) || (has(one.selectionText) && open.includes(one.contentCode)),
        )
        const ids = (some: readonly StoredPoint[]) => some.map(({ id }) => id).sort()
        expect(ids(chosen.slice(0, chosen.count))).toEqual(ids(expected))
        const codes = [...new Set(quoted.map(({ contentCode }) => contentCode))].sort()
        expect(asked).toEqual(codes.length > 0 ? [codes] : [])
      },
    ),
  )
})

it('points are sorted by the status that their documents have now, in the order of its words', async () => {
  const points = ['ISO|1', 'ISO|2', 'ISO|3', 'ISO|4'].map((contentCode, at) => pointOf(`p${at}`, { contentCode }))
  const standings = new Map([
    ['ISO|1', { is: 'withdrawn' }],
    ['ISO|2', { is: 'superseded' }],
    ['ISO|3', { is: 'under-revision' }],
  ] as const)
  const sorted = async (sort: 'status' | 'status-') => {
    const choice = { status: 'active', sort } as const
    const chosen = await choosePoints(new MemoryList(pointList, points), choice, { openWords: async () => new Set(), standings })
    return chosen.slice(0, chosen.count).map(({ contentCode }) => contentCode)
  }
  // The record of the fourth states that it is in force, and nothing more is known.
  expect(await sorted('status')).toEqual(['ISO|4', 'ISO|3', 'ISO|2', 'ISO|1'])
  expect(await sorted('status-')).toEqual(['ISO|1', 'ISO|2', 'ISO|3', 'ISO|4'])
})
