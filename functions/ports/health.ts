import type { Tenant } from '#contract/tenant.ts'

/**
 * Reports of a library's parts on their own state.
 *
 * Rules
 * - A part is `up`, `impaired` (it works with less capacity or redundancy than configured) or `down`. A part without a report is
 *   left out.
 * - Never fails: a part that does not answer is `down`, or left out where it may well be up.
 * - Reports only numbers, and of jobs only those of the one tenant: no contents of documents, people or jobs.
 */
export interface Health {
  report(tenant: Tenant): Promise<readonly PartReport[]>
}

export type Part =
  | 'table'
  | 'search'
  | 'objects'
  | 'jobs'
  | 'mail'
  | 'identity'
  | 'disk'
  | 'events'
  | 'reports'
  | 'audits'
  | 'ingest'
export type PartState = 'up' | 'impaired' | 'down'

export interface PartFacts {
  /** documents in the search index */
  readonly documents?: number
  /** jobs that wait or run */
  readonly waiting?: number
  /** jobs that failed finally */
  readonly failed?: number
  /** events of use that were lost */
  readonly lost?: number
  /** deliveries of events of use and acts that failed for good */
  readonly undelivered?: number
  /** milliseconds from an event of use to its storage, of the last ones */
  readonly lag?: number
  /** records that the last ingest refused */
  readonly refused?: number
  /** end of the last ingest, or its beginning while it runs: milliseconds since the epoch */
  readonly lastRun?: number
  /** number of the last audit */
  readonly entries?: number
  /** number of the first audit that is not as it was written */
  readonly firstBroken?: number
  /** last month that is closed in usage reports, as a number: 202611 */
  readonly closedMonth?: number
  /** free space of the disk */
  readonly freeBytes?: number
  /** size of the disk */
  readonly totalBytes?: number
  /** free space below which an ingest may fail */
  readonly scarceBytes?: number
  /** machines with data */
  readonly nodes?: number
  /** availability zones of these machines */
  readonly zones?: number
  /** shards that no machine holds */
  readonly unassignedShards?: number
}

export interface PartReport {
  readonly part: Part
  readonly state: PartState
  readonly facts: PartFacts
}
