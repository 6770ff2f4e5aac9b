import { describe, expect, it } from '@jest/globals'
import { contentKey } from './content-key.ts'
import { designationKeys } from './designation-keys.ts'
import { parseDesignation } from './parse-designation.ts'

it('designationKeys tell a zero behind the point of a lettered number', () => {
  expect(designationKeys('IEEE C37.013').family).not.toBe(designationKeys('IEEE C37.13').family)
  expect(designationKeys('RFC 0791').family).toBe(designationKeys('RFC 791').family)
})

describe('parseDesignation', () => {
  it.each([
    ['ISO 9001:2015', { publishers: ['ISO'], number: '9001', year: '2015' }],
    ['iso9001-2015', { publishers: ['ISO'], number: '9001', year: '2015' }],
    ['ISO 1999', { publishers: ['ISO'], number: '1999', year: '' }],
    ['ISO 1999:2013', { publishers: ['ISO'], number: '1999', year: '2013' }],
    ['BS EN ISO/IEC 27001:2022', { adopters: ['BS', 'EN'], publishers: ['ISO', 'IEC'], number: '27001' }],
    ['UNE-EN ISO 14001', { adopters: ['UNE', 'EN'], publishers: ['ISO'], number: '14001' }],
    ['ASTM A36/A36M-19', { publishers: ['ASTM'], number: 'A36/A36M', year: '2019' }],
    ['ASTM D638-97', { number: 'D638', year: '1997' }],
    ["API 6A '04", { number: '6A', year: '2004' }],
    ['NIST SP 250-77', { publishers: ['NIST'], number: 'SP 250-77', year: '' }],
    [
      'ITU-T X.681 (1997) Amd. 2 (10/2001)',
      { number: 'X.681', year: '1997', supplements: [{ kind: 'AMD', number: '2', year: '2001' }] },
    ],
    [
      'ISO 7:1990/Amd 1:1994/Cor 2:1995',
      {
        supplements: [
          { kind: 'AMD', number: '1', year: '1994' },
          { kind: 'COR', number: '2', year: '1995' },
        ],
      },
    ],
    ['EN 1090-2:2018+A1:2024', { number: '1090-2', year: '2018', supplements: [{ kind: 'AMD', number: '1', year: '2024' }] }],
    ['ETSI TS 101 594-2 V5.1.1 (2012-10)', { number: 'TS 101 594-2', version: '5.1.1', year: '2012', month: '10' }],
    ['W3C REC-xml-names-20091208', { number: 'XML-NAMES', version: 'REC', year: '2009', month: '1208' }],
    ['ECMA-262 ed.6', { publishers: ['ECMA'], number: '262', version: '6' }],
    ['IEEE Std 802.11™-2020', { publishers: ['IEEE'], number: '802.11', year: '2020' }],
    ['OIML R 21:2007 (PO)', { number: 'R 21', year: '2007', language: 'PO' }],
    ['ГОСТ 2.105-95', { publishers: ['ГОСТ'], number: '2.105', year: '1995' }],
  ])('reads %s', (text, expected) => {
    expect(parseDesignation(text)).toMatchObject(expected)
  })

  it.each(['', ' ', '*', '💥', '\u0000', '((((', '-2015', '(2015)', 'ISO', `${'A'.repeat(40_000)}1`, `${'AB '.repeat(20_000)}`])(
    'fails on no text: %#',
    (text) => {
      expect(() => designationKeys(text)).not.toThrow()
    },
  )

  it('takes no longer for hostile texts', () => {
    // Processor time: another process that is at work does not count.
    const began = process.cpuUsage()
    for (const part of ['a', 'a ', '1-', 'AMD ', '/', 'ISO/', ' 2015', '(']) designationKeys(part.repeat(5000))
    expect(process.cpuUsage(began).user).toBeLessThan(500_000)
  })
})

describe('designationKeys', () => {
  it.each([
    [
      'ISO 9001:2015',
      'iso 9001-2015',
      'ISO9001:2015',
      'ISO 9001 2015',
      'ISO-9001–2015',
      'ＩＳＯ　９００１：２０１５',
      'ISO\u200b 9001\u00a0: 2015',
      'ISO 9001:2015(E)',
      'ISO No. 9001 : 2015',
      'ISO Standard 9001:2015',
    ],
    ['ISO/IEC 27001:2022', 'IEC/ISO 27001:2022', 'ISO IEC 27001-2022', 'iso/iec27001:2022'],
    ['ASTM A36/A36M-19', 'ASTM A 36/A 36M-2019', 'astm a36-a36m-19'],
    ['ETSI TS 101 594-2', 'ETSI TS 101594-2', 'etsi ts101594-2'],
    ['ITU-T X.681 (1997) Amd. 2 (10/2001)', 'ITU-T X.681 (1997) Amd 2 (2001)', 'ITU T X.681 (1997)/AMD2:2001'],
    ['IEEE Std 802.11-2020', 'IEEE 802.11:2020', 'IEEE Std. 802-11™-2020'],
    ['CIE 088:2004', 'CIE 88-2004'],
    ['RFC 9046', 'rfc9046', 'RFC-9046'],
  ])('are the same however it is written: %s', (...spellings) => {
    expect(new Set(spellings.map((one) => designationKeys(one).whole)).size).toBe(1)
  })

  it.each([
    ['ISO 9001', 'ISO 9002'],
    ['ISO 15614-5', 'ISO 1561-45'],
    ['ISO 9001', 'IEC 9001'],
    ['ISO 20182', 'ISO/FDIS 20182'],
    ['ISO 6:1990', 'ISO 6:1990/Cor 1:1991'],
    ['A36', 'A36M'],
    ['ISO/TR 100', 'ISO/TS 100'],
  ])('tell %s from %s', (one, other) => {
    expect(designationKeys(one).whole).not.toBe(designationKeys(other).whole)
  })

  it.each([
    ['ISO/IEC 27001:2022', 'ISO 27001:2022'],
    ['ISO/IEC 27001:2022', '27001'],
    ['ASTM A36/A36M-19', 'ASTM A36'],
    ['ASTM A36/A36M-19', 'A36M-19'],
    ['BS EN ISO 9001:2015', 'ISO 9001:2015'],
    ['3GPP TS 29.412:REL-8/8.0.0', '29.412'],
  ])('%s is also called %s', (designation, name) => {
    expect(designationKeys(designation).also).toContain(designationKeys(name).whole)
  })

  it.each(['ISO 9001:2015', 'ISO 9001:2008'])('have the family in common: %s', (designation) => {
    expect(designationKeys(designation).family).toBe('iso 9001')
  })
})

describe('contentKey', () => {
  it.each([
    ['ISO', 'ISO 9001:2015', '9001-2015'],
    ['ASTM', 'ASTM A36/A36M-19', 'A36-A36M-19'],
    ['IEC', 'ISO/IEC 27001:2022', 'ISO-IEC-27001-2022'],
    ['ETSI', 'ETSI TS 103 544-12 V1.3.1 (2019-10)', 'TS-103-544-12-V1.3.1-2019-10'],
    ['ISO', 'ISO', 'ISO'],
    ['ISO', '???', ''],
  ])('of %s %s is %s', (publisher, designation, key) => {
    expect(contentKey(publisher, designation)).toBe(key)
  })
})
