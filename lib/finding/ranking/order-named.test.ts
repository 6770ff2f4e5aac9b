import { expect, it } from '@jest/globals'
import { type NamedPlace, orderNamed } from './order-named.ts'

const place = (doc: string, given: Partial<NamedPlace<string>> = {}): NamedPlace<string> => {
  const [family = doc, year = '2020'] = doc.split(':')
  return { doc, tier: 4, rank: 0, family, designationKey: doc, date: Number(year) * 10_000, ...given }
}

it('puts parts in order, and of each part the newest edition first', () => {
  const docs = ['F-2:2005', 'F-1:1998', 'F-3:2011', 'F-1:2010', 'F-2:2015']
  const expected = ['F-1:2010', 'F-1:1998', 'F-2:2015', 'F-2:2005', 'F-3:2011']
  expect(orderNamed(docs.map((doc) => place(doc)))).toEqual(expected)
  expect(orderNamed(docs.toReversed().map((doc) => place(doc)))).toEqual(expected)
})

it('puts what is named more surely first, then what is in force', () => {
  const former = place('F-1:1998', { rank: 7 })
  const unrequested = place('F-0:2020', { tier: 3.4 })
  expect(orderNamed([unrequested, former, place('F-2:2020'), place('G:2020', { tier: 6, rank: 7 })])).toEqual([
    'G:2020',
    'F-2:2020',
    'F-1:1998',
    'F-0:2020',
  ])
})
