import { describe, expect, it } from '@jest/globals'
import { designationKeys } from './designation-keys.ts'
import { editionFacts } from './edition-facts.ts'
import { gluedReadings } from './glued-readings.ts'
import { editedDigits, neighbouringNumbers, swappedDigits } from './near-numbers.ts'
import { toLatin } from './other-scripts.ts'
import { parseDesignation } from './parse-designation.ts'
import { correctedPublishers, correctedReadings, readingsOf, withoutStrayLetter } from './readings.ts'
import { spansOf } from './spans.ts'
import { writeDesignation } from './write-designation.ts'

const wholeOf = (text: string) => designationKeys(text).whole

describe('readingsOf', () => {
  it.each(['ISO 601-1', 'IEC 60601-1', 'RFC 601', 'ISO/IEC 7498'])(
    'adds 60000 to no number but those of the IEC before 1997: %s',
    (text) => {
      expect([...readingsOf(text)].filter((one) => /\b6\d{4}/.test(one) && !text.includes('60601'))).toEqual([])
    },
  )

  it.each([
    ['(ISO 9001:2015)', 'ISO 9001:2015'],
    ["'ISO 9001:2015'.", 'ISO 9001:2015'],
    ['Publication CEI 68-2', 'IEC 60068-2'],
    ['ISO 31 Teile 9 bis 11', 'ISO 31-9'],
    ['ISO 6336 parts 1, 2 and 3', 'ISO 6336-1'],
    ['IEC 61097-16...18', 'IEC 61097-16'],
    ['ISO/IEC 11801 T5', 'ISO/IEC 11801-5'],
    ['ISO 7010:2011 Ergänzung 5', 'ISO 7010:2011/Amd 5'],
    ['IEC 61660-1:1997 TC2', 'IEC 61660-1:1997/COR2'],
    ['ISO 29471:2008 emendamento 1', 'ISO 29471:2008/AMD 1'],
    ['enmienda 1 de la ISO 29471:2008', 'ISO 29471:2008/AMD 1'],
    ['ISO 29471:2008 düzeltme 1', 'ISO 29471:2008/COR 1'],
    ['CEI/IEC 216-3', 'IEC 60216-3'],
    ['ISO/IEC Gde 71', 'ISO/IEC Guide 71'],
    ['ISO 9001 (second edition withdrawn)', 'ISO 9001'],
    ['Guide ISO/CEI 62', 'ISO/IEC Guide 62'],
    ['OIML Document No. 22', 'OIML D 22'],
    ['EN 60204-1 (VDE 0113-1)', 'IEC 60204-1'],
    ['ISO/IEC 10022, 5.2.1', 'ISO/IEC 10022'],
    ['Natl. Inst. Stand. Technol. Interag. Rep. 7283', 'NIST IR 7283'],
    ['Natl. Bur. Stand. (U.S.) Spec. Publ. 500-154', 'NBS SP 500-154'],
    ['ISO_9001-2015(E)-Character_PDF_document.pdf', 'ISO 9001:2015'],
    ['ISO 9001-15', 'ISO 9001:2015'],
    ['ISO 9001 ’15', 'ISO 9001:2015'],
    ['9001:2015 ISO', 'ISO 9001:2015'],
    ['27001:2022 (ISO/IEC)', 'ISO/IEC 27001:2022'],
    ['BS EN 60601-1', 'IEC 60601-1'],
    ['HD 60364-4-41', 'IEC 60364-4-41'],
    ['EN 55014-1:2021', 'CISPR 14-1:2021'],
    ['WD-wasm-web-api-2-20240816', 'W3C WD-wasm-web-api-2-20240816'],
    ['ISO 9001-en', 'ISO 9001'],
    ['ISO 7010E', 'ISO 7010'],
    ['ISO 9001v2015', 'ISO 9001:2015'],
    ['ISO 9001 Ausgabe 2008', 'ISO 9001:2008'],
    ['ecma 262 5.1', 'ECMA-262 ed.5.1'],
    ['FIPS PUB 140-3', 'FIPS 140-3'],
    ['NIST.SP.800-53r5', 'NIST SP 800-53r5'],
    ['iso.org 9001', 'ISO 9001'],
    ['IETF 9110', 'RFC 9110'],
    ['3gpp ts22.001 R16', '3GPP TS 22.001 REL-16'],
    ['ISO 9001/14001', 'ISO 9001'],
    ['Amendment 1 (2024) to ISO 9001:2015', 'ISO 9001:2015/Amd 1:2024'],
    ['Technical Corrigendum No. 2 to IEC 60335-1', 'IEC 60335-1/COR2'],
    ['Änderung 1 zu ISO 9001', 'ISO 9001/Amd 1'],
    ['Supplement 76 to ITU-T Q-series Recommendations', 'ITU-T Q Suppl. 76'],
    ['IEC 60335:2023 Part 2', 'IEC 60335-2:2023'],
    ['ISO 10303 (2014), Teil 242', 'ISO 10303-242:2014'],
    ['Part 2-4 of IEC 62443:2023', 'IEC 62443-2-4:2023'],
    ['CCSDS 727.0-B, Issue 4', 'CCSDS 727.0-B-4'],
    ['IALA G1012 Issue 3.1', 'IALA G1012 Ed 3.1'],
    ['TS 22.001 Release 16 version 16.0.0', 'TS 22.001:REL-16/16.0.0'],
    ['International Organization for Standardization 9001', 'ISO 9001'],
    ['the International Electrotechnical Commission 60335-1:2020', 'IEC 60335-1:2020'],
    ['Commission électrotechnique internationale 60335-1', 'IEC 60335-1'],
    ['UIT-T G.711', 'ITU-T G.711'],
    ['Internet Engineering Task Force RFC 9110', 'RFC 9110'],
    ['Organisation internationale de métrologie légale R 76-1', 'OIML R 76-1'],
    ['Adobe Tech Note 5045', 'Adobe TN 5045'],
    ['NIST Spec. Pub. 800-53', 'NIST SP 800-53'],
    ['ISO/Tech. Spec. 21192', 'ISO/TS 21192'],
    ['IALA Recommendation 0121', 'IALA R0121'],
    ['IEC 601-1', 'IEC 60601-1'],
    ['CEI 335-1:1991', 'IEC 60335-1:1991'],
    ['IEC Publ. 76-1', 'IEC 60076-1'],
    ['Publication 79 of the IEC', 'IEC 60079'],
    ['IEC 1131-3', 'IEC 61131-3'],
    ['ISO 6336-1/-2/-3:2019', 'ISO 6336-1:2019'],
    ['ISO 6336-1 to -3', 'ISO 6336-1'],
    ['ISO 11137-1 und -2', 'ISO 11137-1'],
    ['IEC 60076-1/C1:1997', 'IEC 60076-1/COR1:1997'],
    ['2. Berichtigung zu IEC 60601-1:2005', 'IEC 60601-1:2005/COR2'],
    ['IEC 60601-1:2005 2. Änderung', 'IEC 60601-1:2005/AMD2'],
    ['Modificatif 1 à la CEI 60076-1:1993', 'IEC 60076-1:1993/AMD1'],
    ['ISO 9001:2008 Rectificatif technique 1', 'ISO 9001:2008/Cor 1'],
    ['IEC 60601-1:2005 Amd II', 'IEC 60601-1:2005/AMD2'],
    ['IEC 60601-1:2005 Изменение 2', 'IEC 60601-1:2005/AMD2'],
    ['ISO 9001:2015 修改单1', 'ISO 9001:2015/Amd 1'],
    ['23501-h80', '3GPP TS 23.501:REL-17/17.8.0'],
    ['TS 23.501-h80', '3GPP TS 23.501:REL-17/17.8.0'],
    ['OIMLD2:1999(E)', 'OIML D 2:1999'],
    ['IALAG1018Ed4.0(E)', 'IALA G1018 Ed 4.0'],
    ['ITU R.103', 'ITU-T R.103'],
    ['TR 44.933-050', '3GPP TR 44.933 V0.5.0'],
    ['ts_133210v130000p', 'ETSI TS 133 210 V13.0.0'],
    ['ANSI C57.123', 'IEEE C57.123'],
  ])('readingsOf reads %s as %s', (text, designation) => {
    expect([...readingsOf(text)].map(wholeOf)).toContain(wholeOf(designation))
  })
})

describe('corrected typing errors', () => {
  it.each([
    ['IS0 9001', 'ISO 9001'],
    ['lEEE 802.3', 'IEEE 802.3'],
    ['I5O 9001', 'ISO 9001'],
    ['OSI 9001', 'ISO 9001'],
    ['rcf 9110', 'RFC 9110'],
  ])('a typing error in a publisher: %s is %s', (text, designation) => {
    expect([...correctedPublishers(text)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it('a number alone has no typing error in a publisher', () => {
    expect([...correctedPublishers('150 9001')]).toEqual([])
  })

  it.each([
    ['ISO 9OO1', 'ISO 9001'],
    ['RFC 91l0', 'RFC 9110'],
    ['NIST SP 8o0-111', 'NIST SP 800-111'],
    ['ISO 900I:2O15', 'ISO 9001:2015'],
    ['IALA GIO87', 'IALA G1087'],
    ['OGC 06-Io7r1', 'OGC 06-107r1'],
  ])('a typing error in a number: %s is %s', (text, designation) => {
    expect([...correctedReadings(text)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it.each([
    ['ISO 900L1', 'ISO 9001'],
    ['ISO 90O7', undefined],
    ['ISO 9001', undefined],
  ])('a stray letter beside a digit: %s is %s', (text, designation) => {
    expect(withoutStrayLetter(text)).toBe(designation)
  })

  it('near numbers are those that may have been meant', () => {
    expect(swappedDigits('9100')).toEqual(['1900', '9010'])
    expect(editedDigits('90')).toEqual(expect.arrayContaining(['9', '91', '990', '905']))
    expect(editedDigits('90')).not.toContain('90')
    expect(neighbouringNumbers('2').slice(0, 3)).toEqual(['1', '3', '4'])
  })
})

describe('spansOf', () => {
  const isSeries = (word: string) => word === 'RFC'

  it.each([
    ['where is ISO 9001:2015 quality', 'ISO 9001:2015'],
    ['ISO. (1985). Packaging of freight (ISO Standard No. 2248:1985).', 'ISO STANDARD NO. 2248:1985'],
    ['754-2019 - Standard for floating-point arithmetic', '754-2019'],
    [`[7] IEC 62325-451-6:2016. ${'Words of a long title '.repeat(12)}. Geneva, 2016.`, 'IEC 62325-451-6:2016'],
    ['please send me the pdf of astm a36', 'ASTM A36'],
    ['AS/NZS ISO/IEC 27001 in english', 'ISO/IEC 27001'],
    ['what does RFC 9110 say?', 'RFC 9110'],
    ['2015 edition of ISO 9001', 'ISO 9001:2015'],
    ['the H.264 codec', 'H.264'],
    ['+RFC 9110 pdf', 'RFC 9110'],
    ['★ISO 7010 علامات', 'ISO 7010'],
    ['[1] ISO 7010- signs', 'ISO 7010'],
    ['مواصفة ISO 9001 لعام 2008', 'ISO 9001:2008'],
    ['ref:ISO 9001 please', 'ISO 9001'],
  ])('spansOf finds in “%s” %s', (text, designation) => {
    expect([...spansOf(text, isSeries)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it.each([
    'steel 2015',
    '5 ways to test concrete',
    'bolts M12 by 30',
    'CO2 in water',
    'part 1 of 3',
    'IEEE Standard for Ethernet',
  ])('spansOf ignores numbers among words: %s', (text) => {
    expect([...spansOf(text, isSeries)]).toEqual([])
  })
})

it('spansOf takes no number from its publisher', () => {
  expect([...spansOf('see BS 7671:2018 there', () => false)]).not.toContain('7671:2018')
  expect([...spansOf('see ITU R.103 there', () => false)]).not.toContain('R.103')
})

describe('toLatin', () => {
  it.each([
    ['ايزو ٩٠٠١', 'ISO 9001'],
    ['الأيزو ۹۰۰۱', 'ISO 9001'],
    ['ИСО/МЭК 27001', 'ISO/IEC 27001'],
    ['ISO9001標準', 'ISO9001 標準'],
    ['ＩＳＯ９００１規格', 'ＩＳＯ９００１ 規格'],
    ['МИСОЛ 1', 'МИСОЛ 1'],
    ['ISO 9001', 'ISO 9001'],
  ])('toLatin writes %s as %s', (text, latin) => {
    expect(toLatin(text)).toBe(latin)
  })
})

describe('gluedReadings', () => {
  it('gluedReadings respect separators between numbers alone', () => {
    expect([...gluedReadings('2.0.0')]).toEqual([])
  })

  it('gluedReadings take no two digits of a number for a year', () => {
    expect([...gluedReadings('ISO 15519')].map(({ key }) => key)).not.toContain('ISO155')
  })

  it.each([
    ['ISO90012015', 'ISO9001 y2015'],
    ['ISOIECTS29140:21', 'IECISOTS29140 s21'],
    ['ETSITS124229V1750202205', 'ETSITS124229 v1750 y2022 m05'],
    ['ITUTH264082021', 'ITUTH264 y2021 m08'],
    ['ISO90012015AMD12024', 'ISO9001AMD1 y2015 a2024'],
    ['BSENISO9001', 'ISO9001'],
  ])('gluedReadings cut %s as %s', (text, expected) => {
    expect([...gluedReadings(text)].map(({ key, facts }) => [key, ...facts].join(' '))).toContain(expected)
  })
})

describe('editionFacts', () => {
  it.each([
    ['ISO 9001:2015/Amd 1:2024', ['y2015', 'a2024']],
    ['3GPP TS 22.001:REL-16/16.0.0', ['v1600', 'r16']],
    ['IEEE P802.3cg/D-3.3-2019-08', ['y2019', 'm08', 'vd33']],
    ['IEC 63138-2:2023 RLV', ['y2023', 'xrlv']],
    ['NIST SP 800-53 Rev. 5', ['v5']],
    ['RFC 2015', []],
    ['ISO 10303-1808', []],
    ['CGPM 1st Meeting (1889)', ['y1889']],
    ['ISO 9001 edition 2015', ['y2015']],
    ['ITU-T H.264 Aug 2021', ['y2021', 'm08']],
  ])('editionFacts of %s', (text, facts) => {
    expect(editionFacts(parseDesignation(text))).toEqual(facts)
  })
})

describe('writeDesignation', () => {
  it.each([
    ['iso9001-2024', 'ISO 9001:2024'],
    ['astm a36-2030', 'ASTM A36-2030'],
    ['iso/iec 27001:2022/amd1', 'ISO/IEC 27001:2022/Amd 1'],
    ['bs en 7', 'BS EN 7'],
    ['mil std 810', 'MIL-STD-810'],
    ['gb/t 228.1', 'GB/T 228.1'],
    ['d1535-14', 'D1535-2014'],
  ])('writeDesignation writes %s as %s', (text, written) => {
    expect(writeDesignation(parseDesignation(text))).toBe(written)
  })
})

it('readings take no longer for hostile texts', () => {
  // Processor time: another process that is at work does not count.
  const began = process.cpuUsage()
  for (const part of [
    'a',
    'a ',
    '1-',
    'O1',
    'l0',
    'AMD ',
    '/',
    'ISO/',
    ' 2015',
    '(',
    'https://a/',
    'EN 6',
    '.pdf',
    'V1',
    '10.1000/',
  ]) {
    const text = part.repeat(300).slice(0, 300)
    const all = [...readingsOf(text), ...correctedPublishers(text), ...correctedReadings(text), ...spansOf(text, () => true)]
    for (const one of all.slice(0, 100)) [...gluedReadings(one)].map(({ key }) => designationKeys(key))
  }
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})
