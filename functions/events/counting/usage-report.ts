import type { PointAct } from '#contract/endpoint/use.ts'
import type { DocumentRow, PeopleCount, UsageDay, UsageMonth } from './usage-store.ts'

export interface UseFigures {
  readonly requests: number
  /** one for each person and hour */
  readonly uniqueRequests: number
  readonly investigations: number
  readonly searches: number
  readonly denials: number
}

export interface ReportDay extends UseFigures {
  /** ISO 8601, of the zone of reports */
  readonly day: string
  readonly points: number
}

export interface ReportRow extends UseFigures {
  readonly name: string
}

/** People of an account in a month, by what they did; they are never added up. */
export interface OfMonth {
  readonly account: string
  readonly month: string
}

export interface ReportPeople extends OfMonth {
  readonly people: PeopleCount
}

/** Designation that the library does not have, by month. */
export interface MissingRow extends ReportPeople {
  readonly designation: string
}

/** Document that people could not open, by month. `denials` are those of the days that are shown. */
export interface DeniedRow extends ReportPeople {
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

/** Scope of a report. */
export interface ReportScope {
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
