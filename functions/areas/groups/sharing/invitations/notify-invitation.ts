import { fillSentence, type Letter, mailLine, mailTitle, textsFor } from '#functions/mails/letter.ts'
import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { newToken } from '#functions/mails/secret-token.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { dayOf } from '#library/document/day.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import { fullNameOf } from '#people/actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { knownStanding, statusWordOf } from '#standing/status-words.ts'
import { tenants } from '#tenants/index.ts'
import { saveInvitationLink } from '../../shares/invitation-store.ts'
import { findWaiting } from './find-valid.ts'
import { invitationTexts } from './invitation-texts.ts'

interface InvitationFacts {
  readonly name: string
  readonly library: string
  readonly designation: string
  /** title, which may have markup */
  readonly title: string
  readonly status: string
  /** plain text */
  readonly message: string
  readonly address: string
}

/** Writes in the language of whoever invites, as that of the recipient is unknown. */
export function writeInvitationLetter(langKey: string, facts: InvitationFacts): Letter {
  const { subject, shares, how } = textsFor(invitationTexts, langKey)
  const { name, library, designation, title, status, message, address } = facts
  const names = { name, library, designation }
  return {
    subject: fillSentence(subject, names),
    paragraphs: [
      fillSentence(shares, names),
      message,
      [mailLine(designation), mailTitle(title), mailLine(status)].filter(Boolean).join('\n'),
      { link: address },
      how,
    ],
  }
}

/** Mails an invitation that still waits, with a link of its own: its token is made here, so that no queue has it. */
export function notifyInvitation(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-invitation'> {
  return async ({ id, tenant, payload }) => {
    const found = await findWaiting(table, tenant, payload)
    if (!found) return
    const { invitation, document, sharer, langKey } = found
    const { contentCode, displayDesignation, documentTitle, status } = document
    const standing = (await findStandings(table, tenant, [contentCode], dayOf(clock))).get(contentCode)
    const token = newToken()
    if (!(await saveInvitationLink(table, tenant, token, payload))) return
    const letter = writeInvitationLetter(langKey, {
      name: fullNameOf(sharer),
      library: tenants[tenant].shown.tenantName,
      designation: displayDesignation,
      title: documentTitle,
      status: statusNamesFor(langKey)[statusWordOf(knownStanding({ status, ...(standing && { standing }) }))],
      message: invitation.message,
      address: pageAddress(addressOf, tenant, `/invitation#${token}`),
    })
    const addressed = { id, tenant, to: invitation.email, replyTo: sharer.email, langKey, letter }
    await sendUnasked({ table, mail, clock }, addressOf, 'invitations', addressed)
  }
}
