import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import { openLogEvents } from '#functions/adapters/aws/events/log-events.ts'
import { receiveEvents } from '#functions/adapters/aws/events/receive-events.ts'
import { openBehindEvents } from '#functions/adapters/embedded/sqlite/behind-events.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { listLossyMonths } from '#functions/events/lost-events.ts'
import { makeKey } from '#functions/events/month-keys.ts'
import type { EventsLine } from '#functions/events/sealed.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { eventsConformance, fillable } from './events.conformance.ts'

const ids = ulidIds(systemClock)
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5))
}

const folder = newFolder()
let opened = 0
function openTable() {
  const sqlite = openSqliteTable(path.join(folder, `${++opened}.db`))
  return { sqlite, ...fillable(sqlite) }
}

eventsConformance('items written behind the calls', async () => {
  const { sqlite, table, fill } = openTable()
  const events = openBehindEvents({ table, clock: systemClock, ids })
  return {
    events,
    table: sqlite,
    fill,
    settle: () => until(() => events.state().waiting === 0),
    async stop() {
      await events.close()
      return events.state().lost
    },
    close: async () => {
      await events.close()
      await sqlite.close()
    },
  }
})

/** A delivery of CloudWatch Logs. */
function deliveryOf(lines: readonly (EventsLine | string)[]) {
  const logEvents = lines.map((line, at) => ({
    id: String(at),
    timestamp: Date.now(),
    message: typeof line === 'string' ? line : JSON.stringify(line),
  }))
  const body = { messageType: 'DATA_MESSAGE', owner: '', logGroup: '', logStream: '', subscriptionFilters: [], logEvents }
  return { awslogs: { data: gzipSync(JSON.stringify(body)).toString('base64') } }
}

async function openDelivered() {
  const { sqlite, table, fill } = openTable()
  for (const tenant of ['astm', 'awwa'] as const) for (const month of ['2026-11', '2026-12']) await makeKey(sqlite, tenant, month)
  const lines: EventsLine[] = []
  const said: Record<string, unknown>[] = []
  const log = (line: Record<string, unknown>) => void said.push(line)
  const events = openLogEvents({ table, clock: systemClock, ids, write: (line) => lines.push(line) })
  const receiverOf = (tenant: 'astm' | 'awwa') => receiveEvents({ table, tenant, clock: systemClock, log })
  const receivers = [receiverOf('astm'), receiverOf('awwa')]
  return {
    ...{ events, table: sqlite, fill, lines, said, receive: receivers[0] as ReturnType<typeof receiverOf> },
    /** Delivers every line twice, the last first, as a subscription may. */
    async settle() {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const delivery = deliveryOf(['a line of a call', ...lines.toReversed(), ...lines])
      for (const receive of receivers) await receive(delivery)
    },
    async stop() {
      await this.settle()
      return lines.filter(({ sealed }) => sealed === '').length
    },
    close: () => sqlite.close(),
  }
}

eventsConformance('lines of a log that are delivered', openDelivered)

it('lines of the log tell nothing of an event without the key of its month', async () => {
  const { events, lines, settle, close } = await openDelivered()
  events.emit({
    ...{ tenant: 'astm', at: '2026-11-20T10:00:00Z', kind: 'search', account: 'harbour', words: 'pipes' },
    by: { person: 'ada', address: '192.0.2.7', agent: 'Firefox' },
  })
  await settle()
  expect(lines).toHaveLength(1)
  for (const word of ['ada', 'harbour', 'pipes', 'Firefox']) expect(JSON.stringify(lines)).not.toContain(word)
  await close()
})

it('a delivery that the table does not take fails and comes again; one that cannot be opened is counted as lost', async () => {
  const { lines, events, fill, receive, said, table, close } = await openDelivered()
  const use = { tenant: 'astm', kind: 'request', account: 'harbour', by: { address: '', agent: '' } } as const
  events.emit({ ...use, at: '2026-11-20T10:00:00Z' })
  await until(() => lines.length > 0)
  const sent = [...lines] as [EventsLine]
  fill(true)
  await expect(receive(deliveryOf(sent))).rejects.toThrow('full')
  fill(false)
  await receive(deliveryOf([...sent, { ...sent[0], sealed: `A${sent[0].sealed.slice(1)}` }, { ...sent[0], month: '2026-10' }]))
  expect(said.at(-1)).toMatchObject({ level: 'error', event: 'events', stored: 1, lost: 2 })
  expect(await table.get({ pk: 'astm#event-delivery', sk: 'last' })).toMatchObject({ lost: 2 })
  events.emit({ ...use, at: '2027-01-20T10:00:00Z' })
  await until(() => lines.length > 1)
  await receive(deliveryOf(lines.slice(1)))
  expect(said.at(-1)).toMatchObject({ stored: 0, lost: 1 })
  expect(await listLossyMonths(table, 'astm')).toEqual(['2026-10', '2026-11', '2027-01'])
  await close()
})

it('months of which a full disk lost events are noted once it takes some again', async () => {
  const { sqlite, table, fill } = openTable()
  const events = openBehindEvents({ table, clock: systemClock, ids })
  fill(true)
  const use = { tenant: 'astm', kind: 'request', account: 'harbour', by: { address: '', agent: '' } } as const
  for (let at = 0; at < 20_001; at++) events.emit({ ...use, at: '2026-11-20T10:00:00Z' })
  expect(events.state().lost).toBe(1)
  fill(false)
  await until(() => events.state().waiting === 0)
  await events.close()
  expect(await listLossyMonths(sqlite, 'astm')).toEqual(['2026-11'])
  await sqlite.close()
}, 30_000)

it('a full disk loses events only when it stays full, and says how many', async () => {
  const { sqlite, table, fill } = openTable()
  const events = openBehindEvents({ table, clock: systemClock, ids })
  fill(true)
  const use = { tenant: 'astm', kind: 'request', account: 'harbour', by: { address: '', agent: '' } } as const
  for (let at = 0; at < 3; at++) events.emit({ ...use, at: new Date().toISOString() })
  expect(events.state()).toMatchObject({ waiting: 3, lost: 0 })
  await events.close()
  expect(events.state()).toMatchObject({ waiting: 0, lost: 3 })
  await sqlite.close()
})
