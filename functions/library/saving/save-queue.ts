import type { Table } from '#ports/table.ts'

/** A save in two steps: `begin` writes and hands over to the index, `finish` waits for the index. */
type Begin<T> = () => Promise<{ readonly finish: () => Promise<T> }>

/** Saves of one table: they begin one after the other and finish concurrently. */
class SaveQueue {
  #last: Promise<unknown> = Promise.resolve()
  readonly #running = new Map<string, Promise<unknown>>()

  async run<T>(keys: readonly string[], begin: Begin<T>): Promise<T> {
    const before = this.#last
    const begun = before
      .catch(() => undefined)
      .then(async () => {
        await Promise.allSettled(keys.flatMap((key) => this.#running.get(key) ?? []))
        return begin()
      })
    this.#last = begun
    const done = begun.then(({ finish }) => finish())
    begun.then(() => this.#lock(keys, done)).catch(() => undefined)
    return done
  }

  #lock(keys: readonly string[], done: Promise<unknown>): void {
    for (const key of keys) this.#running.set(key, done)
    const release = () => {
      for (const key of keys) if (this.#running.get(key) === done) this.#running.delete(key)
    }
    done.then(release, release)
  }
}

const queues = new WeakMap<Table, SaveQueue>()

/**
 * Runs saves of a table in order. A save sees everything that earlier saves wrote, and hands over to the index after them. While
 * one waits for the index, the next one reads, links and writes. A save with a key begins only after all earlier ones with that
 * key have finished.
 */
export function runInOrder<T>(table: Table, keys: readonly string[], begin: Begin<T>): Promise<T> {
  const queue = queues.get(table) ?? new SaveQueue()
  queues.set(table, queue)
  return queue.run(keys, begin)
}
