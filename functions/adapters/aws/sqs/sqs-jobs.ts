import type { Jobs } from '#ports/jobs.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueueOptions } from './queue.ts'

/** Sends alone; what is sent is run by the queue's consumer, which also sees to it that two jobs of one id are one. */
export function openSqsJobs(options: SqsQueueOptions): Jobs {
  const queue = openSqsQueue(options)
  return { send: async (job) => queue.send(messageOf(job)) }
}
