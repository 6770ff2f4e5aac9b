import type { Tenant } from '#contract/tenant.ts'
import { addressHash } from '#functions/mails/mail-choices.ts'
import { secretHash } from '#functions/mails/secret-token.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Key, type Table, type Write } from '#ports/table.ts'
import type { StoredShare } from './share-store.ts'

/** An address outside of the account that somebody invites to a document. */
export interface StoredInvitation extends Omit<StoredShare, 'to' | 'from'> {
  readonly email: string
  /** whoever accepted it, and in which of their accounts; absent while it waits */
  readonly acceptedBy?: { readonly accountId: string; readonly userId: string }
}

/** Target of a link: an invitation of a time, so that a later one of the same address is another. */
export interface InvitationLink {
  readonly accountId: string
  readonly by: string
  readonly id: string
  /** ISO 8601 */
  readonly at: string
}

type Owner = DirectoryOwner
const HASH_LENGTH = 22
const hash = (text: string) => shortHash(text, HASH_LENGTH)
export const INVITATION_SECONDS = 14 * 24 * 3600

const partition = ({ tenant, accountId }: Owner, by: string) => `${tenant}#invitations#${accountId}#${hash(by)}`
const keyOf = (owner: Owner, by: string, id: string): Key => ({ pk: partition(owner, by), sk: id })
const linkKey = (tenant: Tenant, hashOfToken: string): Key => ({ pk: `${tenant}#invitation-links#${hashOfToken}`, sk: 'link' })
/** Start of the attributes of an invitation that have the hashes of its links. */
const LINK = 'link#'

const epochOf = (at: string) => Math.floor(Date.parse(at) / 1000)

/** The time at which an invitation expires, in ISO 8601. */
export const endOfInvitation = ({ at }: Pick<StoredInvitation, 'at'>): string =>
  new Date((epochOf(at) + INVITATION_SECONDS) * 1000).toISOString()

/** Id of an invitation among those of whoever invites. */
export const invitationIdOf = ({ contentCode, email }: Pick<StoredInvitation, 'contentCode' | 'email'>): string =>
  `${hash(contentCode)}.${hash(addressHash(email))}`

function invitationOf({ pk: _, sk: _s, expiresAt: _e, isWaiting: _w, ...invitation }: Item): StoredInvitation {
  const facts = Object.entries(invitation).filter(([name]) => !name.startsWith(LINK))
  return Object.fromEntries(facts) as unknown as StoredInvitation
}

/** Lists the invitations of somebody that wait or were accepted, the last first. */
export async function listInvitations(table: Pick<Table, 'query'>, owner: Owner, by: string): Promise<StoredInvitation[]> {
  const all = (await queryAll(table, { pk: partition(owner, by) })).map(invitationOf)
  return all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

export async function findInvitation(
  table: Pick<Table, 'get'>,
  owner: Owner,
  by: string,
  id: string,
): Promise<StoredInvitation | undefined> {
  const item = id.isWellFormed() ? await table.get(keyOf(owner, by, id)) : undefined
  return item && invitationOf(item)
}

/** Write of a new invitation; it fails where the address has one to the document that waits or was accepted. */
export const writeOfInvitation = (owner: Owner, invitation: StoredInvitation): Write => ({
  put: {
    ...keyOf(owner, invitation.by, invitationIdOf(invitation)),
    ...invitation,
    isWaiting: true,
    expiresAt: epochOf(invitation.at) + INVITATION_SECONDS,
  },
  condition: { exists: false },
})

/** Write of an invitation that somebody accepts; it fails where it does not wait any more. */
export const writeOfAccepted = (
  owner: Owner,
  invitation: StoredInvitation,
  acceptedBy: NonNullable<StoredInvitation['acceptedBy']>,
): Write => ({
  update: keyOf(owner, invitation.by, invitationIdOf(invitation)),
  change: { set: { acceptedBy: { ...acceptedBy }, isWaiting: false }, remove: ['expiresAt'] },
  condition: { attribute: 'isWaiting', equals: true },
})

export const deleteOfInvitation = (owner: Owner, invitation: StoredInvitation): Write => ({
  delete: keyOf(owner, invitation.by, invitationIdOf(invitation)),
})

/**
 * Saves a link of an invitation, and notes it there, so that it goes with the invitation; a mail that is written again has another
 * one, and both count. False where the invitation was withdrawn meanwhile.
 */
export async function saveInvitationLink(
  table: Pick<Table, 'transact'>,
  tenant: Tenant,
  token: string,
  link: InvitationLink,
): Promise<boolean> {
  const invitation = keyOf({ tenant, accountId: link.accountId }, link.by, link.id)
  const set = { [`${LINK}${secretHash(token)}`]: true }
  try {
    await table.transact([
      { put: { ...linkKey(tenant, secretHash(token)), ...link, expiresAt: epochOf(link.at) + INVITATION_SECONDS } },
      { update: invitation, change: { set }, condition: { attribute: 'at', equals: link.at } },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Erases an invitation with its links; returns it where there was one. */
export async function eraseInvitation(
  table: Pick<Table, 'get' | 'transact'>,
  owner: Owner,
  by: string,
  id: string,
): Promise<StoredInvitation | undefined> {
  const key = keyOf(owner, by, id)
  const item = await table.get(key)
  if (!item) return undefined
  const links = Object.keys(item).flatMap((name) => (name.startsWith(LINK) ? [name.slice(LINK.length)] : []))
  await table.transact([{ delete: key }, ...links.map((hash) => ({ delete: linkKey(owner.tenant, hash) }))])
  return invitationOf(item)
}

export async function findInvitationLink(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  token: string,
): Promise<InvitationLink | undefined> {
  const item = await table.get(linkKey(tenant, secretHash(token)))
  return item && { accountId: String(item.accountId), by: String(item.by), id: String(item.id), at: String(item.at) }
}
