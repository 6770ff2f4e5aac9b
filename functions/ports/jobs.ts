import type { Tenant } from '#contract/tenant.ts'
import type { Json } from './table.ts'

/**
 * Work for later.
 *
 * Rules
 * - An acknowledged job is durable and runs at least once, so that what it does must be safe to do twice.
 * - A job that fails is tried again, at most 3 times in all, later each time; then it is kept as failed, with its reason.
 * - Jobs run in no promised order. A name that nobody handles fails the job with that reason.
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

export type JobHandler = (job: Job) => Promise<void>

/** The queue does not answer; whether the job was taken is not known. Send it again under its id. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable'
}
