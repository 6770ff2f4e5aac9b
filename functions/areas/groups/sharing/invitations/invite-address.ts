import type { sharing } from '#contract/groups/sharing.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { Context } from '#functions/http/use-case.ts'
import { addressHash } from '#functions/mails/mail-choices.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Job } from '#ports/jobs.ts'
import { noteOf, sendNoted } from '#ports/noted-jobs.ts'
import { ConditionFailed } from '#ports/table.ts'
import { invitationIdOf, type StoredInvitation, writeOfInvitation } from '../../shares/invitation-store.ts'

type InviteContext = Pick<Context<typeof sharing.shareWithUsers, 'table' | 'clock' | 'jobs'>, 'tenant' | 'ports' | 'originatedIp'>

/**
 * Stores an invitation with its audit and its mail; whoever has it already is not told again. Asks nobody whether the tenant
 * knows the address: all addresses are answered alike. Of the address the audit has a hash, as administrators of others read it.
 */
export async function inviteAddress(
  owner: DirectoryOwner,
  invitation: StoredInvitation,
  { tenant, ports, originatedIp }: InviteContext,
): Promise<void> {
  const { by, contentCode, email, at } = invitation
  const audit = {
    principal: by,
    type: 'ADDRESS_INVITED',
    data: { message: contentCode, to: addressHash(email), remoteAddress: originatedIp },
  } as const
  const link = { accountId: owner.accountId, by, id: invitationIdOf(invitation), at }
  const job: Job = {
    id: `notify-invitation ${shortHash(JSON.stringify([tenant, link]), 40)}`,
    name: 'notify-invitation',
    tenant,
    payload: link,
  }
  try {
    await appendAudit(ports, tenant, audit, [writeOfInvitation(owner, invitation), noteOf(job)])
  } catch (error) {
    if (error instanceof ConditionFailed) return
    throw error
  }
  await sendNoted(ports, [job])
}
