import { statfs } from 'node:fs/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Health, PartReport } from '#ports/health.ts'
import type { SqliteJobs } from '../sqlite/sqlite-jobs.ts'

/** Below this free space an ingest may fail. */
const SCARCE_BYTES = 1_000_000_000

interface Options {
  readonly jobs: Pick<SqliteJobs, 'pending' | 'failed'>
  /** data folder */
  readonly folder: string
}

/** Health of a library on one machine: its disk and its jobs. */
export function openLocalHealth({ jobs, folder }: Options): Health {
  async function disk(): Promise<PartReport> {
    const { bsize, bavail, blocks } = await statfs(folder)
    const freeBytes = bsize * bavail
    return {
      part: 'objects',
      state: freeBytes < SCARCE_BYTES ? 'impaired' : 'up',
      facts: { freeBytes, totalBytes: bsize * blocks },
    }
  }

  async function queue(tenant: Tenant): Promise<PartReport> {
    const failed = jobs.failed().filter((job) => job.tenant === tenant).length
    return { part: 'jobs', state: failed > 0 ? 'impaired' : 'up', facts: { waiting: jobs.pending(tenant), failed } }
  }

  return {
    async report(tenant) {
      const all = await Promise.allSettled([disk(), queue(tenant)])
      return all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
  }
}
