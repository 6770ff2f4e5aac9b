import { uploadKey } from '#library/uploads/upload.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { COLUMNS_ENDING } from '../source/find-sources.ts'

/** Handles the job `drop-upload`: deletes a file that was sent, and its columns. */
export function dropUploadJob({ objects }: Pick<Ports, 'objects'>): JobHandler<'drop-upload'> {
  return async ({ tenant, payload }) => {
    const key = uploadKey(tenant, payload)
    for (const one of [key, key + COLUMNS_ENDING]) await objects.delete(one)
  }
}
