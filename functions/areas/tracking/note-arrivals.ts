import type { Tenant } from '#contract/tenant.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { TELL_ARRIVAL } from '#functions/jobs/job-names.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { namesOf } from '#library/links/names.ts'
import type { Ports } from '#ports/ports.ts'
import { listWaiting, type Waiting } from './store.ts'

/** Every name by which somebody may have waited for it. */
function namesToWaitFor({ record }: LibraryDocument): string[] {
  const { is, family } = namesOf(record)
  return [...is, family, ...designationKeys(record.designation).also]
}

/**
 * Sees whether somebody waited for what is being saved, and has them told. One read for a batch of any size, as long as
 * nobody waits; safe to do twice, as a job is known by the wish and the document.
 */
export async function noteArrivals(
  { table, jobs }: Pick<Ports, 'table' | 'jobs'>,
  tenant: Tenant,
  documents: readonly LibraryDocument[],
): Promise<void> {
  const waiting = await listWaiting(table, tenant)
  if (waiting.length === 0) return
  const byName = Map.groupBy(waiting, ({ name }) => name)
  for (const document of documents) {
    const people = new Set(namesToWaitFor(document).flatMap((name) => byName.get(name) ?? []))
    for (const one of people) await jobs.send(jobOf(tenant, one, document.contentCode))
  }
}

function jobOf(tenant: Tenant, { userId, email, wishId }: Waiting, contentCode: string) {
  const id = `${TELL_ARRIVAL} ${tenant} ${userId} ${wishId} ${contentCode}`
  return { id, name: TELL_ARRIVAL, tenant, payload: { userId, email, wishId, contentCode } }
}
