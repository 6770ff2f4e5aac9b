import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { childElements, firstChild, parseXml, type XmlElement } from '../../formats/xml-tree.ts'
import { Refused } from '../../source/candidate.ts'
import { readXmlStream } from '../xml-records.ts'
import { type CellFormat, cellFormats } from './cell-formats.ts'

const MAX_ENTRIES = 5000
const MAX_PART_BYTES = 64 * 2 ** 20
const MAX_SHEET_BYTES = 2 ** 31
/** A sheet of words and numbers is packed to a twentieth at best; a bomb to a thousandth. */
const MAX_RATIO = 200
const MIN_SUSPECT_BYTES = 16 * 2 ** 20
const HIDDEN = ['hidden', 'veryHidden']
const CHARTS = /\/(?:chart|dialog|xlMacro)sheet$/i
const ESCAPED = /_x([\dA-F]{4})_/gi
/** characters of all shared texts of a workbook, in memory */
const MAX_SHARED_LENGTH = 128 * 2 ** 20
/** Workbook that is open: its parts are read from the file when they are asked for. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  readonly sharedTexts: readonly string[]
  /** Tells how cells of a style show their numbers. */
  formatOf(style: number): CellFormat
  /** Days count from 1904 instead of 1900. */
  readonly from1904: boolean
  /** Reads the rows of a sheet as elements. */
  rows(part: string): AsyncIterable<XmlElement>
  close(): void
}

/** Opens a workbook of Office Open XML. Throws Refused where it is none, is damaged, or unpacks to far more than it is. */
export async function openWorkbook(file: string): Promise<Workbook> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Refused({ reason: 'not an XLSX workbook, or a damaged one; an older .xls has to be saved as .xlsx' })
  })
  try {
    const parts = await partsOf(zip)
    const book = await xmlOf(zip, parts, 'xl/workbook.xml')
    if (!book) throw new Refused({ reason: 'not an XLSX workbook: it has no xl/workbook.xml' })
    const links = await xmlOf(zip, parts, 'xl/_rels/workbook.xml.rels')
    const formats = cellFormats(await xmlOf(zip, parts, 'xl/styles.xml'))
    return {
      sheets: sheetsOf(book, links),
      sharedTexts: await sharedTextsOf(zip, parts),
      formatOf: (style) => formats[style] ?? {},
      from1904: ['1', 'true'].includes(firstChild(book, 'workbookPr')?.attributes.date1904 ?? ''),
      rows: (part) =>
        elementsOf(zip, parts, part, ([root, group, row]) => root === 'worksheet' && group === 'sheetData' && row === 'row'),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new Refused({ reason: `has more than ${MAX_ENTRIES} parts` })
  const parts = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
  } catch {
    throw new Refused({ reason: 'a damaged workbook' })
  }
  return parts
}

/** Opens a part. The archive states its size, and the reader holds it to that. */
async function openPart(zip: ZipFile, entry: Entry, limit: number): Promise<Readable> {
  const { uncompressedSize: size, compressedSize: packed, fileName } = entry
  if (size > limit) throw new Refused({ reason: `${fileName} unpacks to more than ${limit / 2 ** 20} MB` })
  if (size > MIN_SUSPECT_BYTES && size > MAX_RATIO * packed)
    throw new Refused({ reason: `${fileName} unpacks to ${Math.round(size / packed)} times its size, as no sheet does` })
  return zip.openReadStreamPromise(entry).catch(() => {
    throw new Refused({ reason: `${fileName} cannot be unpacked` })
  })
}

async function* elementsOf(
  zip: ZipFile,
  parts: ReadonlyMap<string, Entry>,
  name: string,
  isRecord: (path: readonly string[]) => boolean,
): AsyncIterable<XmlElement> {
  const entry = parts.get(name)
  if (!entry) return
  const stream = await openPart(zip, entry, MAX_SHEET_BYTES)
  try {
    for await (const { element } of readXmlStream(stream, isRecord)) yield element
  } catch (error) {
    if (error instanceof Refused) throw new Refused({ reason: `${name}: ${error.message}` })
    throw new Refused({ reason: `${name} is damaged` })
  }
}

async function xmlOf(zip: ZipFile, parts: ReadonlyMap<string, Entry>, name: string): Promise<XmlElement | undefined> {
  const entry = parts.get(name)
  if (!entry) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of await openPart(zip, entry, MAX_PART_BYTES)) chunks.push(chunk as Buffer)
  return parseXml(Buffer.concat(chunks).toString('utf8'))
}

function sheetsOf(book: XmlElement, links: XmlElement | undefined): Workbook['sheets'] {
  const linked = new Map(childElements(links).map(({ attributes }) => [attributes.Id, attributes]))
  const linkOf = ({ attributes }: XmlElement) => {
    // Programs choose the prefix of the name.
    const [, id] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
    return linked.get(id ?? '')
  }
  return childElements(firstChild(book, 'sheets'), 'sheet')
    .filter((sheet) => !HIDDEN.includes(sheet.attributes.state ?? '') && !CHARTS.test(linkOf(sheet)?.Type ?? ''))
    .map((sheet) => {
      const { attributes } = sheet
      const target = linkOf(sheet)?.Target ?? ''
      return { name: attributes.name ?? '', part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
    })
}

async function sharedTextsOf(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<string[]> {
  const texts: string[] = []
  let length = 0
  for await (const item of elementsOf(zip, parts, 'xl/sharedStrings.xml', ([, name]) => name === 'si')) {
    const text = textOfRuns(item)
    length += text.length
    if (length > MAX_SHARED_LENGTH) throw new Refused({ reason: 'its texts are too large to be read' })
    texts.push(text)
  }
  return texts
}

/** Characters that XML cannot hold, or that would be read as one, by their code: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Text of a cell in its runs; readings above characters are no part of it. */
export function textOfRuns(item: XmlElement | undefined): string {
  const plain = (element: XmlElement) =>
    childElements(element, 't')
      .flatMap(({ children }) => children)
      .join('')
  return item ? unescaped(plain(item) + childElements(item, 'r').map(plain).join('')) : ''
}
