import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { findPerson, personLanguageOf } from '#people/store.ts'
import type { JobHandler, JobOf } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { writeAnswerLetter } from './answer-mail.ts'
import { markRequest } from './mark-request.ts'
import { findRequest, type StoredRequest } from './store.ts'

/** Reads the request of an answer, with the mark that its process may have had no time for; a job of an earlier release has none. */
async function answeredRequest(
  ports: Pick<Ports, 'table' | 'clock'>,
  { tenant, payload: { accountId, requestId: id, by, ...mark } }: JobOf<'notify-access-answer'>,
): Promise<StoredRequest | undefined> {
  const marked =
    by === ''
      ? await findRequest(ports.table, tenant, accountId, id)
      : await markRequest(ports, tenant, { accountId, id, by, ...mark })
  return marked === 'missing' ? undefined : marked
}

/** Mails whoever requested a document that the request was handled, unless it was opened again meanwhile. */
export function notifyAnswer(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-access-answer'> {
  return async (job) => {
    const { id, tenant } = job
    const request = await answeredRequest({ table, clock }, job)
    if (request?.handled !== job.payload.handled || request.email === '') return
    const person = await findPerson(table, tenant, request.userId)
    const langKey = person ? personLanguageOf(tenant, person) : tenants[tenant].shown.defaultLanguage
    const library = tenants[tenant].shown.tenantName
    const letter = writeAnswerLetter(langKey, { request, library, address: addressOf(tenant, request.contentCode) })
    await sendLetter({ mail }, { id, tenant, to: request.email, langKey, letter })
  }
}
