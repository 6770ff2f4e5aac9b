import type { PointAct } from '#contract/endpoint/use.ts'
import type { DocumentRow, PeopleCount, UsageDay, UsageMonth } from './usage-store.ts'

export interface UseFigures {
  readonly requests: number
  /** of a person and hour one */
  readonly uniqueRequests: number
  readonly investigations: number
  readonly searches: number
  readonly denials: number
}

interface ReportDay extends UseFigures {
  /** ISO 8601, of the zone of reports */
  readonly day: string
  readonly points: number
}

export interface ReportRow extends UseFigures {
  readonly name: string
}

/** People of an account in a month, by what they did; they are never added up. */
interface OfMonth {
  readonly account: string
  readonly month: string
}

interface ReportPeople extends OfMonth {
  readonly people: PeopleCount
}

/** Designation that the library does not have, by month. */
interface MissingRow extends ReportPeople {
  readonly designation: string
}

/** Document that people could not open, by month. `denials` are those of the days that are shown. */
interface DeniedRow extends ReportPeople {
  readonly designation: string
  readonly publisher: string
  readonly denials: number
}

/** Report of an account, or of several, over some days and the same number before. */
export interface UsageReport {
  readonly days: readonly ReportDay[]
  /** the same number of days before, in their order */
  readonly daysBefore: readonly ReportDay[]
  readonly totals: UseFigures
  readonly before: UseFigures
  readonly documents: readonly ReportRow[]
  readonly publishers: readonly ReportRow[]
  readonly subscriptions: readonly ReportRow[]
  readonly people: readonly ReportPeople[]
  readonly missing: readonly MissingRow[]
  readonly denied: readonly DeniedRow[]
  /** texts that several people of a month searched */
  readonly words: readonly string[]
  readonly points: Readonly<Partial<Record<PointAct, number>>>
}

/** Use of an account, as it is read. */
export interface AccountUsage {
  readonly account: string
  readonly days: readonly UsageDay[]
  readonly before: readonly UsageDay[]
  readonly months: readonly UsageMonth[]
}

/** Rows that a report is about; absent: all. Names are those that the report shows. */
export interface RowFilter {
  readonly document?: string | undefined
  readonly publisher?: string | undefined
  readonly subscription?: string | undefined
}

/** What a report is of. */
interface ReportScope {
  readonly days: readonly string[]
  readonly before: readonly string[]
  readonly filter: RowFilter
  /** an act on points whose days are shown; absent: all */
  readonly act?: PointAct | undefined
  /** names the row of a document; those of one name are one row */
  readonly nameOf: (row: DocumentRow) => string
  /** names the row of a subscription */
  readonly subscriptionName: (key: string) => string
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Sums = Mutable<UseFigures>

const noFigures = (): Sums => ({ requests: 0, uniqueRequests: 0, investigations: 0, searches: 0, denials: 0 })

function addRow(sums: Sums, row: DocumentRow): void {
  sums.requests += row.totalRequests
  sums.uniqueRequests += row.uniqueRequests
  sums.investigations += row.totalInvestigations
  sums.denials += row.denials
}

function sumsIn<K>(all: Map<K, Sums>, key: K): Sums {
  const known = all.get(key)
  if (known) return known
  const sums = noFigures()
  all.set(key, sums)
  return sums
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Rows of most requests first. */
const rowsOf = (all: ReadonlyMap<string, UseFigures>): ReportRow[] =>
  [...all]
    .map(([name, figures]) => ({ name, ...figures }))
    .sort(
      (one, other) =>
        other.requests - one.requests ||
        other.investigations - one.investigations ||
        other.denials - one.denials ||
        byText(one.name, other.name),
    )

const isFiltered = (filter: RowFilter) => Object.values(filter).some((value) => value !== undefined)

/** Days of a range, summed. */
class DaySums {
  readonly #days: ReadonlyMap<string, Mutable<ReportDay>>
  readonly totals = noFigures()

  constructor(days: readonly string[]) {
    this.#days = new Map(days.map((day) => [day, { day, points: 0, ...noFigures() }]))
  }

  add({ day, searches, points }: UsageDay, rows: readonly DocumentRow[], { filter, act }: ReportScope): void {
    const sums = this.#days.get(day)
    if (!sums) return
    for (const row of rows) {
      addRow(sums, row)
      addRow(this.totals, row)
    }
    // A search is of no document, publisher or subscription.
    if (!isFiltered(filter)) {
      sums.searches += searches
      this.totals.searches += searches
    }
    for (const [one, times] of Object.entries(points)) if (act === undefined || one === act) sums.points += times
  }

  get days(): ReportDay[] {
    return [...this.#days.values()]
  }
}

/** Sums usage account by account, so that of many accounts one is in memory at a time. */
export class ReportSum {
  readonly #scope: ReportScope
  readonly #now: DaySums
  readonly #before: DaySums
  readonly #documents = new Map<string, Sums>()
  readonly #publishers = new Map<string, Sums>()
  readonly #subscriptions = new Map<string, Sums>()
  readonly #people: ReportPeople[] = []
  readonly #missing: MissingRow[] = []
  readonly #denied: DeniedRow[] = []
  readonly #words = new Set<string>()
  readonly #points: Partial<Record<PointAct, number>> = {}

  constructor(scope: ReportScope) {
    this.#scope = scope
    this.#now = new DaySums(scope.days)
    this.#before = new DaySums(scope.before)
  }

  add(usage: AccountUsage): void {
    const denials = new Map<string, { row: DocumentRow; denials: number }>()
    for (const day of usage.days) {
      const rows = this.#rowsOf(day)
      this.#now.add(day, rows, this.#scope)
      for (const row of rows) this.#addRow(row, day.day.slice(0, 7), denials)
      for (const [act, times] of Object.entries(day.points) as [PointAct, number][])
        this.#points[act] = (this.#points[act] ?? 0) + times
    }
    for (const day of usage.before) this.#before.add(day, this.#rowsOf(day), this.#scope)
    for (const month of usage.months) this.#addMonth(usage.account, month, denials)
  }

  #rowsOf({ rows }: UsageDay): readonly DocumentRow[] {
    const { filter, nameOf, subscriptionName } = this.#scope
    if (!isFiltered(filter)) return rows
    const isWanted = (wanted: string | undefined, name: () => string) => wanted === undefined || wanted === name()
    return rows.filter(
      (row) =>
        isWanted(filter.publisher, () => row.publisher) &&
        isWanted(filter.subscription, () => subscriptionName(row.subscription)) &&
        isWanted(filter.document, () => nameOf(row)),
    )
  }

  #addRow(row: DocumentRow, month: string, denials: Map<string, { row: DocumentRow; denials: number }>): void {
    const { nameOf, subscriptionName } = this.#scope
    addRow(sumsIn(this.#documents, nameOf(row)), row)
    addRow(sumsIn(this.#publishers, row.publisher), row)
    if (row.subscription !== '') addRow(sumsIn(this.#subscriptions, subscriptionName(row.subscription)), row)
    if (row.denials === 0) return
    const key = `${month} ${row.document}`
    const known = denials.get(key)
    denials.set(key, { row, denials: (known?.denials ?? 0) + row.denials })
  }

  /** Adds what is known of the people of a month; of a part of its rows nothing, which would tell people apart. */
  #addMonth(
    account: string,
    { month, people, words, missing, denied }: UsageMonth,
    denials: ReadonlyMap<string, { readonly row: DocumentRow; readonly denials: number }>,
  ): void {
    for (const [document, number] of denied) {
      const refused = denials.get(`${month} ${document}`)
      if (!refused) continue
      const { designation, publisher } = refused.row
      this.#denied.push({ account, month, designation, publisher, denials: refused.denials, people: number })
    }
    if (isFiltered(this.#scope.filter)) return
    this.#people.push({ account, month, people })
    for (const word of words) this.#words.add(word)
    for (const [designation, number] of missing) this.#missing.push({ account, month, designation, people: number })
  }

  report(): UsageReport {
    const latestFirst = (one: OfMonth, other: OfMonth) => byText(other.month, one.month)
    const byMonth = (one: OfMonth, other: OfMonth) => latestFirst(one, other) || byText(one.account, other.account)
    return {
      days: this.#now.days,
      daysBefore: this.#before.days,
      totals: this.#now.totals,
      before: this.#before.totals,
      documents: rowsOf(this.#documents),
      publishers: rowsOf(this.#publishers),
      subscriptions: rowsOf(this.#subscriptions),
      people: this.#people.toSorted(byMonth),
      missing: this.#missing.toSorted(byMonth),
      denied: this.#denied.toSorted(
        (one, other) =>
          latestFirst(one, other) ||
          other.denials - one.denials ||
          byText(one.designation, other.designation) ||
          byText(one.account, other.account),
      ),
      words: [...this.#words].sort(),
      points: this.#points,
    }
  }
}
