import { describe, expect, it } from '@jest/globals'
import { addressKey, addressKeys } from './address/address-key.ts'
import { unwrapAddress } from './address/unwrap-address.ts'
import { designationKeys } from './designation-keys.ts'
import { readingsOf } from './readings.ts'

const wholeOf = (text: string) => designationKeys(text).whole

describe('readingsOf an address', () => {
  it.each([
    ['https://www.rfc-editor.org/rfc/rfc9110.html', 'RFC 9110'],
    ['https://datatracker.ietf.org/doc/html/rfc9110#section-3', 'RFC 9110'],
    ['https://doi.org/10.6028/NIST.SP.800-53r5', 'NIST SP 800-53r5'],
    ['doi:10.17487/RFC0791', 'RFC 791'],
    ['https://standards.ieee.org/ieee/802.3/10422/', 'IEEE 802.3'],
    ['https://www.etsi.org/deliver/etsi_ts/124200_124299/124229/17.05.00_60/ts_124229v170500p.pdf', 'ETSI TS 124 229 V17.5.0'],
    ['https://www.itu.int/rec/T-REC-H.264-202108-I/en', 'ITU-T H.264 (08/2021)'],
    ['https://www.iso.org/obp/ui/#iso:std:iso-iec:27001:ed-3:v1:en', 'ISO/IEC 27001'],
    ['urn:iso:std:iso:tr:15608:-2:ed-3:v1:en', 'ISO/TR 15608-2'],
    ['https://www.etsi.org/deliver/etsi_ts/124200_124299/124229/17.05.00_60/ts_124229v170500p.pdf', 'ETSI TS 124 229 V17.5.0'],
    ['ISO_9001-2015(E).pdf', 'ISO 9001:2015'],
    ['NIST.SP.800-53r5.pdf', 'NIST SP 800-53r5'],
    ['en_9001.pdf', 'EN 9001'],
    ['RFC-9110 (1).txt', 'RFC 9110'],
    ['https://www.itu.int/rec/T-REC-G.992.3-200406-S!Amd4', 'ITU-T G.992.3 Amd. 4 (06/2004)'],
    ['T-REC-Q.Sup76-202310-I!!PDF-E.pdf', 'ITU-T Q Suppl. 76 (10/2023)'],
    ['https://www.itu.int/dms_pubrec/itu-r/rec/p/R-REC-P.534-6-202109-I!!PDF-E.pdf', 'ITU-R P.534-6'],
    ['http://www.itu.int/dms_pub/itu-r/opb/rep/R-REP-M.2205-2010-PDF-E.pdf', 'ITU-R M.2205'],
    ['https://www.3gpp.org/ftp/Specs/archive/24_series/24.543/24543-j30.zip', '3GPP 24.543 V19.3.0'],
    ['36833-6-41-040.zip', '3GPP 36.833-6-41 V0.4.0'],
    ['https://public.ccsds.org/Pubs/902x12m1.pdf', 'CCSDS 902.12-M-1'],
    ['311x0m1s.pdf', 'CCSDS 311.0-M-1-S'],
    ['r106-2-f97.pdf', 'OIML R 106-2:1997 (F)'],
    ['ECMA-339_1st_edition_december_2002.pdf', 'ECMA-339 ed.1'],
    ['https://ecma-international.org/publications-and-standards/technical-reports/ecma-tr-59/', 'ECMA TR/59'],
    ['S-52%20Edition%206.1.1%20-%20June%202015.pdf', 'IHO S-52 6.1.1'],
    ['https://registry.iho.int/productspec/view.do?idx=195&product_ID=S-101', 'IHO S-101'],
    ['https://webdesk.jsa.or.jp/books/W11M0090/index/?bunsyo_id=JIS+F+3051%3A1956', 'JIS F 3051:1956'],
    ['plateau_tech_doc_0048_ver01.pdf', 'PLATEAU Technical Report #48 1.0'],
    ['info_iec60335-1{ed6.0}en.pdf', 'IEC 60335-1'],
    ['nistspecialpublication800-53r4.pdf', 'NIST SP 800-53r4'],
    ['rfc9110.txt.pdf', 'RFC 9110'],
    ['W3C WD-DSIG-label-970516.html', 'W3C WD-DSIG-label-970516.html'],
  ])('%s is %s', (text, designation) => {
    expect([...readingsOf(text)].map(wholeOf)).toContain(wholeOf(designation))
  })

  it('ignores the number of a catalogue', () => {
    expect(unwrapAddress('https://www.iso.org/standard/62085.html')).toEqual([])
  })

  it.each(['ISO 9001 quality. See www.example.org', 'a.pdf is what I mean', 'steel'])(
    'takes no words for an address: %s',
    (text) => {
      expect(unwrapAddress(text)).toBeUndefined()
    },
  )

  it.each(['12345-123.pdf', '10123-001'])('takes no other number for a file of 3GPP: %s', (text) => {
    expect([...readingsOf(text)].filter((one) => one.startsWith('3GPP'))).toEqual([])
  })
})

describe('addressKey', () => {
  const key = addressKey('https://www.iso.org/standard/62085.html')

  it.each([
    'http://iso.org/standard/62085',
    'www.iso.org/standard/62085.html#lifecycle',
    'https://www.iso.org/fr/standard/62085.html?browse=tc',
    'HTTPS://WWW.ISO.ORG//standard/62085/',
  ])('is one for all spellings of an address: %s', (text) => {
    expect(addressKeys(text)).toContain(key)
  })

  it('keeps a query, which may be what names the document', () => {
    const [one, other] = ['KEY=1', 'KEY=2'].map((query) => addressKey(`https://example.org/report.asp?${query}`))
    expect(one).not.toBe(other)
  })

  it.each([
    'ISO 9001',
    'example.org',
    'https://example.org',
    'see https://example.org/a',
    `https://example.org/${'a'.repeat(600)}`,
  ])('is absent without an address of a page: %s', (text) => {
    expect(addressKeys(text)).toEqual([])
  })
})
