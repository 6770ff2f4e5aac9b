import type { UseFacts } from '#contract/endpoint/use.ts'
import type { Tenant } from '#contract/tenant.ts'

/**
 * Events of use: what usage reports are counted from.
 *
 * Rules
 * - `emit` returns at once, whatever the store does, and never throws: nobody waits for an event and nobody fails by one.
 * - An event is durable within a second. An orderly stop loses none.
 * - An event that cannot be stored is tried again, and is counted as lost where that does not help either.
 * - It is stored under the day (UTC) of its own time, whenever it comes. It may be stored twice, under one id.
 * - It names no person: whoever acted is a pseudonym of their month, made with a key that is destroyed (`functions/events`). The text
 *   of a search is stored apart from whoever searched.
 */
export interface Events {
  /** Begins to read what events of a tenant need, beside a call; nothing waits for it. */
  prepare(tenant: Tenant): void
  emit(use: EmittedUse): void
}

/** A use as the stack of a request knows it. */
export interface EmittedUse extends Omit<UseFacts, 'denied'> {
  readonly tenant: Tenant
  /** ISO 8601 */
  readonly at: string
  readonly kind: 'search' | 'investigation' | 'request' | 'denial' | 'point'
  /** id of the account */
  readonly account: string
  readonly by: Actors
}

/** Whoever acted, as far as known: the person of an individual sign-in, else the session, else address and browser. */
export interface Actors {
  readonly person?: string
  readonly session?: string
  readonly address: string
  readonly agent: string
}

/** Events that wait to be stored here, and those that never will be. */
export interface EventsState {
  readonly waiting: number
  readonly lost: number
  /** milliseconds since the oldest event that waits, or between the last one and its storage */
  readonly lag: number
}
