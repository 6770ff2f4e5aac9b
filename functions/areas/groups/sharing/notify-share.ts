import { dayOf } from '#library/document/day.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { DocumentAddress } from '#library/document-address.ts'
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
import { findGiven, shareIdOf } from './share-store.ts'
import { writeShareMail } from './write-share-mail.ts'

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
    const written = writeShareMail(reader.langKey, {
      name: fullNameOf(sharer),
      designation: document.record.designation,
      title: document.record.title,
      status: statusNamesFor(reader.langKey)[word],
      library: tenants[tenant].shown.tenantName,
      address: addressOf(tenant, contentCode),
      message,
      isOpen: mayRead(reader.actor, document),
    })
    await mail.send({ id, tenant, to: [recipient.email], ...(sharer.email !== '' && { replyTo: sharer.email }), ...written })
  }
}
