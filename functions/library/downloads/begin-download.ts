import { randomUUID } from 'node:crypto'
import type { JobName, SentPayload } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { type DownloadOwner, deleteDownload, listDownloads, type StoredDownload, saveDownload } from './download-store.ts'

type DownloadJob = Extract<JobName, 'export-list' | 'collect-data'>

interface NewDownload extends Pick<StoredDownload, 'title' | 'rows' | 'source' | 'askedIn'> {
  readonly accountId: string
  readonly job: DownloadJob
}

/** Deletes files of a person that can no longer be downloaded, so that no orphan is left. */
async function deletePast({ table, objects }: Pick<Ports, 'table' | 'objects'>, owner: DownloadOwner, now: Date): Promise<void> {
  for (const { id, until, file } of await listDownloads(table, owner)) {
    if (Date.parse(until) > now.getTime()) continue
    if (file) await objects.delete(file.key)
    await deleteDownload(table, owner, id)
  }
}

/** Begins a download that a job makes, and returns its id. */
export async function beginDownload(
  { table, objects, jobs, clock }: Pick<Ports, 'table' | 'objects' | 'jobs' | 'clock'>,
  owner: DownloadOwner,
  { accountId, job: name, ...facts }: NewDownload,
): Promise<string> {
  const now = clock.now()
  await deletePast({ table, objects }, owner, now)
  const id = randomUUID()
  const job = `${name} ${id}`
  await saveDownload(table, owner, { id, job, accountId, ...facts }, now)
  const payload: SentPayload<'export-list'> = { accountId, userId: owner.userId, id }
  await jobs.send({ id: job, name, tenant: owner.tenant, payload })
  return id
}
