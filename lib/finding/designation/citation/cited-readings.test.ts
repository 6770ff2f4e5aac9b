import { describe, expect, it } from '@jest/globals'
import { designationKeys } from '../designation-keys.ts'
import { citedReadings } from './cited-readings.ts'

const wholeOf = (text: string) => designationKeys(text).whole

describe('citedReadings', () => {
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
    ['IEC 60695 Part 1 Section 11', 'IEC 60695-1-11'],
    ['ISO 6336 第 3 部分', 'ISO 6336-3'],
    ['IEC 61784 część 2', 'IEC 61784-2'],
    ['RFC 83 §4', 'RFC 83'],
  ])('reads %s as %s', (text, designation) => {
    expect([...citedReadings(text)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it('has the year that is given in the first reading, and in all without it a change or a version', () => {
    expect([...citedReadings('ISO 9001:2015, Quality management')]).toEqual(['ISO 9001:2015'])
  })

  it.each(['steel 2015', 'ISO quality 9001', 'the API of 2020', 'Geneva: ISO; 2015'])('finds none in “%s”', (text) => {
    expect([...citedReadings(text)]).toEqual([])
  })

  it('reads a long text of numbers in no more than a moment, and few of them', () => {
    const text = Array.from({ length: 300 }, (_, at) => `[${at}] ISO ${9000 + at}:2015, Quality`).join(' ')
    expect([...citedReadings(text)].length).toBeLessThan(20)
  })
})
