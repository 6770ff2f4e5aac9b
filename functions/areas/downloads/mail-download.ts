import { downloads } from '#contract/downloads.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDownload, updateDownload } from '#library/downloads/download-store.ts'
import { sendDownloadMail } from '#library/downloads/finish-download.ts'
import { mayHave } from './may-have.ts'
import { presentDownload } from './present.ts'

/** Mails somebody when their download is ready, at once where it is. */
export const mailDownload = useCase(
  downloads.mail,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ id }, { actor, ports, fail }) => {
    const now = ports.clock.now()
    const begun = (await findDownload(ports.table, actor, id, now)) ?? fail('download-not-found', 'id')
    if (!(await mayHave(ports.table, actor, begun))) fail('download-not-found', 'id')
    await updateDownload(ports.table, actor, id, { mailTo: actor.email })
    const download = (await findDownload(ports.table, actor, id, now)) ?? fail('download-not-found', 'id')
    if (download.file) await sendDownloadMail(ports, actor, id)
    return presentDownload(download, actor, ports)
  },
)
