import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as Intl.DateTimeFormatOptions)
  formats.set(zone, made)
  return made
}

/** The zone in which days and months of a tenant's reports begin. */
export const reportZoneOf = (tenant: Tenant): string => tenants[tenant].reportZone

/** Reading of a clock in a zone, as if it were UTC. */
function clockIn(zone: string, time: number): number {
  // Data of zones take longer to load than all of a function’s code.
  if (zone === 'UTC') return time
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Day of a moment in a zone, ISO 8601. */
export const dayIn = (zone: string, time: number): string => new Date(clockIn(zone, time)).toISOString().slice(0, 10)
export const monthIn = (zone: string, time: number): string => dayIn(zone, time).slice(0, 7)

const DAY_MS = 86_400_000

/** Moment at which a day begins in a zone; days have 23 to 25 hours. */
export function startOfDay(zone: string, day: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  const offsetAt = (time: number) => clockIn(zone, time) - Math.floor(time / 1000) * 1000
  // The offset before and after the change of a clock: the earlier moment whose clock shows the day is its beginning.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset)
  const starts = candidates.filter((time) => dayIn(zone, time) === day && dayIn(zone, time - 1) < day)
  // Some zones begin a day at one o'clock: then the first moment after the gap.
  return starts.length > 0 ? Math.min(...starts) : Math.max(...candidates)
}

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Days of a month, in their order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day)) days.push(day)
  return days
}

/** Epoch seconds at which raw events of a moment and the key of its month are destroyed: 120 days after the month. */
export function endOfRawEvents(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Math.floor((Date.UTC(year, number, 1) + 120 * DAY_MS) / 1000)
}
