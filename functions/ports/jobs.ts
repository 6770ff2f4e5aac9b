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
export interface Jobs {
  send(job: Job): Promise<void>
}

export interface Job {
  /** Two jobs of one id are one job. */
  readonly id: string
  readonly name: string
  readonly tenant: Tenant
  readonly payload: Json
}

/** bytes of JSON; below what the smallest queue takes (SQS, 256 KiB as it is set up by default) */
export const JOB_LIMIT = 200_000

export type JobHandler = (job: Job) => Promise<void>

/** The queue does not answer; whether the job was taken is not known. Send it again under its id. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable'
}

/** The job is larger than JOB_LIMIT; it was not taken, and will not be. */
export class JobTooLarge extends Error {
  override readonly name = 'JobTooLarge'
}
