import { hash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { queryPages } from '#ports/query-all.ts'
import type { Json, Table } from '#ports/table.ts'
import type { StoredEvent } from './event.ts'
import { endOfRawEvents } from './report-zone.ts'

/** JSON of a batch, below the limit of an item. */
const MAX_BATCH_LENGTH = 200_000

const dayOf = ({ at }: StoredEvent) => at.slice(0, 10)

/** Cuts the events of a day into batches that fit an item. */
function batchesOf(events: readonly StoredEvent[]): StoredEvent[][] {
  const batches: StoredEvent[][] = []
  let room = 0
  for (const event of events) {
    const length = JSON.stringify(event).length * 3
    if (length > room) {
      batches.push([])
      room = MAX_BATCH_LENGTH
    }
    batches.at(-1)?.push(event)
    room -= length
  }
  return batches
}

/**
 * Stores events under the days (UTC) of their own times, each batch with a mark of its day, so that whoever counts the day sees that
 * it changed. A batch that comes twice is stored once.
 */
export async function storeEvents(table: Pick<Table, 'transact'>, tenant: Tenant, events: readonly StoredEvent[]): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(events, dayOf)) {
    // Kept until the raw events of the later month go, wherever on earth the day belongs to.
    const expiresAt = endOfRawEvents(day.slice(0, 7))
    for (const batch of batchesOf(ofDay)) {
      const id = hash('sha256', JSON.stringify(batch)).slice(0, 32)
      await table.transact([
        { put: { pk: `${tenant}#events#${day}`, sk: id, events: batch as unknown as Json, expiresAt } },
        { put: { pk: `${tenant}#event-days`, sk: day, last: id, expiresAt } },
      ])
    }
  }
}

/** Days (UTC) of which there are events, each with a mark that changes when more are stored. */
export async function listEventDays(table: Pick<Table, 'query'>, tenant: Tenant): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>()
  for await (const items of queryPages(table, { pk: `${tenant}#event-days` }))
    for (const { sk, last } of items) days.set(sk, last as string)
  return days
}

/** Reads the events of a day (UTC), some at a time; one may come twice. */
export async function* readEvents(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  day: string,
): AsyncGenerator<readonly StoredEvent[]> {
  for await (const items of queryPages(table, { pk: `${tenant}#events#${day}`, limit: 100 }))
    yield items.flatMap(({ events }) => events as unknown as StoredEvent[])
}
