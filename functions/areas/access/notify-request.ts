import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { dayOf } from '#library/document/day.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import { findAccount } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { statusWordOf } from '#standing/status-words.ts'
import { tenants } from '#tenants/index.ts'
import { writeRequestLetter } from './request-mail.ts'
import { saveRequest } from './store.ts'

/**
 * Saves a request and mails it to the library's support; its answer goes to the person who asked. Addresses of administrators
 * are unknown here: the issuer has them. One mail for each request, even if the job runs twice or the person clicks twice: of
 * requests sent at the same time only the one that was saved is mailed.
 */
export function notifyRequest(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-access-request'> {
  return async ({ id, tenant, payload }) => {
    const { accountId, request } = payload
    const saved = await saveRequest(table, tenant, accountId, request)
    if (saved.since !== request.since) return
    const account = await findAccount(table, tenant, accountId)
    const { supportEmail, tenantName } = tenants[tenant].shown
    const standings = await findStandings(table, tenant, [request.contentCode], dayOf(clock))
    const letter = writeRequestLetter({
      request,
      status: statusWordOf(standings.get(request.contentCode) ?? { is: 'unknown' }),
      account: account ? `${account.name} (${account.number})` : accountId,
      library: tenantName,
      documentAddress: addressOf(tenant, request.contentCode),
      listAddress: pageAddress(addressOf, tenant, '/admin/access-requests'),
    })
    await sendLetter({ mail }, { id, tenant, to: supportEmail, replyTo: request.email, langKey: 'en', letter })
  }
}
