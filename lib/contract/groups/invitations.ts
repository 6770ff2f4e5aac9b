import * as z from 'zod/mini'
import { ContentCode, DocumentCard } from '../documents/document-card.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { byMailToken } from '../endpoint/mail-token.ts'

const Invitation = lazySchema(() =>
  z.extend(
    z.pick(DocumentCard(), {
      designationNo: true,
      displayDesignation: true,
      documentTitle: true,
      publisherName: true,
      status: true,
      standing: true,
    }),
    {
      /** whoever shares the document */
      sharerName: z.string(),
      /** their words, as plain text */
      shareMessage: z.string(),
      expiresAt: z.iso.datetime(),
    },
  ),
)
export type Invitation = SchemaType<typeof Invitation>

/** Withdrawn, used, expired and unknown are one answer. */
const gone = { 'invitation-gone': { status: 404, title: 'There is no such invitation, or no longer' } } as const

/**
 * Invitations of addresses outside of an account to a document, for 14 days. An invitation tells of a document and opens no text.
 * Its token stands in the fragment of an address and in the body of these calls, which no log has.
 */
export const invitations = {
  /** Tells whoever has the link of an invitation of its document, without sign-in. Uses nothing up, however often. */
  invitation: endpoint({
    id: 'groups.invitation',
    method: 'POST',
    path: '/api/contentShare/invitation',
    access: 'public',
    input: byMailToken,
    output: Invitation,
    errors: gone,
  }),
  /** Puts the document among those that are shared with the caller, who must have the invited address, verified by the issuer. */
  acceptInvitation: endpoint({
    id: 'groups.acceptInvitation',
    method: 'POST',
    path: '/api/contentShare/invitation/accept',
    access: 'individual',
    feature: 'content-share',
    input: byMailToken,
    output: () => z.strictObject({ contentCode: ContentCode() }),
    errors: { ...gone, 'invitation-of-others': { status: 403, title: 'The invitation is for another address' } },
  }),
  /** Refuses further invitations to the invited address, or lets them come again. Those who invite are not told. */
  refuseInvitations: endpoint({
    id: 'groups.refuseInvitations',
    method: 'POST',
    path: '/api/contentShare/invitation/refuse',
    access: 'public',
    input: () => z.extend(byMailToken(), { refused: z.boolean() }),
    output: () => z.strictObject({ refused: z.boolean() }),
    errors: gone,
  }),
}
