import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../sqlite/sqlite-file.ts'

/** A connection that nobody knows any more would be collected, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Holds a lock file until it is let go, or until the process ends in whatever way: the lock is the operating system's,
 * held through SQLite, and leaves nothing behind that would have to be cleared away. False where somebody else holds it.
 */
export function acquireLock(file: string): (() => void) | false {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if (isBusy(error)) return false
    throw error
  }
}
