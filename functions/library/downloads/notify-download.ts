import { findPerson } from '#people/store.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import type { DocumentAddress } from '../document-address.ts'
import { findDownload } from './download-store.ts'
import { writeDownloadMail } from './write-download-mail.ts'

/** Mails somebody that their download is ready. The mail has no file: it leads to the site, where they sign in. */
export function notifyDownload(
  { table, mail, clock }: Pick<Ports, 'table' | 'mail' | 'clock'>,
  addressOf: DocumentAddress,
): JobHandler<'notify-download'> {
  return async ({ tenant, payload: { userId, id } }) => {
    const download = await findDownload(table, { tenant, userId }, id, clock.now())
    if (!download?.mailTo || !download.file) return
    const person = await findPerson(table, tenant, userId)
    const address = new URL(`/downloads?${new URLSearchParams({ id })}`, addressOf(tenant, '')).href
    const library = tenants[tenant].shown.tenantName
    const written = writeDownloadMail(person?.langKey ?? 'en', { library, address, title: download.title })
    await mail.send({ id: `download ${id}`, tenant, to: [download.mailTo], ...written })
  }
}
