import type { Tenant } from '#contract/tenant.ts'
import { ROBOTS_VERSION } from '#functions/events/counting/robot-patterns.ts'
import { readCountedMarks } from '#functions/events/counting/usage-store.ts'
import { dayAfter, dayIn } from '#functions/events/report-zone.ts'
import { listEventDays } from '#functions/events/store.ts'
import type { Table } from '#ports/table.ts'

/** Time around a day whose events decide what counts in it: the double clicks. */
export const MARGIN_MS = 30_000
const DAY_MS = 86_400_000

/** Days (UTC) that are to be counted, with their marks. */
export interface ChangedDays {
  /** counted from other events or in another zone */
  readonly changed: ReadonlyMap<string, string>
  /** those of them that were counted in another zone */
  readonly rezoned: ReadonlySet<string>
  /** counted by another list of robots alone: it is put over months that are not closed */
  readonly relisted: ReadonlyMap<string, string>
  /** first day of which there are events */
  readonly first?: string | undefined
}

const markOf = (last: string, zone: string) => `${last} ${zone} ${ROBOTS_VERSION}`
const partsOf = (mark = '') => mark.split(' ')

/** Finds days whose events are not those that were counted, or were counted in another zone or by another list of robots. */
export async function findChangedDays(table: Pick<Table, 'query'>, tenant: Tenant, zone: string): Promise<ChangedDays> {
  const [days, counted] = await Promise.all([listEventDays(table, tenant), readCountedMarks(table, tenant)])
  const marks = new Map([...days].map(([day, last]) => [day, markOf(last, zone)]))
  const isOther = (day: string, ...parts: readonly number[]) =>
    parts.some((part) => partsOf(counted.get(day))[part] !== partsOf(marks.get(day))[part])
  const of = (isWanted: (day: string) => boolean) => new Map([...marks].filter(([day]) => isWanted(day)))
  return {
    changed: of((day) => isOther(day, 0, 1)),
    rezoned: new Set(of((day) => counted.has(day) && isOther(day, 1)).keys()),
    relisted: of((day) => !isOther(day, 0, 1) && isOther(day, 2)),
    first: [...days.keys()].sort()[0],
  }
}

/** Days of the zone that a day (UTC) has events of, or decides. */
function reportDaysOf(zone: string, day: string): string[] {
  const start = Date.parse(`${day}T00:00:00Z`)
  const [first, last] = [dayIn(zone, start - MARGIN_MS), dayIn(zone, start + DAY_MS - 1)]
  const days: string[] = []
  for (let one = first; one <= last; one = dayAfter(one)) days.push(one)
  return days
}

/** Days of the zone to count, and those of them that have lost uses to another day. */
export function daysToCount(
  zone: string,
  closed: string,
  { changed, rezoned, relisted }: ChangedDays,
): { readonly days: readonly string[]; readonly emptied: ReadonlySet<string> } {
  const ofDays = (days: Iterable<string>) => [...days].flatMap((day) => reportDaysOf(zone, day))
  const open = ofDays(relisted.keys()).filter((day) => day.slice(0, 7) > closed)
  const emptied = new Set([...rezoned].flatMap((day) => [dayAfter(day, -1), day, dayAfter(day)]))
  return { days: [...new Set([...ofDays(changed.keys()), ...open, ...emptied])].sort(), emptied }
}
