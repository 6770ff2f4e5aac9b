import { DatabaseSync } from 'node:sqlite'

const BUSY = 5
const FULL = 13
const PRIMARY_CODES = 256
const BUSY_TIMEOUT_MS = 5000
const CODES = ['ERR_SQLITE_ERROR', 'ERR_INVALID_STATE']

/** Tells whether SQLite threw an error, also after the database was closed. Other errors are faults of the program. */
export const isOfSqlite = (error: unknown): boolean => CODES.includes((error as { code?: string }).code ?? '')

const primaryCode = (error: unknown): number | undefined =>
  isOfSqlite(error) ? ((error as { errcode?: number }).errcode ?? 0) % PRIMARY_CODES : undefined

export const isBusy = (error: unknown): boolean => primaryCode(error) === BUSY
export const isFull = (error: unknown): boolean => primaryCode(error) === FULL

/** Opens a database whose committed writes survive a power cut and whose readers never wait for the writer. */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
