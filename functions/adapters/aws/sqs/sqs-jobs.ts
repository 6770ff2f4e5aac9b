import { type JobProgress, type Jobs, JobsUnavailable, type QueuedJob } from '#ports/jobs.ts'
import { AWAITED_NAMES } from '#ports/read-jobs.ts'
import type { Table } from '#ports/table.ts'
import { findDelivered } from './ledger.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueue, type SqsQueueOptions } from './queue.ts'

export interface SqsJobsOptions extends SqsQueueOptions {
  /** queue of the jobs that a person waits for */
  readonly awaitedUrl: string
}

/** Sends jobs. The consumer of both queues runs them and removes duplicates by id; the table has their states. */
export function openSqsJobs({ awaitedUrl, ...options }: SqsJobsOptions, table: Pick<Table, 'get'>): Jobs<QueuedJob> {
  const [usual, awaited] = [openSqsQueue(options), openSqsQueue({ ...options, queueUrl: awaitedUrl })]
  return {
    send: async (job) => (AWAITED_NAMES.includes(job.name) ? awaited : usual).send(messageOf(job)),
    find: async (job) => (await findDelivered(table, job)) ?? waiting(awaited),
  }
}

/** State of a job that was not delivered yet: before it are at most the others that its queue has. */
async function waiting(awaited: Pick<SqsQueue, 'count'>): Promise<JobProgress> {
  try {
    return { state: 'waiting', ahead: Math.max(0, (await awaited.count()) - 1) }
  } catch (error) {
    if (error instanceof JobsUnavailable) return { state: 'waiting' }
    throw error
  }
}

/** Sends jobs, and knows no more of them. */
export function openSqsSender(options: SqsQueueOptions): Pick<Jobs<QueuedJob>, 'send'> {
  const queue = openSqsQueue(options)
  return { send: async (job) => queue.send(messageOf(job)) }
}
