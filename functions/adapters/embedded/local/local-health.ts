import { access, constants, statfs } from 'node:fs/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { ActsState } from '#ports/audits/acts.ts'
import type { Health, PartReport } from '#ports/health.ts'
import type { BehindEvents } from '../sqlite/behind-events.ts'
import type { SqliteJobs } from '../sqlite/sqlite-jobs.ts'

/** Below this free space an ingest may fail. */
const SCARCE_BYTES = 1_000_000_000
/** An event of use that waits longer cannot be written. */
const LATE_MS = 10_000
/** The issuer runs in this process: whoever asks has signed in there. */
const IDENTITY: PartReport = { part: 'identity', state: 'up', facts: {} }

interface Options {
  readonly jobs: Pick<SqliteJobs, 'pending' | 'allFailed'>
  readonly events: Pick<BehindEvents, 'state'>
  readonly acts: { readonly state: () => ActsState }
  /** data folder */
  readonly folder: string
  /** folder of sent mails */
  readonly outbox: string
}

/** Health of a library on one machine: its disk, jobs, mails and events of use. */
export function openLocalHealth({ jobs, events, acts, folder, outbox }: Options): Health {
  async function disk(): Promise<PartReport> {
    const { bsize, bavail, blocks } = await statfs(folder)
    const freeBytes = bsize * bavail
    return {
      part: 'disk',
      state: freeBytes < SCARCE_BYTES ? 'impaired' : 'up',
      facts: { freeBytes, totalBytes: bsize * blocks, scarceBytes: SCARCE_BYTES },
    }
  }

  async function mail(): Promise<PartReport> {
    const isWritable = await access(outbox, constants.W_OK).then(
      () => true,
      () => false,
    )
    return { part: 'mail', state: isWritable ? 'up' : 'down', facts: {} }
  }

  async function queue(tenant: Tenant): Promise<PartReport> {
    const failed = jobs.allFailed().filter((job) => job.tenant === tenant).length
    return { part: 'jobs', state: failed > 0 ? 'impaired' : 'up', facts: { waiting: jobs.pending(tenant), failed } }
  }

  function uses(): PartReport {
    const { waiting, lost, lag } = events.state()
    return { part: 'events', state: lost > 0 || lag > LATE_MS ? 'impaired' : 'up', facts: { waiting, lost, lag } }
  }

  function audits(): PartReport {
    const { waiting, lost } = acts.state()
    return { part: 'audits', state: lost > 0 ? 'impaired' : 'up', facts: { waiting, lost } }
  }

  return {
    async report(tenant) {
      const all = await Promise.allSettled([disk(), queue(tenant), mail()])
      return [IDENTITY, uses(), audits(), ...all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]
    },
  }
}
