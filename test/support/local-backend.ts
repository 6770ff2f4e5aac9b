import { constants, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import type { BackendOptions, WorldBackend } from './world.ts'

/** Folder of a run of tests in which the first of them leaves a library for the others; unset where a test runs alone. */
const SEED_VARIABLE = 'LECTERN_WORLD_SEED'

/** Fills an empty folder with people and documents: by `seed`, or as another test of this run has done it. */
export async function seedLocalFolder(folder: string, seed: (backend: WorldBackend) => Promise<void>): Promise<void> {
  const shared = process.env[SEED_VARIABLE]
  if (shared === undefined || !existsSync(shared)) {
    const unfinished = mkdtempSync(path.join(path.dirname(folder), 'lectern-seed-'))
    const backend = await openLocalBackend({ folder: unfinished, port: 1, log: () => undefined })
    await seed(backend)
    await backend.close()
    cpSync(unfinished, folder, { recursive: true })
    // Another worker may have left its own meanwhile.
    if (shared !== undefined && !existsSync(shared)) renameSync(unfinished, shared)
    return rmSync(unfinished, { recursive: true, force: true })
  }
  cpSync(shared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

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
