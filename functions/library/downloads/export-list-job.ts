import { findMember } from '#people/find-actor.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { LIST_WRITERS, writeDocuments } from '../exports/write-documents.ts'
import { findDownload, updateDownload } from './download-store.ts'
import type { ExportedListReader } from './exported-source.ts'
import { finishDownload } from './finish-download.ts'

/** percents by the time the list is read */
const LISTED = 50

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
    const member = await findMember(table, tenant, { subject: userId, email: '', firstName: '', lastName: '' }, accountId)
    if (!member) return
    let last = 0
    const progress = (from: number) => async (rows: number) => {
      const part = Math.min(1, rows / Math.max(1, download.rows))
      const percent = Math.floor(from + part * (100 - LISTED))
      if (percent > last) await updateDownload(table, owner, id, { percent })
      last = percent
    }
    const contentCodes = await readList(member.actor, list, progress(0))
    if (!contentCodes) return
    const { data } = await writeDocuments(ports, { tenant, origin, contentCodes, format }, progress(LISTED))
    const { ending, contentType } = LIST_WRITERS[format]
    await finishDownload(ports, owner, id, { ending, contentType, data: new TextEncoder().encode(data) })
  }
}
