import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAs } from '../../formats/parse-as.ts'
import { Refused } from '../../source/candidate.ts'
import { COLUMNS_ENDING } from '../../source/find-sources.ts'
import type { CatalogueEntry, CatalogueReporter, ReadCatalogue } from '../catalogue.ts'
import { type Column, ColumnsFile, checkColumns, columnNames, fieldOf, guessColumns } from './columns.ts'
import { checkNeeded, decideDates, findHead, type TableHead } from './profile-table.ts'
import { recordOfRow } from './record-of-row.ts'
import type { TableRow, TableRows } from './row.ts'
import { openSheetTable } from './sheet-table.ts'
import { openTextTable } from './text-table.ts'
import { UnknownStatuses } from './unknown-statuses.ts'

/** Reads a table: the columns are those of the file beside it, else guessed from their heads and offered for such a file. */
export const readTable: ReadCatalogue = async function* (file, reporter) {
  const columnsFile = `${file}${COLUMNS_ENDING}`
  const given = await readColumns(columnsFile)
  const table = await openTable(file, given)
  for (const reason of table.remarks) reporter.remark({ reason })
  const head = await findHead(table, given?.columns)
  const columns = await decideColumns({ table, head, columnsFile }, given, reporter)
  const named = columnNames(head.heads).map((name) => [name, columns.columns[name] ?? null] as const)
  const statuses = new UnknownStatuses(named)
  for await (const row of table.rows()) {
    if (row.number <= head.row || isBlank(row)) continue
    statuses.add(row.cells)
    const entry = entryOf(row, named, table, columns.values)
    yield { line: row.number, ...(lacksPublisher(entry) ? { refusal: publisherRefusal(path.basename(columnsFile)) } : entry) }
  }
  for (const remark of statuses.remarks(path.basename(columnsFile))) reporter.remark(remark)
}

const isBlank = ({ cells, unsaved = [] }: TableRow) => unsaved.length === 0 && cells.every((cell) => cell === '')

async function readColumns(columnsFile: string): Promise<ColumnsFile | undefined> {
  const text = await readFile(columnsFile, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const name = path.basename(columnsFile)
  try {
    return parseAs(ColumnsFile, JSON.parse(text), `${name}, `)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused({ field: name, reason: 'not JSON' })
  }
}

function openTable(file: string, given: ColumnsFile | undefined): Promise<TableRows> {
  return /\.xls[xm]$/i.test(file) ? openSheetTable(file, given?.sheet) : openTextTable(file, given ?? {})
}

interface Opened {
  readonly table: TableRows
  readonly head: TableHead
  readonly columnsFile: string
}

/** Decides the columns, and shows them. They are offered before they are refused: what is wrong is corrected there. */
async function decideColumns(
  { table, head, columnsFile }: Opened,
  given: ColumnsFile | undefined,
  reporter: CatalogueReporter,
): Promise<ColumnsFile> {
  const name = path.basename(columnsFile)
  const guess = given ?? { format: 'lectern-columns/1' as const, ...table.settings, columns: guessColumns(head.heads) }
  try {
    checkColumns(guess.columns, head.heads, name)
    checkNeeded(guess.columns, head.heads, name)
    const columns = { ...guess, columns: await decideDates(table, head, guess.columns, name) }
    if (given) reporter.remark({ reason: `columns as ${name} says` })
    else
      for (const [column, meaning] of Object.entries(columns.columns)) reporter.remark({ field: column, reason: textOf(meaning) })
    reporter.offerColumns(columnsFile, columns)
    return columns
  } catch (error) {
    if (error instanceof Refused) reporter.offerColumns(columnsFile, guess)
    throw error
  }
}

function textOf(column: Column): string {
  if (column === null) return 'left out'
  const order = typeof column === 'object' && column.dates ? `, dates as ${column.dates}` : ''
  return `becomes ${fieldOf(column)}${order}`
}

const lacksPublisher = ({ record }: Pick<CatalogueEntry, 'record'>) => Boolean(record?.designation) && !record?.publisher

const publisherRefusal = (columnsFile: string) => ({
  field: 'publisher',
  reason: `is missing, and the designation does not tell it: name its column, or say "values": { "publisher": "XO" }, in ${columnsFile}`,
})

type NamedColumns = readonly (readonly [name: string, column: Column])[]

function entryOf(row: TableRow, columns: NamedColumns, table: TableRows, values: ColumnsFile['values']) {
  try {
    if (table.isEven) checkLength(row, columns)
    checkFormulas(row, columns)
    return { record: recordOfRow(row.cells, columns, values) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { refusal: error.refusals[0] }
  }
}

/** Refuses a row that lacks cells, or has more that say something: its values may stand in other columns. Those that are left out do not matter. */
function checkLength({ cells }: TableRow, columns: NamedColumns): void {
  const isWhole = columns.slice(cells.length).every(([, column]) => fieldOf(column) === undefined)
  if (isWhole && cells.slice(columns.length).every((cell) => cell === '')) return
  throw new Refused({ reason: `has ${cells.length} cells, and the head has ${columns.length}` })
}

function checkFormulas({ unsaved = [] }: TableRow, columns: NamedColumns): void {
  const named = unsaved.flatMap((at) => columns.slice(at, at + 1)).find(([, column]) => fieldOf(column))
  if (named)
    throw new Refused({
      field: named[0],
      reason: 'is a formula whose value was not saved: open the workbook in a spreadsheet program, and save it there',
    })
}
