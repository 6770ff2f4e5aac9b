import { type FailedJob, type JobProgress, type Jobs, JobsUnavailable, type QueuedJob } from '#ports/jobs.ts'
import { AWAITED_NAMES } from '#ports/read-jobs.ts'
import type { Table } from '#ports/table.ts'
import { findDelivered, findFailedJob, listFailedJobs, removeFailedJob } from './ledger.ts'
import { messageOf } from './message.ts'
import { openSqsQueue, type SqsQueue, type SqsQueueOptions } from './queue.ts'

export interface SqsJobsOptions extends SqsQueueOptions {
  /** queue of the jobs that a person waits for */
  readonly awaitedUrl: string
}

/** Sends jobs. The consumer of both queues runs them and removes duplicates by id; the table has their states. */
export function openSqsJobs(
  { awaitedUrl, ...options }: SqsJobsOptions,
  table: Pick<Table, 'get' | 'query' | 'delete'>,
): Jobs<QueuedJob> {
  const [usual, awaited] = [openSqsQueue(options), openSqsQueue({ ...options, queueUrl: awaitedUrl })]
  const send = async (job: QueuedJob) => (AWAITED_NAMES.includes(job.name) ? awaited : usual).send(messageOf(job))
  return {
    send,
    find: async (job) => (await findDelivered(table, job)) ?? waiting(awaited),
    async failed(tenant) {
      const all = await listFailedJobs(table, tenant)
      return all.map(rowOf).sort((one, other) => (one.failedAt < other.failedAt ? 1 : -1))
    },
    async retry({ tenant, id }) {
      const failed = await findFailedJob(table, { tenant, id })
      if (!failed) return false
      // A message that is sent after the failure is another try with all of them.
      await send({ id, tenant, name: failed.name, payload: failed.payload })
      await removeFailedJob(table, tenant, failed)
      return true
    },
    async drop({ tenant, id }) {
      const failed = await findFailedJob(table, { tenant, id })
      return failed !== undefined && removeFailedJob(table, tenant, failed)
    },
  }
}

const rowOf = ({ id, name, tries, reason, failedAt }: FailedJob): FailedJob => ({ id, name, tries, reason, failedAt })

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
