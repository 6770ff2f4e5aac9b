import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#ports/clock.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'

/** Longer than a message can take to be handed over, with all its tries. */
const CLAIM_SECONDS = 60
const REMEMBERED_SECONDS = 30 * 24 * 3600
const PAUSE_MS = 100

interface Facts {
  readonly table: Table
  readonly clock: Clock
}

/**
 * Does what has this key once, however many ask at the same time, and not again for thirty days.
 *
 * Who begins leaves a claim (`claim`, `until`), and makes of it a record (`done`) when it is through; the others wait for
 * that. A claim that fails is taken back. One whose holder went away lapses after a minute, and the next does the work again:
 * the holder may have been through, but what never happened could not be found later.
 */
export async function doOnce({ table, clock }: Facts, key: Key, work: () => Promise<void>): Promise<void> {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const claim = crypto.randomUUID()

  /** False where somebody else was quicker. */
  async function take(lapsed: Item | undefined): Promise<boolean> {
    const condition = lapsed ? { attribute: 'claim', equals: String(lapsed.claim) } : { exists: false }
    const item = { ...key, claim, until: now() + CLAIM_SECONDS, expiresAt: now() + REMEMBERED_SECONDS }
    try {
      await table.put(item, condition)
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }

  /** False where it has been done. */
  async function begin(): Promise<boolean> {
    for (;;) {
      const known = await table.get(key)
      if (known?.done) return false
      if (known && Number(known.until) > now()) await sleep(PAUSE_MS)
      else if (await take(known)) return true
    }
  }

  if (!(await begin())) return
  try {
    await work()
  } catch (error) {
    // Where even this cannot be said, the claim lapses.
    await table.delete(key, { attribute: 'claim', equals: claim }).catch(() => undefined)
    throw error
  }
  // It has happened, whether or not that can be written down now: to say otherwise would make it happen again for sure.
  await table.put({ ...key, claim, done: true, expiresAt: now() + REMEMBERED_SECONDS }).catch(() => undefined)
}
