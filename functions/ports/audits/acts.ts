import type { Tenant } from '#contract/tenant.ts'

/**
 * Acts that change nothing and are audited nevertheless: sign-ins, refusals, calls of administrators. A change carries its record in
 * its own transaction and does not come here.
 *
 * Rules
 * - `emit` returns at once, whatever the store does, and never throws: nobody waits for a record.
 * - An act is durable within a second, and an entry of the tenant's audits within seconds; an orderly stop loses none.
 * - Failures of one address in a minute are one entry with their number, once the minute is over.
 * - An act may be delivered twice; it becomes one entry.
 */
export interface Acts {
  emit(act: Act): void
}

/** `AUTHENTICATION_FAILURE`, `AUTHORIZATION_FAILURE`: failures, of which those of one address and minute are one entry */
export type ActType = 'AUTHENTICATION_SUCCESS' | 'AUTHENTICATION_FAILURE' | 'AUTHORIZATION_FAILURE' | 'ADMIN_CALL'

export interface Act {
  readonly tenant: Tenant
  /** ISO 8601 */
  readonly at: string
  /** id of whoever acted; `anonymous` where nobody is known */
  readonly principal: string
  readonly type: ActType
  readonly message: string
  /** address of the connection */
  readonly remoteAddress: string
}

/** Acts that wait to be stored here, and those that never will be. */
export interface ActsState {
  readonly waiting: number
  readonly lost: number
}
