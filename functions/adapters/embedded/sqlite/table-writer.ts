import { setTimeout as pause } from 'node:timers/promises'
import { ConditionFailed, type Item, ItemTooNew, TableMisuse, TableUnavailable, type Write } from '#ports/table.ts'
import { isBusy, openSqlite } from './sqlite-file.ts'
import { prepareWrites, type RowFacts } from './table-rows.ts'

/** Other processes write in short batches; one that locks the file for longer has a fault. */
const BEGIN_TIMEOUT_MS = 10_000
const SWEEP_INTERVAL_MS = 60_000
const MAX_COMMIT_TRANSACTIONS = 200

const REFUSALS = [ConditionFailed, TableMisuse, ItemTooNew]

type Items = (Item | undefined)[]
type WriteResult = { readonly items: Items } | { readonly refused: unknown }

interface Waiting {
  readonly writes: readonly Write[]
  readonly resolve: (items: Items) => void
  readonly reject: (error: unknown) => void
}

/**
 * Opens the writer. Writes that arrive together share a commit, and with it the wait for the disk; each is answered after it.
 * Waiting for another process leaves the event loop free.
 */
export function openWriter(file: string, facts: RowFacts) {
  const database = openSqlite(file)
  // With a timeout SQLite would block the event loop.
  database.exec('PRAGMA busy_timeout = 0')
  const rows = prepareWrites(database, facts)
  let queue: Waiting[] = []
  let working: Promise<void> | undefined
  let closed = false
  let sweptAt = 0

  async function begin(): Promise<void> {
    const deadline = performance.now() + BEGIN_TIMEOUT_MS
    for (;;) {
      try {
        return database.exec('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await pause(1)
    }
  }

  function attempt({ writes }: Waiting): WriteResult {
    try {
      return { items: rows.run(writes) }
    } catch (error) {
      if (REFUSALS.some((kind) => error instanceof kind)) return { refused: error }
      throw error
    }
  }

  function sweepIfDue(): void {
    if (performance.now() - sweptAt < SWEEP_INTERVAL_MS && sweptAt !== 0) return
    sweptAt = performance.now()
    rows.sweep()
  }

  /** Commits a batch. A refusal is answered after the commit too, because earlier writes of the batch may have caused it. */
  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await begin()
      const outcomes = batch.map(attempt)
      sweepIfDue()
      database.exec('COMMIT')
      for (const [index, outcome] of outcomes.entries()) {
        const { resolve, reject } = batch[index] as Waiting
        if ('items' in outcome) resolve(outcome.items)
        else reject(outcome.refused)
      }
    } catch (cause) {
      if (database.isTransaction) database.exec('ROLLBACK')
      for (const { reject } of batch) reject(new TableUnavailable('the table cannot be written', { cause }))
    }
  }

  async function work(): Promise<void> {
    await new Promise(setImmediate)
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_COMMIT_TRANSACTIONS)
      queue = queue.slice(MAX_COMMIT_TRANSACTIONS)
      await commit(batch)
      // Callers that were answered may write again, with the next commit.
      await new Promise(setImmediate)
    }
    working = undefined
  }

  return {
    write(writes: readonly Write[]): Promise<Items> {
      if (closed) return Promise.reject(new TableUnavailable('the table is closed'))
      return new Promise((resolve, reject) => {
        queue.push({ writes, resolve, reject })
        working ??= work()
      })
    },
    /** Finishes pending writes and closes the file. */
    async close(): Promise<void> {
      closed = true
      await working
      database.close()
    },
  }
}
