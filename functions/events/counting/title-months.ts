import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Json, Table } from '#ports/table.ts'
import type { DocumentUse } from './day-use.ts'
import { partsByLength } from './parts.ts'

/** Use of a title in a closed month, with what reports say of it. */
export interface TitleRow extends DocumentUse {
  /** id of the database that its use is attributed to */
  readonly database: string
  readonly title: string
  /** name of the publisher */
  readonly publisher: string
  /** data type of COUNTER, of a whole title */
  readonly dataType: string
  readonly isOpen: boolean
  /** year of publication; 0 where unknown */
  readonly year: number
  /** whole date of publication; empty where it is not known to the day */
  readonly date: string
  readonly doi: string
  readonly isbn: string
}

/** Set of titles that is licensed as a whole: what a subscription opens, or all of a publisher. */
export interface Database {
  readonly id: string
  readonly name: string
  /** name of the publisher */
  readonly publisher: string
  /** the account subscribes it, so that each search searches it */
  readonly isHeld: boolean
}

/** Use of an account in a closed month of the report zone. */
export interface TitleMonth {
  readonly month: string
  /** ISO 8601: when it was closed, or last restated */
  readonly closedAt: string
  readonly robotsList: string
  readonly searches: number
  readonly databases: readonly Database[]
  readonly rows: readonly TitleRow[]
}

/** Month that ended 48 months ago is deleted. */
const KEPT_S = 49 * 31 * 86_400
export const keptUntil = (month: string): number => Math.floor(Date.parse(`${month}-01T00:00:00Z`) / 1000) + KEPT_S

const pkOf = (tenant: Tenant, account: string) => `${tenant}#title-months#${account}`

/** A row as it is stored. */
type PackedRow = readonly [
  ...[document: string, database: string, title: string, publisher: string, dataType: string],
  ...[isOpen: 0 | 1, year: number, date: string, doi: string, isbn: string],
  ...[totalInvestigations: number, uniqueInvestigations: number, totalRequests: number, uniqueRequests: number],
  denials: number,
]

const packRow = (row: TitleRow): PackedRow => [
  row.document,
  row.database,
  row.title,
  row.publisher,
  row.dataType,
  row.isOpen ? 1 : 0,
  row.year,
  row.date,
  row.doi,
  row.isbn,
  row.totalInvestigations,
  row.uniqueInvestigations,
  row.totalRequests,
  row.uniqueRequests,
  row.denials,
]

/** By places, without lists of its own: a year of an account has many rows. */
const unpackRow = (row: PackedRow): TitleRow => ({
  document: row[0],
  database: row[1],
  title: row[2],
  publisher: row[3],
  dataType: row[4],
  isOpen: row[5] === 1,
  year: row[6],
  date: row[7],
  doi: row[8],
  isbn: row[9],
  totalInvestigations: row[10],
  uniqueInvestigations: row[11],
  totalRequests: row[12],
  uniqueRequests: row[13],
  denials: row[14],
})

/** Saves a month in the place of what was saved of it before. */
export async function saveTitleMonth(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  account: string,
  { month, rows, ...facts }: TitleMonth,
): Promise<void> {
  const parts = partsByLength(rows.map(packRow))
  const expiresAt = keptUntil(month)
  // The first part comes last: whoever reads it finds as many as it names.
  for (const [at, part] of [...parts.entries()].reverse()) {
    const first = at === 0 ? { ...(facts as unknown as Record<string, Json>), parts: parts.length } : {}
    await table.put({ pk: pkOf(tenant, account), sk: `${month}#${at}`, ...first, rows: part as unknown as Json, expiresAt })
  }
}

const partOf = ({ sk }: Item) => Number(sk.slice(sk.indexOf('#') + 1))

/** Reads a month; undefined where the account used nothing in it. */
export async function readTitleMonth(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  account: string,
  month: string,
): Promise<TitleMonth | undefined> {
  const items = await queryAll(table, { pk: pkOf(tenant, account), prefix: `${month}#` })
  const first = items.find((item) => partOf(item) === 0)
  if (!first) return undefined
  const { closedAt, robotsList, searches, databases, parts } = first as Item & Omit<TitleMonth, 'rows'> & { parts: number }
  const rows = items
    .filter((item) => partOf(item) < parts)
    .flatMap((item) => (item.rows as unknown as PackedRow[]).map(unpackRow))
  return { month, closedAt, robotsList, searches, databases, rows }
}
