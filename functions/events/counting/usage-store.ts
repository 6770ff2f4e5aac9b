import type { PointAct } from '#contract/endpoint/use.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Json, Table } from '#ports/table.ts'
import { endOfRawEvents } from '../report-zone.ts'
import type { DocumentUse } from './day-use.ts'

/** Use of a document on a day, with the facts of it that reports need also when the library no longer has it. */
export interface DocumentRow extends DocumentUse {
  readonly designation: string
  readonly publisher: string
  /** publisher, or publisher and collection; empty where no subscription of the account opens it */
  readonly subscription: string
  /** year of publication; 0 where unknown */
  readonly year: number
  readonly type: string
  /** everybody may read it; absent in days that earlier releases counted */
  readonly isOpen?: boolean
}

/** Use of an account on a day of the report zone, as it is kept. */
export interface UsageDay {
  readonly day: string
  readonly searches: number
  readonly robots: number
  /** version of the list by which robots were told */
  readonly robotsList: string
  readonly points: Readonly<Partial<Record<PointAct, number>>>
  readonly rows: readonly DocumentRow[]
}

/** Number of people, where there are so many that none of them can be told; else whether there was anybody. */
export type PeopleCount = number | 'few'

/** People of an account in a month, and what they asked for in vain. */
export interface UsageMonth {
  readonly month: string
  readonly people: PeopleCount
  /** searched texts of three people or more */
  readonly words: readonly string[]
  /** designations that the library does not have */
  readonly missing: readonly (readonly [designation: string, people: PeopleCount])[]
  /** documents that were denied, by content code */
  readonly denied: readonly (readonly [document: string, people: PeopleCount])[]
}

/** Month that ended 48 months ago is deleted. */
const KEPT_S = 49 * 31 * 86_400
const ROWS_OF_A_PART = 1000

const keptUntil = (month: string) => Math.floor(Date.parse(`${month}-01T00:00:00Z`) / 1000) + KEPT_S

type Row = readonly (string | number)[]

const packRow = (row: DocumentRow): Row => [
  row.document,
  row.designation,
  row.publisher,
  row.subscription,
  row.year,
  row.type,
  row.totalInvestigations,
  row.uniqueInvestigations,
  row.totalRequests,
  row.uniqueRequests,
  row.denials,
  row.isOpen ? 1 : 0,
]

function unpackRow(row: Row): DocumentRow {
  const [document, designation, publisher, subscription, year, type, ...numbers] = row as [
    string,
    string,
    string,
    string,
    number,
    string,
    ...number[],
  ]
  const [totalInvestigations = 0, uniqueInvestigations = 0, totalRequests = 0, uniqueRequests = 0, denials = 0, open] = numbers
  const counted = { totalInvestigations, uniqueInvestigations, totalRequests, uniqueRequests, denials }
  return { document, designation, publisher, subscription, year, type, ...counted, isOpen: open === 1 }
}

const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Saves the use of an account on a day, in the place of what was counted before. */
export async function saveUsageDay(table: Pick<Table, 'put'>, tenant: Tenant, account: string, usage: UsageDay): Promise<void> {
  const { day, rows, ...figures } = usage
  const parts = partsOf(rows, ROWS_OF_A_PART)
  const pk = `${tenant}#use-days#${account}`
  const expiresAt = keptUntil(day.slice(0, 7))
  const itemOf = (part: readonly DocumentRow[], at: number) => ({
    pk,
    sk: `${day}#${at}`,
    rows: part.map(packRow) as unknown as Json,
    expiresAt,
  })
  const [first = [], ...others] = parts
  await Promise.all(others.map((part, at) => table.put(itemOf(part, at + 1))))
  // The first part comes last: whoever reads it finds as many as it names.
  await Promise.all([
    table.put({ ...itemOf(first, 0), ...figures, points: { ...figures.points }, parts: parts.length }),
    table.put({ pk: `${tenant}#use-accounts`, sk: account, last: day }),
  ])
}

/** Lists the accounts of which there is use. */
export async function listUsingAccounts(table: Pick<Table, 'query'>, tenant: Tenant): Promise<string[]> {
  return (await queryAll(table, { pk: `${tenant}#use-accounts` })).map(({ sk }) => sk)
}

function dayOfItems(day: string, items: readonly Item[]): UsageDay | undefined {
  const [first] = items
  if (!first) return undefined
  const {
    searches = 0,
    robots = 0,
    robotsList = '',
    points = {},
    parts = 1,
  } = first as Item & Partial<UsageDay> & { parts?: number }
  const rows = items.slice(0, parts).flatMap((item) => (item.rows as unknown as Row[]).map(unpackRow))
  return { day, searches, robots, robotsList, points, rows }
}

/** Reads the use of an account on some days; days without any are left out. */
export async function readUsageDays(
  table: Pick<Table, 'getMany' | 'query'>,
  tenant: Tenant,
  account: string,
  days: readonly string[],
): Promise<UsageDay[]> {
  const pk = `${tenant}#use-days#${account}`
  const found: UsageDay[] = []
  for (const some of partsOf(days, 100)) {
    if (some.length === 0) continue
    const firsts = await table.getMany(some.map((day) => ({ pk, sk: `${day}#0` })))
    for (const [at, first] of firsts.entries()) {
      const day = some[at] as string
      const items = first && Number(first.parts) > 1 ? await readParts(table, pk, day, Number(first.parts)) : first ? [first] : []
      const usage = dayOfItems(day, items)
      if (usage) found.push(usage)
    }
  }
  return found
}

async function readParts(table: Pick<Table, 'getMany'>, pk: string, day: string, count: number): Promise<Item[]> {
  const items = await table.getMany(Array.from({ length: count }, (_, at) => ({ pk, sk: `${day}#${at}` })))
  return items.flatMap((item) => item ?? [])
}

/** Pairs of a kind with its text, and a pseudonym, of one item. */
const PAIRS_OF_A_PART = 4000

/** Saves who did what on a day, by pseudonyms, until the raw events go. */
export async function saveDayPeople(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  account: string,
  day: string,
  people: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const pairs = [...people].flatMap(([key, persons]) => [...persons].map((person) => [key, person]))
  const expiresAt = endOfRawEvents(day.slice(0, 7))
  const parts = partsOf(pairs, PAIRS_OF_A_PART)
  for (const [at, part] of parts.entries())
    await table.put({ pk: `${tenant}#use-people#${account}`, sk: `${day}#${at}`, pairs: part, parts: parts.length, expiresAt })
}

/** Reads who did what in a month: people by kind and text. */
export async function readMonthPeople(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  account: string,
  month: string,
): Promise<Map<string, Set<string>>> {
  const all = new Map<string, Set<string>>()
  for (const { sk, parts, pairs } of await queryAll(table, { pk: `${tenant}#use-people#${account}`, prefix: `${month}-` })) {
    // A part of an earlier count that had more.
    if (Number(sk.slice(sk.indexOf('#') + 1)) >= Number(parts)) continue
    for (const [key = '', person = ''] of pairs as unknown as string[][]) all.set(key, (all.get(key) ?? new Set()).add(person))
  }
  return all
}

export async function saveUsageMonth(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  account: string,
  usage: UsageMonth,
): Promise<void> {
  const { month, ...facts } = usage
  const item = { ...facts, expiresAt: keptUntil(month) } as unknown as Readonly<Record<string, Json>>
  await table.put({ pk: `${tenant}#use-months#${account}`, sk: month, ...item })
}

export async function readUsageMonths(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  account: string,
  months: readonly string[],
): Promise<UsageMonth[]> {
  if (months.length === 0) return []
  const items = await table.getMany(months.map((sk) => ({ pk: `${tenant}#use-months#${account}`, sk })))
  return items.flatMap((item, at) => (item ? [{ ...(item as unknown as UsageMonth), month: months[at] as string }] : []))
}

/** Marks of days (UTC) as they were counted. */
export async function readCountedMarks(table: Pick<Table, 'query'>, tenant: Tenant): Promise<ReadonlyMap<string, string>> {
  const items = await queryAll(table, { pk: `${tenant}#use-counted` })
  return new Map(items.map(({ sk, mark }) => [sk, mark as string]))
}

export async function saveCountedMark(table: Pick<Table, 'put'>, tenant: Tenant, day: string, mark: string): Promise<void> {
  await table.put({ pk: `${tenant}#use-counted`, sk: day, mark, expiresAt: endOfRawEvents(day.slice(0, 7)) })
}
