import { invitations } from '#contract/groups/invitations.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { addressHash, saveRefusal } from '#functions/mails/mail-choices.ts'
import { dayOf } from '#library/document/day.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import { ConditionFailed } from '#ports/table.ts'
import { mayAccept } from '../../group/policy.ts'
import { writeOfAccepted } from '../../shares/invitation-store.ts'
import { writeOfReceived } from '../../shares/share-store.ts'
import { sharerOf } from '../../shares/sharer.ts'
import { findInvited } from './find-valid.ts'
import { presentInvitation } from './present-invitation.ts'

export const getInvitation = useCase(
  invitations.invitation,
  ['table', 'clock'],
  async ({ token }, { tenant, ports: { table, clock }, fail }) => {
    const found = (await findInvited(table, tenant, token)) ?? fail('invitation-gone')
    const { contentCode } = found.document
    const standing = (await findStandings(table, tenant, [contentCode], dayOf(clock))).get(contentCode)
    return presentInvitation(found.invitation, found.document, found.sharer, standing)
  },
)

/** Accepts an invitation once: of two who accept it at the same time one does, and it is told with the change that it makes. */
export const acceptInvitation = useCase(
  invitations.acceptInvitation,
  ['table', 'clock'],
  async ({ token }, { actor, tenant, ports, originatedIp, fail }) => {
    const reader = sharerOf(actor, fail)
    const { owner, invitation, sharer } = (await findInvited(ports.table, tenant, token)) ?? fail('invitation-gone')
    if (!mayAccept(actor, invitation)) return fail('invitation-of-others')
    const { email: _, ...share } = invitation
    const { userId } = actor
    const { firstName, lastName } = sharer
    const audit = {
      principal: userId,
      type: 'INVITATION_ACCEPTED',
      data: { message: share.contentCode, from: share.by, remoteAddress: originatedIp },
    } as const
    const at = ports.clock.now().toISOString()
    try {
      await appendAudit(ports, tenant, audit, [
        writeOfAccepted(owner, invitation, { accountId: reader.accountId, userId }),
        writeOfReceived(reader, { ...share, at, to: userId, from: { firstName, lastName } }),
      ])
    } catch (error) {
      if (error instanceof ConditionFailed) return fail('invitation-gone')
      throw error
    }
    return { contentCode: share.contentCode }
  },
)

export const refuseInvitations = useCase(
  invitations.refuseInvitations,
  ['table'],
  async ({ token, refused }, { tenant, ports: { table }, fail }) => {
    const { invitation } = (await findInvited(table, tenant, token)) ?? fail('invitation-gone')
    await saveRefusal(table, tenant, { address: addressHash(invitation.email), kind: 'invitations' }, refused)
    return { refused }
  },
)
