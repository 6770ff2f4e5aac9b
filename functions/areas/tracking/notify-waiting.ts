import type { Tenant } from '#contract/tenant.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { namesOf } from '#library/links/names.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import { listWaiting, type WaitingPerson } from '#library/waiting-people.ts'
import type { Job, JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'

/** Lists all names under which somebody may wait for a document. */
function namesToWaitFor({ record }: LibraryDocument): string[] {
  const { is, family } = namesOf(record)
  return [...is, family, ...designationKeys(record.designation).also]
}

function jobOf(tenant: Tenant, { userId, email, wishId }: WaitingPerson, contentCode: string): Job {
  // The prefix is that of earlier releases: what they sent is not sent again.
  const id = `tell-arrival ${tenant} ${userId} ${wishId} ${contentCode}`
  return { id, name: 'notify-arrival', tenant, payload: { userId, email, wishId, contentCode } }
}

/**
 * Handles the event `arrived`: finds people who wait for these documents and sends a job for each mail. Where nobody waits, only
 * the list of waiting people is read. Idempotent: wish and document make the job's id.
 */
export function notifyWaiting({ table, jobs }: Pick<Ports, 'table' | 'jobs'>): JobHandler<'arrived'> {
  return async ({ tenant, payload }) => {
    const { contentCodes } = payload
    const waiting = await listWaiting(table, tenant)
    if (waiting.length === 0) return
    const byName = Map.groupBy(waiting, ({ name }) => name)
    for (const document of (await readExisting(table, tenant, contentCodes)).values()) {
      const people = new Set(namesToWaitFor(document).flatMap((name) => byName.get(name) ?? []))
      for (const one of people) await jobs.send(jobOf(tenant, one, document.contentCode))
    }
  }
}
