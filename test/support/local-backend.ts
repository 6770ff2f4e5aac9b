import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import type { BackendOptions, WorldBackend } from './world.ts'

/** Opens a library on this machine as `npm start` does. */
export async function openLocalBackend({ folder, port, log }: BackendOptions): Promise<WorldBackend> {
  const embedded = await openEmbedded(folder, { server: true })
  const files = createStaticFiles(path.join(folder, 'no-page'))
  const site = await openLocalSite(embedded, { port, files, log })
  return {
    ports: embedded.ports,
    listener: site.listener,
    mintToken: site.mintToken,
    originOf: (tenant) => `http://${tenant}.localhost:${port}`,
    mails: async () => embedded.mail.list(),
    pending: async () => embedded.jobs.pending(),
    openTable: (versions) => openSqliteTable(embedded.data.table, { versions }),
    async loseTable() {
      const database = new DatabaseSync(embedded.data.table)
      database.exec('ALTER TABLE items RENAME TO elsewhere')
      database.close()
    },
    async close() {
      await site.close()
      await embedded.close()
    },
  }
}
