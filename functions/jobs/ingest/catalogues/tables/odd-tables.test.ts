import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
let count = 0
function read(content: string | Buffer, columns?: object, name = 'list.csv') {
  count += 1
  const file = `${count}-${name}`
  const settings = JSON.stringify({ format: 'lectern-columns/1', ...columns })
  if (columns) writeFileSync(path.join(folder, `${file}.columns.json`), settings)
  return offeredBy(folder, file, content)
}
const firstReason = async (content: string | Buffer) => {
  const { records, refusals } = await read(content)
  expect(records).toEqual([])
  return refusals[0]?.reason
}
/** Letters of a text in an encoding that Node reads and does not write. */
const GB18030 = Buffer.from([0xb1, 0xea, 0xd7, 0xbc, 0xba, 0xc5, 0x2c, 0xb1, 0xea, 0xd7, 0xbc, 0xc3, 0xfb, 0xb3, 0xc6])

describe('heads of a table', () => {
  it.each([
    ['Norm-Nr.;Titel (Deutsch);Ausgabedatum;Stand', '04.03.2021'],
    ['Référence;Titre français;Date de parution;État', '04.03.2021'],
    ['Código;Título;Fecha de publicación;Estado', '04.03.2021'],
    ['Numer normy;Tytuł;Data publikacji;Stan', '2021-03-04'],
    ['标准号;标准名称;发布日期;状态', '2021-03-04'],
    ['規格番号;規格名称;発行日;状態', '2021/03/04'],
    ['Обозначение;Наименование;Дата издания;Статус', '04.03.2021'],
    ['StandardNo;DocumentTitle;PublicationDate;State', '4 March 2021'],
    ['Std. number (ISO);Full title;Date of first publication;x', '4 March 2021'],
  ])('are known in many languages: %s', async (heads, date) => {
    const { records, refusals } = await read(`${heads}\nXO 1;Ladders;${date};x\n`)
    expect(refusals).toEqual([])
    expect(records).toEqual([expect.objectContaining({ designation: 'XO 1', title: 'Ladders', publishDate: '2021-03-04' })])
  })

  it('in two languages give the English title, and the other beside it', async () => {
    const { records } = await read('Number,Titel (Deutsch),Title (English)\nXO 1,Leitern,Ladders\n')
    expect(records).toEqual([expect.objectContaining({ title: 'Ladders', titles: { de: 'Leitern' } })])
  })

  it('that only hold the words of a field are left out where there are two of them', async () => {
    const heads = 'publication_title\tonline_identifier\tdate_first_issue_online\tdate_last_issue_online\tpublisher_name'
    const { records, refusals } = await read(`${heads}\nRungs\t1234-5679\t1968\t(2006).\tRung Press,\n`)
    expect(refusals).toEqual([])
    expect(records).toEqual([
      expect.objectContaining({ publisher: 'Rung-Press', designation: 'ISSN 1234-5679', publishDate: undefined }),
    ])
  })

  it('tell an encoding that is not Unicode', async () => {
    const { records, remarks } = await read(
      Buffer.concat([GB18030, Buffer.from('\nXO 1,'), Buffer.from([0xb1, 0xea]), Buffer.from('\n')]),
    )
    expect(records).toEqual([expect.objectContaining({ designation: 'XO 1', title: '标' })])
    expect(remarks[0]?.reason).toBe('read as gb18030, columns divided by comma')
  })
})

describe('a row', () => {
  it('may lack cells that are left out, or end in empty ones', async () => {
    const { records, refusals } = await read('Number,Title,Shelf\nXO 1,One\nXO 2,Two,a,,\nXO 3\nXO 4,Four,a,b\n')
    expect(records.map(({ designation }) => designation)).toEqual(['XO 1', 'XO 2'])
    expect(refusals.map(({ line }) => line)).toEqual([4, 5])
  })

  it('has its publisher before a number that lacks it', async () => {
    const { records } = await read(
      'Publisher,Number,Title\nISO,9001,Q\nInternational Electrotechnical Commission,60050,V\nA body,7,W\n',
    )
    expect(records.map(({ designation }) => designation)).toEqual(['ISO 9001', 'IEC 60050', '7'])
  })

  it('without a publisher says where to name one', async () => {
    const { refusals } = await read('Number,Title,ISBN\n,Rungs,9780000000777\n')
    expect(refusals).toEqual([
      expect.objectContaining({
        line: 2,
        field: 'publisher',
        reason: expect.stringMatching(/"values": .* in \d+-list\.csv\.columns\.json$/),
      }),
    ])
  })

  it('has its date as a number of days where a program wrote it so', async () => {
    const { records } = await read('Number,Title,Date\nXO 1,One,44259\nXO 2,Two,2021-03-05\n')
    expect(records.map(({ publishDate }) => publishDate)).toEqual(['2021-03-04', '2021-03-05'])
  })

  it('has its status in other languages; words that are none are said', async () => {
    const text = 'Number,Title,Status\nXO 1,One,gültig\nXO 2,Two,废止\nXO 3,Three,on the shelf\nXO 4,Four,on the shelf\n'
    const { records, remarks } = await read(text)
    expect(records.map(({ status }) => status)).toEqual(['Active', 'Withdrawn', 'Unknown', 'Unknown'])
    expect(remarks.at(-1)).toEqual(
      expect.objectContaining({ field: 'Status', reason: expect.stringContaining('"on the shelf" (2 times) is no status') }),
    )
    const words = { field: 'status', words: { 'on the shelf': 'active' } }
    const again = await read(text, { columns: { Number: 'designation', Title: 'title', Status: words } })
    expect(again.records.map(({ status }) => status)).toEqual(['Active', 'Withdrawn', 'Active', 'Active'])
    expect(again.remarks.filter(({ field }) => field === 'Status')).toEqual([])
  })
})

describe('a file with the name of a table', () => {
  it.each([
    ['%PDF-1.7\n1 0 obj', 'is a PDF, and no table'],
    ['PK\x03\x04....', 'has to be named .xlsx'],
    ['\xd0\xcf\x11\xe0....', 'save it as .xlsx'],
    ['<html><table><tr><td>Number</td></tr></table></html>', 'is a web page'],
    ['\ufeff<?xml version="1.0"?><a/>', 'is XML'],
  ])('is refused by what it is: %j', async (content, reason) => {
    const bytes = content.startsWith('\ufeff') ? Buffer.from(content) : Buffer.from(content, 'latin1')
    expect(await firstReason(bytes)).toContain(reason)
  })

  it('is refused where it is no text', async () =>
    expect(await firstReason(Buffer.from(Array.from({ length: 4000 }, (_, at) => (at % 25) + 1)))).toBe('is no text'))

  it('may say its delimiter first, as spreadsheet programs write it', async () => {
    const { records } = await read('sep=|\r\nNumber|Title\r\nXO 1|One, two; three\r\n')
    expect(records).toEqual([expect.objectContaining({ designation: 'XO 1', title: 'One, two; three' })])
  })
})

describe('a file of another program', () => {
  it.each([
    ['list.xls', 'save it as .xlsx or .csv'],
    ['refs.ris', 'export it as BibTeX or CSL-JSON'],
  ])('is refused with what to do: %s', async (name, hint) => {
    const { refusals } = await read('x', undefined, name)
    expect(refusals[0]?.reason).toBe(`no kind of file that the library takes in: ${hint}`)
  })
})
