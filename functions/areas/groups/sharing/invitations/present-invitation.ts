import type { ListedDocument, Standing } from '#contract/documents/document-card.ts'
import type { Invitation } from '#contract/groups/invitations.ts'
import { type Actor, fullNameOf } from '#people/actor.ts'
import { endOfInvitation, type StoredInvitation } from '../../shares/invitation-store.ts'

/** Presents an invitation to whoever has its link: the document by its name and status, and the words of one person. */
export function presentInvitation(
  invitation: StoredInvitation,
  { designationNo, displayDesignation, documentTitle, publisherName, status }: ListedDocument,
  sharer: Actor,
  standing: Standing | undefined,
): Invitation {
  return {
    designationNo,
    displayDesignation,
    documentTitle,
    publisherName,
    status,
    ...(standing && { standing }),
    sharerName: fullNameOf(sharer),
    shareMessage: invitation.message,
    expiresAt: endOfInvitation(invitation),
  }
}
