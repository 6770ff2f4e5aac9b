import type { Jobs, QueuedJob } from '#ports/jobs.ts'
import { AWAITED_NAMES } from '#ports/read-jobs.ts'
import type { Table } from '#ports/table.ts'
import { findJob } from './ledger.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueueOptions } from './queue.ts'

export interface SqsJobsOptions extends SqsQueueOptions {
  /** queue of the jobs that a person waits for */
  readonly awaitedUrl: string
}

/** Sends jobs. The consumer of both queues runs them and removes duplicates by id; the table has their states. */
export function openSqsJobs({ awaitedUrl, ...options }: SqsJobsOptions, table: Pick<Table, 'get'>): Jobs<QueuedJob> {
  const [usual, awaited] = [openSqsSender(options), openSqsSender({ ...options, queueUrl: awaitedUrl })]
  return {
    send: (job) => (AWAITED_NAMES.includes(job.name) ? awaited : usual).send(job),
    find: (job) => findJob(table, job),
  }
}

/** Sends jobs, and knows no more of them. */
export function openSqsSender(options: SqsQueueOptions): Pick<Jobs<QueuedJob>, 'send'> {
  const queue = openSqsQueue(options)
  return { send: async (job) => queue.send(messageOf(job)) }
}
