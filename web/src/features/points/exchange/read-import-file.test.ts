import { describe, expect, it } from '@jest/globals'
import { decodeImport, otherKindOf } from './import-bytes.ts'
import { readImportText } from './read-import-file.ts'

const points = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}`.padEnd(length, 'x') }))

describe('a file of points', () => {
  it('is cut to what one call takes, with nothing lost', () => {
    const all = points(1201, 100)
    const file = readImportText(`\uFEFF ${JSON.stringify(all, null, 2)}`)
    expect(file).toMatchObject({ format: 'json', count: 1201, isForeign: false })
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
    expect(readImportText('[]')).toEqual({ format: 'json', slices: [], count: 0, refused: [], isForeign: false })
  })
})

describe('the bytes of a file', () => {
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
