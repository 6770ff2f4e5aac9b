import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Key } from '#ports/table.ts'

/** A holder that does not renew for this long has died: the lease expires. */
const LEASE_SECONDS = 60
const RENEWAL_INTERVAL_MS = 20_000
const RETRY_DELAY_MS = 250
/** Shorter than the time limit of a job, so that the job can report the timeout. */
const ACQUIRE_TIMEOUT_MS = 8 * 60_000

/** The lease was not acquired in time: other processes held it. */
export class LeaseTimeout extends Error {
  override readonly name = 'LeaseTimeout'
}

interface LeaseOptions {
  readonly leaseSeconds?: number
  readonly renewalIntervalMs?: number
  readonly acquireTimeoutMs?: number
}

type LeasePorts = Pick<Ports, 'table' | 'clock' | 'ids'>

/** The item keeps its first name: releases before and after share the lease. */
const leaseKey = (tenant: Tenant): Key => ({ pk: `${tenant}#saving-turn`, sk: 'turn' })

/**
 * Lease for saving documents of a tenant. One process holds it at a time, because a save reads and writes what the index shows
 * of related documents. Several saves of the process that holds it run side by side.
 */
export class SaveLease {
  readonly #ports: LeasePorts
  readonly #tenant: Tenant
  readonly #options: Required<LeaseOptions>
  readonly #holder: string
  #saves = 0
  /** absent while the process neither holds nor acquires the lease; resolves to the renewal timer */
  #lease: Promise<NodeJS.Timeout> | undefined

  constructor(ports: LeasePorts, tenant: Tenant, options: LeaseOptions = {}) {
    this.#ports = ports
    this.#tenant = tenant
    this.#options = {
      leaseSeconds: LEASE_SECONDS,
      renewalIntervalMs: RENEWAL_INTERVAL_MS,
      acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
      ...options,
    }
    this.#holder = ports.ids.next()
  }

  /** Runs a save under the lease. Throws LeaseTimeout. */
  async run<T>(save: () => Promise<T>): Promise<T> {
    this.#saves += 1
    this.#lease ??= this.#acquire()
    const lease = this.#lease
    try {
      await lease
      return await save()
    } finally {
      this.#saves -= 1
      if (this.#saves === 0) await this.#release(lease)
    }
  }

  async #acquire(): Promise<NodeJS.Timeout> {
    const deadline = performance.now() + this.#options.acquireTimeoutMs
    while (!(await this.#write({ exists: false }))) {
      if (performance.now() > deadline) throw new LeaseTimeout('other processes save documents of this tenant all the time')
      await pause(RETRY_DELAY_MS * (0.5 + Math.random()))
    }
    const renew = () => this.#write({ attribute: 'holder', equals: this.#holder }).catch(() => false)
    return setInterval(renew, this.#options.renewalIntervalMs).unref()
  }

  async #write(condition: { exists: boolean } | { attribute: string; equals: string }): Promise<boolean> {
    const expiresAt = Math.ceil(this.#ports.clock.now().getTime() / 1000) + this.#options.leaseSeconds
    const item = { ...leaseKey(this.#tenant), holder: this.#holder, expiresAt }
    return this.#holds(() => this.#ports.table.put(item, condition))
  }

  /** Deletes the lease. If the table does not answer, the lease expires by itself. */
  async #release(lease: Promise<NodeJS.Timeout>): Promise<void> {
    this.#lease = undefined
    const renewal = await lease.catch(() => undefined)
    clearInterval(renewal)
    const { table } = this.#ports
    const own = { attribute: 'holder', equals: this.#holder }
    if (renewal) await this.#holds(() => table.delete(leaseKey(this.#tenant), own)).catch(() => false)
  }

  /** Runs a conditional write; false where another process holds the lease. */
  async #holds(write: () => Promise<void>): Promise<boolean> {
    try {
      await write()
      return true
    } catch (error) {
      if (error instanceof ConditionFailed) return false
      throw error
    }
  }
}
