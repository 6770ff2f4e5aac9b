import { AsyncResource } from 'node:async_hooks'
import type { Tenant } from '#contract/tenant.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { noteLostEvents } from '#functions/events/lost-events.ts'
import { MonthKeys } from '#functions/events/month-keys.ts'
import { eventsOf } from '#functions/events/pseudonyms.ts'
import { storeEvents } from '#functions/events/store.ts'
import type { Clock } from '#ports/clock.ts'
import type { EmittedUse, Events, EventsState } from '#ports/events.ts'
import type { Ids } from '#ports/ids.ts'
import type { Table } from '#ports/table.ts'

/** Events are written this long after the first that waits: one write for many, and well within a second. */
const DELAY_MS = 200
/** Pause after a write that failed, as on a full disk. */
const PAUSE_MS = 2000
/** Events that wait at most while nothing can be written; of more, the oldest are lost. */
const MAX_WAITING = 20_000

interface Options {
  readonly table: Pick<Table, 'get' | 'put' | 'transact' | 'update'>
  readonly clock: Clock
  readonly ids: Ids
}

interface Waiting {
  readonly id: string
  readonly use: EmittedUse
}

export interface BehindEvents extends Events {
  state(): EventsState
  /** Stores what waits; what cannot be stored now is lost. */
  close(): Promise<void>
}

/** Events as items of the table, written behind the calls. */
export function openBehindEvents({ table, clock, ids }: Options): BehindEvents {
  const keys = new MonthKeys(table)
  let waiting: Waiting[] = []
  let inWork = 0
  let lost = 0
  let lag = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<boolean> | undefined
  let closed = false

  /** numbers that no month of the table has yet, by tenant and month */
  const unnoted = new Map<Tenant, Map<string, number>>()

  function drop(some: readonly Waiting[]): void {
    lost += some.length
    for (const { use } of some) {
      const months = unnoted.get(use.tenant) ?? new Map<string, number>()
      const month = use.at.slice(0, 7)
      unnoted.set(use.tenant, months.set(month, (months.get(month) ?? 0) + 1))
    }
  }

  /** Notes what was lost once the table can be written again. */
  async function noteLost(): Promise<void> {
    for (const [tenant, months] of [...unnoted]) {
      await noteLostEvents(table, tenant, months)
      unnoted.delete(tenant)
    }
  }

  async function eventsOfTenant(tenant: Tenant, some: readonly Waiting[]): Promise<StoredEvent[]> {
    const made = some.map(async ({ id, use }) => eventsOf(await keys.of(tenant, Date.parse(use.at)), id, use))
    return (await Promise.all(made)).flat()
  }

  /** Writes what waits; false where that fails, and it waits on. */
  async function writeAll(): Promise<boolean> {
    const some = waiting
    waiting = []
    inWork = some.length
    const failed: Waiting[] = []
    for (const [tenant, ofTenant] of Map.groupBy(some, ({ use }) => use.tenant)) {
      try {
        await storeEvents(table, tenant, await eventsOfTenant(tenant, ofTenant))
        lag = clock.now().getTime() - Date.parse(ofTenant[0]?.use.at ?? '')
      } catch {
        failed.push(...ofTenant)
      }
    }
    waiting = [...failed, ...waiting]
    inWork = 0
    if (failed.length === 0) await noteLost().catch(() => undefined)
    return failed.length === 0
  }

  /** Belongs to no call: what waits is of many. */
  const writeApart = AsyncResource.bind(() => {
    timer = undefined
    writing = writeAll()
    void writing.then((done) => {
      writing = undefined
      if (waiting.length > 0) schedule(done ? DELAY_MS : PAUSE_MS)
    })
  })

  function schedule(pause: number): void {
    if (timer || closed) return
    timer = setTimeout(writeApart, pause).unref()
  }

  return {
    prepare(tenant) {
      keys.of(tenant, clock.now().getTime()).catch(() => undefined)
    },
    emit(use) {
      if (closed) return drop([{ id: '', use }])
      waiting.push({ id: ids.next(), use })
      if (waiting.length > MAX_WAITING) drop(waiting.splice(0, waiting.length - MAX_WAITING))
      if (!writing) schedule(DELAY_MS)
    },
    state: () => ({
      waiting: waiting.length + inWork,
      lost,
      lag: waiting[0] ? clock.now().getTime() - Date.parse(waiting[0].use.at) : lag,
    }),
    async close() {
      closed = true
      clearTimeout(timer)
      await writing
      if (waiting.length > 0 && !(await writeAll())) drop(waiting)
      waiting = []
    },
  }
}
