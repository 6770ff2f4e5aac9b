import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#ports/clock.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'

/** longer than sending a message can take, including retries */
const CLAIM_SECONDS = 60
const RETENTION_SECONDS = 30 * 24 * 3600
const POLL_INTERVAL_MS = 100

interface OnceOptions {
  readonly table: Table
  readonly clock: Clock
}

/**
 * Runs the work of a key once, even with concurrent callers, and not again for thirty days.
 *
 * The first caller saves a claim (`claim`, `until`) and turns it into a record (`done`) after the work; the others wait for it.
 * A failure removes the claim. The claim of a process that died expires after a minute, and the next caller repeats the work:
 * it may have been done already, but work that was never done would be lost without a trace.
 */
export async function doOnce({ table, clock }: OnceOptions, key: Key, work: () => Promise<void>): Promise<void> {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const claim = crypto.randomUUID()

  /** Returns false if another caller was faster. */
  async function saveClaim(lapsed: Item | undefined): Promise<boolean> {
    const condition = lapsed ? { attribute: 'claim', equals: String(lapsed.claim) } : { exists: false }
    const item = { ...key, claim, until: now() + CLAIM_SECONDS, expiresAt: now() + RETENTION_SECONDS }
    try {
      await table.put(item, condition)
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }

  /** Returns false if the work is done. */
  async function acquire(): Promise<boolean> {
    for (;;) {
      const known = await table.get(key)
      if (known?.done) return false
      if (known && Number(known.until) > now()) await sleep(POLL_INTERVAL_MS)
      else if (await saveClaim(known)) return true
    }
  }

  if (!(await acquire())) return
  try {
    await work()
  } catch (error) {
    // If the delete fails too, the claim expires.
    await table.delete(key, { attribute: 'claim', equals: claim }).catch(() => undefined)
    throw error
  }
  // The work is done, even if the record cannot be saved. An error here would make the caller repeat it.
  await table.put({ ...key, claim, done: true, expiresAt: now() + RETENTION_SECONDS }).catch(() => undefined)
}
