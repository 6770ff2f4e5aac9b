import { AsyncResource } from 'node:async_hooks'
import type { Tenant } from '#contract/tenant.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import { BATCH_SIZE, storeActs } from '#functions/audits/acts/waiting-acts.ts'
import type { Act, Acts, ActsState } from '#ports/audits/acts.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { Table } from '#ports/table.ts'

/** Acts are written this long after the first that waits: one write for many. */
const DELAY_MS = 100
/** Pause after a write that failed, as on a full disk. */
const PAUSE_MS = 2000
/** Acts that wait at most while nothing can be written; further ones are lost, and counted. */
const MAX_WAITING = 20_000

interface Options {
  readonly table: Table
  readonly clock: Clock
  readonly ids: Ids
}

interface Batch {
  readonly batch: string
  readonly acts: readonly Act[]
}

export interface BehindActs extends Acts {
  state(): ActsState
  /** Appends what waits in the table to the audits of tenants: also what an earlier process left there. */
  chain(tenants: readonly Tenant[]): Promise<void>
  /** Stores what waits; what cannot be stored now is lost. */
  close(): Promise<void>
}

/** Acts as items of the table, written behind the calls and then chained. */
export function openBehindActs({ table, clock, ids }: Options): BehindActs {
  let waiting: Act[] = []
  /** batches that a table did not take keep their names: it may have taken them */
  let batches: Batch[] = []
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<boolean> | undefined
  let closed = false

  function formBatches(): void {
    for (const [, acts] of Map.groupBy(waiting, ({ tenant }) => tenant))
      for (let at = 0; at < acts.length; at += BATCH_SIZE)
        batches.push({ batch: ids.next(), acts: acts.slice(at, at + BATCH_SIZE) })
    waiting = []
  }

  /** Stores what waits; false where that fails, and it waits on. */
  async function storeAll(): Promise<boolean> {
    formBatches()
    const failed: Batch[] = []
    for (const one of batches) {
      const { tenant } = one.acts[0] as Act
      await storeActs(table, tenant, { ...one, now: clock.now() }).catch(() => failed.push(one))
    }
    const stored = batches.filter((one) => !failed.includes(one))
    batches = failed
    const tenants = [...new Set(stored.map(({ acts }) => (acts[0] as Act).tenant))]
    // A stored act is safe: it is chained now, or with the next pass.
    if (!closed) await chain(tenants).catch(() => undefined)
    return failed.length === 0
  }

  async function chain(tenants: readonly Tenant[]): Promise<void> {
    for (const tenant of tenants) await chainActs({ table, clock }, tenant)
  }

  /** Belongs to no call: what waits is of many. */
  const storeApart = AsyncResource.bind(() => {
    timer = undefined
    writing = storeAll()
    void writing.then((done) => {
      writing = undefined
      if (waiting.length + batches.length > 0) schedule(done ? DELAY_MS : PAUSE_MS)
    })
  })

  function schedule(pause: number): void {
    if (timer || closed) return
    timer = setTimeout(storeApart, pause).unref()
  }

  return {
    emit(act) {
      if (closed || waiting.length >= MAX_WAITING) {
        lost += 1
        return
      }
      waiting.push(act)
      if (!writing) schedule(DELAY_MS)
    },
    state: () => ({ waiting: waiting.length + batches.reduce((sum, { acts }) => sum + acts.length, 0), lost }),
    chain,
    async close() {
      closed = true
      clearTimeout(timer)
      await writing
      if (!(await storeAll())) lost += batches.reduce((sum, { acts }) => sum + acts.length, 0)
    },
  }
}
