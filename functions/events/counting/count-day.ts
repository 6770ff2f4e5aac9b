import type { StoredEvent, UseEvent } from '../event.ts'
import { addPerson, type DayUse, documentUse, newDayUse, peopleKey } from './day-use.ts'
import { isRobot } from './robots.ts'

/** Time within which the later one of two uses of a link counts. */
const DOUBLE_CLICK_MS = 30_000
const HOUR_MS = 3_600_000

/** The day that is counted: from its beginning to that of the next day, epoch ms. */
export interface CountedSpan {
  readonly start: number
  readonly end: number
}

interface Timed {
  readonly event: UseEvent
  readonly time: number
}

const isText = (event: StoredEvent): event is Exclude<StoredEvent, UseEvent> => event.kind === 'words' || event.kind === 'missing'

/** Leaves out the earlier ones of double clicks: the same person, document and link, or the same denial. */
function withoutDoubleClicks(events: readonly Timed[]): Timed[] {
  const followed = new Map<string, number>()
  const kept: Timed[] = []
  for (const one of events.toReversed()) {
    const { kind, person, account, document = '', format = '' } = one.event
    const link = [kind, account, person, document, kind === 'denial' ? '' : format].join('\n')
    const next = followed.get(link)
    if (next === undefined || next - one.time > DOUBLE_CLICK_MS) kept.push(one)
    followed.set(link, one.time)
  }
  return kept.reverse()
}

function countDocument(use: DayUse, { event, time }: Timed, start: number, seen: Set<string>): void {
  const { kind, account, person, document } = event
  if (document === undefined) return
  const counted = documentUse(use, document)
  const isNew = (metric: string) => {
    const name = [metric, account, person, document, Math.floor((time - start) / HOUR_MS)].join('\n')
    return !seen.has(name) && seen.add(name).size > 0
  }
  if (kind === 'denial') {
    counted.denials += 1
    addPerson(use, peopleKey('denied', document), person)
    return
  }
  counted.totalInvestigations += 1
  if (isNew('investigation')) counted.uniqueInvestigations += 1
  if (kind !== 'request') return
  counted.totalRequests += 1
  if (isNew('request')) counted.uniqueRequests += 1
}

/** Searches of a person that show the same results as the one before are that one in another order, or reloaded. */
function newSearches(searches: readonly Timed[]): Timed[] {
  const last = new Map<string, string | undefined>()
  return searches.filter(({ event: { account, person, set } }) => {
    const who = `${account}\n${person}`
    const isNew = set === undefined || last.get(who) !== set
    last.set(who, set)
    return isNew
  })
}

/**
 * Counts a day by account, in the rules of COUNTER 5.1. `events` may have some of days around it, in any order and some twice: those
 * decide what was a double click, and are not counted.
 */
export function countDay(events: Iterable<StoredEvent>, { start, end }: CountedSpan): Map<string, DayUse> {
  const uses = new Map<string, DayUse>()
  const ofAccount = (account: string): DayUse => {
    const use = uses.get(account) ?? newDayUse()
    uses.set(account, use)
    return use
  }
  const once = [...new Map([...events].map((event) => [event.id, event])).values()]
  const isOfDay = (time: number) => time >= start && time < end
  for (const event of once)
    if (isText(event) && isOfDay(Date.parse(event.at)))
      addPerson(ofAccount(event.account), peopleKey(event.kind, event.text), event.person)
  const timed = once
    .flatMap((event) => (isText(event) ? [] : [{ event, time: Date.parse(event.at) }]))
    .sort((one, other) => one.time - other.time || (one.event.id < other.event.id ? -1 : 1))
  const people: Timed[] = []
  for (const one of timed) {
    if (!isRobot(one.event.agent)) people.push(one)
    else if (isOfDay(one.time)) ofAccount(one.event.account).robots += 1
  }
  const ofDay = (some: readonly Timed[]) => some.filter(({ time }) => isOfDay(time))
  const of = (...kinds: readonly UseEvent['kind'][]) => people.filter(({ event }) => kinds.includes(event.kind))
  for (const { event } of ofDay(people)) addPerson(ofAccount(event.account), peopleKey('use'), event.person)
  for (const { event } of ofDay(newSearches(of('search')))) ofAccount(event.account).searches += 1
  const seen = new Set<string>()
  for (const one of ofDay(withoutDoubleClicks(of('investigation', 'request', 'denial'))))
    countDocument(ofAccount(one.event.account), one, start, seen)
  for (const { event } of ofDay(of('point'))) {
    const { points } = ofAccount(event.account)
    if (event.act) points[event.act] = (points[event.act] ?? 0) + (event.times ?? 1)
  }
  return uses
}
