import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import { type Jobs, JobUnreadable, type QueuedJob, type QueueHandlers } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Table } from '#ports/table.ts'
import { type ClaimedJob, openLedger } from './ledger.ts'
import { parseMessage } from './message.ts'
import { MAX_RECEIVES, type SqsQueue } from './queue.ts'

const MAX_TRIES = 3
/** delays before the second and the third try */
const RETRY_DELAYS_SECONDS = [60, 600]
/**
 * Longest run time of a Lambda function, plus half a minute: less than the visibility timeout of the queue, so that the next
 * delivery of a job whose function died begins it, and does not only wait.
 */
const LEASE_SECONDS = 930
/** A newer release, which can read the message, may be about to start. */
const NEWER_VERSION_DELAY_SECONDS = 60
const OUTAGE_DELAY_SECONDS = 30
const NO_DELAY_SECONDS = 0

export interface ConsumerOptions {
  readonly queue: Pick<SqsQueue, 'showAgain'>
  /** queue for the jobs of an event */
  readonly jobs: Pick<Jobs<QueuedJob>, 'send'>
  readonly table: Table
  readonly clock: Clock
  readonly ids: Ids
  readonly handlers: QueueHandlers
  /** lists the jobs of a message that is an event; undefined for an unknown event */
  readonly jobsOfEvent: (event: unknown) => Promise<readonly QueuedJob[] | undefined>
  readonly log: Log
  readonly delaysSeconds?: readonly number[]
  readonly leaseSeconds?: number
}

/** A message is finished, or it is visible again after this many seconds. SQS moves it to the dead-letter queue in the end. */
type Outcome = 'over' | number

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
const isLastReceive = ({ attributes }: SQSRecord) => Number(attributes.ApproximateReceiveCount) >= MAX_RECEIVES
const isFirstReceive = ({ attributes }: SQSRecord) => Number(attributes.ApproximateReceiveCount) <= 1

/** Consumes messages in sequence. A message that is not finished is reported as failed and stays in the queue. */
export function createConsumer(options: ConsumerOptions): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const { queue, jobs, handlers, jobsOfEvent, log, delaysSeconds = RETRY_DELAYS_SECONDS, leaseSeconds = LEASE_SECONDS } = options
  const ledger = openLedger({ ...options, mostTries: MAX_TRIES, leaseSeconds })

  async function run(claimed: ClaimedJob, record: SQSRecord): Promise<Outcome> {
    const { id, name, tenant } = claimed.job
    const logJob = (event: string, facts: object) => log({ event, job: id, name, tenant, tries: claimed.tries, ...facts })
    const began = performance.now()
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) return failJob(`No handler exists for ${name}.`)
    try {
      await handler(claimed.job)
    } catch (error) {
      const isFinal = error instanceof JobUnreadable || isLastReceive(record)
      const delay = isFinal ? undefined : delaysSeconds[claimed.tries - 1]
      return delay === undefined ? failJob(reasonOf(error)) : retryLater(delay, reasonOf(error))
    }
    await ledger.finish(claimed)
    logJob('job-done', { level: 'info', ms: Math.round(performance.now() - began) })
    return 'over'

    async function failJob(reason: string): Promise<Outcome> {
      await ledger.fail(claimed, reason)
      logJob('job-failed', { level: 'error', reason })
      return NO_DELAY_SECONDS
    }
    async function retryLater(seconds: number, reason: string): Promise<Outcome> {
      await ledger.postpone(claimed, seconds, reason)
      logJob('job-tried', { level: 'warn', reason, againIn: seconds })
      return seconds
    }
  }

  async function runJob(job: QueuedJob, record: SQSRecord): Promise<Outcome> {
    const { messageId, attributes } = record
    const claim = await ledger.claim(job, { messageId, sentAt: Number(attributes.SentTimestamp) })
    if (claim.kind === 'claimed') return run(claim, record)
    if (claim.kind === 'later') return claim.seconds
    return claim.kind === 'over' ? 'over' : NO_DELAY_SECONDS
  }

  async function sendJobs(all: readonly QueuedJob[]): Promise<Outcome> {
    for (const job of all) await jobs.send(job)
    return 'over'
  }

  /** Returns the message to the queue, and logs it on its first receive only. */
  function refuse(record: SQSRecord, reason: string, seconds: number): Outcome {
    if (isFirstReceive(record)) log({ level: 'error', event: 'job-message-refused', message: record.messageId, reason })
    return seconds
  }

  async function consume(record: SQSRecord): Promise<Outcome> {
    const parsed = parseMessage(record.body)
    if (parsed.kind === 'job') return runJob(parsed.job, record)
    if (parsed.kind === 'unreadable') return refuse(record, parsed.reason, NO_DELAY_SECONDS)
    if (parsed.kind === 'newer')
      return refuse(record, `version ${parsed.version} is newer than this release`, NEWER_VERSION_DELAY_SECONDS)
    const eventJobs = await jobsOfEvent(parsed.event)
    return eventJobs ? sendJobs(eventJobs) : refuse(record, 'neither a job nor a known event', NO_DELAY_SECONDS)
  }

  async function consumeSafely(record: SQSRecord): Promise<Outcome> {
    try {
      return await consume(record)
    } catch (error) {
      // This includes a conflict with another consumer of the same job: the next receive reads the new state.
      log({ level: 'error', event: 'job-message-kept', message: record.messageId, reason: reasonOf(error) })
      return OUTAGE_DELAY_SECONDS
    }
  }

  return async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of Records) {
      const end = await consumeSafely(record)
      if (end === 'over') continue
      // If this call fails, the message is visible again after the queue's visibility timeout.
      await queue.showAgain(record.receiptHandle, end).catch(() => undefined)
      batchItemFailures.push({ itemIdentifier: record.messageId })
    }
    return { batchItemFailures }
  }
}
