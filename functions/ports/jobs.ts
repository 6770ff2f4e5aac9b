import type * as z from 'zod/mini'
import type { Tenant } from '#contract/tenant.ts'
import type { JOBS } from './job-definitions.ts'
import type { Json } from './table.ts'

/**
 * A durable queue of background jobs.
 *
 * Rules
 * - An acknowledged job is durable and runs at least once, so handlers must be idempotent.
 * - A failed job is retried with growing delays, at most 3 attempts in all; then it is stored as failed, with its reason.
 * - A job whose process is killed runs again with the next start, or with the next delivery of the queue; that was an attempt.
 * - A job whose payload cannot be read, or without a handler, is stored as failed at once.
 * - Jobs run in no guaranteed order. Those that a person waits for have a slot of their own, which those that nobody waits for never
 *   fill.
 * - Of jobs that run alone, one of a tenant runs at a time; the others wait.
 * - A payload names the work and does not carry the data: a job larger than MAX_JOB_BYTES is refused (JobTooLarge).
 */
export interface Jobs<Sent extends QueuedJob = Job> {
  send(job: Sent): Promise<void>
  /**
   * State of a job that was sent, and since when it is in work. A queue that does not know whether it has a job says that it waits,
   * or undefined; so it does of one that ended more than 30 days ago.
   */
  find(job: Pick<QueuedJob, 'id' | 'tenant'>): Promise<JobProgress | undefined>
  /** Lists the stored failed jobs of a tenant, the last one first. */
  failed(tenant: Tenant): Promise<readonly FailedJob[]>
  /** Runs a failed job again with all its tries; false where there is no such failed job. */
  retry(job: Pick<QueuedJob, 'id' | 'tenant'>): Promise<boolean>
  /** Drops a failed job for good; false where there is none. */
  drop(job: Pick<QueuedJob, 'id' | 'tenant'>): Promise<boolean>
}

export interface FailedJob {
  readonly id: string
  readonly name: string
  readonly tries: number
  readonly reason: string
  /** ISO 8601 */
  readonly failedAt: string
}

export interface JobProgress {
  readonly state: JobState
  /** ISO 8601: when it was first sent; absent of one that has ended or was not delivered yet, or that a former release sent */
  readonly since?: string
  /** number of awaited jobs that are to run before this one, at most; of an awaited job that has not begun, and absent where unknown */
  readonly ahead?: number
}

/** `waiting`: to begin, or to be tried again */
export type JobState = 'waiting' | 'running' | 'done' | 'failed'

export type JobName = keyof typeof JOBS

type PayloadSchema<Name extends JobName> = ReturnType<(typeof JOBS)[Name]['payload']>

/** Payload that a job is sent with. */
export type SentPayload<Name extends JobName> = z.input<PayloadSchema<Name>>

interface NamedJob<Name extends JobName, Payload> {
  /** two jobs with the same id are one job */
  readonly id: string
  readonly name: Name
  readonly tenant: Tenant
  readonly payload: Payload
}

/** A job to send; its name determines the type of its payload. */
export type Job = { [Name in JobName]: NamedJob<Name, SentPayload<Name>> }[JobName]

/** A job for its handler: its payload has been read, with the defaults of what was left out. */
export type JobOf<Name extends JobName> = NamedJob<Name, z.output<PayloadSchema<Name>>>

/** A job from the queue. Another release may have sent it, so its name and payload are unchecked. */
export interface QueuedJob {
  readonly id: string
  readonly name: string
  readonly tenant: Tenant
  readonly payload: Json
}

/** JSON; below the limit of the smallest queue (SQS, 256 KiB by default) */
export const MAX_JOB_BYTES = 200_000

export type JobHandler<Name extends JobName> = (job: JobOf<Name>) => Promise<void>

/** One handler for each job; a missing one does not compile. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> }

/** Handlers of what a queue holds, by the names of jobs there. They throw JobUnreadable. */
export type QueueHandlers = Readonly<Record<string, (job: QueuedJob) => Promise<void>>>

/** The queue does not answer; whether it accepted the job is unknown. Send it again under its id. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable'
}

/** The job is larger than MAX_JOB_BYTES; it was not accepted. Do not retry. */
export class JobTooLarge extends Error {
  override readonly name = 'JobTooLarge'
}

/** The payload of a job is not what its handler reads: a release sent it that this one does not know. Do not retry. */
export class JobUnreadable extends Error {
  override readonly name = 'JobUnreadable'
}
