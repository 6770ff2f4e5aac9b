import type { Tenant } from '#contract/tenant.ts'
import type { Json } from './table.ts'

/**
 * A durable queue of background jobs.
 *
 * Rules
 * - An acknowledged job is durable and runs at least once, so handlers must be idempotent.
 * - A failed job is retried with growing delays, at most 3 attempts in all; then it is stored as failed, with its reason.
 * - Jobs run in no guaranteed order. A job without a handler fails with that reason.
 * - A payload names the work and does not carry the data: a job larger than MAX_JOB_BYTES is refused (JobTooLarge).
 */
export interface Jobs<Sent extends QueuedJob = Job> {
  send(job: Sent): Promise<void>
}

/** The payload of each job, by the job's name. A handler parses it again: a queue may hold jobs of an older release. */
type JobPayloads = {
  /** Ingests an object that was uploaded to `incoming/`; each job ingests one part. */
  readonly 'take-in': TakeInPayload
  /** Learns the meanings of the documents indexed since the last run. */
  readonly learn: null
  /** Makes the search index again from table and objects, a part with each job. */
  readonly 'make-index': MakeIndexPayload
  /** Makes the texts of a document's files that are missing or of an earlier version. */
  readonly 'make-text': { readonly contentCode: string }
  /** Links the standards again of which a standing changes with the day. */
  readonly 'relink-due': null
  /** Announces saved documents, at most 1,000. */
  readonly arrived: { readonly contentCodes: readonly string[] }
  /** Carries the points of an account from the edition before a document, and from its translations, over to it, as proposals. */
  readonly 'carry-points': { readonly accountId: string; readonly contentCode: string }
  /** Carries points of a document that were made, moved, put away or brought back. */
  readonly 'carry-changed': { readonly accountId: string; readonly contentCode: string; readonly ids: readonly string[] }
  /** Stores a copy of all compass points of an account, from which processes read them. */
  readonly 'copy-points': { readonly accountId: string }
  /** Mails somebody that compass points wait for their review in a document. */
  readonly 'tell-review': {
    readonly accountId: string
    readonly contentCode: string
    readonly userId: string
    readonly email: string
  }
  /** Mails the link of a compass point that somebody shares to an address, once a day. */
  readonly 'tell-shared': {
    readonly accountId: string
    readonly id: string
    readonly to: string
    /** ISO 8601 */
    readonly day: string
    readonly by: { readonly userId: string; readonly email: string; readonly firstName: string; readonly lastName: string }
  }
  /** Writes the points that somebody sees on a document into its PDF, which is large. */
  readonly 'write-points': {
    readonly accountId: string
    readonly userId: string
    readonly authorities: readonly string[]
    readonly contentCode: string
    readonly language: string
  }
  /** Mails somebody that the document they wait for has arrived. */
  readonly 'tell-arrival': {
    readonly userId: string
    readonly email: string
    readonly wishId: string
    readonly contentCode: string
  }
  /** Saves somebody's request to read a document, and mails it to the library's support. */
  readonly 'tell-access-request': { readonly accountId: string; readonly request: { readonly [name: string]: Json | undefined } }
  /** Compares two files, by the keys of their objects, and stores the result in a form; each time of asking is a job of its own. */
  readonly compare: {
    readonly older: string
    readonly newer: string
    readonly form: 'changes' | 'page' | 'redline'
    /** ISO 8601 */
    readonly since: string
    /** names on a red-line */
    readonly facts?: { readonly [name: string]: Json | undefined }
  }
}

type TakeInPayload = {
  /** the key without `incoming/` */
  readonly name: string
  /** identifies one upload among several under the name */
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

type JobName = keyof JobPayloads

/** A job to send; its name determines the type of its payload. */
export type Job = { [Name in JobName]: JobOf<Name> }[JobName]

interface JobOf<Name extends JobName> {
  /** two jobs with the same id are one job */
  readonly id: string
  readonly name: Name
  readonly tenant: Tenant
  readonly payload: JobPayloads[Name]
}

/** A job from the queue. An older release may have sent it, so its name and payload are unchecked. */
export interface QueuedJob {
  readonly id: string
  readonly name: string
  readonly tenant: Tenant
  readonly payload: Json
}

/** JSON; below the limit of the smallest queue (SQS, 256 KiB by default) */
export const MAX_JOB_BYTES = 200_000

export type JobHandler = (job: QueuedJob) => Promise<void>

/** One handler for each job; a missing one does not compile. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler }

/** The queue does not answer; whether it accepted the job is unknown. Send it again under its id. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable'
}

/** The job is larger than MAX_JOB_BYTES; it was not accepted. Do not retry. */
export class JobTooLarge extends Error {
  override readonly name = 'JobTooLarge'
}
