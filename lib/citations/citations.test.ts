import { describe, expect, it } from '@jest/globals'
import type { CitedDocument } from './cited-document.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCslJson } from './write-csl-json.ts'
import { writeRis } from './write-ris.ts'
import { TEXT_STYLES, type TextStyle, writeTextCitation } from './write-text-citation.ts'

const whole: CitedDocument = {
  number: 'ISO/IEC 27001:2022',
  title: 'Information security, cybersecurity and privacy protection — Requirements',
  publishers: ['International Organization for Standardization', 'International Electrotechnical Commission'],
  type: 'International Standard',
  edition: '3',
  date: '2022-10-25',
  status: 'current',
  language: 'en',
  url: 'https://astm.example/document/?contentcode=ISO%7C27001-2022',
  accessed: '2026-11-22',
}
const clause: CitedDocument = {
  ...whole,
  number: 'XL 12-1999',
  publishers: ['Ladder & Rung Board'],
  edition: '2.1',
  date: '1999-04',
  status: 'withdrawn',
  clause: { number: '7.4.2', title: 'Drop test' },
}
const bare: CitedDocument = {
  ...whole,
  number: 'M {1}_%',
  title: 'Is it?',
  publishers: ['OML'],
  type: '',
  edition: '',
  date: '',
  status: '',
  language: '',
  url: '',
}

describe('citations in words', () => {
  it.each(Object.keys(TEXT_STYLES) as TextStyle[])('%s', (style) => {
    expect([whole, clause, bare].map((one) => writeTextCitation(style, one))).toMatchSnapshot()
  })

  it('no style leaves two signs, or spaces at an edge, whatever is unknown', () => {
    for (const style of Object.keys(TEXT_STYLES) as TextStyle[])
      for (const one of [whole, clause, bare]) {
        const text = writeTextCitation(style, one)
        expect(text).not.toMatch(/[,.;] ?[,.;](?! \. )|\s\s|^\s|\s$|undefined|\(\)/)
        expect(text).toContain(one.number)
      }
  })
})

describe('citations for programs', () => {
  it.each([
    ['RIS', writeRis],
    ['BibTeX', writeBibtex],
    ['CSL-JSON', writeCslJson],
  ])('%s', (_, write) => {
    expect([whole, clause, bare].map(write)).toMatchSnapshot()
  })

  it('BibTeX keeps its braces in balance, whatever a title holds', () => {
    for (const title of ['An open { brace', 'A closed } one', '\\{', 'a\\', '}{', '{{a}']) {
      let depth = 0
      for (const sign of writeBibtex({ ...whole, title })) {
        depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
        expect(depth).toBeGreaterThanOrEqual(0)
      }
      expect(depth).toBe(0)
    }
  })

  it('name DOI, ISBN and ISSN where the document has them', () => {
    const one = { ...whole, doi: '10.5555/xo_1', isbn: '978-0-00-000000-2', issn: '1234-5678' }
    expect(writeRis(one)).toContain('\r\nDO  - 10.5555/xo_1\r\n')
    expect(JSON.parse(writeCslJson(one))).toMatchObject([{ DOI: one.doi, ISBN: one.isbn, ISSN: one.issn }])
    for (const line of ['doi = {10.5555/xo\\_1},', 'isbn = {978-0-00-000000-2},', 'issn = {1234-5678},'])
      expect(writeBibtex(one)).toContain(line)
  })
})

describe('a document without a title', () => {
  it('is cited by its number, and nothing stands empty', () => {
    const one = { ...whole, title: '' }
    expect(writeTextCitation('APA', one)).toContain('(2022). ISO/IEC 27001:2022 (3rd edition). https://')
    expect(writeTextCitation('APA', { ...one, edition: '' })).toContain('(2022). ISO/IEC 27001:2022. https://')
    expect(writeBibtex(one)).not.toContain('title')
  })
})
