import type { Tenant } from '#contract/tenant.ts'
import { TEXT_VERSION } from '#document-text/document-text.ts'
import type { JobProgress } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { dayOf } from '../document/day.ts'

/**
 * Sends the job that makes the text of a document's file again: once a day for a file, as one that fails would fail again. Finds
 * the job; undefined where the text will not be made, for a job of the day that has ended has not made it.
 */
export async function requestText(
  { jobs, clock }: Pick<Ports, 'jobs' | 'clock'>,
  tenant: Tenant,
  { contentCode, fileKey }: { readonly contentCode: string; readonly fileKey: string },
): Promise<JobProgress | undefined> {
  const id = `make-text ${TEXT_VERSION} ${fileKey} ${dayOf(clock)}`
  await jobs.send({ id, name: 'make-text', tenant, payload: { contentCode } })
  const job = await jobs.find({ id, tenant })
  return job?.state === 'waiting' || job?.state === 'running' ? job : undefined
}
