import * as z from 'zod/mini'
import type { Tenant } from '#contract/tenant.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { readHeld } from '#library/read-held.ts'
import { findMember } from '#people/find-actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { JobHandler, Jobs } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { answerable, countKinds } from '../seen/waiting.ts'
import { listProposals } from '../stored/proposals.ts'
import { readProposedPoints } from '../stored/read-proposed-points.ts'
import { readPointSettings } from '../stored/store.ts'
import type { PointOwner } from '../stored/stored-point.ts'
import { listAdmins, markTold, type PointReader, wasTold } from '../stored/told.ts'
import { writeReviewMail } from './review-mail.ts'

const Payload = z.strictObject({ accountId: z.string(), contentCode: z.string(), userId: z.string(), email: z.string() })

/** The address at which people open a document of a tenant. */
type DocumentAddress = (tenant: Tenant, contentCode: string) => string

/** Sends a job for the mail of each author of points that wait in a document, and of each compass administrator. */
export async function sendReviews(
  { table, jobs }: { readonly table: Ports['table']; readonly jobs: Jobs },
  owner: PointOwner,
  contentCode: string,
  authors: readonly PointReader[],
): Promise<void> {
  const { tenant, accountId } = owner
  const people = new Map([...(await listAdmins(table, owner)), ...authors].map((one) => [one.userId, one]))
  for (const { userId, email } of people.values())
    if (email !== '')
      await jobs.send({
        id: `tell-review ${accountId} ${contentCode} ${userId}`,
        name: 'tell-review',
        tenant,
        payload: { accountId, contentCode, userId, email },
      })
}

/**
 * Mails somebody that compass points wait for them in a document: one mail for each person and document, even if the job runs
 * twice. The mail has numbers and the document's designation, and no word of points or texts.
 */
export function tellReview({ table, mail }: Pick<Ports, 'table' | 'mail'>, addressOf: DocumentAddress): JobHandler {
  return async ({ tenant, payload }) => {
    const { accountId, contentCode, userId, email } = Payload.parse(payload)
    const review = { accountId, userId, contentCode }
    if (await wasTold(table, tenant, review)) return
    // Present rights count: whoever left the account, or may not read the document, gets no mail.
    const member = await findMember(table, tenant, { subject: userId, email, firstName: '', lastName: '' }, accountId)
    const document = (await readHeld(table, tenant, [contentCode])).get(contentCode)
    if (!member || !document || refusalOfPoints(member.actor) || !mayRead(member.actor, document)) return
    const owner = { tenant, accountId }
    const settings = await readPointSettings(table, owner)
    const proposals = (await listProposals(table, owner)).filter((proposal) => proposal.contentCode === contentCode)
    const points = await readProposedPoints(table, owner, proposals)
    const counts = countKinds(answerable(member.actor, { settings }, points, proposals))
    if (Object.values(counts).every((count) => count === 0)) return
    const address = new URL('/compass-points-review', addressOf(tenant, contentCode))
    address.searchParams.set('contentCode', contentCode)
    const written = writeReviewMail(member.langKey, {
      designation: document.record.designation,
      library: tenants[tenant].shown.tenantName,
      counts,
      address: address.href,
    })
    const id = `review ${tenant} ${accountId} ${userId} ${contentCode}`
    await mail.send({ id, tenant, to: [email], ...written })
    await markTold(table, tenant, review)
  }
}
