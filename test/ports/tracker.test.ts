import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { trackerConformance } from './tracker.conformance.ts'

trackerConformance('the table', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-tracker-'))
  const clock = movableClock()
  const table = openSqliteTable(path.join(folder, 'table.db'))
  return {
    tracker: openTableTracker(table, clock),
    passTime: async (seconds) => clock.pass(seconds),
    async close() {
      await table.close()
      rmSync(folder, { recursive: true })
    },
  }
})
