import { type DocumentAddress, pageAddress } from '#functions/mails/mail-addresses.ts'
import { sendLetter } from '#functions/mails/send-letter.ts'
import { findMember } from '#people/find-actor.ts'
import { findPerson, personLanguageOf } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { type DownloadOwner, findDownload, type StoredDownload } from './download-store.ts'
import { writeDownloadLetter } from './write-download-mail.ts'

/** Tells whether somebody may still have the file of a download. */
type MayHave = (table: Table, owner: DownloadOwner, download: StoredDownload) => Promise<boolean>

/**
 * Mails somebody that their download is ready, unless they left the account or no longer see the list. The mail has no file: it leads
 * to the site, where they sign in.
 */
export function notifyDownload(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
  mayHave: MayHave,
): JobHandler<'notify-download'> {
  return async ({ tenant, payload: { userId, id } }) => {
    const download = await findDownload(table, { tenant, userId }, id, clock.now())
    if (!download?.mailTo || !download.file) return
    const { accountId } = download
    const claims = { subject: userId, email: '', firstName: '', lastName: '' }
    if (accountId && !(await findMember(table, tenant, claims, accountId))) return
    if (!(await mayHave(table, { tenant, userId }, download))) return
    const langKey = personLanguageOf(tenant, await findPerson(table, tenant, userId))
    const address = pageAddress(addressOf, tenant, `/downloads?${new URLSearchParams({ id })}`)
    const facts = { library: tenants[tenant].shown.tenantName, address, title: download.title }
    const letter = writeDownloadLetter(langKey, facts)
    await sendLetter({ mail }, { id: `download ${id}`, tenant, to: download.mailTo, langKey, letter })
  }
}
