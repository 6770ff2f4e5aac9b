import type * as z from 'zod/mini'
import { JOBS } from './job-definitions.ts'
import {
  type JobHandler,
  type JobHandlers,
  type JobName,
  type JobOf,
  JobUnreadable,
  type QueuedJob,
  type QueueHandlers,
} from './jobs.ts'

const names = Object.keys(JOBS) as JobName[]

/** Names under which a job may stand in the queue. */
const queuedNames = (name: JobName): readonly string[] => [name, ...JOBS[name].formerNames]

/** Names in the queue of the jobs that a person waits for. */
export const AWAITED_NAMES: readonly string[] = names.filter((name) => JOBS[name].waiting === 'person').flatMap(queuedNames)

/** Names in the queue of the jobs of which one of a tenant runs at a time. */
export const ALONE_NAMES: readonly string[] = names.filter((name) => JOBS[name].alone).flatMap(queuedNames)

/** Lists the fields that are missing or wrong. */
const faultsOf = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.map(String).join('.') || 'payload'}: ${message}`).join(', ')

/** Reads a job of the queue. Throws JobUnreadable. */
export function readJob<Name extends JobName>(name: Name, job: QueuedJob): JobOf<Name> {
  const { success, data, error } = JOBS[name].payload().safeParse(job.payload)
  if (!success) throw new JobUnreadable(`The payload of ${job.name} cannot be read: ${faultsOf(error)}.`)
  return { ...job, name, payload: data } as JobOf<Name>
}

/** Handlers that read a job before they handle it, under its name and under those that it had. */
export function queueHandlersOf(handlers: JobHandlers): QueueHandlers {
  const entries = names.flatMap((name) => {
    const handler = handlers[name] as JobHandler<JobName>
    return queuedNames(name).map((queued) => [queued, async (job: QueuedJob) => handler(readJob(name, job))] as const)
  })
  return Object.fromEntries(entries)
}
