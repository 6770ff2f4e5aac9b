import type { UseEvent } from '#functions/events/event.ts'

/** Figures of a document in a month: total and unique investigations, total and unique requests, denials. */
export type Recount = Map<string, [number, number, number, number, number]>

const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  timeZoneName: 'longOffset',
} as const

/** Month, and hour of a day, on the clocks of a zone. An hour that clocks show twice is two hours. */
function clockOf(zone: string): (time: number) => { readonly month: string; readonly hour: string } {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...PARTS })
  return (time) => {
    const of = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
    return { month: `${of.year}-${of.month}`, hour: `${of.year}-${of.month}-${of.day} ${of.hour} ${of.timeZoneName}` }
  }
}

const isLater = (one: UseEvent, other: UseEvent) => (one.at === other.at ? one.id > other.id : one.at > other.at)
const isSameLink = (one: UseEvent, other: UseEvent) =>
  one.kind === other.kind &&
  one.account === other.account &&
  one.person === other.person &&
  one.document === other.document &&
  (one.kind === 'denial' || one.format === other.format)

/**
 * Counts uses once more, plainly, from the text of the Code of Practice: every event once; of two clicks on a link by the same user
 * within thirty seconds the first is removed; an item is unique once for a user and hour of a day; robots are left out.
 */
export function recount(given: readonly UseEvent[], zone: string, isRobot: (agent: string) => boolean): Recount {
  const clock = clockOf(zone)
  const once = given.filter((event, at) => given.findIndex(({ id }) => id === event.id) === at && !isRobot(event.agent))
  const uses = once.filter(
    ({ kind, document }) => document !== undefined && ['investigation', 'request', 'denial'].includes(kind),
  )
  const isRemoved = (event: UseEvent) =>
    uses.some(
      (other) => isSameLink(event, other) && isLater(other, event) && Date.parse(other.at) - Date.parse(event.at) <= 30_000,
    )
  const counts: Recount = new Map()
  const unique = new Set<string>()
  for (const event of uses) {
    if (isRemoved(event)) continue
    const { month, hour } = clock(Date.parse(event.at))
    const name = `${event.account} ${event.document} ${month}`
    const of = counts.get(name) ?? [0, 0, 0, 0, 0]
    counts.set(name, of)
    const addUnique = (metric: 1 | 3) => {
      const session = `${metric} ${event.account} ${event.person} ${event.document} ${hour}`
      if (!unique.has(session)) of[metric] += 1
      unique.add(session)
    }
    if (event.kind === 'denial') of[4] += 1
    else {
      of[0] += 1
      addUnique(1)
    }
    if (event.kind !== 'request') continue
    of[2] += 1
    addUnique(3)
  }
  return counts
}
