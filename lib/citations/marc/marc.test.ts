import { describe, expect, it } from '@jest/globals'
import { type CatalogedDocument, marcOfDocument } from './marc-of-document.ts'
import { writeIso2709 } from './write-iso2709.ts'
import { writeMarcText, writeMnemonic } from './write-marc-text.ts'
import { writeMarcXml } from './write-marc-xml.ts'

const whole: CatalogedDocument = {
  controlNumber: 'ISO|9001-2015',
  agency: 'Ladder Library',
  number: 'ISO 9001:2015',
  otherNumbers: ['EN ISO 9001:2015', '10.3403/30273524'],
  title: 'The quality of {rungs} & <steps> at $5 — Qualität\u001Fand\u001Eends\u001D',
  publishers: ['International Organization for Standardization', 'Ladder & Rung Board'],
  type: 'International Standard',
  edition: '5',
  date: '2015-09-23',
  status: 'in-force',
  language: 'en-US',
  url: 'https://astm.example/document/?contentcode=ISO%7C9001-2015',
  accessed: '2026-11-22',
  description: 'Requirements.',
  keywords: ['quality', 'management'],
  ics: ['03.120.10'],
  pages: 29,
  made: new Date('2026-11-22T10:11:12Z'),
}
const bare: CatalogedDocument = {
  ...whole,
  otherNumbers: [],
  publishers: ['OML'],
  type: '',
  edition: '',
  date: '',
  status: 'unknown',
  language: 'tlh',
  description: '',
  keywords: [],
  ics: [],
  pages: 0,
}

/** Reads ISO 2709 by its directory alone. */
function readBytes(bytes: Uint8Array) {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  const base = Number(ascii(12, 17))
  const fields: [string, string][] = []
  for (let at = 24; at < base - 1; at += 12) {
    const [length, start] = [Number(ascii(at + 3, at + 7)), Number(ascii(at + 7, at + 12))]
    fields.push([ascii(at, at + 3), Buffer.from(bytes.subarray(base + start, base + start + length)).toString('utf8')])
  }
  return { length: Number(ascii(0, 5)), leader: ascii(0, 24), directoryEnd: bytes[base - 1], fields }
}

describe('a record as ISO 2709', () => {
  it.each([
    ['whole', whole],
    ['bare', bare],
  ])('%s: leader, directory and terminators tell the same lengths, in bytes', (_, document) => {
    const bytes = writeIso2709(marcOfDocument(document))
    const { length, leader, directoryEnd, fields } = readBytes(bytes)
    expect([length, directoryEnd, bytes.at(-1), bytes.at(-2)]).toEqual([bytes.length, 0x1e, 0x1d, 0x1e])
    expect(leader).toMatch(/^\d{5}nam a22\d{5}7i 4500$/)
    expect(fields.map(([tag]) => tag)).toEqual(fields.map(([tag]) => tag).sort())
    for (const [tag, text] of fields) {
      const shown = text.replaceAll('\u001F', '‡').replaceAll('\u001E', '¶').replaceAll('\u001D', '¶¶')
      expect([tag, shown.indexOf('¶')]).toEqual([tag, shown.length - 1])
      if (tag >= '010') expect(shown).toMatch(/^[\d ]{2}(‡[a-z0-9][^‡¶]+)+¶$/)
    }
    const { 8: fixed } = Object.fromEntries(fields.map(([tag, text]) => [Number(tag), text]))
    expect(fixed).toHaveLength(41)
  })

  it('says what a catalog asks of a standard', () => {
    const { fields } = readBytes(writeIso2709(marcOfDocument(whole)))
    const plain = fields.map(([tag, text]) => `${tag} ${text.replaceAll('\u001F', '$').replace('\u001E', '')}`)
    expect(plain).toEqual(
      expect.arrayContaining([
        '001 ISO|9001-2015',
        '008 261122e20150923xx |||||ou   |00| 0|eng d',
        '024 7 $a10.3403/30273524$2doi',
        '084   $a03.120.10$2ics',
        '088   $aEN ISO 9001:2015',
        '110 2 $aInternational Organization for Standardization.',
        '245 14$aThe quality of {rungs} & <steps> at $5 — Qualität and ends.',
        '250   $a5th edition.',
        '300   $a1 online resource (29 pages)',
        '500   $aStatus: In force.',
        '710 2 $aLadder & Rung Board.',
        '856 40$uhttps://astm.example/document/?contentcode=ISO%7C9001-2015$yISO 9001:2015',
      ]),
    )
  })

  it('has a title in any case, and its numbers each in its own field', () => {
    const one = { ...whole, title: '', isbn: '978-0-00-000000-2', issn: 'none', doi: '10.5555/xo.1' }
    const { fields } = readBytes(writeIso2709(marcOfDocument(one)))
    const plain = fields.map(([tag, text]) => `${tag} ${text.replaceAll('\u001F', '$').replace('\u001E', '')}`)
    for (const field of [
      '020   $a9780000000002',
      '022   $znone',
      '024 7 $a10.5555/xo.1$2doi',
      '024 7 $a10.3403/30273524$2doi',
      '245 10$aISO 9001:2015.',
    ])
      expect(plain).toContain(field)
  })

  it('never grows beyond what its directory can count, and cuts whole characters', () => {
    const long = { ...whole, description: '長'.repeat(20_000), keywords: Array.from({ length: 2000 }, () => 'ü'.repeat(1000)) }
    const bytes = writeIso2709(marcOfDocument(long))
    const { length, fields } = readBytes(bytes)
    expect([length, bytes.length]).toEqual([bytes.length, length])
    expect(bytes.length).toBeLessThan(99_999)
    expect(Buffer.from(bytes).toString('utf8')).not.toContain('\uFFFD')
    expect(fields.at(-1)?.[0]).toBe('856')
  })
})

describe('the fixed field', () => {
  it.each([
    ['2015-09-23', 'e20150923'],
    ['1999-04', 'e199904  '],
    ['1999', 's1999    '],
    ['', 'nuuuuuuuu'],
  ])('says a date of %p as far as it is known', (date, dates) => {
    const { fields } = marcOfDocument({ ...whole, date })
    expect(fields.find(({ tag }) => tag === '008')).toMatchObject({ text: `261122${dates}xx |||||ou   |00| 0|eng d` })
  })
})

describe('a record in lines and in XML', () => {
  it('escapes what would stand for something', () => {
    const record = marcOfDocument(whole)
    expect(writeMnemonic(record)).toContain(
      '=245  14$aThe quality of {lcub}rungs{rcub} & <steps> at {dollar}5 — Qualität and ends.\r\n',
    )
    expect(writeMnemonic(record)).toContain('=856  40$u')
    expect(writeMnemonic(record)).toContain('=264  \\1$b')
    expect(writeMarcXml(record)).toContain(
      '<subfield code="a">The quality of {rungs} &amp; &lt;steps&gt; at $5 — Qualität and ends.</subfield>',
    )
    expect(writeMarcText(record)).toContain('\r\n856 40 |u https://')
  })
})
