import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { movableClock } from '../../support/movable-clock.ts'
import { tableConformance } from './table.conformance.ts'

tableConformance('SQLite', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-table-'))
  const clock = movableClock()
  const table = openSqliteTable(path.join(folder, 'table.db'), { clock })
  return {
    table,
    now: clock.now,
    passTime: async (seconds) => clock.pass(seconds),
    async close() {
      await table.close()
      rmSync(folder, { recursive: true })
    },
  }
})
