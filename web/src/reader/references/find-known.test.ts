import { describe, expect, it } from '@jest/globals'
import { documentOfKey, keyedReferences, placeKey, referenceKey } from './find-known.ts'

const found = (text: string) => keyedReferences(text).map(({ start, end, key }) => [text.slice(start, end), key])

describe('the places of a text', () => {
  it('have the key of their number, alone or in the document that is named', () => {
    const other = referenceKey('ISO 9001')
    expect(found('see Clause 7.4 and Table A.2; ISO 9001, Annex B')).toEqual([
      ['Clause 7.4', placeKey('clause', '7.4')],
      ['Table A.2', placeKey('table', 'A.2')],
      ['ISO 9001', other],
      ['Annex B', placeKey('clause', 'Annex B', other)],
    ])
    expect(documentOfKey(placeKey('clause', 'B', other))).toEqual({ document: other, clause: 'b' })
    expect(documentOfKey(other)).toEqual({ document: other })
  })

  it('have no link to tables of other documents, and none to what is no designation', () => {
    expect(found('Table 2 of ISO 9001')).toEqual([['ISO 9001', referenceKey('ISO 9001')]])
    expect(found('TABLE 2')).toEqual([['TABLE 2', placeKey('table', '2')]])
  })
})

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
