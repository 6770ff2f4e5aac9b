import type { Upload } from '#contract/admin/ingest.ts'
import type { Tenant } from '#contract/tenant.ts'
import { checkJobId, type StoredUpload } from '#library/uploads/upload.ts'
import type { Ports } from '#ports/ports.ts'
import { presentUpload } from './present.ts'

/** Presents an upload with the state of the job that checks it. */
export async function showUpload({ jobs }: Pick<Ports, 'jobs'>, tenant: Tenant, upload: StoredUpload): Promise<Upload> {
  const job = upload.state === 'checking' ? await jobs.find({ tenant, id: checkJobId(upload) }) : undefined
  return presentUpload(upload, { hasFailed: job?.state === 'failed' })
}
