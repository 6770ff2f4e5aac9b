import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { PointAct } from '#contract/endpoint/use.ts'
import type { reports } from '#contract/reports.ts'
import type { Language } from '#contract/tenant.ts'
import type { RowFilter } from '#functions/events/counting/usage-report.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { findLanguage } from '#text/find-language.ts'

export const VIEWS = ['use', 'cost', 'turnaways'] as const
type View = (typeof VIEWS)[number]
export const POINT_ACTS = ['created', 'viewed', 'edited', 'shared', 'carried', 'deactivated', 'reactivated'] as const

/** Stands for all accounts. */
export const ALL_ACCOUNTS = '*'

/** Reason why other days are shown than were asked for. */
type DaysProblem = 'noDays' | 'reversed' | 'future' | 'tooLong'

/** A report as its viewer wants it, with what they wrote read. */
export interface WantedUsage {
  readonly view: View
  /** first and last day, both shown */
  readonly from: string
  readonly to: string
  readonly days: readonly string[]
  /** the same number of days before */
  readonly before: readonly string[]
  readonly problem?: DaysProblem
  /** id of an account, or `*`; absent: the viewer’s own */
  readonly account?: string
  readonly areTogether: boolean
  readonly filter: RowFilter
  readonly act?: PointAct
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

export type UsageQuery = Omit<InputOf<typeof reports.show>, 'ticket' | 'rows'>

const DAY_MS = 86_400_000
/** Days for which use is kept. */
const MAX_DAYS = 1500
const USUAL_DAYS = 7
const DAYS_OF_COST = 365

const isDay = (text: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

function problemOf(from: string, to: string, today: string): DaysProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'noDays'
  if (from > to) return 'reversed'
  if (from > today) return 'future'
  return countDays(from, to) > MAX_DAYS ? 'tooLong' : undefined
}

interface Range {
  readonly from: string
  readonly to: string
  readonly problem?: DaysProblem
}

/** Days as they are asked for, up to this one; the usual ones where they cannot be shown. */
function rangeOf({ from, to }: Pick<UsageQuery, 'from' | 'to'>, usual: number, today: string): Range {
  const last = to?.trim() || today
  const first = from?.trim() || (isDay(last) ? dayAfter(last, 1 - usual) : last)
  const problem = problemOf(first, last, today)
  if (problem) return { from: dayAfter(today, 1 - usual), to: today, problem }
  return { from: first, to: last > today ? today : last }
}

const chosenOf = <T extends string>(all: readonly T[], given: string | undefined): T | undefined =>
  all.find((one) => one === given)

/** Reads what somebody wants to see on a day. */
export function readWantedUsage(query: UsageQuery, today: string): WantedUsage {
  const view = chosenOf(VIEWS, query.view) ?? 'use'
  const range = rangeOf(query, view === 'cost' ? DAYS_OF_COST : USUAL_DAYS, today)
  const days = Array.from({ length: countDays(range.from, range.to) }, (_, at) => dayAfter(range.from, at))
  const act = chosenOf(POINT_ACTS, query.act)
  return {
    view,
    ...range,
    days,
    before: days.map((day) => dayAfter(day, -days.length)),
    ...(query.account && { account: query.account }),
    areTogether: query.editions === 'together',
    filter: {
      document: query.document || undefined,
      publisher: query.publisher || undefined,
      subscription: query.subscription || undefined,
    },
    ...(act && { act }),
    language: findLanguage(query.language) ?? 'en',
    theme: query.theme,
  }
}
