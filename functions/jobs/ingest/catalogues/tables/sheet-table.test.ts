import { describe, expect, it } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { offeredBy } from '#test/support/catalogues/offered-records.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()
const zipOf = (files: Readonly<Record<string, string | Buffer>>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
      ),
    ),
  )
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const parts = (rows: string, more: object = {}) => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Hidden" state="hidden" r:id="r1"/><sheet name="Standards" r:id="r2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/none.xml"/><Relationship Id="r2" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml': '<sst><si><t>Number</t></si><si><r><t>Lad</t></r><r><t>ders</t></r><rPh><t>x</t></rPh></si></sst>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...more,
})
const HEAD = row('<c t="s"><v>0</v></c>', text('Title'), text('Date'), text('Edition'))
const read = (bytes: Buffer) => offeredBy(folder, 'standards.xlsx', bytes)

describe('a workbook', () => {
  it('has texts, dates by their style, and the values of formulas', async () => {
    const rows =
      HEAD +
      row(text('XO 1'), '<c t="s"><v>1</v></c>', '<c s="1"><v>44259</v></c>', '<c><f>1+1</f><v>2</v></c>') +
      '<row r="7"><c r="A7" t="str"><f>"XO "&amp;2</f><v>XO 2</v></c><c r="B7" t="inlineStr"><is><t>Two</t></is></c><c r="D7" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' +
      '<row r="9"><c r="A9" t="inlineStr"><is><t>XO 3</t></is></c></row>'
    const { records, refusals, remarks } = await read(zipOf(parts(rows)))
    expect(records).toEqual([
      expect.objectContaining({ designation: 'XO 1', title: 'Ladders', publishDate: '2021-03-04', edition: '2' }),
      expect.objectContaining({ designation: 'XO 2', title: 'Two', edition: '' }),
    ])
    expect(refusals).toEqual([expect.objectContaining({ line: 9, field: 'title' })])
    expect(remarks[0]?.reason).toBe('read from the sheet "Standards"')
  })

  it('is read from its first sheet of cells, with the characters that XML cannot hold', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const book = parts(HEAD + row(text('XO 1'), text('One_x000D_\ntwo _x005F_x000D_')), {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Chart" r:id="r1"/><sheet name="Cells" state="show" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${type}/chartsheet" Target="chartsheets/sheet1.xml"/>
        <Relationship Id="r2" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    })
    const { records, refusals } = await read(zipOf(book))
    expect([refusals, records.map(({ title }) => title)]).toEqual([[], ['One two _x000D_']])
  })

  const bomb = Buffer.alloc(40 * 2 ** 20, ' ')
  it.each([
    ['another file', Buffer.from('Number,Title\n'), 'not an XLSX workbook'],
    ['another archive', zipOf({ 'a.txt': 'x' }), 'no xl/workbook.xml'],
    ['an empty sheet', zipOf(parts('')), 'is empty'],
    [
      'a sheet that unpacks to a thousand times its size',
      zipOf(parts('', { 'xl/worksheets/sheet1.xml': bomb })),
      'times its size',
    ],
    ['texts that do', zipOf(parts(HEAD, { 'xl/sharedStrings.xml': bomb })), 'times its size'],
    ['a cut end', zipOf(parts(HEAD)).subarray(0, -40), 'not an XLSX workbook'],
    [
      'a sheet that breaks off',
      zipOf(parts(HEAD, { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' })),
      'sheet1.xml: not well-formed',
    ],
  ])('that is %s stays out', async (_, bytes, reason) => {
    const { records, refusals } = await read(bytes)
    expect(records).toEqual([])
    expect(refusals).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })])
  })

  it('shows numbers as its cells do: without errors of their binary form, with their zeros, as months', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="165" formatCode="0.0"/><numFmt numFmtId="166" formatCode="[$-407]mmm yyyy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>'
    const of = (number: string, edition: string) => row(text(number), text('T'), '<c s="2"><v>44259</v></c>', edition)
    const rows =
      HEAD + of('XO 1', '<c><v>1.1000000000000001</v></c>') + of('XO 2', '<c s="1"><v>2</v></c>') + of('XO 3', '<c><v>7</v></c>')
    const { records } = await read(zipOf(parts(rows, { 'xl/styles.xml': styles })))
    expect(records.map(({ edition }) => edition)).toEqual(['1.1', '2.0', '7'])
    expect(records[0]?.publishDate).toBe('2021-03')
  })

  it('with formulas that were never calculated says so, unless their columns are left out', async () => {
    const rows =
      row(text('Number'), text('Title'), text('Shelf')) +
      row('<c><f>1+1</f><v/></c>', text('One'), text('a')) +
      row(text('XO 2'), text('Two'), '<c><f>1+1</f></c>')
    const { records, refusals } = await read(zipOf(parts(rows)))
    expect(records.map(({ designation }) => designation)).toEqual(['XO 2'])
    expect(refusals).toEqual([
      expect.objectContaining({ line: 2, field: 'Number', reason: expect.stringContaining('value was not saved') }),
    ])
  })

  it('is read from the sheet that has the heads of a list, behind others too', async () => {
    const book = parts(row(text('About this list')), {
      'xl/workbook.xml':
        '<workbook xmlns:x="r"><sheets><sheet name="Cover" x:id="r1"/><sheet name="List" x:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${HEAD}${row(text('XO 1'), text('One'))}</sheetData></worksheet>`,
    })
    const { records, remarks } = await read(zipOf(book))
    expect(records.map(({ designation }) => designation)).toEqual(['XO 1'])
    expect(remarks[0]?.reason).toBe('read from the sheet "List"; the sheets are "Cover", "List"')
  })

  it('may have styles out to its last column', async () => {
    const rows = `${HEAD}<row>${text('XO 1')}${text('One')}<c r="XFD2" s="1"/></row>`
    expect((await read(zipOf(parts(rows)))).records.map(({ designation }) => designation)).toEqual(['XO 1'])
  })

  it('that states a smaller size than it unpacks to stays out', async () => {
    const bytes = zipOf(parts(HEAD + row(text('XO 1'), text('One')).repeat(2000)))
    const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml')
    bytes.writeUInt32LE(1000, name - 46 + 24)
    const { records, refusals } = await read(bytes)
    expect([records, refusals.length]).toEqual([[], 1])
  })
})
