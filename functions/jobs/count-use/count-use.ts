import type { Tenant } from '#contract/tenant.ts'
import { countDay } from '#functions/events/counting/count-day.ts'
import { countMonth } from '#functions/events/counting/count-month.ts'
import { ROBOTS_VERSION } from '#functions/events/counting/robot-patterns.ts'
import {
  readCountedMarks,
  readMonthPeople,
  saveCountedMark,
  saveCountState,
  saveDayPeople,
  saveUsageDay,
  saveUsageMonth,
} from '#functions/events/counting/usage-store.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { dayAfter, dayIn, reportZoneOf, startOfDay } from '#functions/events/report-zone.ts'
import { listEventDays, readEvents } from '#functions/events/store.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { closedMonthAt } from './closed-month.ts'
import { describeRows } from './describe-rows.ts'

type CountingPorts = Pick<Ports, 'table' | 'clock'>

/** Time around a day whose events decide what counts in it: the double clicks. */
const MARGIN_MS = 30_000
const DAY_MS = 86_400_000

/** Marks of days (UTC) that are to be counted: of another zone or list of robots they are other marks. */
async function changedDays(table: Pick<Table, 'query'>, tenant: Tenant, zone: string): Promise<Map<string, string>> {
  const [days, counted] = await Promise.all([listEventDays(table, tenant), readCountedMarks(table, tenant)])
  const marks = [...days].map(([day, last]) => [day, `${last} ${zone} ${ROBOTS_VERSION}`] as const)
  return new Map(marks.filter(([day, mark]) => counted.get(day) !== mark))
}

/** Days of the zone that a day (UTC) has events of, or decides. */
function reportDaysOf(zone: string, day: string): string[] {
  const start = Date.parse(`${day}T00:00:00Z`)
  const [first, last] = [dayIn(zone, start - MARGIN_MS), dayIn(zone, start + DAY_MS - 1)]
  const days: string[] = []
  for (let one = first; one <= last; one = dayAfter(one)) days.push(one)
  return days
}

/** Reads days (UTC) one after the other; the one before stays, as days of a zone share them. */
function dayReader(table: Pick<Table, 'query'>, tenant: Tenant) {
  let kept = new Map<string, StoredEvent[]>()
  return async (days: readonly string[]): Promise<StoredEvent[]> => {
    const read = new Map<string, StoredEvent[]>()
    for (const day of days) {
      const events = kept.get(day) ?? []
      if (!kept.has(day)) for await (const some of readEvents(table, tenant, day)) events.push(...some)
      read.set(day, events)
    }
    kept = read
    return [...read.values()].flat()
  }
}

/** Names documents by their code where an event names one of their files. */
const byContentCode = (event: StoredEvent): StoredEvent =>
  'document' in event && event.document !== undefined ? { ...event, document: contentCodeOf(event.document) } : event

/** Counts a day of the zone anew, from all its events, and returns the accounts that have used anything. */
async function countReportDay(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  { zone, day }: { readonly zone: string; readonly day: string },
  read: ReturnType<typeof dayReader>,
): Promise<string[]> {
  const span = { start: startOfDay(zone, day), end: startOfDay(zone, dayAfter(day)) }
  const days: string[] = []
  for (let one = dayIn('UTC', span.start); one <= dayIn('UTC', span.end + MARGIN_MS); one = dayAfter(one)) days.push(one)
  const uses = countDay((await read(days)).map(byContentCode), span)
  for (const [account, use] of uses) {
    const rows = await describeRows(table, tenant, account, [...use.documents.values()])
    const { searches, robots, points, people } = use
    await saveUsageDay(table, tenant, account, { day, searches, robots, robotsList: ROBOTS_VERSION, points, rows })
    await saveDayPeople(table, tenant, account, day, people)
  }
  return [...uses.keys()]
}

/** Sends the job `count-use` for each tenant of which there are new events; jobs of a minute are one. */
export async function requestCounting(ports: Pick<Ports, 'table' | 'jobs' | 'clock'>, tenants: readonly Tenant[]): Promise<void> {
  const minute = ports.clock.now().toISOString().slice(0, 16)
  for (const tenant of tenants)
    if ((await changedDays(ports.table, tenant, reportZoneOf(tenant))).size > 0)
      await ports.jobs.send({ id: `count-use ${tenant} ${minute}`, name: 'count-use', tenant, payload: null })
}

/** Counts what changed of a tenant's use. It begins anew from the events, so that it may run twice, late and at the same time. */
export async function countUse({ table, clock }: CountingPorts, tenant: Tenant): Promise<void> {
  const zone = reportZoneOf(tenant)
  const changed = await changedDays(table, tenant, zone)
  const read = dayReader(table, tenant)
  const months = new Map<string, Set<string>>()
  for (const day of new Set([...changed.keys()].sort().flatMap((one) => reportDaysOf(zone, one)))) {
    const accounts = await countReportDay({ table }, tenant, { zone, day }, read)
    const month = day.slice(0, 7)
    months.set(month, new Set([...(months.get(month) ?? []), ...accounts]))
  }
  for (const [month, accounts] of months)
    for (const account of accounts)
      await saveUsageMonth(table, tenant, account, countMonth(month, await readMonthPeople(table, tenant, account, month)))
  for (const [day, mark] of changed) await saveCountedMark(table, tenant, day, mark)
  const now = clock.now()
  await saveCountState(table, tenant, closedMonthAt(zone, now.getTime()), now.toISOString())
}

/** Handles the job `count-use`. */
export function countUseJob(ports: CountingPorts): JobHandler<'count-use'> {
  return ({ tenant }) => countUse(ports, tenant)
}
