import type { DataType, Metric, ReportKind } from '#contract/counter/report-kinds.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Database, TitleMonth, TitleRow } from '#functions/events/counting/title-months.ts'
import { titleIdOf } from '#library/titles/title-id.ts'
import type { PublicationYears, WantedReport } from './wanted-report.ts'

/** A platform, database, title or item, and its use by attributes. */
export interface ReportedItem {
  readonly name: string
  readonly publisher: string
  /** id of a database, or code of a title; empty for the platform */
  readonly id: string
  readonly doi: string
  readonly isbn: string
  readonly uri: string
  /** whole day, or empty */
  readonly date: string
  /** data type of the title that it is a segment of; empty where it is whole */
  readonly parentType: string
  readonly groups: ReportedGroup[]
}

/** Use of an item with the same attributes: numbers by metric and month, or one for all months. */
export interface ReportedGroup {
  readonly dataType: DataType
  readonly yop: string
  readonly accessType: string
  readonly counts: Map<Metric, number[]>
}

/** Place in which a report is made. */
export interface ReportPlace {
  readonly tenant: Tenant
  /** name of the library */
  readonly platform: string
  /** origin of the tenant’s site */
  readonly origin: string
}

/** Data types of items, by those of whole titles that have segments. */
const SEGMENTS: Readonly<Record<string, DataType>> = {
  Book: 'Book_Segment',
  Conference: 'Conference_Item',
  Journal: 'Article',
}
/** Data types whose titles are counted as such. */
const BOOKS = ['Book', 'Reference_Work']

const yopOf = ({ year }: TitleRow) => String(year || 1).padStart(4, '0')
const accessTypeOf = ({ isOpen }: TitleRow) => (isOpen ? 'Open' : 'Controlled')

function usesOf(row: TitleRow): readonly (readonly [Metric, number])[] {
  const titles = [
    ['Unique_Title_Investigations', row.uniqueInvestigations],
    ['Unique_Title_Requests', row.uniqueRequests],
  ] as const
  return [
    ['Total_Item_Investigations', row.totalInvestigations],
    ['Total_Item_Requests', row.totalRequests],
    ['Unique_Item_Investigations', row.uniqueInvestigations],
    ['Unique_Item_Requests', row.uniqueRequests],
    // The library knows no chapters: a book is its own one segment.
    ...(BOOKS.includes(row.dataType) ? titles : []),
  ]
}

/** Finds the use of an item with some attributes, or begins it. */
function groupOf({ groups }: ReportedItem, attributes: Omit<ReportedGroup, 'counts'>): ReportedGroup {
  const { dataType, yop, accessType } = attributes
  const known = groups.find((one) => one.dataType === dataType && one.yop === yop && one.accessType === accessType)
  if (known) return known
  const begun = { ...attributes, counts: new Map() }
  groups.push(begun)
  return begun
}

const isWithin = (years: readonly PublicationYears[] | undefined, year: string) =>
  years === undefined || years.some(({ from, to }) => from <= year && year <= to)

/** Sums months into the items of a report, by the attributes that it shows. */
class Summing {
  readonly items = new Map<string, ReportedItem>()
  private readonly wanted: WantedReport
  private readonly place: ReportPlace
  private readonly metrics: ReadonlySet<Metric>

  constructor(wanted: WantedReport, place: ReportPlace) {
    this.wanted = wanted
    this.place = place
    this.metrics = new Set(wanted.metrics ?? wanted.kind.metrics)
  }

  add(month: TitleMonth, at: number): void {
    const { kind, accessMethods } = this.wanted
    // All use is that of people who read.
    if (accessMethods && !accessMethods.includes('Regular')) return
    const databases = new Map(month.databases.map((one) => [one.id, one]))
    if (kind.of === 'platform') this.addTo(this.platform(), 'Platform', undefined, [['Searches_Platform', month.searches]], at)
    if (kind.of === 'database') this.addSearches(month, at)
    for (const row of month.rows) this.addRow(row, databases.get(row.database), at)
  }

  private addSearches({ databases, searches }: TitleMonth, at: number): void {
    for (const one of databases)
      if (one.isHeld) this.addTo(this.database(one), 'Database_Aggregated', undefined, [['Searches_Automated', searches]], at)
  }

  private addRow(row: TitleRow, database: Database | undefined, at: number): void {
    const { of } = this.wanted.kind
    const denials: [Metric, number] = ['No_License', row.denials]
    const dataType = row.dataType as DataType
    if (of === 'platform') this.addTo(this.platform(), dataType, row, usesOf(row), at)
    if (of === 'title') this.addTo(this.title(row), dataType, row, [...usesOf(row), denials], at)
    if (of === 'item') this.addTo(this.title(row), SEGMENTS[dataType] ?? dataType, row, [...usesOf(row), denials], at)
    if (of !== 'database' || !database) return
    this.addTo(this.database(database), dataType, row, usesOf(row), at)
    this.addTo(this.database(database), 'Database_Aggregated', row, [denials], at)
  }

  private isLetThrough(item: ReportedItem, dataType: DataType, row: TitleRow | undefined): boolean {
    const { dataTypes, accessTypes, years, database, itemIds, kind } = this.wanted
    if (dataTypes && !dataTypes.includes(dataType)) return false
    if (kind.of === 'database') return database === undefined || database === item.name
    if (!row || kind.of === 'platform') return true
    const isIt = (id: string) => [titleIdOf(this.place.tenant, item.id), item.id, item.doi, item.isbn].includes(id)
    return (accessTypes?.includes(accessTypeOf(row)) ?? true) && isWithin(years, yopOf(row)) && (itemIds?.some(isIt) ?? true)
  }

  private addTo(
    item: ReportedItem,
    dataType: DataType,
    row: TitleRow | undefined,
    uses: readonly (readonly [Metric, number])[],
    at: number,
  ): void {
    const isGiven = ([metric, number]: readonly [Metric, number]) => number > 0 && this.metrics.has(metric)
    if (!uses.some(isGiven) || !this.isLetThrough(item, dataType, row)) return
    if (item.groups.length === 0) this.items.set(`${item.id}\n${item.name}`, item)
    const { attributes, isTotal, period } = this.wanted
    const yop = row && attributes.includes('YOP') ? yopOf(row) : ''
    const accessType = row && attributes.includes('Access_Type') ? accessTypeOf(row) : ''
    const group = groupOf(item, { dataType, yop, accessType })
    for (const use of uses) {
      if (!isGiven(use)) continue
      const [metric, number] = use
      const known = group.counts.get(metric)
      const counts = known ?? new Array<number>(isTotal ? 1 : period.months.length).fill(0)
      const place = isTotal ? 0 : at
      counts[place] = (counts[place] ?? 0) + number
      if (!known) group.counts.set(metric, counts)
    }
  }

  private known(id: string, name: string, make: () => Partial<ReportedItem>): ReportedItem {
    const none = { publisher: '', doi: '', isbn: '', uri: '', date: '', parentType: '' }
    return this.items.get(`${id}\n${name}`) ?? { ...none, ...make(), id, name, groups: [] }
  }

  private platform = () => this.known('', this.place.platform, () => ({}))

  private database = ({ id, name, publisher }: Database) => this.known(id, name, () => ({ publisher }))

  private title(row: TitleRow): ReportedItem {
    const { document, title, publisher, doi, isbn, date, dataType } = row
    const parentType = this.wanted.kind.of === 'item' && SEGMENTS[dataType] ? dataType : ''
    return this.known(document, title, () => {
      const uri = `${this.place.origin}/document/?${new URLSearchParams({ contentcode: document })}`
      return { publisher, doi, isbn, date, uri, parentType }
    })
  }
}

const byName = (one: ReportedItem, other: ReportedItem) =>
  one.name < other.name || (one.name === other.name && one.id < other.id) ? -1 : 1
const groupKey = ({ dataType, yop, accessType }: ReportedGroup) => `${dataType}\n${yop}\n${accessType}`

/** Columns of the same name are one for a view without data types. */
function withoutTypes(kind: ReportKind, items: ReportedItem[]): void {
  if (!hidesTypes(kind)) return
  for (const { groups } of items) {
    const [first, ...others] = groups
    for (const { counts } of others)
      for (const [metric, numbers] of counts) {
        const sums = first?.counts.get(metric)
        first?.counts.set(metric, sums ? sums.map((number, at) => number + (numbers[at] ?? 0)) : numbers)
      }
    groups.splice(1)
  }
}

/** Views of databases do not say of which type a use is. */
export const hidesTypes = ({ of, isView }: ReportKind): boolean => of === 'database' && isView === true

/** Makes the items of a report from months, which come one by one in the order of the wanted period; absent ones are empty. */
export async function buildReport(
  wanted: WantedReport,
  place: ReportPlace,
  months: AsyncIterable<TitleMonth | undefined>,
): Promise<ReportedItem[]> {
  const summing = new Summing(wanted, place)
  let at = 0
  for await (const month of months) {
    if (month) summing.add(month, at)
    at += 1
  }
  const items = [...summing.items.values()].sort(byName)
  for (const { groups } of items) groups.sort((one, other) => (groupKey(one) < groupKey(other) ? -1 : 1))
  withoutTypes(wanted.kind, items)
  return items
}
