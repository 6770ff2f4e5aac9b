import type { PointAct } from '#contract/endpoint/use.ts'
import type { DocumentRow, PeopleCount, UsageDay, UsageMonth } from './usage-store.ts'

export interface UseFigures {
  readonly requests: number
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

/** People of an account in a month; they are never added up. */
interface ReportPeople {
  readonly account: string
  readonly month: string
  readonly people: PeopleCount
}

interface SoughtText {
  readonly name: string
  readonly people: PeopleCount
}

/** Report of an account, or of all accounts of a tenant, over some days and the same number before. */
export interface UsageReport {
  readonly days: readonly ReportDay[]
  readonly totals: UseFigures
  readonly before: UseFigures
  readonly documents: readonly ReportRow[]
  readonly publishers: readonly ReportRow[]
  /** by their names; those of accounts that are no more by their keys */
  readonly subscriptions: readonly ReportRow[]
  readonly people: readonly ReportPeople[]
  /** designations that the library does not have */
  readonly missing: readonly SoughtText[]
  readonly words: readonly string[]
  readonly points: Readonly<Partial<Record<PointAct, number>>>
}

/** Report as a page shows it: with the names of its accounts, and the time until which uses are counted. */
export interface ShownReport extends UsageReport {
  /** name of the account; empty for all accounts */
  readonly accountName: string
  /** ISO 8601; absent before the first count */
  readonly countedAt?: string
}

export interface AccountUsage {
  readonly account: string
  readonly days: readonly UsageDay[]
  readonly before: readonly UsageDay[]
  readonly months: readonly UsageMonth[]
}

const NONE: UseFigures = { requests: 0, investigations: 0, searches: 0, denials: 0 }

const added = (one: UseFigures, other: UseFigures): UseFigures => ({
  requests: one.requests + other.requests,
  investigations: one.investigations + other.investigations,
  searches: one.searches + other.searches,
  denials: one.denials + other.denials,
})

const figuresOfRow = (row: DocumentRow): UseFigures => ({
  requests: row.totalRequests,
  investigations: row.totalInvestigations,
  searches: 0,
  denials: row.denials,
})

const figuresOfDay = ({ rows, searches }: UsageDay): UseFigures => rows.map(figuresOfRow).reduce(added, { ...NONE, searches })

const sumOf = (days: readonly UsageDay[]) => days.map(figuresOfDay).reduce(added, NONE)

/** Rows by a name, those of most requests first. */
function rowsBy(days: readonly UsageDay[], nameOf: (row: DocumentRow) => string): ReportRow[] {
  const found = new Map<string, UseFigures>()
  for (const row of days.flatMap(({ rows }) => rows)) {
    const name = nameOf(row)
    if (name !== '') found.set(name, added(found.get(name) ?? NONE, figuresOfRow(row)))
  }
  return [...found]
    .map(([name, figures]) => ({ name, ...figures }))
    .sort(
      (one, other) =>
        other.requests - one.requests ||
        other.investigations - one.investigations ||
        other.denials - one.denials ||
        (one.name < other.name ? -1 : 1),
    )
}

/** People who sought a text, over months and accounts: only numbers that are told are added, so that none of the others follows. */
function soughtOf(months: readonly UsageMonth[]): SoughtText[] {
  const found = new Map<string, number>()
  for (const [name, people] of months.flatMap(({ missing }) => missing))
    found.set(name, (found.get(name) ?? 0) + (people === 'few' ? 0 : people))
  return [...found]
    .sort(([name, people], [other, others]) => others - people || (name < other ? -1 : 1))
    .map(([name, people]) => ({ name, people: people === 0 ? 'few' : people }))
}

function pointsOf(days: readonly UsageDay[]): UsageReport['points'] {
  const points: Partial<Record<PointAct, number>> = {}
  for (const [act, times] of days.flatMap((day) => Object.entries(day.points) as [PointAct, number][]))
    points[act] = (points[act] ?? 0) + times
  return points
}

/** Makes the report of some accounts over days, which are listed with and without use. */
export function makeReport(days: readonly string[], accounts: readonly AccountUsage[]): UsageReport {
  const used = accounts.flatMap((one) => one.days)
  const months = accounts.flatMap((one) => one.months)
  return {
    days: days.map((day) => {
      const ofDay = used.filter((one) => one.day === day)
      const points = Object.values(pointsOf(ofDay)).reduce((sum, times) => sum + times, 0)
      return { day, points, ...sumOf(ofDay) }
    }),
    totals: sumOf(used),
    before: sumOf(accounts.flatMap((one) => one.before)),
    documents: rowsBy(used, ({ designation }) => designation),
    publishers: rowsBy(used, ({ publisher }) => publisher),
    subscriptions: rowsBy(used, ({ subscription }) => subscription),
    people: accounts.flatMap(({ account, months: own }) => own.map(({ month, people }) => ({ account, month, people }))),
    missing: soughtOf(months),
    words: [...new Set(months.flatMap(({ words }) => words))].sort(),
    points: pointsOf(used),
  }
}
