import { describe, expect, it } from '@jest/globals'
import { lookupsOf } from './legacy-lookup.ts'

describe('an old address', () => {
  it.each([
    ['JOURNALS/COMPTECH/CTR10423J', { assetId: 'CTR10423J' }],
    ['adjunct/ADJD3583', { assetId: 'ADJD3583' }],
    ['related_materials/RM1', { assetId: 'RM1' }],
    ['3PC/TP7', { assetId: 'TP7' }],
    ['MNL/PAGES/MNL12.htm', { assetId: 'MNL12' }],
    ['STP/PAGES/STP1234', { assetId: 'STP1234' }],
    ['MNL/SOURCE_PAGES/MNL12', { assetId: 'MNL12-EB' }],
    ['STP/SOURCE_PAGES/STP1234.html', { assetId: 'STP1234-EB' }],
    ['HISTORICAL/A36-19', { designation: 'A36', year: '19', status: 'Historical' }],
    ['WITHDRAWN/D1655-M-04/', { designation: 'D1655-M', year: '04', status: 'Withdrawn' }],
  ])('%s is looked up', (path, lookup) => {
    expect(lookupsOf(path, '')).toEqual([lookup])
  })

  it('with a slash in its designation is tried by the last part first, then whole', () => {
    expect(lookupsOf('HISTORICAL/A36/A36M-19', '')).toEqual([
      { designation: 'A36M', year: '19', status: 'Historical' },
      { designation: 'A36/A36M', year: '19', status: 'Historical' },
    ])
    expect(lookupsOf('HISTORICAL/A36%2FA36M-19', '')).toEqual([{ designation: 'A36/A36M', year: '19', status: 'Historical' }])
  })

  it('whose year has marks is also tried as it stands, and by the year alone', () => {
    const status = 'Historical'
    expect(lookupsOf('HISTORICAL/D1535-14E1.htm', '')).toEqual([
      { designation: 'D1535', year: '14E1', status },
      { designation: 'D1535-14E1', status },
      { designation: 'D1535', year: '14', status },
    ])
    expect(lookupsOf('HISTORICAL/D1535-X', '')).toEqual([
      { designation: 'D1535', year: 'X', status },
      { designation: 'D1535-X', status },
    ])
  })

  it('is decoded once, and a percent sign that is no code stays', () => {
    expect(lookupsOf('JOURNALS/100%25%2541', '')).toEqual([{ assetId: '100%%41' }])
    expect(lookupsOf('JOURNALS/5%', '')).toEqual([{ assetId: '5%' }])
    expect(lookupsOf('JOURNALS/%C3%BC%FF%zz', '')).toEqual([{ assetId: '%C3%BC%FF%zz' }])
    expect(lookupsOf('JOURNALS/%C3%BC', '')).toEqual([{ assetId: 'ü' }])
  })

  it('of before the kinds is the page of a standard', () => {
    expect(lookupsOf('D1535-14.htm', '')).toEqual([{ designation: 'D1535-14' }, { designation: 'D1535', year: '14' }])
    expect(lookupsOf('D1535.htm', '')).toEqual([{ designation: 'D1535' }])
    expect(lookupsOf('x/D1535.htm', '')).toEqual([])
  })

  it('with doubled slashes or a doubled prefix is the same', () => {
    for (const path of ['/STP//PAGES/STP1//', 'resolve/STP/PAGES/STP1', 'RESOLVE/resolve/stp/pages/STP1'])
      expect(lookupsOf(path, '')).toEqual([{ assetId: 'STP1' }])
  })

  it('of a subscription or an edit is looked up by its query', () => {
    expect(lookupsOf('EDIT', '?designation=A36&year=19&x=1')).toEqual([{ designation: 'A36', year: '19' }])
    expect(lookupsOf('subscription/', '?assetId=100%25')).toEqual([{ assetId: '100%' }])
    expect(lookupsOf('SUBSCRIPTION', '')).toEqual([])
  })

  it.each(['', '/', 'resolve', 'JOURNALS', 'STP/PAGES/', 'HISTORICAL//', 'STP/OTHER/1', 'elsewhere/1', 'constructor/1'])(
    'that is cut or of no kind is none: %p',
    (path) => {
      expect(lookupsOf(path, '')).toEqual([])
    },
  )

  it('is cut to what a name can be', () => {
    expect(lookupsOf(`JOURNALS/${'x'.repeat(9000)}`, '')[0]?.assetId?.length).toBeLessThanOrEqual(500)
    expect(lookupsOf(`HISTORICAL/A-${'9'.repeat(400)}`, '')[0]?.year).toHaveLength(20)
  })
})
