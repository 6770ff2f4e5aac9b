import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { dayOf } from '#library/document/day.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import { findVisible } from '#library/reading/find-listed.ts'
import { findMemberships } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { statusWordOf } from '#standing/status-words.ts'
import { tenants } from '#tenants/index.ts'
import { writeArrivalLetter } from './arrival-mail.ts'
import { findWish, fulfilWish } from './store.ts'

type ArrivalPorts = Pick<Ports, 'table' | 'mail' | 'clock'>

/** Mails somebody that the document they wait for has arrived: one mail for each person and document, even if the job runs twice. */
export function notifyArrival(ports: ArrivalPorts, addressOf: DocumentAddress): JobHandler<'notify-arrival'> {
  return async ({ tenant, payload }) => {
    const { userId, email, wishId, contentCode } = payload
    const wish = await findWish(ports.table, tenant, userId, wishId)
    if (!wish || wish.contentCode) return
    const reader = { subject: userId, email, firstName: '', lastName: '' }
    const seen = await findForReader(ports.table, tenant, reader, contentCode)
    if (!seen) return
    const { document, langKey } = seen
    const standings = await findStandings(ports.table, tenant, [contentCode], dayOf(ports.clock))
    const letter = writeArrivalLetter(langKey, {
      designation: document.displayDesignation,
      title: document.documentTitle,
      status: statusWordOf(standings.get(contentCode) ?? { is: 'unknown' }),
      wish: wish.designation,
      library: tenants[tenant].shown.tenantName,
      address: addressOf(tenant, contentCode),
    })
    await sendLetter(ports, { id: `arrival ${tenant} ${userId} ${contentCode}`, tenant, to: email, langKey, letter })
    await fulfilWish(ports.table, tenant, userId, wish, contentCode)
  }
}

/**
 * Finds a document as somebody sees it in one of their accounts, by their present rights: who could not find it now gets no mail, and
 * keeps waiting.
 */
async function findForReader(
  table: ArrivalPorts['table'],
  tenant: Tenant,
  reader: Parameters<typeof findMemberships>[2],
  contentCode: string,
): Promise<{ readonly document: ListedDocument; readonly langKey: string } | undefined> {
  for (const { actor, langKey } of await findMemberships(table, tenant, reader)) {
    const document = await findVisible(table, actor, contentCode)
    if (document) return { document, langKey }
  }
  return undefined
}
