import type { Actor } from '#people/actor.ts'
import { findAsker, findMember } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { LIST_WRITERS, writeDocuments } from '../exports/write-documents.ts'
import { type DownloadOwner, findDownload, type StoredDownload, updateDownload } from './download-store.ts'
import type { ExportedListReader } from './exported-source.ts'
import { finishDownload } from './finish-download.ts'

/** percents by the time the list is read */
const LISTED = 50

/** Finds the person of a download with the rights that they have now, or those of the session in which they came in without an issuer. */
async function findReader(
  table: Ports['table'],
  { tenant, userId }: DownloadOwner,
  { askedIn }: StoredDownload,
  accountId: string,
): Promise<Actor | undefined> {
  const claims = { subject: userId, email: '', firstName: '', lastName: '' }
  if (askedIn) return findAsker(table, tenant, claims, { accountId, askedIn })
  return (await findMember(table, tenant, claims, accountId))?.actor
}

/** Exports a long list by the rights that its person has now. Tried again, it writes the same file. */
export function exportListJob(
  ports: Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>,
  readList: ExportedListReader,
): JobHandler<'export-list'> {
  return async ({ tenant, payload: { accountId, userId, id } }) => {
    const { table, clock } = ports
    const owner = { tenant, userId }
    const download = await findDownload(table, owner, id, clock.now())
    if (!download?.source || download.file) return
    const { list, format, origin } = download.source
    const reader = await findReader(table, owner, download, accountId)
    if (!reader) return
    let last = 0
    const progress = (from: number) => async (rows: number) => {
      const part = Math.min(1, rows / Math.max(1, download.rows))
      const percent = Math.floor(from + part * (100 - LISTED))
      if (percent > last) await updateDownload(table, owner, id, { percent })
      last = percent
    }
    const contentCodes = await readList(reader, list, progress(0))
    if (!contentCodes) return
    const { data } = await writeDocuments(ports, { tenant, origin, contentCodes, format }, progress(LISTED))
    const { ending, contentType } = LIST_WRITERS[format]
    await finishDownload(ports, owner, id, { ending, contentType, data: new TextEncoder().encode(data) })
  }
}
