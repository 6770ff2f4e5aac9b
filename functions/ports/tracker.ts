import type { Tenant } from '#contract/tenant.ts'

/**
 * The service that watches publications and notifies people. It stores subscriptions and notifies through channels of its own;
 * of documents it knows only the name of their family.
 *
 * Rules
 * - A topic is stored once for each person, on or off, under an id that never changes.
 * - Saving the present state again changes nothing; `since` is the time at which the topic was last switched on, even if it is
 *   off now.
 * - A list holds the topics of one person, the last switched on first. Removing an absent id is no error.
 * - An acknowledged change is durable, and every later call sees it.
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

/** The service does not answer; whether it accepted a change is unknown. Saving again is safe. */
export class TrackerUnavailable extends Error {
  override readonly name = 'TrackerUnavailable'
}
