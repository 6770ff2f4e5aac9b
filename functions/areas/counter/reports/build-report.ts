import type { DataType, Metric, ReportKind } from '#contract/counter/report-kinds.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentUse } from '#functions/events/counting/day-use.ts'
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

const NOTHING = { publisher: '', doi: '', isbn: '', uri: '', date: '', parentType: '' }

const yopOf = ({ year }: TitleRow) => String(year || 1).padStart(4, '0')
const accessTypeOf = ({ isOpen }: TitleRow) => (isOpen ? 'Open' : 'Controlled')

/** Numbers of a month, or of a title in it. */
type Numbers = Readonly<Partial<Record<'searches' | Exclude<keyof DocumentUse, 'document'>, number>>>
/** Metrics, and the number that each is. */
type Uses = readonly (readonly [Metric, keyof Numbers])[]

const ITEM_USES: Uses = [
  ['Total_Item_Investigations', 'totalInvestigations'],
  ['Total_Item_Requests', 'totalRequests'],
  ['Unique_Item_Investigations', 'uniqueInvestigations'],
  ['Unique_Item_Requests', 'uniqueRequests'],
]
/** The library knows no chapters: a book is its own one segment. */
const BOOK_USES: Uses = [
  ...ITEM_USES,
  ['Unique_Title_Investigations', 'uniqueInvestigations'],
  ['Unique_Title_Requests', 'uniqueRequests'],
]
const DENIALS: Uses = [['No_License', 'denials']]
const TITLE_USES: Uses = [...ITEM_USES, ...DENIALS]
const BOOK_TITLE_USES: Uses = [...BOOK_USES, ...DENIALS]
const PLATFORM_SEARCHES: Uses = [['Searches_Platform', 'searches']]
const DATABASE_SEARCHES: Uses = [['Searches_Automated', 'searches']]

/** Finds the use of an item with some attributes, or begins it. */
function groupOf({ groups }: ReportedItem, attributes: Omit<ReportedGroup, 'counts'>): ReportedGroup {
  const { dataType, yop, accessType } = attributes
  const known = groups.find((one) => one.dataType === dataType && one.yop === yop && one.accessType === accessType)
  if (known) return known
  const begun = { ...attributes, counts: new Map() }
  groups.push(begun)
  return begun
}

const isWithin = (years: readonly PublicationYears[], year: string) => years.some(({ from, to }) => from <= year && year <= to)

/** Sums months into the items of a report, by the attributes that it shows. A year of them is read while somebody waits. */
class Summing {
  readonly items: ReportedItem[] = []
  private readonly byId = new Map<string, ReportedItem[]>()
  private readonly wanted: WantedReport
  private readonly place: ReportPlace
  private readonly metrics: ReadonlySet<Metric>
  /** those of the wanted metrics alone, by all */
  private readonly wantedUses = new Map<Uses, Uses>()
  private readonly withYop: boolean
  private readonly withAccessType: boolean

  constructor(wanted: WantedReport, place: ReportPlace) {
    this.wanted = wanted
    this.place = place
    this.metrics = new Set(wanted.metrics ?? wanted.kind.metrics)
    this.withYop = wanted.attributes.includes('YOP')
    this.withAccessType = wanted.attributes.includes('Access_Type')
  }

  add(month: TitleMonth, at: number): void {
    const { kind, accessMethods } = this.wanted
    // All use is that of people who read.
    if (accessMethods && !accessMethods.includes('Regular')) return
    const databases = new Map(month.databases.map((one) => [one.id, one]))
    if (kind.of === 'platform') this.addTo(this.platform(), 'Platform', PLATFORM_SEARCHES, month, at)
    if (kind.of === 'database')
      for (const one of month.databases)
        if (one.isHeld) this.addTo(this.database(one), 'Database_Aggregated', DATABASE_SEARCHES, month, at)
    for (const row of month.rows) this.addRow(row, databases.get(row.database), at)
  }

  private addRow(row: TitleRow, database: Database | undefined, at: number): void {
    const { of } = this.wanted.kind
    const dataType = row.dataType as DataType
    const isBook = BOOKS.includes(dataType)
    const uses = isBook ? BOOK_USES : ITEM_USES
    if (of === 'platform') this.addTo(this.platform(), dataType, uses, row, at, row)
    if (of === 'title' || of === 'item') {
      const shown = of === 'item' ? (SEGMENTS[dataType] ?? dataType) : dataType
      this.addTo(this.title(row), shown, isBook ? BOOK_TITLE_USES : TITLE_USES, row, at, row)
    }
    if (of !== 'database' || !database) return
    this.addTo(this.database(database), dataType, uses, row, at, row)
    this.addTo(this.database(database), 'Database_Aggregated', DENIALS, row, at, row)
  }

  private isLetThrough(item: ReportedItem, dataType: DataType, row: TitleRow | undefined): boolean {
    const { dataTypes, accessTypes, years, database, itemIds, kind } = this.wanted
    if (dataTypes && !dataTypes.includes(dataType)) return false
    if (kind.of === 'database') return database === undefined || database === item.name
    if (!row || kind.of === 'platform') return true
    const isIt = (id: string) => [titleIdOf(this.place.tenant, item.id), item.id, item.doi, item.isbn].includes(id)
    return (
      (accessTypes === undefined || accessTypes.includes(accessTypeOf(row))) &&
      (years === undefined || isWithin(years, yopOf(row))) &&
      (itemIds === undefined || itemIds.some(isIt))
    )
  }

  /** Finds the use of an item to which a row is added; undefined where the filters leave it out. */
  private groupFor(item: ReportedItem, dataType: DataType, row: TitleRow | undefined): ReportedGroup | undefined {
    if (!this.isLetThrough(item, dataType, row)) return undefined
    if (item.groups.length === 0) {
      this.items.push(item)
      this.byId.set(item.id, [...(this.byId.get(item.id) ?? []), item])
    }
    const yop = row && this.withYop ? yopOf(row) : ''
    const accessType = row && this.withAccessType ? accessTypeOf(row) : ''
    return groupOf(item, { dataType, yop, accessType })
  }

  private usesIn(all: Uses): Uses {
    const known = this.wantedUses.get(all)
    if (known) return known
    const wanted = all.filter(([metric]) => this.metrics.has(metric))
    this.wantedUses.set(all, wanted)
    return wanted
  }

  private addTo(item: ReportedItem, dataType: DataType, uses: Uses, numbers: Numbers, at: number, row?: TitleRow): void {
    const { isTotal, period } = this.wanted
    const place = isTotal ? 0 : at
    let group: ReportedGroup | undefined
    for (const [metric, of] of this.usesIn(uses)) {
      const number = numbers[of] ?? 0
      if (number === 0) continue
      group ??= this.groupFor(item, dataType, row)
      if (!group) return
      let counts = group.counts.get(metric)
      if (!counts) {
        counts = new Array<number>(isTotal ? 1 : period.months.length).fill(0)
        group.counts.set(metric, counts)
      }
      counts[place] = (counts[place] ?? 0) + number
    }
  }

  private known(id: string, name: string): ReportedItem | undefined {
    for (const one of this.byId.get(id) ?? []) if (one.name === name) return one
    return undefined
  }

  private platform(): ReportedItem {
    const { platform } = this.place
    return this.known('', platform) ?? { ...NOTHING, id: '', name: platform, groups: [] }
  }

  private database({ id, name, publisher }: Database): ReportedItem {
    return this.known(id, name) ?? { ...NOTHING, id, name, publisher, groups: [] }
  }

  private title({ document, title, publisher, doi, isbn, date, dataType }: TitleRow): ReportedItem {
    const known = this.known(document, title)
    if (known) return known
    const parentType = this.wanted.kind.of === 'item' && SEGMENTS[dataType] ? dataType : ''
    const uri = `${this.place.origin}/document/?${new URLSearchParams({ contentcode: document })}`
    return { id: document, name: title, publisher, doi, isbn, uri, date, parentType, groups: [] }
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
  const items = summing.items.sort(byName)
  for (const { groups } of items) groups.sort((one, other) => (groupKey(one) < groupKey(other) ? -1 : 1))
  withoutTypes(wanted.kind, items)
  return items
}
