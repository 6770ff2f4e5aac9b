import type { Jobs, QueuedJob } from '#ports/jobs.ts'
import type { Table } from '#ports/table.ts'
import { findJob } from './ledger.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueueOptions } from './queue.ts'

/** Sends jobs. The queue's consumer runs them and removes duplicates by id; the table has their states. */
export function openSqsJobs(options: SqsQueueOptions, table: Pick<Table, 'get'>): Jobs<QueuedJob> {
  return { ...openSqsSender(options), find: (job) => findJob(table, job) }
}

/** Sends jobs, and knows no more of them. */
export function openSqsSender(options: SqsQueueOptions): Pick<Jobs<QueuedJob>, 'send'> {
  const queue = openSqsQueue(options)
  return { send: async (job) => queue.send(messageOf(job)) }
}
