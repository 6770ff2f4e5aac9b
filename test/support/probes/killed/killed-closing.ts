import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import type { StoredEvent } from '#functions/events/event.ts'
import { storeEvents } from '#functions/events/store.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import type { Table } from '#ports/table.ts'

const WRITES = ['put', 'update', 'delete', 'transact'] as const
const ACCOUNTS = ['harbour', 'northern', 'wharf']

/** Stores events of each account on days of months. */
export async function storeUse(table: Table, name: string, days: readonly string[]): Promise<void> {
  const events = ACCOUNTS.flatMap((account) =>
    days.map((day, at): StoredEvent => {
      const document = `ISO|${at % 3};pdf`
      return {
        ...{ id: `${name} ${account} ${day}`, at: `${day}T10:00:00Z`, kind: 'request', account, person: 'ada' },
        ...{ agent: 'Mozilla/5.0 Firefox', document, format: 'pdf' },
      }
    }),
  )
  await storeEvents(table, 'astm', events)
}

/** The same table; each write is told when it is begun. */
const watched = (table: Table, begun: () => void): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, run]) => [
      name,
      !WRITES.some((one) => one === name)
        ? run
        : (...given: unknown[]) => {
            const result = run(...given)
            begun()
            return result
          },
    ]),
  ) as unknown as Table

/** Counts use and closes months; says how many writes that took. */
export async function closeAll(file: string, now: string): Promise<number> {
  const table = openSqliteTable(file)
  let writes = 0
  await countUse({ table: watched(table, () => writes++), clock: { now: () => new Date(now) } }, 'astm')
  await table.close()
  return writes
}

/** Counts use and closes months, and is killed some microseconds after a write was begun. */
export async function closeUntilKilled(file: string, now: string, last: number): Promise<void> {
  let writes = 0
  const table = watched(openSqliteTable(file), () => {
    writes += 1
    if (writes === last) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
  })
  await countUse({ table, clock: { now: () => new Date(now) } }, 'astm')
}
