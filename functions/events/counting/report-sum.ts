import type { PointAct } from '#contract/endpoint/use.ts'
import type {
  AccountUsage,
  DeniedRow,
  MissingRow,
  OfMonth,
  ReportDay,
  ReportPeople,
  ReportRow,
  ReportScope,
  RowFilter,
  UsageReport,
  UseFigures,
} from './usage-report.ts'
import type { DocumentRow, UsageDay, UsageMonth } from './usage-store.ts'

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
