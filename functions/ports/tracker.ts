import type { Tenant } from '#contract/tenant.ts'

/**
 * The service that watches what is published and tells people. It holds who wants to be told of what, since it is the one
 * that tells them, through channels that are its own; of documents it knows no more than how their family is called.
 *
 * Rules
 * - A topic of one kind is held once a person, on or off, under an id that stays the same.
 * - Saving what is so already changes nothing; `since` is when it was switched on last, whether or not it is on now.
 * - A list is a person's own, the one switched on last first. Removing what is not there is no error.
 * - What is acknowledged is durable, and seen by every later call.
 */
export interface Tracker {
  list(person: TrackerPerson): Promise<readonly Tracking[]>
  save(person: TrackerPerson, topic: Topic, on: boolean): Promise<Tracking>
  remove(person: TrackerPerson, ids: readonly string[]): Promise<void>
}

export interface TrackerPerson {
  readonly tenant: Tenant
  readonly userId: string
}

/** A family of documents, with the one that it was tracked from · a publisher · all work items of the tenant's committees */
export type Topic =
  | { readonly kind: 'documents'; readonly name: string; readonly contentCode: string; readonly publisher: string }
  | { readonly kind: 'publisher'; readonly name: string; readonly publisherName: string }
  | { readonly kind: 'workItems'; readonly name: '' }

export type Tracking = Topic & {
  readonly id: string
  readonly on: boolean
  /** ISO 8601 */
  readonly since: string
}

/** The service does not answer; whether it took a change is not known. Saving again is safe. */
export class TrackerUnavailable extends Error {
  override readonly name = 'TrackerUnavailable'
}
