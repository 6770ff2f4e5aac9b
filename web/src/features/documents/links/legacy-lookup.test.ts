import { describe, expect, it } from '@jest/globals'
import { lookupOf } from './legacy-lookup.ts'

describe('an old address', () => {
  it.each([
    ['JOURNALS/COMPTECH/CTR10423J', { assetId: 'CTR10423J' }],
    ['adjunct/ADJD3583', { assetId: 'ADJD3583' }],
    ['STP/PAGES/STP1234', { assetId: 'STP1234' }],
    ['MNL/SOURCE_PAGES/MNL12', { assetId: 'MNL12-EB' }],
    ['HISTORICAL/A36-19', { designation: 'A36', year: '19', status: 'Historical' }],
    ['WITHDRAWN/D1655-M-04/', { designation: 'D1655-M', year: '04', status: 'Withdrawn' }],
  ])('%s is looked up', (path, lookup) => {
    expect(lookupOf(path, '')).toEqual(lookup)
  })

  it('of a subscription or an edit is looked up by its query', () => {
    expect(lookupOf('EDIT', '?designation=A36&year=19&x=1')).toEqual({ designation: 'A36', year: '19' })
    expect(lookupOf('SUBSCRIPTION', '')).toBeUndefined()
  })

  it.each(['', 'JOURNALS', 'STP/OTHER/1', 'elsewhere/1'])('%p is none', (path) => {
    expect(lookupOf(path, '')).toBeUndefined()
  })
})
