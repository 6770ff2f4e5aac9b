import { strFromU8, unzipSync } from 'fflate'

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const textOf = (xml: string) => xml.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

/** Number of a column, from A on. */
const columnAt = (name: string) => [...name].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Reads the cells of a workbook’s first sheet as texts; it has no formula. */
export function sheetOf(workbook: Uint8Array): string[][] {
  const files = unzipSync(workbook)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(([, text = '']) =>
    textOf(text),
  )
  const sheet = read('xl/worksheets/sheet1.xml')
  if (/<f[ >]/.test(sheet)) throw new Error('the sheet has a formula')
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', attributes = '', value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(?:<v>(.*?)<\/v>)?<\/c>/gs,
    ))
      cells[columnAt(column)] = attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : value
    return Array.from(cells, (cell) => cell ?? '')
  })
}
