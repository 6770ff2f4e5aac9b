import { childElements, firstChild, type XmlElement } from '../../formats/xml-tree.ts'
import { Refused } from '../../source/candidate.ts'
import type { TableRow, TableRows } from './row.ts'
import { openWorkbook, textOfRuns, unescaped, type Workbook } from './workbook.ts'

const DAY_MS = 86_400_000
/** Days from the beginning of a workbook's calendar to 1970. */
const EPOCHS = { from1900: 25_569, from1904: 24_107 }
const MAX_COLUMNS = 1000

/** Opens a sheet of a workbook: the one that is named, else the first that is visible. Formulas count by the value that was saved with them. */
export async function openSheetTable(file: string, name?: string): Promise<TableRows> {
  const book = await openWorkbook(file)
  try {
    const sheet = name === undefined ? book.sheets[0] : book.sheets.find((one) => one.name === name)
    const names = book.sheets.map((one) => `"${one.name}"`).join(', ')
    if (!sheet) throw new Refused({ reason: name === undefined ? 'has no sheet' : `has no sheet "${name}", but ${names}` })
    const others = book.sheets.length > 1 ? `; the sheets are ${names}` : ''
    return { rows: () => rowsOf(file, sheet.part), isEven: false, remarks: [`read from the sheet "${sheet.name}"${others}`] }
  } finally {
    book.close()
  }
}

async function* rowsOf(file: string, part: string): AsyncIterable<TableRow> {
  const book = await openWorkbook(file)
  try {
    let number = 0
    for await (const element of book.rows(part)) {
      number = Number(element.attributes.r) || number + 1
      const cells = cellsOf(element, book)
      if (cells.some(Boolean)) yield { number, cells }
    }
  } finally {
    book.close()
  }
}

function cellsOf(row: XmlElement, book: Workbook): string[] {
  const cells: string[] = []
  for (const cell of childElements(row, 'c')) {
    const at = columnOf(cell.attributes.r) ?? cells.length
    if (at >= MAX_COLUMNS) throw new Refused({ reason: `has more than ${MAX_COLUMNS} columns` })
    while (cells.length < at) cells.push('')
    cells[at] = textOf(cell, book).trim()
  }
  return cells
}

/** Index of a column by the letters of a cell's name: A is 0, AB is 27. */
function columnOf(name = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(cell: XmlElement, book: Workbook): string {
  const { t: type = 'n', s: style = '' } = cell.attributes
  if (type === 'inlineStr') return textOfRuns(firstChild(cell, 'is'))
  const value = firstChild(cell, 'v')?.children.join('') ?? ''
  if (type === 's') return book.sharedTexts[Number(value)] ?? ''
  // A formula that failed has no value.
  if (type === 'e') return ''
  if (type === 'd') return value.slice(0, 10)
  if (type === 'str') return unescaped(value)
  return type === 'n' && value !== '' && book.isDate(Number(style)) ? dateOfDays(Number(value), book) : value
}

function dateOfDays(days: number, { from1904 }: Workbook): string {
  const date = new Date(Math.floor(days - EPOCHS[from1904 ? 'from1904' : 'from1900']) * DAY_MS)
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10)
}
