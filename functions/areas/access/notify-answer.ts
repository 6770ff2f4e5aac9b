import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { findPerson, personLanguageOf } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { writeAnswerLetter } from './answer-mail.ts'
import { findRequest } from './store.ts'

/** Mails whoever requested a document that the request was handled, unless it was opened again meanwhile. */
export function notifyAnswer(
  { table, mail }: Pick<Ports, 'table' | 'mail'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-access-answer'> {
  return async ({ id, tenant, payload }) => {
    const { accountId, requestId, handled } = payload
    const request = await findRequest(table, tenant, accountId, requestId)
    if (request?.handled !== handled || request.email === '') return
    const person = await findPerson(table, tenant, request.userId)
    const langKey = person ? personLanguageOf(tenant, person) : tenants[tenant].shown.defaultLanguage
    const library = tenants[tenant].shown.tenantName
    const letter = writeAnswerLetter(langKey, { request, library, address: addressOf(tenant, request.contentCode) })
    await sendLetter({ mail }, { id, tenant, to: request.email, langKey, letter })
  }
}
