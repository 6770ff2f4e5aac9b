import type { Tenant } from '#contract/tenant.ts'
import { listOverdueUploads, uploadDeletion, uploadKey } from '#library/uploads/upload.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { COLUMNS_ENDING } from '../source/find-sources.ts'

/** Requests the end of old uploads; several requests of a day are one job. */
export async function requestUploadsEnd(
  { jobs, clock }: Pick<Ports, 'jobs' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  for (const tenant of tenants) await jobs.send({ id: `end-uploads ${tenant} ${day}`, name: 'end-uploads', tenant, payload: {} })
}

/** Handles the job `end-uploads`: deletes the file of each old upload before its item, which alone says where the file is. */
export function endUploadsJob({ table, objects, clock }: Pick<Ports, 'table' | 'objects' | 'clock'>): JobHandler<'end-uploads'> {
  return async ({ tenant }) => {
    for (const upload of await listOverdueUploads(table, tenant, clock.now())) {
      const key = uploadKey(tenant, upload)
      for (const one of [key, key + COLUMNS_ENDING]) await objects.delete(one)
      await table.transact([uploadDeletion(tenant, upload.id)])
    }
  }
}
