import path from 'node:path'
import { openBehindActs } from '#functions/adapters/embedded/sqlite/behind-acts.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { queryAll } from '#ports/query-all.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { openDeliveredActs } from '../support/acts/delivered-acts.ts'
import { actsConformance } from './acts.conformance.ts'
import { fillable } from './events.conformance.ts'

const TENANTS = ['astm', 'awwa'] as const
const folder = newFolder()
let opened = 0
const openTable = () => openSqliteTable(path.join(folder, `${++opened}.db`))
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

actsConformance('items written behind the calls', async () => {
  const sqlite = openTable()
  const { table, fill } = fillable(sqlite)
  const acts = openBehindActs({ table, clock, ids: ulidIds(clock) })
  const isWaiting = async (tenant: string) =>
    (await queryAll(sqlite, { pk: `${tenant}#acts` })).some(({ times }) => times === undefined)
  return {
    ...{ acts, table: sqlite, fill, chain: () => acts.chain(TENANTS), stop: acts.close },
    async settle() {
      while (acts.state().waiting > 0) await pause()
      for (const tenant of TENANTS) while (await isWaiting(tenant)) await pause()
    },
    async close() {
      await acts.close()
      await sqlite.close()
    },
  }
})

actsConformance('lines of a log that are delivered', async () => {
  const sqlite = openTable()
  return openDeliveredActs(sqlite, () => sqlite.close())
})
