import { hash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { JobProgress, JobState, QueuedJob } from '#ports/jobs.ts'
import { queryAll } from '#ports/query-all.ts'
import { ALONE_NAMES } from '#ports/read-jobs.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table } from '#ports/table.ts'

/**
 * The state of each job in the table. It makes jobs unique by id and limits their tries.
 *
 * `<tenant>#job#<hash of the id>`, `job`: id, state, tries, claim, message, until, since, reason
 * - `claim` changes with every step; a step is written on the condition that `claim` is unchanged
 * - `message` is SQS's id of the message that represents the job; other messages of the job are duplicates
 * - `until` (ms): end of the lease of a running job; due time of a waiting one
 * - `since` (ms): when a job in work was sent
 * `<tenant>#job-alone`, `<name>`: id, until (ms); the job that runs of those of which one of a tenant does
 * `<tenant>#failed-jobs`, `<hash of the id>`: id, name, payload, tries, reason, failedAt (ISO 8601); for administrators
 */

/** time during which a second job with the same id is ignored */
const RETENTION_SECONDS = 30 * 24 * 3600
const MAX_REASON_LENGTH = 4000

interface State {
  readonly state: JobState
  readonly tries: number
  readonly claim: string
  readonly message: string
  /** ms */
  readonly until: number
  /** ms; absent of jobs that have ended, and of those that a former release began */
  readonly since?: number
}

/** The job that runs of those of which one of a tenant does. */
interface AloneJob {
  readonly id: string
  /** ms */
  readonly until: number
}

export interface Receipt {
  readonly messageId: string
  /** ms */
  readonly sentAt: number
}

/** A job that this process may run, for one try, until the lease ends. */
export interface ClaimedJob {
  readonly kind: 'claimed'
  readonly job: QueuedJob
  readonly tries: number
  readonly claim: string
  readonly message: string
  /** ms */
  readonly since?: number
}

/** `over`: done, or represented by another message · `failed`: finally · `later`: leased by another process, or not due */
export type Claim = ClaimedJob | { readonly kind: 'over' | 'failed' } | { readonly kind: 'later'; readonly seconds: number }

export interface FailedQueueJob {
  readonly id: string
  readonly name: string
  readonly payload: Json
  readonly tries: number
  readonly reason: string
  /** ISO 8601 */
  readonly failedAt: string
}

interface Options {
  readonly table: Table
  readonly clock: Clock
  readonly ids: Ids
  readonly mostTries: number
  readonly leaseSeconds: number
}

type JobIdentity = Pick<QueuedJob, 'id' | 'tenant'>

const idHash = ({ id }: JobIdentity) => hash('sha256', id, 'hex')
const jobKey = (job: JobIdentity): Key => ({ pk: `${job.tenant}#job#${idHash(job)}`, sk: 'job' })
const aloneKey = ({ name, tenant }: QueuedJob): Key => ({ pk: `${tenant}#job-alone`, sk: name })
const failedPartition = (tenant: Tenant) => `${tenant}#failed-jobs`
const failedKeyOf = (job: JobIdentity): Key => ({ pk: failedPartition(job.tenant), sk: idHash(job) })

export function openLedger({ table, clock, ids, mostTries, leaseSeconds }: Options) {
  const now = () => clock.now().getTime()
  const itemOf = (job: QueuedJob, state: State, more: object = {}): Item => ({
    ...jobKey(job),
    id: job.id,
    ...state,
    ...more,
    expiresAt: Math.floor(now() / 1000) + RETENTION_SECONDS,
  })
  const unlessChanged = (claim: string) => ({ attribute: 'claim', equals: claim })

  /** Write that makes a job the one of its tenant that runs. It fails with ConditionFailed where another one became that meanwhile. */
  async function lockAlone(job: QueuedJob) {
    const running = (await table.get(aloneKey(job))) as unknown as AloneJob | undefined
    const until = now() + leaseSeconds * 1000
    return {
      put: { ...aloneKey(job), id: job.id, until, expiresAt: Math.ceil(until / 1000) },
      condition: running ? { attribute: 'until', equals: running.until } : { exists: false },
    }
  }

  /** Seconds until a job may begin that runs alone: while another one runs. */
  async function aloneSeconds(job: QueuedJob): Promise<number> {
    if (!ALONE_NAMES.includes(job.name)) return 0
    const running = (await table.get(aloneKey(job))) as unknown as AloneJob | undefined
    return running && running.id !== job.id ? Math.max(0, Math.ceil((running.until - now()) / 1000)) : 0
  }

  const release = (job: QueuedJob) => (ALONE_NAMES.includes(job.name) ? [{ delete: aloneKey(job) }] : [])

  async function begin(job: QueuedJob, { messageId: message, sentAt }: Receipt, old: State | undefined): Promise<ClaimedJob> {
    const tries = old && old.state !== 'failed' ? old.tries + 1 : 1
    const claim = ids.next()
    const since = old?.since ?? sentAt
    const item = itemOf(job, { state: 'running', tries, claim, message, since, until: now() + leaseSeconds * 1000 })
    const put = { put: item, condition: old ? unlessChanged(old.claim) : { exists: false } }
    const alone = ALONE_NAMES.includes(job.name) ? [await lockAlone(job)] : []
    await table.transact([put, ...(old?.state === 'failed' ? [{ delete: failedKeyOf(job) }] : []), ...alone])
    return { kind: 'claimed', job, tries, claim, message, since }
  }

  async function fail({ job, tries, claim, message }: Omit<ClaimedJob, 'kind'>, given: string): Promise<void> {
    const reason = given.slice(0, MAX_REASON_LENGTH)
    const item = itemOf(job, { state: 'failed', tries, claim: ids.next(), message, until: now() }, { reason })
    const { id, name, payload } = job
    const failedItem = { ...failedKeyOf(job), id, name, payload, tries, reason, failedAt: clock.now().toISOString() }
    await table.transact([{ put: item, condition: unlessChanged(claim) }, { put: failedItem }, ...release(job)])
  }

  async function decide(job: QueuedJob, { messageId, sentAt }: Receipt): Promise<Claim> {
    const old = (await table.get(jobKey(job))) as unknown as State | undefined
    if (!old) return begin(job, { messageId, sentAt }, old)
    const { state, tries, claim, message, until } = old
    if (state === 'done') return { kind: 'over' }
    // A message sent after the failure, for example from the dead-letter queue, requests another try.
    if (state === 'failed') return sentAt > until ? begin(job, { messageId, sentAt }, old) : { kind: 'failed' }
    if (message !== messageId && until > now()) return { kind: 'over' }
    if (until > now()) return { kind: 'later', seconds: Math.ceil((until - now()) / 1000) }
    if (tries < mostTries) return begin(job, { messageId, sentAt }, old)
    await fail({ job, tries, claim, message: messageId }, 'The process ended while the job ran.')
    return { kind: 'failed' }
  }

  return {
    /** Claims the job if no other process holds it. */
    async claim(job: QueuedJob, receipt: Receipt): Promise<Claim> {
      try {
        const seconds = await aloneSeconds(job)
        return seconds > 0 ? { kind: 'later', seconds } : await decide(job, receipt)
      } catch (error) {
        if (error instanceof ConditionFailed) return { kind: 'later', seconds: 1 }
        throw error
      }
    },
    async finish({ job, tries, claim, message }: ClaimedJob): Promise<void> {
      const item = itemOf(job, { state: 'done', tries, claim: ids.next(), message, until: now() })
      await table.transact([{ put: item, condition: unlessChanged(claim) }, ...release(job)])
    },
    /** Schedules another try. */
    async postpone({ job, tries, claim, message, since }: ClaimedJob, seconds: number, reason: string): Promise<void> {
      const until = now() + seconds * 1000
      const state: State = { state: 'waiting', tries, claim: ids.next(), message, until, ...(since !== undefined && { since }) }
      const item = itemOf(job, state, { reason: reason.slice(0, MAX_REASON_LENGTH) })
      await table.transact([{ put: item, condition: unlessChanged(claim) }, ...release(job)])
    },
    fail,
  }
}

/** Reads how far a job is; undefined of one that was not delivered yet. */
export async function findDelivered(table: Pick<Table, 'get'>, job: JobIdentity): Promise<JobProgress | undefined> {
  const item = (await table.get(jobKey(job))) as unknown as State | undefined
  if (!item) return undefined
  return { state: item.state, ...(item.since !== undefined && { since: new Date(item.since).toISOString() }) }
}

/** Lists the failed jobs, for an administrator. */
export async function listFailedJobs(table: Pick<Table, 'query'>, tenant: Tenant): Promise<FailedQueueJob[]> {
  const items = await queryAll(table, { pk: failedPartition(tenant) })
  return items.map(({ pk: _pk, sk: _sk, ...facts }) => facts as unknown as FailedQueueJob)
}

/** Finds a failed job. */
export async function findFailedJob(table: Pick<Table, 'get'>, job: JobIdentity): Promise<FailedQueueJob | undefined> {
  const item = await table.get(failedKeyOf(job))
  if (!item) return undefined
  const { pk: _pk, sk: _sk, ...facts } = item
  return facts as unknown as FailedQueueJob
}

/** Takes a failed job off the list, unless it has failed again meanwhile; false where it is not there. */
export async function removeFailedJob(
  table: Pick<Table, 'delete'>,
  tenant: Tenant,
  { id, failedAt }: Pick<FailedQueueJob, 'id' | 'failedAt'>,
): Promise<boolean> {
  try {
    await table.delete(failedKeyOf({ tenant, id }), { attribute: 'failedAt', equals: failedAt })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
