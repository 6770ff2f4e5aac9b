import type { Tenant } from '#contract/tenant.ts'
import type { Json } from './table.ts'

/**
 * Work for later.
 *
 * Rules
 * - An acknowledged job is durable and runs at least once, so that what it does must be safe to do twice.
 * - A job that fails is tried again, at most 3 times in all, later each time; then it is kept as failed, with its reason.
 * - Jobs run in no promised order. A name that nobody handles fails the job with that reason.
 * - A job is a note of what to do and not the thing itself: one that is larger than JOB_LIMIT is refused (JobTooLarge).
 */
export interface Jobs<Sent extends QueuedJob = Job> {
  send(job: Sent): Promise<void>
}

/** The payload of each job, by the job's name. A handler parses it again: a queue may hold what an older release sent. */
export type JobPayloads = {
  /** Takes in an object that arrived under `incoming/`, a part with each job. */
  readonly 'take-in': TakeInPayload
  /** Learns the meanings of what was indexed since the last time. */
  readonly learn: null
  /** Makes the search index again from table and objects, a part with each job. */
  readonly 'make-index': MakeIndexPayload
  /** Documents came in or changed; at most 1,000. */
  readonly arrived: { readonly contentCodes: readonly string[] }
  /** Sends somebody the mail that the number they wait for has come. */
  readonly 'tell-arrival': {
    readonly userId: string
    readonly email: string
    readonly wishId: string
    readonly contentCode: string
  }
}

export type TakeInPayload = {
  /** the key without `incoming/` */
  readonly name: string
  /** tells one arrival under the name from another */
  readonly arrival: string
  readonly at?: { readonly byte: number; readonly line: number; readonly document: number }
  readonly etag?: string
  /** the parts before this one */
  readonly soFar?: {
    readonly outcome: { readonly added: number; readonly changed: number; readonly unchanged: number; readonly refused: number }
    readonly refusals: readonly {
      readonly file: string
      readonly line?: number
      readonly field?: string
      readonly reason: string
    }[]
  }
}

export type MakeIndexPayload = {
  /** tells one run from another */
  readonly run: string
  /** origin of the rebuilt index: the existing index, an empty one, or the newest snapshot of the engine */
  readonly from?: 'existing' | 'empty' | 'snapshot'
  /** from 0 */
  readonly part?: number
  readonly at?: { readonly after?: { readonly pk: string; readonly sk: string } } | { readonly orphans: number }
  readonly made?: { readonly indexed: number; readonly removed: number }
}

export type JobName = keyof JobPayloads

/** A job as it is sent: its name says what its payload is. */
export type Job = { [Name in JobName]: JobOf<Name> }[JobName]

export interface JobOf<Name extends JobName> {
  /** Two jobs of one id are one job. */
  readonly id: string
  readonly name: Name
  readonly tenant: Tenant
  readonly payload: JobPayloads[Name]
}

/** A job as a queue gives it out: an older release may have sent it, so nothing is known of its name and payload. */
export interface QueuedJob {
  readonly id: string
  readonly name: string
  readonly tenant: Tenant
  readonly payload: Json
}

/** bytes of JSON; below what the smallest queue takes (SQS, 256 KiB as it is set up by default) */
export const JOB_LIMIT = 200_000

export type JobHandler = (job: QueuedJob) => Promise<void>

/** A handler for every job: leaving one out does not compile. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler }

/** The queue does not answer; whether the job was taken is not known. Send it again under its id. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable'
}

/** The job is larger than JOB_LIMIT; it was not taken, and will not be. */
export class JobTooLarge extends Error {
  override readonly name = 'JobTooLarge'
}
