import { describe, expect, it } from '@jest/globals'
import { findReferences } from './find-references.ts'

const seen = (text: string) => findReferences(text).map(({ designation, year }) => [designation, year])

describe('references in a text', () => {
  it.each([
    ['Testing follows ISO 6892-1:2019, clause 7.', [['ISO 6892-1:2019', '2019']]],
    [
      'See ISO/IEC 27001 and IEC 61508-3:2010.',
      [
        ['ISO/IEC 27001', ''],
        ['IEC 61508-3:2010', '2010'],
      ],
    ],
    [
      'according to ASTM D638-22 or BS EN ISO 9001:2015',
      [
        ['ASTM D638-22', '2022'],
        ['BS EN ISO 9001:2015', '2015'],
      ],
    ],
    ['as in ISO/IEC TR 29110-1:2016 (informative)', [['ISO/IEC TR 29110-1:2016', '2016']]],
    [
      'defined in RFC 9110 and ITU-T G.711',
      [
        ['RFC 9110', ''],
        ['ITU-T G.711', ''],
      ],
    ],
    ['tested to MIL-STD-810H', [['MIL-STD-810H', '']]],
    ['IEEE Std 802.11-2020 applies', [['IEEE Std 802.11-2020', '2020']]],
    ['The NATO ladder has 12 rungs, WOOD 4 of them.', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  it('begin with a publisher that is known, or is that of the text', () => {
    const text = 'XOWL 220-2022 and XOWLS 4, by XYZ 12'
    expect(findReferences(text)).toEqual([])
    expect(findReferences(text, 'XOWL 101-2025').map(({ designation }) => designation)).toEqual(['XOWL 220-2022'])
  })

  it('a reference is where it stands', () => {
    const text = 'A ladder (EN 131-1:2015+A1:2019) stands.'
    const [found] = findReferences(text)
    expect(text.slice(found?.start, found?.end)).toBe('EN 131-1:2015+A1:2019')
  })
})
