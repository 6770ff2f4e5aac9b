import { describe, expect, it } from '@jest/globals'
import { committeeKey } from '#finding/committee-key.ts'
import { valuePath } from './value-path.ts'

describe('the ancestors of a value', () => {
  it.each([
    ['ISO/TC 184/SC 4 (Industrial data)', ['ISO', 'ISO/TC 184', 'ISO/TC 184/SC 4']],
    ['ISO/IEC JTC 1/SC 29', ['ISO/IEC', 'ISO/IEC JTC 1', 'ISO/IEC JTC 1/SC 29']],
    ['MIM/TC 8 Measurement of liquids', ['MIM', 'MIM/TC 8']],
    ['TC 61/SC 61B', ['TC 61', 'TC 61/SC 61B']],
    ['TC39 Measurements in Power Systems', ['TC39 Measurements in Power Systems']],
    ['ITU-T Study Group 11', ['ITU-T Study Group 11']],
    ['T2 / SMG04', ['T2 / SMG04']],
  ])('committee %s has its ancestors', (committee, path) => expect(valuePath('committee', committee)).toEqual(path))

  it('classes and taxonomy have ancestors, flat facets none', () => {
    expect(valuePath('ics', '43.020.10')).toEqual(['43', '43.020', '43.020.10'])
    expect(valuePath('taxonomy', 'Gases / Plant/')).toEqual(['Gases', 'Gases/Plant'])
    expect(valuePath('sector', 'Oil/gas')).toEqual(['Oil/gas'])
  })

  it('the key of a committee has no name', () => {
    expect(committeeKey('ISO/TC 87 (Cork)')).toBe('ISO/TC 87')
    expect(committeeKey('Drawing Office')).toBeUndefined()
  })
})
