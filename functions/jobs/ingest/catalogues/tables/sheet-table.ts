import { childElements, firstChild, textIn, type XmlElement } from '../../formats/xml-tree.ts'
import { Refused } from '../../source/candidate.ts'
import { type CellFormat, formatNumber } from './cell-formats.ts'
import { guessColumns } from './columns.ts'
import { findHead, hasNeeded } from './profile-table.ts'
import type { TableRow, TableRows } from './row.ts'
import { openWorkbook, textOfRuns, unescaped, type Workbook } from './workbook.ts'

const DAY_MS = 86_400_000
/** Days from the beginning of a workbook's calendar to 1970. */
const EPOCHS = { from1900: 25_569, from1904: 24_107 }
/** Characters of a date that a cell shows. */
const DATE_LENGTHS = { year: 4, month: 7, day: 10 }
const MAX_COLUMNS = 1000
/** Sheets among which one with the heads of a list is looked for. */
const MAX_SHEETS = 20

/**
 * Opens a sheet of a workbook: the one that is named, else the first visible one with the heads of a list, else the first visible one.
 * Formulas count by the value that was saved with them.
 */
export async function openSheetTable(file: string, name?: string): Promise<TableRows> {
  const book = await openWorkbook(file)
  try {
    const names = book.sheets.map((one) => `"${one.name}"`).join(', ')
    const sheet = name === undefined ? await listSheet(file, book.sheets) : book.sheets.find((one) => one.name === name)
    if (!sheet) throw new Refused({ reason: name === undefined ? 'has no sheet' : `has no sheet "${name}", but ${names}` })
    const others = book.sheets.length > 1 ? `; the sheets are ${names}` : ''
    return tableOf(file, sheet, `read from the sheet "${sheet.name}"${others}`)
  } finally {
    book.close()
  }
}

type Sheet = Workbook['sheets'][number]

const tableOf = (file: string, { name, part }: Sheet, remark: string): TableRows => ({
  rows: () => rowsOf(file, part),
  isEven: false,
  settings: { sheet: name },
  remarks: [remark],
})

async function listSheet(file: string, sheets: readonly Sheet[]): Promise<Sheet | undefined> {
  if (sheets.length < 2) return sheets[0]
  for (const sheet of sheets.slice(0, MAX_SHEETS)) {
    const head = await findHead(tableOf(file, sheet, '')).catch(() => undefined)
    if (head && hasNeeded(guessColumns(head.heads))) return sheet
  }
  return sheets[0]
}

async function* rowsOf(file: string, part: string): AsyncIterable<TableRow> {
  const book = await openWorkbook(file)
  try {
    let number = 0
    for await (const element of book.rows(part)) {
      number = Number(element.attributes.r) || number + 1
      const cells = cellsOf(element, book)
      const unsaved = unsavedOf(element)
      if (cells.some(Boolean) || unsaved.length > 0) yield { number, cells, unsaved }
    }
  } finally {
    book.close()
  }
}

function cellsOf(row: XmlElement, book: Workbook): string[] {
  const cells: string[] = []
  for (const cell of childElements(row, 'c')) {
    const at = columnOf(cell.attributes.r) ?? cells.length
    const text = textOf(cell, book).trim()
    // Cells that have a style alone may stand out to the last column.
    if (text === '' && at >= cells.length) continue
    if (at >= MAX_COLUMNS) throw new Refused({ reason: `has more than ${MAX_COLUMNS} columns` })
    while (cells.length < at) cells.push('')
    cells[at] = text
  }
  return cells
}

/** Indexes of formulas without values, as programs write them that do not calculate. */
const unsavedOf = (row: XmlElement): number[] =>
  childElements(row, 'c').flatMap((cell, index) => {
    const isEmpty = cell.attributes.t !== 'str' && textIn(firstChild(cell, 'v')) === ''
    return isEmpty && firstChild(cell, 'f') ? [columnOf(cell.attributes.r) ?? index] : []
  })

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
  return type === 'n' && value !== '' ? numberText(value, book.formatOf(Number(style)), book.from1904) : value
}

function numberText(value: string, format: CellFormat, from1904: boolean): string {
  if (!format.date) return formatNumber(value, format)
  const date = new Date(Math.floor(Number(value) - EPOCHS[from1904 ? 'from1904' : 'from1900']) * DAY_MS)
  return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, DATE_LENGTHS[format.date])
}
