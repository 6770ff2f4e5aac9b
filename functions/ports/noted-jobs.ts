import type { Tenant } from '#contract/tenant.ts'
import { type Job, type JobHandler, JobsUnavailable, type QueuedJob } from './jobs.ts'
import type { Ports } from './ports.ts'
import { queryPages } from './query-all.ts'
import type { Item, Key, Table, Write } from './table.ts'

const partition = (tenant: Tenant) => `${tenant}#noted-jobs`
const keyOf = ({ tenant, id }: Pick<QueuedJob, 'tenant' | 'id'>): Key => ({ pk: partition(tenant), sk: id })

/**
 * Write that notes a job, for the transaction of the change that it is about: so the job is sent wherever the process ends. Whoever
 * wrote sends it and takes the note away, or `send-noted` does.
 */
export const noteOf = (job: Job): Write => ({ put: { ...keyOf(job), name: job.name, payload: job.payload } })

/** Sends jobs that were noted. What the queue does not take stays noted. */
export async function sendNoted(
  { table, jobs }: { readonly table: Pick<Table, 'delete'>; readonly jobs: Pick<Ports['jobs'], 'send'> },
  noted: readonly Job[],
): Promise<void> {
  for (const job of noted) {
    try {
      await jobs.send(job)
    } catch (error) {
      if (error instanceof JobsUnavailable) continue
      throw error
    }
    await table.delete(keyOf(job))
  }
}

const jobOf = (tenant: Tenant, { sk, name, payload }: Item) => ({ id: sk, name, tenant, payload }) as unknown as Job

/** Sends all jobs that are noted. One that is sent at the same time by whoever noted it is one job, by its id. */
export async function sendAllNoted(
  ports: { readonly table: Pick<Table, 'query' | 'delete'>; readonly jobs: Pick<Ports['jobs'], 'send'> },
  tenant: Tenant,
): Promise<void> {
  for await (const items of queryPages(ports.table, { pk: partition(tenant) }))
    await sendNoted(
      ports,
      items.map((item) => jobOf(tenant, item)),
    )
}

/** Handles the job `send-noted`. */
export function sendNotedJob(ports: Pick<Ports, 'table' | 'jobs'>): JobHandler<'send-noted'> {
  return ({ tenant }) => sendAllNoted(ports, tenant)
}
