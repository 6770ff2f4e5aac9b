import type { CounterException } from '#contract/counter/exceptions.ts'
import {
  type CountState,
  earlierMonth,
  laterMonth,
  monthAfter,
  monthsBetween,
  reportedMonths,
} from '#functions/events/counting/count-state.ts'
import { exceptionOf } from './report-exception.ts'

/** Months of a report. */
export interface WantedPeriod {
  /** first and last month, as the header says them */
  readonly first: string
  readonly last: string
  /** months of these of which there is a report */
  readonly months: readonly string[]
  readonly exceptions: readonly CounterException[]
}

const FORM = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d\d))?$/

export const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** Month of a date that is a month, or its first or last day; undefined for other texts. */
function monthOf(text: string, end: 'first' | 'last'): string | undefined {
  const [, month, day] = FORM.exec(text) ?? []
  if (month === undefined || month < '0001') return undefined
  const wanted = end === 'first' ? '01' : lastDayOf(month).slice(8)
  return day === undefined || day === wanted ? month : undefined
}

const span = (first: string, last: string) => (first === last ? first : `${first} to ${last}`)

interface AskedPeriod {
  readonly begin: string
  readonly end: string
  /** the month that has not ended, in the zone of the tenant’s reports */
  readonly current: string
  readonly state: CountState | undefined
  /** months of which events were lost */
  readonly lossy: readonly string[]
}

/** Reads the months of a report: undefined for dates of which there can be none. Months that are not whole, or gone, are exceptions. */
export function readPeriod({ begin, end, current, state, lossy }: AskedPeriod): WantedPeriod | undefined {
  const [first, last] = [monthOf(begin, 'first'), monthOf(end, 'last')]
  if (first === undefined || last === undefined || last < first || first >= current) return undefined
  const reported = state && reportedMonths(state)
  // Without any report, months before the first use are gone, and later ones not ready.
  const from = reported?.first ?? state?.firstMonth ?? current
  const until = reported?.last ?? monthAfter(from, -1)
  const exceptions: CounterException[] = []
  const available = reported ? ` (available: ${span(reported.first, reported.last)})` : ''
  const tooOld = first < from
  if (tooOld) {
    const before = monthAfter(from, -1)
    exceptions.push(exceptionOf('noLonger', `${span(first, earlierMonth(last, before))}${available}`))
  }
  const notReady = last > until && last >= from
  if (notReady) {
    const after = monthAfter(until)
    exceptions.push(exceptionOf('notReady', `${span(laterMonth(first, after), last)}${available}`))
  }
  const begun = tooOld ? from : first
  const ended = notReady ? until : last
  const months = reported && begun <= ended ? monthsBetween(begun, ended) : []
  const partial = months.filter((month) => lossy.includes(month))
  if (partial.length > 0) exceptions.push(exceptionOf('partial', `Some use was not recorded: ${partial.join(', ')}`))
  if (months.length > 0) return { first: begun, last: ended, months, exceptions }
  return { first, last: earlierMonth(last, monthAfter(current, -1)), months, exceptions }
}
