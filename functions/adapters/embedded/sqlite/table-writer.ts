import { setTimeout as pause } from 'node:timers/promises'
import { ConditionFailed, type Item, ItemTooNew, TableMisuse, TableUnavailable, type Write } from '#ports/table.ts'
import { isBusy, openSqlite } from './sqlite-file.ts'
import { prepareWrites, type RowFacts } from './table-rows.ts'

/** Another process writes in short batches; one that holds the file for longer than this has a fault. */
const PATIENCE_MS = 10_000
const SWEEP_EVERY_MS = 60_000
const MOST_IN_A_COMMIT = 200

const REFUSALS = [ConditionFailed, TableMisuse, ItemTooNew]

type Items = (Item | undefined)[]
type Outcome = { readonly items: Items } | { readonly refused: unknown }

interface Waiting {
  readonly writes: readonly Write[]
  readonly resolve: (items: Items) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes that arrive together share a commit, and with it the wait for the disk; nobody is answered before it.
 * While another process writes, waiting leaves the event loop free.
 */
export function openWriter(file: string, facts: RowFacts) {
  const database = openSqlite(file)
  // SQLite itself would wait in the thread that answers everybody.
  database.exec('PRAGMA busy_timeout = 0')
  const rows = prepareWrites(database, facts)
  let queue: Waiting[] = []
  let working: Promise<void> | undefined
  let closed = false
  let sweptAt = 0

  async function begin(): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return database.exec('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
      }
      await pause(1)
    }
  }

  function attempt({ writes }: Waiting): Outcome {
    try {
      return { items: rows.run(writes) }
    } catch (error) {
      if (REFUSALS.some((kind) => error instanceof kind)) return { refused: error }
      throw error
    }
  }

  function sweepNowAndThen(): void {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS && sweptAt !== 0) return
    sweptAt = performance.now()
    rows.sweep()
  }

  /** A refusal too counts only once what it was decided on is committed. */
  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await begin()
      const outcomes = batch.map(attempt)
      sweepNowAndThen()
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
      const batch = queue.slice(0, MOST_IN_A_COMMIT)
      queue = queue.slice(MOST_IN_A_COMMIT)
      await commit(batch)
      // Whoever was answered may write again: with the next commit, not the one after.
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
    /** Ends what was begun. */
    async close(): Promise<void> {
      closed = true
      await working
      database.close()
    },
  }
}
