import { downloads } from '#contract/downloads.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDownload } from '#library/downloads/download-store.ts'
import { mayHave } from './may-have.ts'
import { presentDownload } from './present.ts'

/** Says how far a download is. Those of others, and of lists that one no longer sees, answer like those that there are not. */
export const getDownload = useCase(
  downloads.get,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ id }, { actor, ports, fail }) => {
    const download = (await findDownload(ports.table, actor, id, ports.clock.now())) ?? fail('download-not-found', 'id')
    if (!(await mayHave(ports.table, actor, download))) fail('download-not-found', 'id')
    return presentDownload(download, actor, ports)
  },
)
