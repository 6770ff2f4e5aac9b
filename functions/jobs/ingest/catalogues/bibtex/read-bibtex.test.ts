import { describe, expect, it } from '@jest/globals'
import type { CitedDocument } from '#citations/cited-document.ts'
import { writeBibtex } from '#citations/write-bibtex.ts'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
const read = (text: string | Uint8Array) => offeredBy(folder, 'a.bib', text)
const standard = (fields: string, key = 'a') => `@standard{${key}, number = {XO 77}, title = {Rungs}, ${fields}}\n`

const cited: CitedDocument = {
  number: 'ISO/IEC 27001:2022',
  title: 'Échelles_1 & “rungs” {50 %} < 5 \\ ~^ #$ <b',
  publishers: ['International Organization for Standardization', 'International Electrotechnical Commission'],
  type: 'International Standard',
  edition: '3',
  date: '2022-10-25',
  status: 'under-revision',
  language: 'fr',
  url: 'https://lectern.example/document/?contentcode=ISO%7C27001-2022&a=~b_c',
  doi: '10.5555/xo_1',
  isbn: '978-0-00-000000-2',
  issn: '1234-5678',
  accessed: '2026-11-22',
}

describe('BibTeX', () => {
  it('that the library itself writes comes back whole', async () => {
    const ladders = { ...cited, number: 'XL 12-1999', publishers: ['Ladder; Rung & Co', 'XO'], status: 'withdrawn' } as const
    const { records, refusals, remarks } = await read(writeBibtex(cited) + writeBibtex(ladders))
    expect([refusals, remarks]).toEqual([[], []])
    expect(records).toEqual([
      expect.objectContaining({
        sourceId: 'ISO-IEC-27001:2022',
        designation: cited.number,
        title: cited.title,
        publisher: 'ISO',
        relations: [{ type: 'copublishedBy', designation: 'IEC' }],
        documentType: 'International Standard',
        edition: '3',
        year: 2022,
        publishDate: '2022-10',
        status: 'Active',
        language: 'fr',
        accessUrl: cited.url,
        details: { doi: cited.doi, isbn: cited.isbn, issn: cited.issn },
      }),
      expect.objectContaining({
        designation: 'XL 12-1999',
        publisher: 'Ladder;-Rung-&-Co',
        status: 'Withdrawn',
        relations: [{ type: 'copublishedBy', designation: 'XO' }],
      }),
    ])
  })

  it('is read with macros, joined values, quotation marks, parentheses, comments, and fields in any case', async () => {
    const { records, refusals, remarks } = await read(`A note by whoever wrote it, with me@example.org and a brace {.
      @comment{ @standard{no, title = {No}} }
      @Comment no entry
      @preamble{ "\\newcommand{\\x}{}" # {y} }
      @string(body = "XO " # {Board})
      @STRING{whole = body # " of Ladders"}
      @Standard(first,
        Number = "XO {"}77{"}:" # 2024, TITLE = {Rungs {of {oak}}, @ home},
        % year = 1999,
        institution = whole # { (} # unknown # {)} month = mar # {~9},, year = 2024
      )`)
    expect(refusals).toEqual([])
    expect(remarks).toEqual([expect.objectContaining({ field: 'unknown' })])
    expect(records).toEqual([
      expect.objectContaining({
        designation: 'XO "77":2024',
        title: 'Rungs of oak, @ home',
        publisher: 'XO-Board-of-Ladders-(unknown)',
        publishDate: '2024-03-09',
      }),
    ])
  })

  it.each([
    ["{\\'E}chelles \\\"uber {\\v S}koda, \\c{c}a, \\H{o}, \\~n, \\'{\\i}", 'Échelles über Škoda, ça, ő, ñ, í'],
    ["stra{\\ss}e, \\O re, {\\L}\\'od\\'z, \\AA ngstr\\\"om", 'straße, Øre, Łódź, Ångström'],
    ["a--b, c---d, ``e'', 5~mm, \\textit{f} \\emph {g}, 50\\,\\%, \\textdegree{}C", 'a–b, c—d, “e”, 5 mm, f g, 50 %, °C'],
    [
      'H$_2$O, $10^{-3}$ m\\textsuperscript{2}, $\\alpha_\\mu$',
      'H<sub>2</sub>O, 10<sup>-3</sup> m<sup>2</sup>, α<sub>µ</sub>'.replace('µ', 'μ'),
    ],
    ['\\$5 or $6, \\href{https://example.org/a}{here} <i>so</i> \\& &amp; x<y>', '$5 or $6, here <i>so</i> & & x<y>'],
  ])('writes %s in letters', async (title, letters) => {
    const { records } = await read(standard('').replace('Rungs', () => title))
    expect(records.map((record) => record.title)).toEqual([letters])
  })

  it('gives a record of each kind that has a number to be known by', async () => {
    const { records, refusals } = await read(`
      @misc{rfc2119, series={Request for Comments}, number=2119, howpublished={RFC 2119}, publisher={RFC Editor}, title={Key words}, year=1997, month=mar}
      @techreport{nist, institution={NIST}, type={SP}, number={800-53}, title={Controls}, date={2020-09-23}}
      @book{book, isbn={978-0-00-000000-2 (print)}, publisher={Ladder Press}, title={Rungs}, subtitle={A history}, langid={ngerman}}
      @inproceedings{paper, crossref={proc}, doi={http://doi.acm.org/10.5555/7}, isbn={9780000000026}, title={Paper}}
      @article{none, title={Without a number}, year=2020, isbn={9780000000026}}
      @online{doi={10.5555/8}, journal={Journal of Rungs}, title={Without a key}}
      @misc{nobody, isbn={9780000000026}, title={Without a publisher}}
      @proceedings{proc, publisher={ACM}, title={Proceedings}, isbn={9780000000026}, year={2001}}`)
    expect(records).toEqual([
      expect.objectContaining({ designation: 'RFC 2119', publisher: 'IETF', publishDate: '1997-03' }),
      expect.objectContaining({ designation: expect.stringContaining('800-53'), publisher: 'NIST', publishDate: '2020-09-23' }),
      expect.objectContaining({
        designation: 'ISBN 978-0-00-000000-2',
        title: 'Rungs: A history',
        language: 'de',
        documentType: 'Book',
      }),
      expect.objectContaining({
        designation: 'DOI 10.5555/7',
        publisher: 'ACM',
        year: 2001,
        title: 'Paper',
        documentType: 'Paper',
      }),
      expect.objectContaining({ designation: 'DOI 10.5555/8', publisher: 'Journal-of-Rungs', documentType: 'Document' }),
      expect.objectContaining({ designation: 'ISBN 9780000000026' }),
    ])
    expect(refusals).toEqual([
      expect.objectContaining({ line: 6, field: 'entry none, designation' }),
      expect.objectContaining({ line: 8, field: 'entry nobody, publisher', reason: 'is missing' }),
    ])
  })

  it.each([
    ['a brace is missing', '@book{b, title = {Rungs,\n  year = 2000}\n', 'entry b', 'a brace of it is never closed'],
    ['a brace is too many', '@book{b, title = {Rungs}},\n  year = 2000\n}\n', 'entry b', 'a brace too many'],
    ['a quotation mark is missing', '@book{b, title = "Rungs,\n  year = 2000}\n', 'entry b', 'in line 2'],
    ['a sign of equality is missing', '@book{b,\n title {Rungs}}\n', 'entry b', '= is missing after title, in line 3'],
    ['a value is missing', '@book{b, title = }\n', 'entry b', 'a value is missing'],
    ['a key stands twice', standard('year = 1999'), 'entry a', 'its key a is that of line 1'],
  ])('where %s the entry stays out with its line, and the others come in', async (_, broken, field, reason) => {
    const { records, refusals } = await read(`${standard('')}${broken}\n${standard('', 'c')}`)
    expect(refusals).toEqual([expect.objectContaining({ line: 2, field, reason: expect.stringContaining(reason) })])
    expect(records.map(({ sourceId }) => sourceId)).toEqual(['a', 'c'])
  })

  it('that breaks off stays out as a whole', async () => {
    const text = standard('') + standard('year = {2000', 'b')
    for (const cut of [text, text.slice(0, -2), `${standard('')}@book{b`, `${standard('')}@book{b, title`]) {
      const { records, refusals } = await read(cut)
      expect(records).toEqual([])
      expect(refusals).toEqual([
        expect.objectContaining({ field: 'entry b, line 2', reason: expect.stringContaining('breaks off') }),
      ])
    }
  })

  it('is read in the encoding that it notes, that its bytes show, or in Windows-1252, and says so', async () => {
    const text = standard('institution = {Żółw}').replace('Rungs', 'Échelles')
    for (const [bytes, said] of [
      [Buffer.from(text), undefined],
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), 'read as utf-16le'],
    ] as const) {
      const { records, remarks } = await read(bytes)
      expect([records.map(({ title, publisher }) => [title, publisher]), remarks[0]?.reason]).toEqual([
        [['Échelles', 'Żółw']],
        said,
      ])
    }
    const latin = await read(Buffer.from(standard('').replace('Rungs', 'Échelles'), 'latin1'))
    expect([latin.records[0]?.title, latin.remarks[0]?.reason]).toEqual(['Échelles', 'read as windows-1252'])
    const noted = Buffer.concat([
      Buffer.from('% Encoding: ISO-8859-2\n'),
      Buffer.from(standard('').replace('Rungs', '\xAF\xF3\xB3w'), 'latin1'),
    ])
    expect((await read(noted)).records[0]?.title).toBe('Żółw')
    const nobody = await read(Buffer.concat([Buffer.from('% Encoding: KLINGON\n'), Buffer.from([0xe9])]))
    expect(nobody.refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining('KLINGON') })])
  })

  it('that has no entry is refused', async () => {
    for (const text of ['', 'no entries', '@comment{x}', '@@@{', '@{a}'])
      expect((await read(text)).refusals).toEqual([expect.objectContaining({ reason: 'has no records' })])
  })

  it('whose macros grow without end is refused where they do', async () => {
    const macros = Array.from({ length: 60 }, (_, at) => `@string{m${at + 1} = m${at} # m${at}}\n`).join('')
    const { records, refusals } = await read(`@string{m0 = {x}}\n${macros}${standard('note = m60')}`)
    expect(records).toHaveLength(1)
    expect(refusals[0]).toMatchObject({ line: 15, reason: expect.stringContaining('longer than 10000') })
  })

  it('of 20 MB comes in, and so does one of nothing but openings', async () => {
    const entry = (at: number) => standard(`institution = {XO}, abstract = {${'Safe {\\"u}ber rungs. '.repeat(600)}}`, `k${at}`)
    const { records, refusals } = await read(Array.from({ length: 1_500 }, (_, at) => entry(at)).join(''))
    expect([records.length, refusals.length]).toEqual([1_500, 0])
    const { records: none } = await read('@a{b,c={\n'.repeat(50_000))
    expect(none).toEqual([])
  })
})
