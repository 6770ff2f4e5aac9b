import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { Job, JobHandler, Jobs } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Table } from '#ports/table.ts'
import { type Claimed, openLedger } from './ledger.ts'
import { readMessage } from './message.ts'
import { MOST_RECEIVES, type SqsQueue } from './queue.ts'

const MOST_TRIES = 3
/** before the second try, and before the third */
const DELAYS_SECONDS = [60, 600]
/** Nothing of ours runs longer: the longest that a Lambda function may, and a minute. */
const LEASE_SECONDS = 960
/** A newer version of the product, which can read the message, may be about to start. */
const NEWER_SECONDS = 60
const OUTAGE_SECONDS = 30
const AT_ONCE = 0

export interface ConsumerOptions {
  readonly queue: SqsQueue
  /** where jobs go that an event asks for */
  readonly jobs: Jobs
  readonly table: Table
  readonly clock: Clock
  readonly ids: Ids
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** The jobs that a message asks for which is no job itself; undefined where it is nothing that is known. */
  readonly jobsOfEvent: (event: unknown) => Promise<readonly Job[] | undefined>
  readonly log: Log
  readonly delaysSeconds?: readonly number[]
  readonly leaseSeconds?: number
}

/** A message is over, or it is shown again after so many seconds; one that was given out too often goes to the dead letters. */
type End = 'over' | number

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
const isLastReceive = ({ attributes }: SQSRecord) => Number(attributes.ApproximateReceiveCount) >= MOST_RECEIVES
const isFirstReceive = ({ attributes }: SQSRecord) => Number(attributes.ApproximateReceiveCount) <= 1

/** What the queue gives out, one after the other; what is not over is answered as failed, and stays in the queue. */
export function createConsumer(options: ConsumerOptions): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const { queue, jobs, handlers, jobsOfEvent, log, delaysSeconds = DELAYS_SECONDS, leaseSeconds = LEASE_SECONDS } = options
  const ledger = openLedger({ ...options, mostTries: MOST_TRIES, leaseSeconds })

  async function run(claimed: Claimed, record: SQSRecord): Promise<End> {
    const { id, name, tenant } = claimed.job
    const tell = (event: string, facts: object) => log({ event, job: id, name, tenant, tries: claimed.tries, ...facts })
    const began = performance.now()
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) return giveUp(`Nobody handles ${name}.`)
    try {
      await handler(claimed.job)
    } catch (error) {
      const delay = isLastReceive(record) ? undefined : delaysSeconds[claimed.tries - 1]
      return delay === undefined ? giveUp(reasonOf(error)) : later(delay, reasonOf(error))
    }
    await ledger.finish(claimed)
    tell('job-done', { level: 'info', ms: Math.round(performance.now() - began) })
    return 'over'

    async function giveUp(reason: string): Promise<End> {
      await ledger.fail(claimed, reason)
      tell('job-failed', { level: 'error', reason })
      return AT_ONCE
    }
    async function later(seconds: number, reason: string): Promise<End> {
      await ledger.postpone(claimed, seconds, reason)
      tell('job-tried', { level: 'warn', reason, againIn: seconds })
      return seconds
    }
  }

  async function runJob(job: Job, record: SQSRecord): Promise<End> {
    const { messageId, attributes } = record
    const claim = await ledger.claim(job, { messageId, sentAt: Number(attributes.SentTimestamp) })
    if (claim.kind === 'claimed') return run(claim, record)
    if (claim.kind === 'later') return claim.seconds
    return claim.kind === 'over' ? 'over' : AT_ONCE
  }

  async function sendJobs(asked: readonly Job[]): Promise<End> {
    for (const job of asked) await jobs.send(job)
    return 'over'
  }

  /** Goes back as often as the queue allows, and is told of once. */
  function refuse(record: SQSRecord, reason: string, seconds: number): End {
    if (isFirstReceive(record)) log({ level: 'error', event: 'job-message-refused', message: record.messageId, reason })
    return seconds
  }

  async function take(record: SQSRecord): Promise<End> {
    const read = readMessage(record.body)
    if (read.kind === 'job') return runJob(read.job, record)
    if (read.kind === 'unreadable') return refuse(record, read.reason, AT_ONCE)
    if (read.kind === 'newer') return refuse(record, `of version ${read.version}, newer than this program`, NEWER_SECONDS)
    const asked = await jobsOfEvent(read.event)
    return asked ? sendJobs(asked) : refuse(record, 'neither a job nor an event that is known', AT_ONCE)
  }

  async function takeSafely(record: SQSRecord): Promise<End> {
    try {
      return await take(record)
    } catch (error) {
      // Also where somebody else wrote down a step of this job meanwhile: the next receive sees which.
      log({ level: 'error', event: 'job-message-kept', message: record.messageId, reason: reasonOf(error) })
      return OUTAGE_SECONDS
    }
  }

  return async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of Records) {
      const end = await takeSafely(record)
      if (end === 'over') continue
      // Where the queue does not hear this, the message is shown again when its own time is over.
      await queue.showAgain(record.receiptHandle, end).catch(() => undefined)
      batchItemFailures.push({ itemIdentifier: record.messageId })
    }
    return { batchItemFailures }
  }
}
