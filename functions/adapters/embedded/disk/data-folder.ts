import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isFull } from '../sqlite/sqlite-file.ts'
import { acquireLock } from './data-folder-lock.ts'
import { writeDurably } from './durable-file.ts'

/** Version of the folder's layout and files. A release that changes them raises it and reads older ones too; it is never lowered. */
export const DATA_FORMAT = 1
export const VERSION_FILE = 'version.json'
/** Exists until a restore is complete. */
export const RESTORE_MARK = '.restoring'

const OWNER_ONLY = 0o700

/** The folder cannot be used. The message is one sentence for the person who named it. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

const layout = (folder: string) => ({
  folder,
  /** files */
  table: path.join(folder, 'table.db'),
  jobs: path.join(folder, 'jobs.db'),
  /** folders */
  objects: path.join(folder, 'objects'),
  search: path.join(folder, 'search'),
  keys: path.join(folder, 'keys'),
  outbox: path.join(folder, 'outbox'),
  seals: path.join(folder, 'seals'),
})

export interface DataFolder extends Readonly<ReturnType<typeof layout>> {
  /** random key for signed URLs */
  readonly secret: Uint8Array
  /** Releases the lock. */
  close(): void
}

function refuse(text: string): never {
  throw new DataFolderError(text)
}

/** Throws where another version made the folder, and leaves it as it is. */
export function checkDataFormat(folder: string): 'none' | 'ours' {
  if (existsSync(path.join(folder, RESTORE_MARK)))
    refuse(`The data folder ${folder} is half restored: empty it and run the restore again.`)
  const file = path.join(folder, VERSION_FILE)
  if (!existsSync(file)) return 'none'
  const format = formatIn(file)
  if (format === undefined) refuse(`The file ${file} cannot be read, so the version of the data folder is unknown.`)
  if (format > DATA_FORMAT)
    refuse(`The data folder ${folder} is from a newer version of Lectern: use that version, or another folder.`)
  return 'ours'
}

/** Format in a version file; undefined where the file is invalid. */
function formatIn(file: string): number | undefined {
  try {
    const { format } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(format) && format > 0 ? format : undefined
  } catch {
    return undefined
  }
}

/** Explains an error of the disk to people; undefined for errors that they cannot fix. */
export function explainDisk(error: unknown): string | undefined {
  return isFull(error) ? REASONS.ENOSPC : REASONS[(error as NodeJS.ErrnoException).code ?? '']
}

/** Tells whether a full disk is among the causes of an error. */
export function comesFromFullDisk(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (explainDisk(one) === REASONS.ENOSPC) return true
  return false
}

const REASONS: Record<string, string> = {
  EACCES: 'you have no right to',
  EPERM: 'you have no right to',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EEXIST: 'a file has that name',
  ENOTDIR: 'a file has that name',
}

/** Creates the secret once; a second process reads the first one's. */
function readSecret(file: string): Uint8Array {
  if (!existsSync(file)) writeDurably(file, randomBytes(32), { mode: 0o600, keep: true })
  return readFileSync(file)
}

/** Creates folders without `recursive`, which never returns in folders that the system creates itself (/proc). */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Tells whether a folder holds a library or nothing: one with other things may be in use by others. */
const isLibraryAlone = (folder: string) => existsSync(path.join(folder, VERSION_FILE)) || readdirSync(folder).length === 0

/** Closes a folder to other users. One that belongs to somebody else stays as its owner set it. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

function writing<T>(folder: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    return refuse(`The data folder ${folder} cannot be written: ${explainDisk(error) ?? (error as Error).message}.`)
  }
}

function tryWriting(probe: string): void {
  try {
    writeFileSync(probe, 'x', { flush: true })
  } finally {
    rmSync(probe, { force: true })
  }
}

function prepare(folder: string): Omit<DataFolder, 'close'> {
  const places = layout(folder)
  return writing(folder, () => {
    makeFolder(folder, OWNER_ONLY)
    if (isLibraryAlone(folder)) closeToOthers(folder)
    tryWriting(path.join(folder, `.probe-${process.pid}`))
    writeDurably(path.join(folder, VERSION_FILE), `${JSON.stringify({ format: DATA_FORMAT })}\n`, { keep: true })
    for (const one of [places.objects, places.search, places.keys, places.outbox]) mkdirSync(one, { recursive: true })
    closeToOthers(places.keys)
    return { ...places, secret: readSecret(path.join(places.keys, 'objects.secret')) }
  })
}

const LOCKS = {
  server: { file: 'server.lock', text: 'is in use by a server that runs: stop it first, or use another folder' },
  ingest: { file: 'ingest.lock', text: 'is being filled by another ingest: wait until it is done' },
}

/** Opens the folder, and creates it where it is missing. One server and one ingest may have it open at a time. */
export function openDataFolder(folder: string, { server }: { server: boolean }): DataFolder {
  checkDataFormat(folder)
  const opened = prepare(folder)
  const { file, text } = server ? LOCKS.server : LOCKS.ingest
  const close = writing(folder, () => acquireLock(path.join(folder, file)))
  if (!close) refuse(`The data folder ${folder} ${text}.`)
  return { ...opened, close }
}
