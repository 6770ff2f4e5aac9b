import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../sqlite/sqlite-file.ts'

/** Open connections; garbage collection of one would release its lock. */
const locks = new Set<DatabaseSync>()

/**
 * Acquires a lock file. Returns its release; false where another process holds it. The lock is one of the operating system, by way
 * of SQLite: it ends with the process, however that ends, and leaves nothing to clean up.
 */
export function acquireLock(file: string): (() => void) | false {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    locks.add(lock)
    return () => {
      locks.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if (isBusy(error)) return false
    throw error
  }
}
