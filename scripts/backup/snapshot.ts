import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { acquireLock } from '#functions/adapters/embedded/disk/data-folder-lock.ts'
import { OptionError } from '../command/options.ts'

const SNAPSHOT = '.backup'
const LOCK = 'backup.lock'
const TABLE = 'table.db'
const MAX_FREEZE_MS = 20_000

/** Files of running processes, or without an owner. */
const PASSING = /(^|\/)(\.|[^/]*\.(lock|db-wal|db-shm|db-journal|new)$)/
const isDatabase = (file: string) => file.endsWith('.db')

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !PASSING.test(file))
}

function copyNow(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    // The file system has no links.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}

/** Links files to second names. A known file is linked again only if it was replaced. */
function createLinks(folder: string, kept: string): (files: readonly string[]) => void {
  const known = new Map<string, string>()
  return (files) => {
    for (const file of files) {
      const facts = statSync(path.join(folder, file), { throwIfNoEntry: false })
      const stamp = `${facts?.ino} ${facts?.mtimeMs} ${facts?.size}`
      if (!facts || isDatabase(file) || known.get(file) === stamp) continue
      copyNow(path.join(folder, file), path.join(kept, file))
      known.set(file, stamp)
    }
  }
}

/** Opens a connection that keeps seeing the database as it is now. */
function pin(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  return database
}

/** Blocks writes to the table until the returned function is called. */
function freeze(file: string): () => void {
  const table = new DatabaseSync(file, { timeout: MAX_FREEZE_MS })
  table.exec('BEGIN IMMEDIATE')
  return () => table.close()
}

export interface Snapshot {
  /** paths below the data folder */
  readonly files: readonly string[]
  /** Path from which to read a file. A database is copied to `scratch` first; the caller removes the copy. */
  sourceOf(file: string, scratch: string): Promise<{ readonly source: string; readonly facts: Stats }>
  close(): void
}

/**
 * Takes a snapshot of the data folder, stored beside it until it is closed. A document is visible by its item in the table: its
 * files are stored before that item and removed after it. While writes to the table are blocked, all files that it names exist:
 * they get second names, the databases are pinned, and writes continue. Files are linked before the block as well, to keep it short.
 */
export function openSnapshot(folder: string): Snapshot {
  const unlock = acquireLock(path.join(folder, LOCK))
  if (!unlock) throw new OptionError(`Another backup of ${folder} is being made: wait until it is done.`)
  const kept = path.join(folder, SNAPSHOT)
  const pinned = new Map<string, DatabaseSync>()
  const close = () => {
    for (const database of pinned.values()) database.close()
    rmSync(kept, { recursive: true, force: true })
    unlock()
  }
  const linkAll = createLinks(folder, kept)
  try {
    rmSync(kept, { recursive: true, force: true })
    mkdirSync(kept)
    linkAll(listFiles(folder))
    const table = path.join(folder, TABLE)
    const thaw = existsSync(table) ? freeze(table) : () => {}
    try {
      const files = listFiles(folder)
      linkAll(files)
      for (const file of files.filter(isDatabase)) pinned.set(file, pin(path.join(folder, file)))
    } finally {
      thaw()
    }
    return {
      files: [...listFiles(kept), ...pinned.keys()],
      async sourceOf(file, scratch) {
        const database = pinned.get(file)
        const source = database ? scratch : path.join(kept, file)
        if (database) await backup(database, source, { rate: 2000 })
        return { source, facts: statSync(source) }
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
