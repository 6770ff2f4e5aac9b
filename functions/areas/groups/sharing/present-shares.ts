import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { SHARED_KINDS, SharedByMe, SharedWithMe } from '#contract/groups/sharing.ts'
import { listedOf } from '#library/reading/find-listed.ts'
import type { FindPerson } from '../group/present.ts'
import { endOfInvitation, type StoredInvitation } from '../shares/invitation-store.ts'
import type { ReceivedDocument } from './received.ts'

const NOBODY = { firstName: '', lastName: '', email: '' }

/** Presents a document that is shared with somebody: each sharer and each group once. */
export function presentShared(
  { document, shares }: ReceivedDocument,
  kind: (typeof SHARED_KINDS)[number],
  find: FindPerson,
): SharedWithMe {
  const [last] = shares
  const sharers = [...new Map(shares.map((share) => [share.by, share])).values()].map(({ by, from }) => {
    // Names of somebody of another account are known from their invitation, an address is not.
    const { firstName, lastName, email } = from ? { ...from, email: '' } : (find(by) ?? NOBODY)
    return { firstName, lastName, email }
  })
  const { firstName, lastName, email } = sharers[0] ?? NOBODY
  return {
    ...listedOf(document),
    contentID: last?.contentCode ?? document.contentCode,
    kind,
    sharedByFirstName: firstName,
    sharedByLastName: lastName,
    email,
    sharers,
    groups: shares.flatMap(({ group }) => (group ? [group] : [])),
    shareMessage: last?.message ?? '',
    shared: last?.at ?? '',
  }
}

interface GivenShare {
  readonly id: string
  readonly contentCode: string
  readonly to?: string
  readonly invitation?: StoredInvitation
  readonly group?: { readonly groupID: string; readonly name: string }
  readonly at: string
}

export function presentGiven(
  { id, contentCode, to, group, invitation, at }: GivenShare,
  document: ListedDocument,
  find: FindPerson,
): SharedByMe {
  const { firstName, lastName, email } = (to && find(to)) || NOBODY
  const user = { userId: to ?? '', firstName, lastName, email, userName: email }
  const shown = invitation ? { invited: presentInvited(invitation) } : group ? { group } : { user }
  return { id, document, contentID: contentCode, ...shown, shared: at }
}

const presentInvited = (invitation: StoredInvitation): SharedByMe['invited'] => ({
  email: invitation.email,
  accepted: invitation.acceptedBy !== undefined,
  expiresAt: endOfInvitation(invitation),
})
