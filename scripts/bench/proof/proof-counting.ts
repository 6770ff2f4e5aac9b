import type { StoredEvent } from '#functions/events/event.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { readEvents, storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { grownMegabytes, inTable, printProof, timedRun } from './in-folder.ts'

const EVENTS = Number(process.env.LECTERN_PROOF_EVENTS ?? 10_000_000)
const DAYS = 400
const TENANT = 'demowl'
const ACCOUNTS = 20
const PEOPLE = 500
const DOCUMENTS = 4000
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const FORMATS = ['pdf', 'html', 'page'] as const

function eventsOf(day: string, count: number): StoredEvent[] {
  const start = Date.parse(`${day}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) => {
    const format = FORMATS[at % FORMATS.length]
    return {
      ...{ id: `${day}-${at}`, at: new Date(start + Math.floor((at / count) * 86_400_000)).toISOString(), agent: AGENT },
      ...{ kind: format === 'page' ? 'investigation' : 'request', format, account: `a${at % ACCOUNTS}` },
      ...{ person: `p${(at * 7) % PEOPLE}`, document: `BENCH|${(at * 13) % DOCUMENTS}-2020` },
    } as StoredEvent
  })
}

/** Measures counting the events of 400 days to closed months against a loop that reads the same bytes into a map. */
export const proveCounting = (): Promise<void> =>
  inTable(async (table) => {
    // In days to come: events expire, and a table lists none that have.
    const first = dayAfter(new Date().toISOString().slice(0, 10), 1)
    const days = Array.from({ length: DAYS }, (_, at) => dayAfter(first, at))
    for (const day of days) await storeEvents(table, TENANT, eventsOf(day, Math.round(EVENTS / DAYS)))
    const plain = await timedRun(async () => {
      const counts = new Map<string, number>()
      for (const day of days)
        for await (const some of readEvents(table, TENANT, day))
          for (const event of some) {
            const key = 'document' in event ? `${event.account} ${event.document} ${event.kind}` : event.account
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }
      return counts.size
    })
    const clock = { now: () => new Date(`${dayAfter(first, DAYS + 45)}T00:00:00Z`) }
    let seconds = 0
    const megabytes = await grownMegabytes(async () => {
      seconds = (await timedRun(() => countUse({ table, clock }, TENANT))).seconds
    })
    const more = `${megabytes.toFixed(0)} MB more than before (to reach: 400)`
    printProof({
      what: `${EVENTS} events to closed months ÷ a loop`,
      ours: seconds,
      theirs: plain.seconds,
      unit: 's',
      most: 3,
      more,
    })
  })
