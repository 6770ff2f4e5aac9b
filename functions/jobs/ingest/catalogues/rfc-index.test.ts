import { describe, expect, it } from '@jest/globals'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()

const entry = (number: string, more = '', status = 'PROPOSED STANDARD') =>
  `<rfc-entry><doc-id>RFC${number}</doc-id><title>Rungs</title><date><month>March</month><year>1997</year></date>${more}
  <current-status>${status}</current-status></rfc-entry>`
const index = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rfc-index xmlns="https://www.rfc-editor.org/rfc-index">${entries.join('\n')}</rfc-index>`

describe('the index of RFCs', () => {
  it('gives a record for each that was issued', async () => {
    const more = `<keywords><kw>ladder</kw></keywords><abstract><p>First.</p><p>Second.</p></abstract>
      <obsoletes><doc-id>RFC0007</doc-id></obsoletes><updated-by><doc-id>RFC8174</doc-id></updated-by><is-also><doc-id>BCP0014</doc-id></is-also>
      <wg_acronym>rungs</wg_acronym><doi>10.9999/RFC0077</doi>`
    const text = index(
      '<bcp-entry><doc-id>BCP0014</doc-id><is-also><doc-id>RFC0077</doc-id></is-also></bcp-entry>',
      entry('0077', more),
      '<rfc-not-issued-entry><doc-id>RFC0014</doc-id></rfc-not-issued-entry>',
    )
    const { records, refusals } = await offeredBy(folder, 'rfc-index.xml', text)
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({
        publisher: 'IETF',
        designation: 'RFC 77',
        otherDesignations: ['BCP 14'],
        title: 'Rungs',
        description: 'First.\nSecond.',
        documentType: 'RFC',
        status: 'Active',
        publishDate: '1997-03',
        committees: ['rungs'],
        keywords: ['ladder'],
        details: { doi: '10.9999/RFC0077' },
        accessUrl: 'https://www.rfc-editor.org/info/rfc77',
        relations: [
          { type: 'obsoletes', designation: 'RFC 7' },
          { type: 'updatedBy', designation: 'RFC 8174' },
        ],
      }),
    ])
  })

  it('says what is in force', async () => {
    const by = '<obsoleted-by><doc-id>RFC0099</doc-id></obsoleted-by>'
    const text = index(entry('1', '', 'HISTORIC'), entry('2', '', 'UNKNOWN'), entry('3', by), entry('4', '', 'EXPERIMENTAL'))
    const { records } = await offeredBy(folder, 'rfc-index.xml', text)
    expect(records.map(({ status }) => status)).toEqual(['Historical', 'Unknown', 'Replaced', 'Active'])
    expect(records[2]?.replacedBy).toBe('RFC 99')
  })

  it('stays out as a whole where it breaks off, however far', async () => {
    const all = index(...Array.from({ length: 2500 }, (_, at) => entry(String(at + 1))))
    expect((await offeredBy(folder, 'rfc-index.xml', all)).records).toHaveLength(2500)
    const { records, refusals } = await offeredBy(folder, 'rfc-index.xml', all.slice(0, -30))
    expect(records).toEqual([])
    expect(refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining('not well-formed XML') })])
  })

  it('is told by line where an entry lacks something, and the same index gives the same stamps', async () => {
    const text = index(entry('1'), entry('2').replace('<title>Rungs</title>', ''))
    const { records, refusals, stamps } = await offeredBy(folder, 'rfc-index.xml', text)
    expect(records).toHaveLength(1)
    expect(refusals).toEqual([expect.objectContaining({ line: 3, field: 'title' })])
    expect((await offeredBy(folder, 'rfc-index.xml', text)).stamps).toEqual(stamps)
  })

  it.each([
    ['latin1', 'iso-8859-1', 'latin1'],
    ['utf16le', 'utf-16', 'utf16le'],
  ] as const)('is read in %s', async (_, declared, encoding) => {
    const text = index(entry('1').replace('Rungs', 'Échelons')).replace('UTF-8', declared)
    const { records } = await offeredBy(
      folder,
      'rfc-index.xml',
      Buffer.from(`${encoding === 'utf16le' ? '\uFEFF' : ''}${text}`, encoding),
    )
    expect(records.map(({ title }) => title)).toEqual(['Échelons'])
  })
})
