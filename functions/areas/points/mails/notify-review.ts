import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { findMember } from '#people/find-actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { JobHandler, Jobs } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { readProposedPoints } from '../list/read-proposed-points.ts'
import { answerable, countKinds } from '../rights/visible-proposals.ts'
import { listProposals } from '../store/proposals-store.ts'
import { listAdmins, markNotified, type PointReader, wasNotified } from '../store/review-mails-store.ts'
import { readPointSettings } from '../store/settings-store.ts'
import type { PointOwner } from '../store/stored-point.ts'
import { writeReviewLetter } from './review-mail.ts'
import { writeStatusLine } from './status-line.ts'

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
        // The prefix is that of earlier releases: what they sent is not sent again.
        id: `tell-review ${accountId} ${contentCode} ${userId}`,
        name: 'notify-review',
        tenant,
        payload: { accountId, contentCode, userId, email },
      })
}

/**
 * Mails somebody that compass points wait for them in a document: one mail for each person and document, even if the job runs
 * twice. The mail has numbers and the document's designation and status, and no word of points or texts.
 */
export function notifyReview(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-review'> {
  return async ({ tenant, payload }) => {
    const { accountId, contentCode, userId, email } = payload
    const review = { accountId, userId, contentCode }
    if (await wasNotified(table, tenant, review)) return
    // Present rights count: whoever left the account, or may not read the document, gets no mail.
    const member = await findMember(table, tenant, { subject: userId, email, firstName: '', lastName: '' }, accountId)
    const document = await findJoinedDocument(table, tenant, contentCode)
    if (!member || !document || refusalOfPoints(member.actor) || !mayRead(member.actor, document)) return
    const owner = { tenant, accountId }
    const settings = await readPointSettings(table, owner)
    const proposals = (await listProposals(table, owner)).filter((proposal) => proposal.contentCode === contentCode)
    const points = await readProposedPoints(table, owner, proposals)
    const counts = countKinds(answerable(member.actor, { settings }, points, proposals))
    if (Object.values(counts).every((count) => count === 0)) return
    const { langKey } = member
    const letter = writeReviewLetter(langKey, {
      designation: document.record.designation,
      library: tenants[tenant].shown.tenantName,
      status: await writeStatusLine({ table, clock }, { tenant, contentCode, document }, langKey),
      counts,
      address: pageAddress(addressOf, tenant, `/compass-points-review?${new URLSearchParams({ contentCode })}`),
    })
    const id = `review ${tenant} ${accountId} ${userId} ${contentCode}`
    await sendUnasked({ table, mail, clock }, addressOf, 'reviews', { id, tenant, to: email, langKey, letter })
    await markNotified(table, tenant, review)
  }
}
