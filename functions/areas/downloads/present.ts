import type { Download } from '#contract/downloads.ts'
import type { StoredDownload } from '#library/downloads/download-store.ts'
import { presignExport } from '#library/exports/offer-export.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'

/** Tells whether the job of a download has ended without its file. */
async function hasFailed({ jobs }: Pick<Ports, 'jobs'>, { tenant }: Pick<Actor, 'tenant'>, { job, file }: StoredDownload) {
  if (file) return false
  const state = (await jobs.find({ id: job, tenant }))?.state
  return state === 'failed' || state === 'done'
}

/** Presents a download; its file has a new link each time. */
export async function presentDownload(
  download: StoredDownload,
  actor: Pick<Actor, 'tenant'>,
  ports: Pick<Ports, 'jobs' | 'objects'>,
): Promise<Download> {
  const { id, title, rows, percent, until, mailTo, file } = download
  return {
    id,
    state: file ? 'ready' : (await hasFailed(ports, actor, download)) ? 'failed' : 'making',
    rows,
    percent,
    until,
    isMailed: mailTo !== undefined,
    ...(file && { file: await presignExport(ports, { ...file, title }) }),
  }
}
