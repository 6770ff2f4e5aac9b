import { Refused } from '../../source/candidate.ts'
import { type Column, type ColumnsFile, columnNames, fieldOf } from './columns.ts'
import { type DateOrder, orderOf, parseDateCell } from './dates.ts'
import { isDateField } from './fields.ts'
import { guessFields } from './guess-fields.ts'
import type { TableRow, TableRows } from './row.ts'

/** The head stands in one of the first rows, below the name of a list and the like. */
const HEAD_ROWS = 20

/** TableHead of a table: its row and its texts. */
export interface TableHead {
  readonly row: number
  readonly heads: readonly string[]
}

/** Finds the row of heads: the first that has all names of the columns, else the one in which most heads are fields. */
export async function findHead(table: TableRows, columns?: ColumnsFile['columns']): Promise<TableHead> {
  let best: { readonly row: TableRow; readonly score: number } | undefined
  let count = 0
  for await (const row of table.rows()) {
    const names = columnNames(row.cells)
    if (columns && Object.keys(columns).every((name) => names.includes(name))) return { row: row.number, heads: row.cells }
    const score = new Set(row.cells.flatMap((cell) => guessFields(cell)[0]?.field ?? [])).size
    if (!best || score > best.score) best = { row, score }
    count += 1
    if (count >= HEAD_ROWS) break
  }
  if (!best) throw new Refused({ reason: 'is empty' })
  return { row: best.row.number, heads: best.row.cells }
}

/** Fields of which one names a record. */
const NUMBERS = ['designation', 'id', 'details.isbn', 'details.doi', 'details.issn']

const missingField = (columns: Readonly<Record<string, Column>>): string | undefined => {
  const fields = Object.values(columns).map(fieldOf)
  if (!fields.includes('title')) return 'title'
  return NUMBERS.some((field) => fields.includes(field)) ? undefined : 'designation'
}

/** Tells whether there are columns for what every record needs. */
export const hasNeeded = (columns: Readonly<Record<string, Column>>): boolean => missingField(columns) === undefined

/** Refuses a table without columns for what every record needs. */
export function checkNeeded(columns: Readonly<Record<string, Column>>, heads: readonly string[], columnsFile: string): void {
  const missing = missingField(columns)
  if (!missing) return
  const names = columnNames(heads)
    .map((name) => `"${name}"`)
    .join(', ')
  throw new Refused({ reason: `no column is the ${missing}: name it in ${columnsFile}. The columns are ${names}` })
}

/** Decides the order of day and month for each column of dates, by the column as a whole. Throws Refused where nothing decides. */
export async function decideDates(
  table: TableRows,
  head: TableHead,
  columns: ColumnsFile['columns'],
  columnsFile: string,
): Promise<ColumnsFile['columns']> {
  const names = columnNames(head.heads)
  const open = new Map<number, { orders: Set<DateOrder>; example?: { cell: string; line: number } }>()
  for (const [at, name] of names.entries()) {
    const column = columns[name]
    const isGiven = typeof column === 'object' && column?.dates !== undefined
    if (isDateField(fieldOf(column) ?? '') && !isGiven) open.set(at, { orders: new Set() })
  }
  for await (const { number, cells } of table.rows()) {
    if (number <= head.row) continue
    for (const [at, facts] of open) {
      const date = parseDateCell(cells[at] ?? '')
      if (typeof date !== 'object') continue
      const order = orderOf(date)
      if (order) facts.orders.add(order)
      else facts.example ??= { cell: cells[at] as string, line: number }
    }
  }
  const decided = [...open].flatMap(([at, facts]) => {
    const name = names[at] as string
    const order = orderFor([name, fieldOf(columns[name]) as string], facts, columnsFile)
    const column = columns[name]
    return order && facts.example
      ? [[name, { ...(typeof column === 'object' ? column : {}), field: fieldOf(column) as string, dates: order }]]
      : []
  })
  return { ...columns, ...Object.fromEntries(decided) }
}

function orderFor(
  [name, field]: readonly [string, string],
  { orders, example }: { orders: ReadonlySet<DateOrder>; example?: { cell: string; line: number } },
  columnsFile: string,
): DateOrder | undefined {
  if (!example || orders.size === 1) return [...orders][0]
  const why = orders.size === 0 ? 'no other date of the column decides' : 'the column has dates in both orders'
  throw new Refused({
    field: name,
    reason: `${example.cell} in line ${example.line} is day and month in either order, and ${why}: say { "field": "${field}", "dates": "day-month" }, or "month-day", in ${columnsFile}`,
  })
}
