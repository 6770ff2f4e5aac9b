import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Key } from '#ports/table.ts'

/** After so long without a word from it, whoever has the turn has died. */
const LEASE_SECONDS = 60
const RENEW_MS = 20_000
const LOOK_EVERY_MS = 250
/** Shorter than a job may run, so that it can say why it gives up. */
const PATIENCE_MS = 8 * 60_000

/** The turn did not come in time: others save. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn'
}

interface TurnOptions {
  readonly leaseSeconds?: number
  readonly renewMs?: number
  readonly patienceMs?: number
}

const turnKey = (tenant: Tenant): Key => ({ pk: `${tenant}#saving-turn`, sk: 'turn' })

/**
 * The turn to save documents of a tenant, which one process has at a time: what is shown beside a document is read and written
 * by whoever saves a neighbour of it. Several saves of the process that has it go on side by side.
 */
export class SavingTurn {
  readonly #ports: Pick<Ports, 'table' | 'clock' | 'ids'>
  readonly #tenant: Tenant
  readonly #options: Required<TurnOptions>
  readonly #holder: string
  #saving = 0
  #had: Promise<NodeJS.Timeout> | undefined

  constructor(ports: Pick<Ports, 'table' | 'clock' | 'ids'>, tenant: Tenant, options: TurnOptions = {}) {
    this.#ports = ports
    this.#tenant = tenant
    this.#options = { leaseSeconds: LEASE_SECONDS, renewMs: RENEW_MS, patienceMs: PATIENCE_MS, ...options }
    this.#holder = ports.ids.next()
  }

  /** Throws NoTurn. */
  async during<T>(save: () => Promise<T>): Promise<T> {
    this.#saving += 1
    this.#had ??= this.#take()
    const had = this.#had
    try {
      await had
      return await save()
    } finally {
      this.#saving -= 1
      if (this.#saving === 0) await this.#give(had)
    }
  }

  async #take(): Promise<NodeJS.Timeout> {
    const until = performance.now() + this.#options.patienceMs
    while (!(await this.#write({ exists: false }))) {
      if (performance.now() > until) throw new NoTurn('others save documents all the time')
      await pause(LOOK_EVERY_MS * (0.5 + Math.random()))
    }
    const renew = () => this.#write({ attribute: 'holder', equals: this.#holder }).catch(() => false)
    return setInterval(renew, this.#options.renewMs).unref()
  }

  async #write(condition: { exists: boolean } | { attribute: string; equals: string }): Promise<boolean> {
    const expiresAt = Math.ceil(this.#ports.clock.now().getTime() / 1000) + this.#options.leaseSeconds
    return this.#unlessOthers(() =>
      this.#ports.table.put({ ...turnKey(this.#tenant), holder: this.#holder, expiresAt }, condition),
    )
  }

  /** Where the table does not hear it, the turn is over by itself a minute later. */
  async #give(had: Promise<NodeJS.Timeout>): Promise<void> {
    this.#had = undefined
    const renewing = await had.catch(() => undefined)
    clearInterval(renewing)
    const { table } = this.#ports
    const own = { attribute: 'holder', equals: this.#holder }
    if (renewing) await this.#unlessOthers(() => table.delete(turnKey(this.#tenant), own)).catch(() => false)
  }

  async #unlessOthers(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }
}
