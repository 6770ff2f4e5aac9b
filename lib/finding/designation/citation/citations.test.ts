import { describe, expect, it } from '@jest/globals'
import { designationKeys, gluedKey } from '../designation-keys.ts'
import { citationsIn } from './citations.ts'

const wholeOf = (text: string) => designationKeys(text).whole

const readingsIn = (text: string) => citationsIn(text).flatMap(({ readings }) => readings)

describe('citationsIn', () => {
  it.each([
    ['ISO 1141, dated 13 April 1990', 'ISO 1141:1990'],
    ['ISO 9001:2015, 3rd edition, p. 40', 'ISO 9001:2015'],
    ['IEC 61158-3 (12.2000)', 'IEC 61158-3:2000'],
    ['ISO. (2015). Quality (ISO Standard No. 9001)', 'ISO 9001:2015'],
    ['[ISO9001] ISO 9001:2008', 'ISO 9001:2008'],
    ['[RFC 9110] HTTP Semantics', 'RFC 9110'],
    ['[ISO 9001:2015](https://www.example.org/standard)', 'ISO 9001:2015'],
    ['<i>ISO 9001:2015</i>', 'ISO 9001:2015'],
    ['GB/T 19001-2016 (idt ISO 9001:2015)', 'ISO 9001:2015'],
    ['3GPP TS 28.557 V18.4.0 (2020-03)', '3GPP TS 28.557 V18.4.0'],
    ['ETSI TS 128 673 Ed. V15.0.0', 'ETSI TS 128 673 V15.0.0'],
    ['IEC 62053-11:2003 Änd. 1', 'IEC 62053-11:2003/AMD1'],
    ['ISO 17893:2004 Изм. 1', 'ISO 17893:2004/Amd 1'],
    ['ISO 7010:2019/Z4', 'ISO 7010:2019/Amd 4'],
    ['ISO 7010:2019, second amendment', 'ISO 7010:2019/Amd 2'],
    ['ISO 7010:2019 第2号修改单', 'ISO 7010:2019/Amd 2'],
    ['ISO/IEC 14496-12:2012 技术勘误2', 'ISO/IEC 14496-12:2012/COR2'],
    ['IEC 60601-1:2005 Ber. 3:2022', 'IEC 60601-1:2005/COR3:2022'],
    ['ISO 14130:1997 Technische Korrektur 1', 'ISO 14130:1997/Cor 1'],
    ['Amendment 1:2012 of 60601, IEC 60601-1:2005', 'IEC 60601-1:2005/AMD1:2012'],
    ['IEC 60118 Part VIII', 'IEC 60118-8'],
    ['ISO 7176 Part One', 'ISO 7176-1'],
    ['Parts 1 to 4 of ISO 11819', 'ISO 11819-1'],
    ['IEC 60695 Part 1 Section 11', 'IEC 60695-1-11'],
    ['ISO 6336 第 3 部分', 'ISO 6336-3'],
    ['IEC 61784 część 2', 'IEC 61784-2'],
    ['RFC 83 §4', 'RFC 83'],
    ['OGC 18-062r2, OGC API - Processes', 'OGC 18-062r2'],
  ])('reads %s as %s', (text, designation) => {
    expect(readingsIn(text).map(wholeOf)).toContain(wholeOf(designation))
  })

  it('has the year that is given in the first reading, and in all without it a change or a version', () => {
    expect(readingsIn('ISO 9001:2015, Quality management')).toEqual(['ISO 9001:2015'])
  })

  it.each([
    ['W3C WD-WGSL-20241007, W3C, 2024.', 'W3C WD-WGSL-20241007'],
    ['CIE X050-PO162. AIRBORNE', 'CIE X050-PO162'],
    ['Terms: OIML B 19:2022 (F)[S]. Paris', 'OIML B 19:2022 (F)'],
    ['3GPP TS 29.866:REL-18/1.1.0; Sophia Antipolis, 2024', '3GPP TS 29.866:REL-18/1.1.0'],
  ])('has what may be a designation letter by letter: %s has %s', (text, designation) => {
    expect(citationsIn(text).flatMap(({ whole }) => whole.map(gluedKey))).toContain(gluedKey(designation))
  })

  it('leaves an amendment, a year or a version to no shorter designation', () => {
    expect(citationsIn('IEC 62053-11:2003 Änd. 1').flatMap(({ whole }) => whole)).not.toContain('IEC 62053-11:2003')
    expect(citationsIn('ISO 1141, dated April 1990').flatMap(({ whole }) => whole)).not.toContain('ISO 1141,')
  })

  it.each(['CIE X050-PO162', 'CCSDS 916.1-M-1'])('takes no beginning of a number for the number: %s', (text) => {
    expect(readingsIn(text)).toEqual([])
  })

  it.each(['steel 2015', 'ISO quality 9001', 'the API of 2020', 'Geneva: ISO; 2015'])('finds none in “%s”', (text) => {
    expect(readingsIn(text)).toEqual([])
  })

  it('reads a long text of numbers in no more than a moment, and few of them', () => {
    const text = Array.from({ length: 300 }, (_, at) => `[${at}] ISO ${9000 + at}:2015, Quality`).join(' ')
    expect(readingsIn(text).length).toBeLessThan(20)
  })
})
