import { appendAudit } from '#functions/audits/append-audit.ts'
import { addressHash } from '#functions/mails/mail-choices.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Ports } from '#ports/ports.ts'
import { deleteOfInvitation, findInvitation } from '../../shares/invitation-store.ts'
import { deleteOfReceived } from '../../shares/share-store.ts'

interface WithdrawContext {
  readonly actor: Pick<Actor, 'userId'>
  readonly ports: Pick<Ports, 'table' | 'clock'>
  readonly originatedIp: string
}

/** Withdraws an invitation, and what came of it; false where there is none. */
export async function withdrawInvitation(
  owner: DirectoryOwner,
  id: string,
  { actor: { userId }, ports, originatedIp }: WithdrawContext,
): Promise<boolean> {
  const invitation = await findInvitation(ports.table, owner, userId, id)
  if (!invitation) return false
  const { contentCode, email, acceptedBy } = invitation
  const audit = {
    principal: userId,
    type: 'INVITATION_WITHDRAWN',
    data: { message: contentCode, to: addressHash(email), remoteAddress: originatedIp },
  } as const
  const received = acceptedBy && { owner: { ...owner, accountId: acceptedBy.accountId }, to: acceptedBy.userId }
  await appendAudit(ports, owner.tenant, audit, [
    deleteOfInvitation(owner, invitation),
    ...(received ? [deleteOfReceived(received.owner, { contentCode, by: userId, to: received.to })] : []),
  ])
  return true
}
