import path from 'node:path'
import { openSqliteTable, type SqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { movableClock } from '../../support/movable-clock.ts'
import { newFolder } from '../../support/new-folder.ts'
import { tableVersionsConformance } from './table-versions.conformance.ts'

const folder = newFolder()

tableVersionsConformance('SQLite', async () => {
  const clock = movableClock()
  const opened: SqliteTable[] = []
  return {
    release(versions) {
      const table = openSqliteTable(path.join(folder, 'table.db'), { clock, versions })
      opened.push(table)
      return table
    },
    now: clock.now,
    passTime: async (seconds) => clock.pass(seconds),
    close: async () => void (await Promise.all(opened.map((table) => table.close()))),
  }
})
