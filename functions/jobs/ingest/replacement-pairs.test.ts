import { expect, it } from '@jest/globals'
import { ReplacementPairs } from './replacement-pairs.ts'

it('two records that say they replace each other are noticed with the second, whichever relation says so', () => {
  const pairs = new ReplacementPairs()
  const obsoletes = (designation: string, other: string) => ({
    designation,
    relations: [{ type: 'obsoletes', designation: other }],
  })
  expect(pairs.add(obsoletes('XO 1:2020', 'XO 1:2010'))).toEqual([])
  expect(pairs.add({ designation: 'XO 1:2010', relations: [], replacedBy: 'XO 1:2020' })).toEqual([])
  expect(pairs.add(obsoletes('XO 1:2010', 'XO 1:2020'))).toEqual(['XO 1:2020'])
  expect(pairs.add({ designation: 'XO 1:2020', relations: [], replacedBy: 'XO 1:2010' })).toEqual(['XO 1:2010'])
})
