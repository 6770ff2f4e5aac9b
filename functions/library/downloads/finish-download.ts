import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { type DownloadOwner, findDownload, updateDownload } from './download-store.ts'

interface MadeFile {
  readonly ending: string
  readonly contentType: string
  readonly data: Uint8Array
}

/** Has a job mail that a download is ready; once, whoever sends it. */
export const sendDownloadMail = ({ jobs }: Pick<Ports, 'jobs'>, { tenant, userId }: DownloadOwner, id: string): Promise<void> =>
  jobs.send({ id: `notify-download ${id}`, name: 'notify-download', tenant, payload: { userId, id } })

/** Stores the file of a download, and mails its person where they wish it. */
export async function finishDownload(
  ports: Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>,
  owner: DownloadOwner,
  id: string,
  { ending, contentType, data }: MadeFile,
): Promise<void> {
  const key = `${owner.tenant}/exports/downloads/${id}.${ending}`
  await ports.objects.put(key, data, { contentType })
  try {
    await updateDownload(ports.table, owner, id, { percent: 100, file: { key, contentType, size: data.length } })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    // Its person was erased meanwhile.
    await ports.objects.delete(key)
    return
  }
  // Whoever asks for a mail from now on sends it themselves.
  const download = await findDownload(ports.table, owner, id, ports.clock.now())
  if (download?.mailTo) await sendDownloadMail(ports, owner, id)
}
