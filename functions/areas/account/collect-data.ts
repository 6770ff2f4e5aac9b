import { profile } from '#contract/profile.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { beginDownload } from '#library/downloads/begin-download.ts'
import { exportTitle } from '#library/exports/offer-export.ts'
import { countAllowed } from '#people/allowances.ts'

/** Begins to collect what is kept of the caller; the archive is for them alone. */
export const collectData = useCase(
  profile.collectData,
  ['table', 'objects', 'jobs', 'clock'],
  async (_, { actor, originatedIp, ports, allow }) => {
    allow(await countAllowed(ports, actor, 'download'))
    const downloadId = await beginDownload(ports, actor, {
      accountId: actor.account?.id ?? '',
      job: 'collect-data',
      title: exportTitle('my-data', ports.clock),
      rows: 0,
    })
    const data = { message: downloadId, remoteAddress: originatedIp }
    await appendAudit(ports, actor.tenant, { principal: actor.userId, type: 'DATA_TAKEN', data })
    return { downloadId }
  },
)
