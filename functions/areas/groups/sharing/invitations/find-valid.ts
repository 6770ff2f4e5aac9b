import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { findVisible } from '#library/reading/find-listed.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { findMember } from '#people/find-actor.ts'
import { readPeopleOf } from '#people/find-people.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { mayShare } from '../../group/policy.ts'
import { findInvitation, findInvitationLink, type InvitationLink, type StoredInvitation } from '../../shares/invitation-store.ts'

/** An invitation that counts, with the document and whoever shares it, as they are now. */
interface ValidInvitation {
  readonly owner: DirectoryOwner
  readonly invitation: StoredInvitation
  readonly document: ListedDocument
  readonly sharer: Actor
  readonly langKey: string
}

const sharesDocuments = (tenant: Tenant): boolean =>
  tenants[tenant].shown.features.some(({ code, enabled }) => code === 'content-share' && enabled)

/** Finds an invitation that waits, by the present rights of whoever shares: who left the account, or may not share, invites nobody. */
export async function findWaiting(
  table: Table,
  tenant: Tenant,
  { accountId, by, id, at }: InvitationLink,
): Promise<ValidInvitation | undefined> {
  if (!sharesDocuments(tenant)) return undefined
  const owner = { tenant, accountId }
  const invitation = await findInvitation(table, owner, by, id)
  if (!invitation || invitation.acceptedBy || invitation.at !== at) return undefined
  const person = (await readPeopleOf(table, owner))(by)
  const member = person && (await findMember(table, tenant, { subject: by, ...person }, accountId))
  if (!member || !mayShare(member.actor)) return undefined
  const document = await findVisible(table, member.actor, invitation.contentCode)
  return document && { owner, invitation, document, sharer: member.actor, langKey: member.langKey }
}

/** Finds the invitation of a token; undefined alike for one that is unknown, used, withdrawn or expired. */
export async function findInvited(table: Table, tenant: Tenant, token: string): Promise<ValidInvitation | undefined> {
  const link = await findInvitationLink(table, tenant, token)
  return link && findWaiting(table, tenant, link)
}
