import { describe, expect, it } from '@jest/globals'
import { keyedReferences, referenceKey } from './find-known.ts'

const found = (text: string) => keyedReferences(text).map(({ start, end, key }) => [text.slice(start, end), key])

describe('the designations of a text', () => {
  it('have the key of what they name, in any spelling', () => {
    const key = referenceKey('ISO 9001:2015')
    expect(found('as in ISO 9001:2015, and in ISO 9001-2015.')).toEqual([
      ['ISO 9001:2015', key],
      ['ISO 9001-2015', key],
    ])
    expect(found('of MIM 214:2024 alone')).toEqual([['MIM 214:2024', referenceKey('MIM 214:2024')]])
    expect(found('ASTM D638-22')).toEqual([['ASTM D638-22', referenceKey('ASTM D638-2022')]])
  })

  it('are of another key without their year', () => {
    expect(referenceKey('ISO 9001')).not.toBe(referenceKey('ISO 9001:2015'))
    expect(found('see ISO 9001 or Table 9001')).toEqual([['ISO 9001', referenceKey('ISO 9001')]])
  })
})
