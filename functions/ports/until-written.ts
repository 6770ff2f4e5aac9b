import { setTimeout as sleep } from 'node:timers/promises'
import { type Condition, ConditionFailed, type Item, type Table, TableUnavailable } from './table.ts'

/** attempts; so many writers of the same item never meet, and after them it is something else */
const MAX_ATTEMPTS = 40
const MAX_PAUSE_MS = 100

/**
 * Tries a write with a condition until it is written. Each attempt reads what it is about anew and decides anew; it answers
 * undefined where another writer was faster. The pauses between attempts grow and are random, so that writers at the same time part.
 */
export async function untilWritten<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let made = 1; made <= MAX_ATTEMPTS; made++) {
    const written = await attempt()
    if (written !== undefined) return written
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 5 * made))
  }
  throw new TableUnavailable('other writers change the same items')
}

/** Puts an item under a condition; undefined where another writer was faster. */
export async function putUnlessChanged(table: Pick<Table, 'put'>, item: Item, condition: Condition): Promise<true | undefined> {
  try {
    await table.put(item, condition)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
}
