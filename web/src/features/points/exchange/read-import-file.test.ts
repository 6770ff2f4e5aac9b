import { describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import { decodeImport, otherKindOf } from './import-bytes.ts'
import { readImportBytes } from './read-import-bytes.ts'
import { readImportText } from './read-import-file.ts'

const points = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}`.padEnd(length, 'x') }))

describe('a file of points', () => {
  it('is cut to what one call takes, with nothing lost', () => {
    const all = points(1201, 100)
    const file = readImportText(`\uFEFF ${JSON.stringify(all, null, 2)}`)
    expect(file).toMatchObject({ count: 1201, isForeign: false })
    expect(file?.slices.flatMap(({ data }) => JSON.parse(data))).toEqual(all)
    expect(file?.slices.every(({ data }) => data.length <= 60_000)).toBe(true)
    expect(file?.slices.flatMap(({ indices }) => indices)).toEqual(all.map((_, at) => at))
    expect(file?.slices.map(({ indices }) => indices.length)).toEqual(file?.slices.map(({ data }) => JSON.parse(data).length))
  })

  it('is cut by the bytes of the call, which quotes and other scripts make longer', () => {
    const all = Array.from({ length: 400 }, () => ({ name: '"\n文'.repeat(80) }))
    const { slices } = readImportText(JSON.stringify(all)) ?? {}
    expect(slices?.flatMap(({ data }) => JSON.parse(data))).toEqual(all)
    const bytes = slices?.map(({ data }) => Buffer.byteLength(JSON.stringify({ format: 'json', data }))) ?? []
    expect(Math.max(...bytes)).toBeLessThan(60_000)
  })

  it('has a point that stands in it twice once, however far apart', () => {
    const uuid = crypto.randomUUID()
    const all = points(1201, 100).map((one, at) => (at % 600 === 0 ? { ...one, compassPointUUID: uuid } : one))
    const file = readImportText(JSON.stringify(all))
    expect(file?.slices.flatMap(({ indices }) => indices)).toEqual(
      all.flatMap((_, at) => (at === 600 || at === 1200 ? [] : [at])),
    )
    expect(file?.refused).toMatchObject([600, 1200].map((index) => ({ index, result: 'refused', reason: 'twice' })))
  })

  it.each(['', 'x', '{"name": "a"}', '"a"', 'null'])('is not %.20j', (text) => {
    expect(readImportText(text)).toBeUndefined()
  })

  it('has a point that no call takes refused, with all others', () => {
    const file = readImportText(JSON.stringify([...points(2, 60_000), ...points(1, 10)]))
    expect(file?.refused).toMatchObject([0, 1].map((index) => ({ index, reason: 'point-field-too-long' })))
    expect(file?.slices.map(({ indices }) => indices)).toEqual([[2]])
  })

  it('may be empty', () => {
    expect(readImportText('[]')).toEqual({ slices: [], count: 0, refused: [], isForeign: false })
  })
})

describe('an archive', () => {
  const zip = (files: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Uint8Array.from(Buffer.from(text))])))

  it('is one file of all points in it, in the order of their files', async () => {
    const named = (name: string) => JSON.stringify([{ name }, { name: 'x'.repeat(60_000) }])
    const { file } = await readImportBytes(
      zip({ 'b.json': named('B'), 'a.json': named('A'), '__MACOSX/._a.json': '?', 'read me.txt': 'none' }),
    )
    expect(file?.count).toBe(4)
    expect(file?.slices.map(({ format, data, indices }) => [format, JSON.parse(data)[0].name, indices])).toEqual([
      ['json', 'A', [0]],
      ['json', 'B', [2]],
    ])
    expect(file?.refused.map(({ index }) => index)).toEqual([1, 3])
  })

  it('of which a file is broken is not taken in at all, and says which and where', async () => {
    expect(await readImportBytes(zip({ 'a.json': '[]', 'b.json': '[{"name": "a",\n  oops}]' }))).toEqual({
      problem: 'broken',
      broken: { name: 'b.json', line: 2, column: 3 },
    })
  })

  it('without points, or damaged, is refused', async () => {
    expect(await readImportBytes(zip({ 'xl/workbook.xml': '<a/>' }))).toEqual({ problem: 'spreadsheet' })
    expect(await readImportBytes(zip({ 'a.json': '[]' }).subarray(0, 40))).toEqual({ problem: 'archive' })
  })
})

describe('the bytes of a file', () => {
  it.each([
    ['[{"name": "a", "b"', 1, 16],
    ['\uFEFF[{"name": "a"},\n {"name": "b"} {}]', 2, 16],
  ])('that break off are told with line and column: %j', async (text, line, column) => {
    expect(await readImportBytes(Uint8Array.from(Buffer.from(text)))).toEqual({ problem: 'broken', broken: { line, column } })
  })

  const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))
  const swapped = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16())
  const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

  it.each([
    ['UTF-8', Buffer.from('[{"name":"Größe 文"}]')],
    ['UTF-16 with a mark', utf16('\uFEFF[{"name":"Größe 文"}]')],
    ['UTF-16 without a mark', utf16('[{"name":"Größe 文"}]')],
    ['UTF-16 the other way round', swapped('[{"name":"Größe 文"}]')],
  ])('are read in %s', (_, bytes) => {
    expect(readImportText(decodeImport(bytes) ?? '')?.slices[0]?.data).toContain('Größe 文')
  })

  it('are read in the encoding that XML names, and in no guessed one', () => {
    expect(decodeImport(latin('<?xml version="1.0" encoding="windows-1252"?><xfdf>Größe \u0080</xfdf>'))).toContain('Größe €')
    expect(decodeImport(latin('[{"name":"Größe"}]'))).toBeUndefined()
    expect(decodeImport(latin('<?xml version="1.0" encoding="none-such"?><xfdf/>'))).toBeUndefined()
  })

  it.each([
    ['a PDF', latin('%PDF-1.7\n%âãÏÓ'), 'pdf'],
    ['FDF', latin('%FDF-1.2'), 'pdf'],
    ['XLSX', latin('PK\u0003\u0004\u0014'), 'spreadsheet'],
    ['CSV', Buffer.from('designation,name\n"=HYPERLINK(1)",x'), 'spreadsheet'],
    ['CSV in UTF-16', utf16('\uFEFFName\tDatum\r\na\t31.12.2024'), 'spreadsheet'],
    ['CSV in Windows-1252', latin('Größe;Datum\r\n1;2'), 'spreadsheet'],
    ['the HTML of an export', Buffer.from('<!DOCTYPE html>\n<html>'), 'spreadsheet'],
    ['a text', Buffer.from('Nothing of that'), undefined],
    ['broken JSON', Buffer.from('[{"name": "a", "b"'), undefined],
    ['XML of something else', Buffer.from('<svg/>'), undefined],
  ])('of %s are told apart', (_, bytes, kind) => expect(otherKindOf(Uint8Array.from(bytes))).toBe(kind))
})
