import path from 'node:path'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { movableClock } from '../../support/movable-clock.ts'
import { newFolder } from '../../support/new-folder.ts'
import { wholeTableConformance } from './table-scan.conformance.ts'

const root = newFolder()

wholeTableConformance('SQLite', async () => {
  const clock = movableClock()
  const table = openSqliteTable(path.join(root, 'table.db'), { clock })
  return { table, now: clock.now, passTime: async (seconds) => clock.pass(seconds), close: () => table.close() }
})
