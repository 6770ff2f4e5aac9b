import type { Table } from '#ports/table.ts'

/** Saves of one table: one after the other up to handing over to the index, then side by side. */
class Turns {
  #last: Promise<unknown> = Promise.resolve()
  readonly #underWay = new Map<string, Promise<unknown>>()

  async take<T>(keys: readonly string[], begin: () => Promise<{ readonly finish: () => Promise<T> }>): Promise<T> {
    const before = this.#last
    const begun = before
      .catch(() => undefined)
      .then(async () => {
        await Promise.allSettled(keys.flatMap((key) => this.#underWay.get(key) ?? []))
        return begin()
      })
    this.#last = begun
    const done = begun.then(({ finish }) => finish())
    begun.then(() => this.#hold(keys, done)).catch(() => undefined)
    return done
  }

  #hold(keys: readonly string[], done: Promise<unknown>): void {
    for (const key of keys) this.#underWay.set(key, done)
    const letGo = () => {
      for (const key of keys) if (this.#underWay.get(key) === done) this.#underWay.delete(key)
    }
    done.then(letGo, letGo)
  }
}

const turns = new WeakMap<Table, Turns>()

/**
 * What begins later sees what began earlier, and hands over to the index after it; while one waits there, the next is read,
 * linked and written. Of one key nothing begins before everything that began with it has finished.
 */
export function inTurn<T>(
  table: Table,
  keys: readonly string[],
  begin: () => Promise<{ readonly finish: () => Promise<T> }>,
): Promise<T> {
  const own = turns.get(table) ?? new Turns()
  turns.set(table, own)
  return own.take(keys, begin)
}
