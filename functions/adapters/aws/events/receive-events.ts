import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { CloudWatchLogsDecodedData, CloudWatchLogsEvent } from 'aws-lambda'
import type { Tenant } from '#contract/tenant.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { noteLostEvents } from '#functions/events/lost-events.ts'
import { MonthKeys } from '#functions/events/month-keys.ts'
import { type EventsLine, eventsInLine, isEventsLine } from '#functions/events/sealed.ts'
import { storeEvents } from '#functions/events/store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { isActLine } from '../acts/log-acts.ts'
import { receiveActs } from '../acts/receive-acts.ts'
import { deliveryKey } from './delivery-key.ts'

interface Options {
  readonly table: Table
  readonly tenant: Tenant
  readonly clock: Clock
  readonly log: Log
}

const unzip = promisify(gunzip)

function lineOf(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}

/** Stores the events and the acts of a delivery of the log. It throws where the table takes none: the delivery then comes again. */
export function receiveEvents({ table, tenant, clock, log }: Options): (delivery: CloudWatchLogsEvent) => Promise<void> {
  const keys = new MonthKeys({ get: (key) => table.get(key) })

  /** Events of a line; undefined where it cannot be opened any more: its key is destroyed, or it was altered. */
  async function open(line: EventsLine): Promise<StoredEvent[] | undefined> {
    try {
      return await eventsInLine(keys, line)
    } catch (error) {
      if (error instanceof TableUnavailable) throw error
      return undefined
    }
  }

  return async ({ awslogs: { data } }) => {
    const { logEvents, messageType } = JSON.parse(String(await unzip(Buffer.from(data, 'base64')))) as CloudWatchLogsDecodedData
    if (messageType !== 'DATA_MESSAGE') return
    const read = logEvents.map(({ id, message }) => ({ id, line: lineOf(message) }))
    const acts = read.flatMap(({ id, line }) => (isActLine(line) ? [{ id, act: line.act }] : []))
    await receiveActs({ table, tenant, clock }, acts)
    const lines = read.map(({ line }) => line).filter(isEventsLine)
    const own = lines.filter((line) => line.tenant === tenant)
    if (own.length === 0 && acts.length > 0) return
    const opened = await Promise.all(own.map(open))
    const closed = own.filter((_, at) => !opened[at])
    const lost = closed.length
    const events = opened.flatMap((one) => one ?? [])
    await storeEvents(table, tenant, events)
    const byMonth = Map.groupBy(closed, ({ month }) => month)
    await noteLostEvents(table, tenant, new Map([...byMonth].map(([month, { length }]) => [month, length])))
    const oldest = Math.min(...logEvents.map(({ timestamp }) => timestamp))
    const lag = Math.max(0, clock.now().getTime() - oldest)
    await table.update(deliveryKey(tenant), { set: { at: clock.now().toISOString(), lag }, add: { lost } })
    log({ level: lost > 0 ? 'error' : 'info', event: 'events', tenant, stored: events.length, lost, lag })
  }
}
