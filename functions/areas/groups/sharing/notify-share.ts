import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { sendUnasked } from '#functions/mails/send-letter.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { fullNameOf } from '#people/actor.ts'
import { findMember } from '#people/find-actor.ts'
import { readPeopleOf } from '#people/find-people.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { knownStanding, statusWordOf } from '#standing/status-words.ts'
import { tenants } from '#tenants/index.ts'
import { mayShare } from '../group/policy.ts'
import { findGiven, shareIdOf } from '../shares/share-store.ts'
import { writeShareLetter } from './write-share-mail.ts'

/** Mails that a document is shared, by the rights of this moment: to nobody who left, nor of what was taken back. */
export function notifyShare(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-share'> {
  return async ({ id, tenant, payload }) => {
    const { accountId, userId, to, contentCode, message } = payload
    const owner = { tenant, accountId }
    const find = await readPeopleOf(table, owner)
    const [sharer, recipient] = [find(userId), find(to)]
    if (!sharer || !recipient || recipient.email === '') return
    const from = await findMember(table, tenant, { subject: userId, ...sharer }, accountId)
    const reader = await findMember(table, tenant, { subject: to, ...recipient }, accountId)
    const share = await findGiven(table, owner, userId, shareIdOf({ contentCode, to }))
    const document = await findJoinedDocument(table, tenant, contentCode)
    if (!from || !reader || !share || !document || !mayShare(from.actor)) return
    const standing = (await findStandings(table, tenant, [contentCode], dayOf(clock))).get(contentCode)
    const word = statusWordOf(knownStanding({ status: document.record.status, ...(standing && { standing }) }))
    const { langKey } = reader
    const letter = writeShareLetter(langKey, {
      name: fullNameOf(sharer),
      designation: document.record.designation,
      title: document.record.title,
      status: statusNamesFor(langKey)[word],
      library: tenants[tenant].shown.tenantName,
      address: addressOf(tenant, contentCode),
      message,
      isOpen: mayRead(reader.actor, document),
    })
    const addressed = { id, tenant, to: recipient.email, replyTo: sharer.email, langKey, letter }
    await sendUnasked({ table, mail, clock }, addressOf, 'sharing', addressed)
  }
}
