import type { StoredEvent, UseEvent } from '../event.ts'
import { addPerson, type DayUse, type DocumentUse, documentUse, newDayUse, peopleKey } from './day-use.ts'
import { isRobot } from './robots.ts'

/** Time within which the later one of two uses of a link counts. */
const DOUBLE_CLICK_MS = 30_000
const HOUR_MS = 3_600_000
/** Time around a day whose events decide what counts in it. */
const MAX_GAP_MS = 60_000

/** The day that is counted: from its beginning to that of the next day, epoch ms. */
export interface CountedSpan {
  readonly start: number
  readonly end: number
}

interface Timed {
  readonly event: UseEvent
  readonly time: number
}

const byTime = (one: Timed, other: Timed) => one.time - other.time || (one.event.id < other.event.id ? -1 : 1)
const ANY_USE = peopleKey('use')

const isText = (event: StoredEvent): event is Exclude<StoredEvent, UseEvent> => event.kind === 'words' || event.kind === 'missing'

/** Numbers texts, so that what they are put together to is a number: millions of joined texts fill the memory. */
class Numbers {
  readonly #all = new Map<string, number>()

  of(text: string): number {
    const known = this.#all.get(text)
    if (known !== undefined) return known
    this.#all.set(text, this.#all.size)
    return this.#all.size - 1
  }
}

/** More than there are formats, and than a day has hours. */
const PLACES = 64
/** Kinds of links to a document; a denial is one whatever was asked for. */
const LINKS: Readonly<Partial<Record<UseEvent['kind'], number>>> = { investigation: 0, request: 1, denial: 2 }

/** Uses of a document by an account, the latest first. */
class DocumentDay {
  /** time of the use that follows, by person and link */
  readonly #followed = new Map<number, number>()
  /** persons and hours */
  readonly #investigated = new Set<number>()
  readonly #requested = new Set<number>()
  #counted: DocumentUse | undefined

  /** Tells whether a use is the last one of its clicks. */
  isLast(person: number, link: number, format: number, time: number): boolean {
    const click = (person * 3 + link) * PLACES + format
    const next = this.#followed.get(click)
    this.#followed.set(click, time)
    return next === undefined || next - time > DOUBLE_CLICK_MS
  }

  count(use: DayUse, { kind, document = '', person }: UseEvent, number: number, hour: number): void {
    this.#counted ??= documentUse(use, document)
    const counted = this.#counted
    if (kind === 'denial') {
      counted.denials += 1
      addPerson(use, peopleKey('denied', document), person)
      return
    }
    const isNew = (seen: Set<number>) => {
      const before = seen.size
      return seen.add(number * PLACES + hour).size > before
    }
    counted.totalInvestigations += 1
    if (isNew(this.#investigated)) counted.uniqueInvestigations += 1
    if (kind !== 'request') return
    counted.totalRequests += 1
    if (isNew(this.#requested)) counted.uniqueRequests += 1
  }
}

/** Uses of an account on a day. */
class AccountDay {
  readonly use = newDayUse()
  readonly documents = new Map<string, DocumentDay>()
  /** sets of results that people saw last */
  readonly seen = new Map<string, string | undefined>()

  document(code: string): DocumentDay {
    const known = this.documents.get(code)
    if (known) return known
    const made = new DocumentDay()
    this.documents.set(code, made)
    return made
  }

  /** Tells whether a search shows other results than the one before: else it is that one in another order, or reloaded. */
  isNewSearch({ person, set }: UseEvent): boolean {
    const isNew = set === undefined || this.seen.get(person) !== set
    this.seen.set(person, set)
    return isNew
  }
}

const secondOf = (time: number) => new Date(time).toISOString().slice(0, 19)

/** Events of a day and of what is around it, each once. Of events of other times not even these are read. */
function* onceOf(events: Iterable<StoredEvent>, { start, end }: CountedSpan): Generator<StoredEvent> {
  const [from, to] = [secondOf(start - MAX_GAP_MS), secondOf(end + MAX_GAP_MS)]
  const ids = new Set<string>()
  for (const event of events) {
    if (event.at < from || event.at > to || ids.has(event.id)) continue
    ids.add(event.id)
    yield event
  }
}

/** The day as it is counted. */
class CountedDay {
  readonly #span: CountedSpan
  readonly #accounts = new Map<string, AccountDay>()
  readonly #searches: Timed[] = []
  readonly #uses: Timed[] = []

  constructor(span: CountedSpan) {
    this.#span = span
  }

  #isOfDay(time: number): boolean {
    return time >= this.#span.start && time < this.#span.end
  }

  #ofAccount(id: string): AccountDay {
    const known = this.#accounts.get(id)
    if (known) return known
    const made = new AccountDay()
    this.#accounts.set(id, made)
    return made
  }

  /** Counts what stands by itself, and puts aside what others of its kind decide. */
  add(event: StoredEvent): void {
    const time = Date.parse(event.at)
    const isOfDay = this.#isOfDay(time)
    if (isText(event)) {
      if (isOfDay) addPerson(this.#ofAccount(event.account).use, peopleKey(event.kind, event.text), event.person)
      return
    }
    if (isRobot(event.agent)) {
      if (isOfDay) this.#ofAccount(event.account).use.robots += 1
      return
    }
    if (event.kind === 'search') this.#searches.push({ event, time })
    else if (event.document !== undefined && event.kind !== 'point') this.#uses.push({ event, time })
    if (!isOfDay) return
    const { use } = this.#ofAccount(event.account)
    addPerson(use, ANY_USE, event.person)
    if (event.act) use.points[event.act] = (use.points[event.act] ?? 0) + (event.times ?? 1)
  }

  countSearches(): void {
    for (const { event, time } of this.#searches.sort(byTime)) {
      const account = this.#ofAccount(event.account)
      if (account.isNewSearch(event) && this.#isOfDay(time)) account.use.searches += 1
    }
  }

  /** Counts uses of documents from the last one back: of a double click the later one stays. */
  countUses(): void {
    const [people, formats] = [new Numbers(), new Numbers()]
    for (const { event, time } of this.#uses.sort(byTime).reverse()) {
      const { kind, document = '', format = '' } = event
      const account = this.#ofAccount(event.account)
      const ofDocument = account.document(document)
      const person = people.of(event.person)
      const isLast = ofDocument.isLast(person, LINKS[kind] ?? 0, formats.of(kind === 'denial' ? '' : format), time)
      if (isLast && this.#isOfDay(time))
        ofDocument.count(account.use, event, person, Math.floor((time - this.#span.start) / HOUR_MS))
    }
  }

  /** Uses by account; one that only the days around name has none. */
  get uses(): Map<string, DayUse> {
    const used = [...this.#accounts].filter(([, { use }]) => use.people.size > 0 || use.robots > 0)
    return new Map(used.map(([id, { use }]) => [id, use]))
  }
}

/**
 * Counts a day by account, in the rules of COUNTER 5.1. `events` may have some of days around it, in any order and some twice: those
 * decide what was a double click, and are not counted.
 */
export function countDay(events: Iterable<StoredEvent>, span: CountedSpan): Map<string, DayUse> {
  const day = new CountedDay(span)
  for (const event of onceOf(events, span)) day.add(event)
  day.countSearches()
  day.countUses()
  return day.uses
}
