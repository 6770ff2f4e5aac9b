import type { Tenant } from '#contract/tenant.ts'

/**
 * Heads of the audits, one a day, where nothing that the library runs can change or delete them before they are old enough: proofs
 * that a chain is the one that stood there on that day.
 *
 * Rules
 * - The first seal of a day stays; a later one of the day is ignored.
 * - A seal is durable when acknowledged, and is there at least as long as the audits are kept.
 */
export interface Seals {
  put(tenant: Tenant, seal: Seal): Promise<void>
  /** Finds the seal of a day. */
  get(tenant: Tenant, day: string): Promise<Seal | undefined>
}

export interface Seal {
  /** day of UTC, as `2026-01-31` */
  readonly day: string
  /** number of the last audit, and its hash */
  readonly number: number
  readonly hash: string
  /** ISO 8601 */
  readonly at: string
}

/** The store does not answer. */
export class SealsUnavailable extends Error {
  override readonly name = 'SealsUnavailable'
}
