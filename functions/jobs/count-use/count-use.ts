import { batchesOf, forEachConcurrently } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Holdings, NO_HOLDINGS } from '#entitlement/holdings.ts'
import { countDay } from '#functions/events/counting/count-day.ts'
import { countMonth } from '#functions/events/counting/count-month.ts'
import { type CountState, readCountState, saveCountState } from '#functions/events/counting/count-state.ts'
import type { DayUse } from '#functions/events/counting/day-use.ts'
import { ROBOTS_VERSION } from '#functions/events/counting/robot-patterns.ts'
import {
  listUsingAccounts,
  readMonthPeople,
  readUsageDays,
  saveCountedMark,
  saveDayPeople,
  saveUsageDay,
  saveUsageMonth,
} from '#functions/events/counting/usage-store.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { dayAfter, dayIn, reportZoneOf, startOfDay } from '#functions/events/report-zone.ts'
import { readEvents } from '#functions/events/store.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import { readGuestHoldings } from '#people/guests.ts'
import { findAccount, type Subscription } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { daysToCount, findChangedDays, MARGIN_MS } from './changed-days.ts'
import { closeMonths, firstMonthOf } from './close-months.ts'
import { closedMonthAt } from './closed-month.ts'
import { type DescribedDocuments, describeRows } from './describe-rows.ts'

type CountingPorts = Pick<Ports, 'table' | 'clock'>

/** Items that are saved at a time: each write of one machine waits for its disk, and all that are begun wait once. */
const AT_A_TIME = 40
/** Days whose use is in memory until it is saved. */
const DAYS_AT_A_TIME = 4
/** Accounts whose people of a month are in memory. */
const MONTHS_AT_A_TIME = 8

/** Names a document by its code where an event names one of its files. */
function byContentCode(event: StoredEvent): StoredEvent {
  if (!('document' in event) || event.document === undefined) return event
  const document = contentCodeOf(event.document)
  return document === event.document ? event : { ...event, document }
}

/** Reads days (UTC) one after the other; the one before stays, as days of a zone share them. */
function dayReader(table: Pick<Table, 'query'>, tenant: Tenant) {
  let kept = new Map<string, StoredEvent[]>()
  return async (days: readonly string[]): Promise<StoredEvent[]> => {
    const read = new Map<string, StoredEvent[]>()
    for (const day of days) {
      const events = kept.get(day) ?? []
      if (!kept.has(day)) for await (const some of readEvents(table, tenant, day)) events.push(...some.map(byContentCode))
      read.set(day, events)
    }
    kept = read
    return [...read.values()].flat()
  }
}

interface Counting {
  readonly table: Table
  readonly tenant: Tenant
  readonly zone: string
  /** last month that is closed */
  readonly closed: string
  readonly read: ReturnType<typeof dayReader>
  readonly guests: Holdings
  /** documents and accounts as they are when they are first described */
  readonly documents: DescribedDocuments
  readonly subscriptions: Map<string, readonly Subscription[]>
}

/** Describes and saves the use of an account on a day. */
async function saveUse({ table, tenant, closed, guests, ...known }: Counting, day: string, account: string, use: DayUse) {
  const subscriptions = known.subscriptions.get(account) ?? (await findAccount(table, tenant, account))?.subscriptions ?? []
  known.subscriptions.set(account, subscriptions)
  const [before] = day.slice(0, 7) <= closed ? await readUsageDays(table, tenant, account, [day]) : []
  const describing = { tenant, subscriptions, guests, documents: known.documents, ...(before && { reported: before.rows }) }
  const rows = await describeRows(table, describing, [...use.documents.values()])
  const { searches, robots, points, people } = use
  await Promise.all([
    saveUsageDay(table, tenant, account, { day, searches, robots, robotsList: ROBOTS_VERSION, points, rows }),
    saveDayPeople(table, tenant, account, day, people),
  ])
}

/** Counts a day of the zone anew, from all its events, by account. */
async function countReportDay({ zone, read }: Counting, day: string): Promise<Map<string, DayUse>> {
  const span = { start: startOfDay(zone, day), end: startOfDay(zone, dayAfter(day)) }
  const days: string[] = []
  for (let one = dayIn('UTC', span.start); one <= dayIn('UTC', span.end + MARGIN_MS); one = dayAfter(one)) days.push(one)
  return countDay(await read(days), span)
}

/** Empties a day of accounts that used nothing on it any more: in another zone, what they did was on another day. */
async function emptyDay({ table, tenant }: Counting, day: string, using: readonly string[]): Promise<string[]> {
  const emptied: string[] = []
  for (const account of await listUsingAccounts(table, tenant)) {
    if (using.includes(account) || (await readUsageDays(table, tenant, account, [day])).length === 0) continue
    const none = { day, searches: 0, robots: 0, robotsList: ROBOTS_VERSION, points: {}, rows: [] }
    await saveUsageDay(table, tenant, account, none)
    await saveDayPeople(table, tenant, account, day, new Map())
    emptied.push(account)
  }
  return emptied
}

/** Tells whether a month has closed whose titles are not summed up. */
const isBehind = (state: CountState | undefined, closed: string) => state !== undefined && (state.summedMonth ?? '') < closed

/** Sends the job `count-use` for each tenant of which there are new events, or a month to close; jobs of a minute are one. */
export async function requestCounting(ports: Pick<Ports, 'table' | 'jobs' | 'clock'>, tenants: readonly Tenant[]): Promise<void> {
  const now = ports.clock.now()
  const minute = now.toISOString().slice(0, 16)
  for (const tenant of tenants) {
    const zone = reportZoneOf(tenant)
    const { changed, relisted } = await findChangedDays(ports.table, tenant, zone)
    const isWaiting = changed.size + relisted.size > 0
    if (isWaiting || isBehind(await readCountState(ports.table, tenant), closedMonthAt(zone, now.getTime())))
      await ports.jobs.send({ id: `count-use ${tenant} ${minute}`, name: 'count-use', tenant, payload: null })
  }
}

/** Counts what changed of a tenant's use. It begins anew from the events, so that it may run twice, late and at the same time. */
export async function countUse(ports: CountingPorts, tenant: Tenant): Promise<void> {
  const { table, clock } = ports
  const zone = reportZoneOf(tenant)
  const now = clock.now()
  const closed = closedMonthAt(zone, now.getTime())
  const [found, state] = await Promise.all([findChangedDays(table, tenant, zone), readCountState(table, tenant)])
  const { days, emptied } = daysToCount(zone, closed, found)
  const guests = days.length > 0 ? await readGuestHoldings(table, tenant) : NO_HOLDINGS
  const known = { documents: new Map(), subscriptions: new Map() }
  const counting: Counting = { table, tenant, zone, closed, read: dayReader(table, tenant), guests, ...known }
  const months = new Map<string, Set<string>>()
  for (const some of batchesOf(days, DAYS_AT_A_TIME)) {
    const uses: { day: string; account: string; use: DayUse }[] = []
    for (const day of some) {
      const ofDay = await countReportDay(counting, day)
      for (const [account, use] of ofDay) uses.push({ day, account, use })
      const using = [...ofDay.keys()]
      const accounts = emptied.has(day) ? [...using, ...(await emptyDay(counting, day, using))] : using
      const month = day.slice(0, 7)
      months.set(month, new Set([...(months.get(month) ?? []), ...accounts]))
    }
    await forEachConcurrently(uses, AT_A_TIME, ({ day, account, use }) => saveUse(counting, day, account, use))
  }
  for (const [month, accounts] of months)
    await forEachConcurrently([...accounts], MONTHS_AT_A_TIME, async (account) =>
      saveUsageMonth(table, tenant, account, countMonth(month, await readMonthPeople(table, tenant, account, month))),
    )
  const firstMonth = firstMonthOf(zone, closed, state, found.first)
  await closeMonths(ports, tenant, closed, { ...state, ...(firstMonth && { firstMonth }) }, months)
  const marks = [...found.changed, ...found.relisted]
  await forEachConcurrently(marks, AT_A_TIME, ([day, mark]) => saveCountedMark(table, tenant, day, mark))
  await saveCountState(table, tenant, {
    ...{ closedMonth: closed, summedMonth: closed, countedAt: now.toISOString() },
    ...(firstMonth && { firstMonth }),
  })
}

/** Handles the job `count-use`. */
export function countUseJob(ports: CountingPorts): JobHandler<'count-use'> {
  return ({ tenant }) => countUse(ports, tenant)
}
