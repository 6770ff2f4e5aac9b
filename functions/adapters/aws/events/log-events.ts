import { MonthKeys } from '#functions/events/month-keys.ts'
import { eventsOf } from '#functions/events/pseudonyms.ts'
import { monthIn, reportZoneOf } from '#functions/events/report-zone.ts'
import { type EventsLine, sealEvents } from '#functions/events/sealed.ts'
import type { Clock } from '#ports/clock.ts'
import type { EmittedUse, Events } from '#ports/events.ts'
import type { Ids } from '#ports/ids.ts'
import type { Table } from '#ports/table.ts'

interface Options {
  readonly table: Pick<Table, 'get'>
  readonly clock: Clock
  readonly ids: Ids
  /** Writes a line to the function's log, from which CloudWatch delivers it (decision 32). */
  readonly write: (line: EventsLine) => void
}

/** Events as lines of a function's log: written to a pipe of the machine, without a call of any service. */
export function openLogEvents({ table, clock, ids, write }: Options): Events {
  // Many functions only read the table: a job makes the keys.
  const keys = new MonthKeys({ get: (key) => table.get(key) })

  /** Writes a line in any case: one that cannot be opened is counted as lost where it is received. */
  async function writeLine(id: string, use: EmittedUse): Promise<void> {
    const { tenant } = use
    const moment = Date.parse(use.at)
    const line = { event: 'use', tenant, month: monthIn(reportZoneOf(tenant), moment) } as const
    try {
      const key = await keys.of(tenant, moment)
      write({ ...line, sealed: sealEvents(key, eventsOf(key, id, use)) })
    } catch (error) {
      write({ ...line, sealed: '', error: String(error) })
    }
  }

  return {
    prepare(tenant) {
      keys.of(tenant, clock.now().getTime()).catch(() => undefined)
    },
    emit(use) {
      void writeLine(ids.next(), use)
    },
  }
}
