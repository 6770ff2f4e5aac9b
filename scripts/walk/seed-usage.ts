import type { Tenant } from '#contract/tenant.ts'
import type { StoredEvent, UseEvent } from '#functions/events/event.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import type { Embedded } from '#functions/wiring/embedded.ts'

const TENANT: Tenant = 'demowl'
const DAYS = 14
/** A whole month is among them, and closed. */
const EARLIER_DAYS = 70
const READERS = ['reader-1', 'reader-2', 'reader-3', 'reader-4', 'reader-5', 'reader-6']
const DOCUMENTS = ['DEMOWL|101-2025', 'LUMC|LC-107-2018', 'LUMC|LC-107-2022', 'VSB|21-2023']
const CLOSED = 'MIM|214-2024'
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY_MS = 86_400_000

const cyclic = (list: readonly string[], at: number) => list[at % list.length] as string

/** A reader's visit: a search, the page of a document, its text, now and then one that is closed. */
function visit(start: number, number: number): StoredEvent[] {
  const person = cyclic(READERS, number)
  const document = cyclic(DOCUMENTS, number)
  const act = (step: number, more: Partial<UseEvent>): UseEvent => ({
    id: `walk-${number}-${step}`,
    at: new Date(start + step * 60_000).toISOString(),
    kind: 'request',
    account: 'harbour',
    person,
    agent: AGENT,
    ...more,
  })
  return [
    act(0, { kind: 'search', set: `set-${number}` }),
    act(1, { kind: 'investigation', format: 'page', document }),
    act(2, { format: number % 3 === 0 ? 'html' : 'pdf', document }),
    act(3, { kind: 'point', act: 'viewed', document }),
    ...(number % 4 === 0 ? [act(4, { kind: 'denial', document: CLOSED })] : []),
  ]
}

/** Gives the demo library two weeks of much use, which reports show, and some before. */
export async function seedUsage({ ports }: Pick<Embedded, 'ports'>): Promise<void> {
  const now = Date.now()
  const visits = Array.from({ length: DAYS + EARLIER_DAYS }, (_, day) =>
    Array.from({ length: day < DAYS ? 1 + (day % 5) : 1 }, (_, at) =>
      visit(now - (day + 1) * DAY_MS + at * 3_600_000, day * 5 + at),
    ),
  )
  await storeEvents(ports.table, TENANT, visits.flat(2))
  await countUse({ ...ports, clock: { now: () => new Date(now) } }, TENANT)
}
