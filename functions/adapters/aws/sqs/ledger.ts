import { hash } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { Job } from '#ports/jobs.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table } from '#ports/table.ts'

/**
 * What is known of each job, so that two of one id are one and each is tried so often and no more.
 *
 * `<tenant>#job#<hash of the id>`, `job`: id, state, tries, claim, message, until, reason
 * - `claim` is another with every step, and every step is written on the condition that nobody made one meanwhile
 * - `message` is the queue's id of the message that stands for the job; other messages of it are superfluous
 * - `until` (ms): running, whoever has it may have died; waiting, it is due
 * `<tenant>#failed-jobs`, `<hash of the id>`: id, name, payload, tries, reason, failedAt (ISO 8601); for administrators
 */

/** For as long as this the id of a job keeps another one from being made. */
const KEPT_SECONDS = 30 * 24 * 3600
const REASON_LENGTH = 4000

interface State {
  readonly state: 'running' | 'waiting' | 'done' | 'failed'
  readonly tries: number
  readonly claim: string
  readonly message: string
  /** ms */
  readonly until: number
}

export interface Receipt {
  readonly messageId: string
  /** ms */
  readonly sentAt: number
}

/** A job that is ours to run: this try of it, until the lease is over. */
export interface Claimed {
  readonly kind: 'claimed'
  readonly job: Job
  readonly tries: number
  readonly claim: string
  readonly message: string
}

/** `over`: done, or another message stands for it · `failed`: for good · `later`: another process has it, or it is not due */
export type Claim = Claimed | { readonly kind: 'over' | 'failed' } | { readonly kind: 'later'; readonly seconds: number }

export interface FailedJob {
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

const idHash = ({ id }: Job) => hash('sha256', id, 'hex')
const jobKey = (job: Job): Key => ({ pk: `${job.tenant}#job#${idHash(job)}`, sk: 'job' })
const failedPartition = (tenant: Tenant) => `${tenant}#failed-jobs`
const failedKey = (job: Job): Key => ({ pk: failedPartition(job.tenant), sk: idHash(job) })

export function openLedger({ table, clock, ids, mostTries, leaseSeconds }: Options) {
  const now = () => clock.now().getTime()
  const itemOf = (job: Job, state: State, more: object = {}): Item => ({
    ...jobKey(job),
    id: job.id,
    ...state,
    ...more,
    expiresAt: Math.floor(now() / 1000) + KEPT_SECONDS,
  })
  const unlessChanged = (claim: string) => ({ attribute: 'claim', equals: claim })

  async function begin(job: Job, message: string, old: State | undefined): Promise<Claimed> {
    const tries = old && old.state !== 'failed' ? old.tries + 1 : 1
    const claim = ids.next()
    const item = itemOf(job, { state: 'running', tries, claim, message, until: now() + leaseSeconds * 1000 })
    const put = { put: item, condition: old ? unlessChanged(old.claim) : { exists: false } }
    await table.transact(old?.state === 'failed' ? [put, { delete: failedKey(job) }] : [put])
    return { kind: 'claimed', job, tries, claim, message }
  }

  async function fail({ job, tries, claim, message }: Omit<Claimed, 'kind'>, given: string): Promise<void> {
    const reason = given.slice(0, REASON_LENGTH)
    const item = itemOf(job, { state: 'failed', tries, claim: ids.next(), message, until: now() }, { reason })
    const { id, name, payload } = job
    const kept = { ...failedKey(job), id, name, payload, tries, reason, failedAt: clock.now().toISOString() }
    await table.transact([{ put: item, condition: unlessChanged(claim) }, { put: kept }])
  }

  async function decide(job: Job, { messageId, sentAt }: Receipt): Promise<Claim> {
    const old = (await table.get(jobKey(job))) as unknown as State | undefined
    if (!old) return begin(job, messageId, old)
    const { state, tries, claim, message, until } = old
    if (state === 'done') return { kind: 'over' }
    // Sent after it had failed, from the dead-letter queue for one: somebody wants it tried again.
    if (state === 'failed') return sentAt > until ? begin(job, messageId, old) : { kind: 'failed' }
    if (message !== messageId && until > now()) return { kind: 'over' }
    if (until > now()) return { kind: 'later', seconds: Math.ceil((until - now()) / 1000) }
    if (tries < mostTries) return begin(job, messageId, old)
    await fail({ job, tries, claim, message: messageId }, 'The process ended while the job ran.')
    return { kind: 'failed' }
  }

  return {
    /** Makes the job ours where it is nobody's. */
    async claim(job: Job, receipt: Receipt): Promise<Claim> {
      try {
        return await decide(job, receipt)
      } catch (error) {
        if (error instanceof ConditionFailed) return { kind: 'later', seconds: 1 }
        throw error
      }
    },
    async finish({ job, tries, claim, message }: Claimed): Promise<void> {
      const item = itemOf(job, { state: 'done', tries, claim: ids.next(), message, until: now() })
      await table.put(item, unlessChanged(claim))
    },
    /** To be tried again. */
    async postpone({ job, tries, claim, message }: Claimed, seconds: number, reason: string): Promise<void> {
      const state: State = { state: 'waiting', tries, claim: ids.next(), message, until: now() + seconds * 1000 }
      await table.put(itemOf(job, state, { reason: reason.slice(0, REASON_LENGTH) }), unlessChanged(claim))
    },
    fail,
  }
}

/** What was tried in vain, for an administrator. */
export async function listFailedJobs(table: Pick<Table, 'query'>, tenant: Tenant): Promise<FailedJob[]> {
  const all: FailedJob[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ pk: failedPartition(tenant), limit: 1000, cursor })
    all.push(...page.items.map(({ pk: _pk, sk: _sk, ...facts }) => facts as unknown as FailedJob))
    cursor = page.cursor
  } while (cursor)
  return all
}
