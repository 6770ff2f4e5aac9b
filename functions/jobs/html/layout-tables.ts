/** Reader of elements in the order of a page. */
export interface ElementReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  /** Takes escaped text. */
  add(escaped: string): void
}

const HEADING = /^h[1-6]$/
const PARTS = /^(?:table|tr|td|th|thead|tbody|tfoot)$/
/** Roles that an author gives to a table that is none. */
const NO_TABLE = /^(?:presentation|none)$/

interface Step {
  readonly open?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly close?: string
  readonly text?: string
  /** the table whose part it is */
  readonly table?: DetectedTable
}

/** Table that is being read, with what tells of what kind it is. */
interface DetectedTable {
  /** by its role; then, at its end, by what it holds */
  isLayout: boolean
  /** has heads, a caption or columns by name */
  isNamed: boolean
  /** has a heading in a cell */
  hasHeading: boolean
  /** has a heading in a cell together with other text */
  hasSection: boolean
  /** rows in which more than one cell has text */
  wideRows: number
  /** cells of the row that have text */
  filled: number
  readonly cell: { heading: boolean; other: boolean }
}

/**
 * Hands the elements of a page on, those of tables that only lay it out as plain blocks: their headings are clauses. A table lays
 * out if its role says so; or if it names no columns, has no more than one row of several cells, as a page with a margin has, and
 * a cell in it holds a heading with the text below it.
 */
export class LayoutTables implements ElementReader {
  readonly #reader: ElementReader
  readonly #open: DetectedTable[] = []
  #headings = 0
  #steps: Step[] = []

  constructor(reader: ElementReader) {
    this.#reader = reader
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'table') this.#open.push(newTable(attributes))
    const table = this.#open.at(-1)
    if (!table) return void this.#reader.open(name, attributes)
    if (name === 'th' || name === 'caption' || name === 'thead') table.isNamed = true
    if (HEADING.test(name)) this.#headings++
    this.#steps.push({ open: name, attributes, ...(PARTS.test(name) && { table }) })
  }

  add(escaped: string): void {
    const cell = this.#open.at(-1)?.cell
    if (!cell) return void this.#reader.add(escaped)
    this.#steps.push({ text: escaped })
    if (escaped.trim() === '') return
    if (this.#headings > 0) cell.heading = true
    else cell.other = true
  }

  close(name: string): void {
    const table = this.#open.at(-1)
    if (!table) return void this.#reader.close(name)
    this.#steps.push({ close: name, ...(PARTS.test(name) && { table }) })
    if (HEADING.test(name) && this.#headings > 0) this.#headings--
    if (name === 'td' || name === 'th') endCell(table)
    if (name === 'tr') endRow(table)
    if (name === 'table') this.#endTable(table)
  }

  /** Hands on what a table without end holds. */
  finish(): void {
    while (this.#open.length > 0) this.#endTable(this.#open.at(-1) as DetectedTable)
  }

  #endTable(table: DetectedTable): void {
    this.#open.pop()
    endCell(table)
    endRow(table)
    const holdsPage = table.hasHeading && (table.hasSection ? table.wideRows < 2 : table.wideRows === 0)
    table.isLayout ||= !table.isNamed && holdsPage
    const around = this.#open.at(-1)
    if (!around) return void this.#handOn()
    // A table is text of the cell around it; the headings of one that lays out are that cell's.
    around.cell.other = true
    if (table.isLayout && table.hasHeading) around.cell.heading = true
  }

  #handOn(): void {
    const steps = this.#steps
    this.#steps = []
    this.#headings = 0
    for (const { open, attributes = {}, close, text, table } of steps) {
      const asBlock = table?.isLayout ? 'div' : undefined
      if (open) this.#reader.open(asBlock ?? open, attributes)
      else if (close) this.#reader.close(asBlock ?? close)
      else if (text) this.#reader.add(text)
    }
  }
}

const newTable = ({ role = '' }: Readonly<Record<string, string>>): DetectedTable => ({
  isLayout: NO_TABLE.test(role.trim()),
  isNamed: false,
  hasHeading: false,
  hasSection: false,
  wideRows: 0,
  filled: 0,
  cell: { heading: false, other: false },
})

function endCell(table: DetectedTable): void {
  const { heading, other } = table.cell
  if (heading || other) table.filled++
  table.hasHeading ||= heading
  table.hasSection ||= heading && other
  Object.assign(table.cell, { heading: false, other: false })
}

function endRow(table: DetectedTable): void {
  if (table.filled > 1) table.wideRows++
  table.filled = 0
}
