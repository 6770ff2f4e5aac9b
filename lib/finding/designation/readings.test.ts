import { describe, expect, it } from '@jest/globals'
import { designationKeys } from './designation-keys.ts'
import { editionFacts } from './edition-facts.ts'
import { gluedReadings } from './glued-readings.ts'
import { editedDigits, neighbouringNumbers, swappedDigits } from './near-numbers.ts'
import { toLatin } from './other-scripts.ts'
import { parseDesignation } from './parse-designation.ts'
import { correctedPublishers, correctedReadings, readingsOf, withoutStrayLetter } from './readings.ts'
import { spansOf } from './spans.ts'
import { unwrapAddress } from './unwrap-address.ts'
import { writeDesignation } from './write-designation.ts'

const wholeOf = (text: string) => designationKeys(text).whole

describe('readingsOf', () => {
  it.each([
    ['https://www.rfc-editor.org/rfc/rfc9110.html', 'RFC 9110'],
    ['https://datatracker.ietf.org/doc/html/rfc9110#section-3', 'RFC 9110'],
    ['https://doi.org/10.6028/NIST.SP.800-53r5', 'NIST SP 800-53r5'],
    ['doi:10.17487/RFC0791', 'RFC 791'],
    ['https://standards.ieee.org/ieee/802.3/10422/', 'IEEE 802.3'],
    ['https://www.etsi.org/deliver/etsi_ts/124200_124299/124229/17.05.00_60/ts_124229v170500p.pdf', 'ETSI TS 124 229 V17.5.0'],
    ['https://www.itu.int/rec/T-REC-H.264-202108-I/en', 'ITU-T H.264 (08/2021)'],
    ['ISO_9001-2015(E).pdf', 'ISO 9001:2015'],
    ['NIST.SP.800-53r5.pdf', 'NIST SP 800-53r5'],
    ['en_9001.pdf', 'EN 9001'],
    ['RFC-9110 (1).txt', 'RFC 9110'],
    ['(ISO 9001:2015)', 'ISO 9001:2015'],
    ["'ISO 9001:2015'.", 'ISO 9001:2015'],
    ['ISO 9001-15', 'ISO 9001:2015'],
    ['ISO 9001 ’15', 'ISO 9001:2015'],
    ['9001:2015 ISO', 'ISO 9001:2015'],
    ['27001:2022 (ISO/IEC)', 'ISO/IEC 27001:2022'],
    ['BS EN 60601-1', 'IEC 60601-1'],
    ['HD 60364-4-41', 'IEC 60364-4-41'],
    ['EN 55014-1:2021', 'CISPR 14-1:2021'],
    ['WD-wasm-web-api-2-20240816', 'W3C WD-wasm-web-api-2-20240816'],
    ['https://www.iso.org/obp/ui/#iso:std:iso-iec:27001:ed-3:v1:en', 'ISO/IEC 27001'],
    ['urn:iso:std:iso:tr:15608:-2:ed-3:v1:en', 'ISO/TR 15608-2'],
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
  ])('readingsOf reads %s as %s', (text, designation) => {
    expect([...readingsOf(text)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it('readingsOf ignores the number of a catalogue', () => {
    expect(unwrapAddress('https://www.iso.org/standard/62085.html')).toEqual([])
  })

  it.each(['ISO 9001 quality. See www.example.org', 'a.pdf is what I mean', 'steel'])(
    'unwrapAddress takes no words for an address: %s',
    (text) => {
      expect(unwrapAddress(text)).toBeUndefined()
    },
  )
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
  ])('writeDesignation writes %s as %s', (text, written) => {
    expect(writeDesignation(parseDesignation(text))).toBe(written)
  })
})

it('readings take no longer for hostile texts', () => {
  const began = performance.now()
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
  expect(performance.now() - began).toBeLessThan(5000)
})
