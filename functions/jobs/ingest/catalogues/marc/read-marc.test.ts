import { describe, expect, it } from '@jest/globals'
import { marcOfDocument } from '#citations/marc/marc-of-document.ts'
import { writeIso2709 } from '#citations/marc/write-iso2709.ts'
import { writeMarcXml } from '#citations/marc/write-marc-xml.ts'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
const record = (number: string, title = 'Échelles: safe ones') =>
  marcOfDocument({
    number,
    title,
    publishers: ['International Organization for Standardization'],
    date: '2024-03-09',
    edition: '3',
    language: 'fr',
    status: 'in-force',
    type: 'Standard',
    url: 'https://example.org/77',
    doi: '10.9999/77',
    accessed: '2026-01-01',
    controlNumber: number,
    agency: 'XO',
    description: 'What a rung has to bear.',
    otherNumbers: [],
    keywords: ['ladder'],
    ics: ['97.145'],
    pages: 4,
    made: new Date('2026-01-01T00:00:00Z'),
  } as Parameters<typeof marcOfDocument>[0])
const bytes = (...numbers: string[]) => Buffer.concat(numbers.map((number) => writeIso2709(record(number))))

describe('MARC 21', () => {
  it.each([
    ['as ISO 2709', 'a.mrc', () => bytes('ISO 77:2024')],
    ['as XML', 'a.xml', () => Buffer.from(writeMarcXml(record('ISO 77:2024')))],
  ])('%s gives the record that the library itself writes', async (_, name, content) => {
    const { records, refusals } = await offeredBy(folder, name, content())
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({
        publisher: 'ISO',
        designation: 'ISO 77:2024',
        title: 'Échelles: safe ones',
        description: 'What a rung has to bear.',
        year: 2024,
        language: 'fr',
        ics: ['97.145'],
        keywords: ['ladder'],
        details: { doi: '10.9999/77' },
        accessUrl: 'https://example.org/77',
      }),
    ])
  })

  it('that breaks off stays out as a whole, and a record of a wrong length alone', async () => {
    const two = bytes('ISO 77:2024', 'ISO 78:2024')
    expect((await offeredBy(folder, 'two.mrc', two)).records).toHaveLength(2)
    const cut = await offeredBy(folder, 'two.mrc', two.subarray(0, -20))
    expect([cut.records, cut.refusals]).toEqual([[], [expect.objectContaining({ field: 'record 2' })]])
    two.write('00300', 0, 'latin1')
    const { records, refusals } = await offeredBy(folder, 'two.mrc', two)
    expect(records.map(({ designation }) => designation)).toEqual(['ISO 78:2024'])
    expect(refusals).toEqual([expect.objectContaining({ field: 'record 1', reason: expect.stringContaining('length') })])
  })

  it('in MARC-8 has its marks before the letters; letters of other sets keep their record out', async () => {
    // Each letter of the model becomes as many bytes as it has in UTF-8.
    const marc8 = (title: string) => {
      const raw = bytes('ISO 77:2024')
      raw.write(' ', 9, 'latin1')
      raw.write(title, raw.indexOf('Échelles'), 'latin1')
      return raw
    }
    const latin = await offeredBy(folder, 'marc8.mrc', marc8('\xE2Echelles \xE8u, \xB1ad'))
    expect(latin.records[0]?.title).toMatch(/^Échelles ü, ład/)
    const other = await offeredBy(folder, 'marc8.mrc', Buffer.concat([marc8('\x1B(Nabc'), bytes('ISO 78:2024')]))
    expect(other.records.map(({ designation }) => designation)).toEqual(['ISO 78:2024'])
    expect(other.refusals).toEqual([expect.objectContaining({ field: 'record 1', reason: expect.stringContaining('MARC-8') })])
  })

  it('in UTF-8 is read as such where it does not say so, and refused where it says so and is not', async () => {
    const unflagged = bytes('ISO 77:2024')
    unflagged.write(' ', 9, 'latin1')
    expect((await offeredBy(folder, 'a.mrc', unflagged)).records[0]?.title).toBe('Échelles: safe ones')
    const broken = bytes('ISO 77:2024')
    broken[broken.indexOf('Échelles') + 1] = 0x20
    const { refusals } = await offeredBy(folder, 'a.mrc', broken)
    expect(refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining('not UTF-8') })])
  })

  it('without a number of a standard is known by ISBN, DOI, ISSN or the number of the Library of Congress', async () => {
    const xml = (...fields: string[]) =>
      `<record>${['245 a Rungs', '260 b Ladder Press', ...fields]
        .map((field) => /^(\d+) (\w) (.*)$/.exec(field) as unknown as string[])
        .map(([, tag, code, text]) => `<datafield tag="${tag}"><subfield code="${code}">${text}</subfield></datafield>`)
        .join('')}</record>`
    const known = [['020 a 9780000000026 (pbk.)'], ['022 a 1234-5678'], ['010 a   84142463 /AC'], ['100 a Rung, Ada']]
    const { records, refusals } = await offeredBy(
      folder,
      'a.xml',
      `<collection>${known.map((one) => xml(...one)).join('')}</collection>`,
    )
    expect(records.map(({ designation, documentType }) => [designation, documentType])).toEqual([
      ['ISBN 9780000000026', 'Book'],
      ['ISSN 1234-5678', 'Serial'],
      ['LCCN 84142463', 'Book'],
    ])
    expect(refusals).toEqual([expect.objectContaining({ field: 'designation' })])
  })
})
