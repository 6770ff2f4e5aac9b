import type { Tenant } from '#contract/tenant.ts'
import { TEXT_VERSION } from '#document-text/document-text.ts'
import type { Ports } from '#ports/ports.ts'
import { dayOf } from './document/day.ts'

/** Sends the job that makes the text of a document's file again: once a day for a file, as one that fails would fail again. */
export async function requestText(
  { jobs, clock }: Pick<Ports, 'jobs' | 'clock'>,
  tenant: Tenant,
  { contentCode, fileKey }: { readonly contentCode: string; readonly fileKey: string },
): Promise<void> {
  const id = `make-text ${TEXT_VERSION} ${fileKey} ${dayOf(clock)}`
  await jobs.send({ id, name: 'make-text', tenant, payload: { contentCode } })
}
