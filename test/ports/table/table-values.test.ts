import path from 'node:path'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { newFolder } from '../../support/new-folder.ts'
import { tableValuesConformance } from './table-values.conformance.ts'

const folder = newFolder()

tableValuesConformance('SQLite', async () => {
  const table = openSqliteTable(path.join(folder, 'table.db'))
  return { table, close: () => table.close() }
})
