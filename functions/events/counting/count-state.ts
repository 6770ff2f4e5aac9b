import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'

/** State of counting, as health and reports tell it. */
export interface CountState {
  /** last month that is closed */
  readonly closedMonth: string
  /** ISO 8601 */
  readonly countedAt: string
  /** first month of which there is use; absent before the first event, and in states of earlier releases */
  readonly firstMonth?: string
  /** last month whose titles are summed up; absent before the first */
  readonly summedMonth?: string
}

const keyOf = (tenant: Tenant) => ({ pk: `${tenant}#use-closed`, sk: 'last' })

/** State of the last count; absent before the first. */
export async function readCountState(table: Pick<Table, 'get'>, tenant: Tenant): Promise<CountState | undefined> {
  const item = await table.get(keyOf(tenant))
  if (!item) return undefined
  const { month, countedAt, firstMonth, summedMonth } = item as Readonly<Record<string, string>>
  return {
    closedMonth: month ?? '',
    countedAt: countedAt ?? '',
    ...(firstMonth && { firstMonth }),
    ...(summedMonth && { summedMonth }),
  }
}

export async function saveCountState(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  { closedMonth, ...facts }: CountState,
): Promise<void> {
  await table.put({ ...keyOf(tenant), month: closedMonth, ...facts })
}

/** Months that reports are kept for. */
export const KEPT_MONTHS = 48

export const monthAfter = (month: string, months = 1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const earlierMonth = (one: string, other: string): string => (one < other ? one : other)
export const laterMonth = (one: string, other: string): string => (one > other ? one : other)

/** First and last month of which there are reports; undefined as long as there is none. */
export function reportedMonths({
  firstMonth,
  summedMonth,
}: Pick<CountState, 'firstMonth' | 'summedMonth'>): { readonly first: string; readonly last: string } | undefined {
  if (!firstMonth || !summedMonth) return undefined
  const first = laterMonth(firstMonth, monthAfter(summedMonth, 1 - KEPT_MONTHS))
  return first <= summedMonth ? { first, last: summedMonth } : undefined
}

/** Months from one to another, both with them. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}
