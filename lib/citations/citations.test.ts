import { describe, expect, it } from '@jest/globals'
import type { CitedDocument } from './cited-document.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCslJson } from './write-csl-json.ts'
import { writeRis } from './write-ris.ts'
import { TEXT_STYLES, type TextStyle, writeHtmlCitation, writeTextCitation } from './write-text-citation.ts'

const whole: CitedDocument = {
  number: 'ISO/IEC 27001:2022',
  title: 'Information security, cybersecurity and privacy protection — Requirements',
  publishers: ['International Organization for Standardization', 'International Electrotechnical Commission'],
  type: 'International Standard',
  edition: '3',
  date: '2022-10-25',
  status: 'in-force',
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
  status: 'unknown',
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
        expect(text.replace('Std. ', '')).toContain(one.number)
      }
  })
})

describe('each style', () => {
  const own: CitedDocument = {
    ...whole,
    number: 'ASTM E9999-99',
    title: 'Test Method for Rungs',
    publishers: ['ASTM International'],
    edition: '2.0',
    date: '2026-06-07',
    url: '',
  }
  const of = (style: TextStyle, given: Partial<CitedDocument> = {}) => writeTextCitation(style, { ...own, ...given })

  it('ASTM has the title in quotation marks, and the place', () => {
    expect(of('ASTM')).toBe('ASTM E9999-99, “Test Method for Rungs,” ASTM International, West Conshohocken, PA, 2026')
    expect(of('ASTM', { title: 'Is it?' })).toContain('“Is it?” ASTM')
    expect(of('ASTM', { publishers: ['Nobody'] })).toMatch(/” Nobody, 2026$/)
  })

  it('IEEE has Std. and its months in short', () => {
    expect(of('IEEE', { number: 'IEEE Std 1-2000' })).toContain(', IEEE Std. 1-2000, ASTM International, Jun. 7, 2026')
    expect(of('IEEE', { number: 'IEEE 802.3-2022' })).toContain(', IEEE Std. 802.3-2022,')
    expect(of('IEEE', { number: 'RFC 9110', type: 'Request for Comments' })).toContain(', RFC 9110,')
    expect(of('IEEE', { date: '2026-05' })).toContain('May 2026')
  })

  it('APA says neither number nor version twice, and its editions in short', () => {
    expect(of('APA', { edition: '1' })).toContain('Test Method for Rungs (ASTM E9999-99; 1st ed.).')
    expect(of('APA', { title: 'The Unicode Standard, Version 16.0.0', number: 'Unicode 16', edition: '16.0.0' })).toContain(
      'Version 16.0.0 (Unicode 16).',
    )
    expect(of('APA', { title: 'A program', edition: '16.0.0' })).toContain('(ASTM E9999-99; Version 16.0.0)')
    expect(of('APA', { title: 'RFC 9110: HTTP semantics', number: 'RFC 9110', edition: '' })).toContain(
      'RFC 9110: HTTP semantics.',
    )
  })

  it('sets the title in italics where it is one of those that do', () => {
    const html = (style: TextStyle) => writeHtmlCitation(style, { ...own, title: 'Rungs & <steps>' })
    for (const style of ['APA', 'IEEE', 'CHICAGO', 'ISO690'] as const)
      expect(html(style)).toContain('<i>Rungs &amp; &lt;steps&gt;</i>')
    expect(html('ASTM')).toContain('“Rungs &amp; &lt;steps&gt;,”')
    expect(html('ASTM')).not.toContain('<i>')
  })

  it('leaves an edition of two numbers as its publisher counts it', () => {
    expect(writeRis(own)).toContain('\r\nET  - 2.0\r\n')
    expect(writeRis({ ...own, edition: '2' })).toContain('\r\nET  - 2nd edition\r\n')
    expect(of('CHICAGO')).toContain('Edition 2.0.')
  })

  it('says the status in the words of the library', () => {
    expect(writeRis({ ...own, status: 'under-revision' })).toContain('Status: Under revision')
    expect(of('CHICAGO', { status: 'superseded' })).toContain('Superseded.')
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
    expect(writeTextCitation('APA', one)).toContain('(2022). ISO/IEC 27001:2022 (3rd ed.). https://')
    expect(writeTextCitation('APA', { ...one, edition: '' })).toContain('(2022). ISO/IEC 27001:2022. https://')
    expect(writeBibtex(one)).not.toContain('title')
  })
})
