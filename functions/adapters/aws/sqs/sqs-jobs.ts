import type { Jobs, QueuedJob } from '#ports/jobs.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueueOptions } from './queue.ts'

/** Sends jobs. The queue's consumer runs them and removes duplicates by id. */
export function openSqsJobs(options: SqsQueueOptions): Jobs<QueuedJob> {
  const queue = openSqsQueue(options)
  return { send: async (job) => queue.send(messageOf(job)) }
}
