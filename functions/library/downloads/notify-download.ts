import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { findPerson, personLanguageOf } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { findDownload } from './download-store.ts'
import { writeDownloadLetter } from './write-download-mail.ts'

/** Mails somebody that their download is ready. The mail has no file: it leads to the site, where they sign in. */
export function notifyDownload(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-download'> {
  return async ({ tenant, payload: { userId, id } }) => {
    const download = await findDownload(table, { tenant, userId }, id, clock.now())
    if (!download?.mailTo || !download.file) return
    const langKey = personLanguageOf(tenant, await findPerson(table, tenant, userId))
    const address = pageAddress(addressOf, tenant, `/downloads?${new URLSearchParams({ id })}`)
    const facts = { library: tenants[tenant].shown.tenantName, address, title: download.title }
    const letter = writeDownloadLetter(langKey, facts)
    await sendLetter({ mail }, { id: `download ${id}`, tenant, to: download.mailTo, langKey, letter })
  }
}
