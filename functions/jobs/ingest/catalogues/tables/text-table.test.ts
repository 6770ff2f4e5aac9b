import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { offeredBy, offeredRecords } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
let count = 0
/** Reads a table under a new name, with the columns that are said for it. */
function read(text: string | Buffer, columns?: object, ending = 'csv') {
  count += 1
  const name = `table-${count}.${ending}`
  const file = { format: 'lectern-columns/1', ...columns }
  if (columns) writeFileSync(path.join(folder, `${name}.columns.json`), JSON.stringify(file))
  return offeredBy(folder, name, text)
}
const designations = async (text: string | Buffer) => (await read(text)).records.map(({ designation }) => designation)
const reasons = async (text: string, columns?: object) => {
  const { records, refusals } = await read(text, columns)
  return {
    records: records.length,
    reasons: refusals.map(({ field = '', line = '', reason }) => `${line} ${field} ${reason}`.trim().replace(/ +/g, ' ')),
  }
}

describe('a table', () => {
  it('has the columns that its heads say, and shows them', async () => {
    const text = `"Ref. No.";Titel;"Title (FR)";Publisher;"Date of issue";ICS;Keywords;"Replaced by";Price;DOI;Language
XO 1:2020;"Ladders; safe ones";Échelles;The Example Organization;2020-05-17;"97.145, 13.100";rung, ladder;XO 1:2024;20;10.9/1;English
`
    const { records, refusals, remarks } = await read(text)
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({
        designation: 'XO 1:2020',
        publisher: 'The-Example-Organization',
        title: 'Ladders; safe ones',
        titles: { fr: 'Échelles' },
        publishDate: '2020-05-17',
        ics: ['97.145', '13.100'],
        keywords: ['rung', 'ladder'],
        replacedBy: 'XO 1:2024',
        details: { doi: '10.9/1' },
        language: 'en',
      }),
    ])
    const said = remarks.map(({ field, reason }) => `${field ?? ''} ${reason}`)
    expect(said).toContain('Ref. No. becomes designation')
    expect(said).toContain('Price left out')
    expect(said).toContain(' read as utf-8, columns divided by semicolon')
  })

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('is divided by %s', async (_, sign) => {
    const rows = ['Number,Title,Keywords', 'XO 1,"One, two; three|four",a', 'XO 2,Two,b'].map((row) =>
      row.replace(/,(?=\S)/g, sign),
    )
    expect(await designations(rows.join('\n'))).toEqual(['XO 1', 'XO 2'])
  })

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFNumber,Title\nXO 1,Échelle')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFNumber,Title\nXO 1,Échelle', 'utf16le')],
    ['UTF-16 without one', Buffer.from('Number,Title\nXO 1,Échelle', 'utf16le')],
    ['Windows-1252', Buffer.from('Number,Title\nXO 1,Échelle', 'latin1')],
  ])('is read in %s', async (_, bytes) => expect((await read(bytes)).records[0]?.title).toBe('Échelle'))

  it('begins below a list’s own title, and its rows keep their lines', async () => {
    const text = 'Our standards,\n\nNumber,Title\nXO 1,"One\nline"\n\nXO 2,\n'
    const { records, refusals } = await read(text)
    expect(records.map(({ title }) => title)).toEqual(['One line'])
    expect(refusals).toEqual([expect.objectContaining({ line: 7, field: 'title' })])
  })

  it('gives the same stamps again', async () => {
    const { stamps } = await offeredBy(folder, 'same.csv', 'Number,Title\nXO 1,One')
    expect((await offeredRecords(path.join(folder, 'same.csv'))).stamps).toEqual(stamps)
  })

  it('is read as the file beside it says: columns, words, values of all rows', async () => {
    const columns = {
      columns: { A: 'designation', B: 'title', C: { field: 'status', words: { Vigente: 'active' } } },
      values: { publisher: 'XO' },
    }
    const { records } = await read('A,B,C,D\n1,One,Vigente,x', columns)
    expect(records).toEqual([expect.objectContaining({ publisher: 'XO', designation: 'XO 1', title: 'One', status: 'Active' })])
  })
})

describe('dates of a table', () => {
  const dates = async (...cells: string[]) => {
    const { records } = await read(`Number;Title;Date\n${cells.map((cell, at) => `XO ${at};T;${cell}`).join('\n')}`)
    return records.map(({ publishDate }) => publishDate)
  }

  it('are of any habit that says which is the month', async () => {
    const cells = [
      '2021-03-04',
      '04.03.2021',
      'March 2021',
      '4. März 2021',
      'Mar 4, 2021',
      '20210304',
      '2021',
      '03/2021',
      '2021/3/4',
      '-',
    ]
    const day = '2021-03-04'
    expect(await dates(...cells)).toEqual([day, day, '2021-03', day, day, day, '2021', '2021-03', day, undefined])
  })

  it('are in the order of the column as a whole', async () => {
    expect(await dates('3/4/21', '25/4/21')).toEqual(['2021-04-03', '2021-04-25'])
    expect(await dates('3/4/2021', '4/25/2021')).toEqual(['2021-03-04', '2021-04-25'])
  })

  it('keep the table out where nothing decides, until the file beside it does', async () => {
    const table = (...cells: string[]) => `Number,Title,Date\n${cells.map((cell) => `XO 1,T,${cell}`).join('\n')}`
    expect(await reasons(table('2021', '3/4/21'))).toEqual({
      records: 0,
      reasons: [expect.stringMatching(/^Date 3\/4\/21 in line 3 .* no other date of the column decides: say .*day-month/)],
    })
    expect((await reasons(table('3/4/21', '25/4/21', '4/25/21'))).reasons).toEqual([expect.stringContaining('both orders')])
    const columns = { columns: { Number: 'designation', Title: 'title', Date: { field: 'publishedDate', dates: 'month-day' } } }
    expect((await read(table('3/4/21'), columns)).records[0]?.publishDate).toBe('2021-03-04')
  })

  it('that are none keep their row out', async () => {
    expect(await reasons('Number,Title,Date\nXO 1,T,soon\nXO 2,T,2021-02-30\nXO 3,T,2021')).toEqual({
      records: 1,
      reasons: ['2 Date "soon" is no date', '3 publishedDate not a day of the calendar'],
    })
  })
})

describe('what is wrong with a table', () => {
  it.each([
    ['an empty file', '', 'is empty'],
    ['one column', 'Number\nXO 1\n', 'has one column'],
    ['no title', 'Number,Colour\nXO 1,red\n', 'no column is the title'],
    ['no designation', 'Title,Colour\nOne,red\n', 'no column is the designation'],
    ['a column twice', 'Number,Title,Title\nXO 1,One,Two\n', '"Title" and "Title (2)" would both be title'],
    ['an open quotation mark', `Number,Title\nXO 1,"One\n${'XO 2,Two\n'.repeat(3)}`, 'never closed'],
    ['a head alone', 'Number,Title\n', 'has no records'],
  ])('is said of %s, and nothing comes in', async (_, text, reason) =>
    expect(await reasons(text)).toEqual({ records: 0, reasons: [expect.stringContaining(reason)] }),
  )

  it('is said of a row that has more or fewer cells than the head', async () => {
    expect(await reasons('Number,Title,Year\nXO 1,One,2020\nXO 2,Two, three,2020\nXO 3,Three')).toEqual({
      records: 1,
      reasons: ['3 has 4 cells, and the head has 3', '4 has 2 cells, and the head has 3'],
    })
  })

  it('is said of the file beside it', async () => {
    const text = 'Number,Title\nXO 1,One'
    const said = async (columns: object) => (await reasons(text, { columns })).reasons
    expect(await said({ Nummer: 'designation' })).toEqual([expect.stringContaining('Nummer named in')])
    expect(await said({ Number: 'designaton' })).toEqual([expect.stringContaining('columns.Number')])
  })
})

describe('KBART', () => {
  const heads =
    'publication_title\tprint_identifier\tonline_identifier\tdate_monograph_published_online\ttitle_url\ttitle_id\tpublisher_name\tpublication_type\tmonograph_edition'
  it('gives designations by the id, the title, or the number of the book', async () => {
    const rows = [
      'ISO 9001:2015 - Quality "systems"\t\t9780000000019\t2015-09\thttps://example.org/1\tx1\tInternational Organization for Standardization\tmonograph\t5',
      'Quality\t\t\t2008\thttps://example.org/2\tISO 9001:2008\tInternational Organization for Standardization\tmonograph\t4',
      'A book\t9780000000026\t\t\t\tx3\tXO\tmonograph\t',
      'A journal\t1234-5678\t8765-4321\t\t\tx4\tXO\tserial\t',
    ]
    const { records, refusals } = await read([heads, ...rows].join('\n'), undefined, 'txt')
    expect(refusals).toEqual([])
    expect(
      records.map(({ designation, publisher, publishDate, edition }) => [designation, publisher, publishDate, edition]),
    ).toEqual([
      ['ISO 9001:2015', 'ISO', '2015-09', '5'],
      ['ISO 9001:2008', 'ISO', '2008', '4'],
      ['ISBN 9780000000026', 'XO', undefined, ''],
      ['ISSN 1234-5678', 'XO', undefined, ''],
    ])
  })
})
