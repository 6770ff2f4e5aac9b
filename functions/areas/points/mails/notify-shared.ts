import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { type Actor, fullNameOf } from '#people/actor.ts'
import { findMember } from '#people/find-actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { JobHandler, Jobs, SentPayload } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { isVisiblePoint, viewOf } from '../rights/load-point-access.ts'
import { findPoint } from '../store/points-store.ts'
import { readPointSettings } from '../store/settings-store.ts'
import type { PointOwner } from '../store/stored-point.ts'
import type { Recipients } from './recipients.ts'
import { writeSharedLetter } from './shared-mail.ts'
import { writeStatusLine } from './status-line.ts'

interface Sharing {
  readonly owner: PointOwner
  readonly id: string
  readonly by: Pick<Actor, 'userId' | 'email' | 'firstName' | 'lastName'>
  readonly now: Date
}

/** Names a mail: one for each point, address and day, so that a second click sends no second one. The prefix is that of earlier releases. */
const mailId = ({ tenant, accountId }: PointOwner, { id, to, day }: Pick<SentPayload<'notify-shared'>, 'id' | 'to' | 'day'>) =>
  `tell-shared ${tenant} ${accountId} ${id} ${shortHash(to, 22)} ${day}`

/** Sends a job for the mail to each recipient of a point's link. */
export async function sendShared(jobs: Jobs, { owner, id, by, now }: Sharing, { addresses }: Recipients): Promise<void> {
  const { userId, email, firstName, lastName } = by
  const day = now.toISOString().slice(0, 10)
  for (const to of addresses)
    await jobs.send({
      id: mailId(owner, { id, to, day }),
      name: 'notify-shared',
      tenant: owner.tenant,
      payload: { accountId: owner.accountId, id, to, day, by: { userId, email, firstName, lastName } },
    })
}

/**
 * Mails the link of a compass point, by the present rights of the person who shares it. The mail names them and the document, and
 * has no word of the point or the text: whether the recipient may see these is decided when they open the link.
 */
export function notifyShared(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-shared'> {
  return async ({ tenant, payload }) => {
    const { accountId, id, to, day, by } = payload
    const owner = { tenant, accountId }
    const { userId, ...person } = by
    const member = await findMember(table, tenant, { ...person, subject: userId }, accountId)
    if (!member || refusalOfPoints(member.actor)) return
    const { actor, langKey } = member
    const point = await findPoint(table, owner, id)
    const settings = await readPointSettings(table, owner)
    if (!point || !isVisiblePoint(actor, point, settings)) return
    const document = await findJoinedDocument(table, tenant, point.contentCode)
    if (!document || !viewOf(actor, point, settings, document).rights.share) return
    const letter = writeSharedLetter(langKey, {
      name: fullNameOf(actor),
      designation: document.record.designation,
      library: tenants[tenant].shown.tenantName,
      status: await writeStatusLine({ table, clock }, { tenant, contentCode: point.contentCode, document }, langKey),
      address: pageAddress(addressOf, tenant, `/compasspoint/${encodeURIComponent(id)}`),
    })
    const addressed = { id: mailId(owner, { id, to, day }), tenant, to, replyTo: actor.email, langKey, letter }
    await sendUnasked({ table, mail, clock }, addressOf, 'sharing', addressed)
  }
}
