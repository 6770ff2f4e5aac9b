import { openOnce } from '#functions/adapters/shared/open-once.ts'
import type { DocumentAddress } from '#functions/areas/tracking/notify-arrival.ts'
import type { JobHandler, JobHandlers } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Ports } from '#ports/ports.ts'
import type { IndexAdmin } from '#ports/search.ts'
import type { WholeTable } from '#ports/table.ts'

export type JobPorts = Pick<Ports, 'objects' | 'jobs' | 'mail' | 'clock' | 'ids'> & {
  readonly table: WholeTable
  readonly search: IndexAdmin
}

export interface JobContext {
  readonly addressOf: DocumentAddress
  readonly log: Log
  /** aborts learning in time for its error to be logged */
  readonly learningSignal: () => AbortSignal
}

/** Loads a handler with its first job, so that a function starts without the code of the others. */
function lazyHandler(load: () => Promise<JobHandler>): JobHandler {
  const loaded = openOnce(load)
  return async (job) => (await loaded())(job)
}

/** Handlers of all jobs, for AWS and for one machine. */
export function jobHandlersOf(ports: JobPorts, { addressOf, log, learningSignal }: JobContext): JobHandlers {
  return {
    'take-in': lazyHandler(async () => (await import('#functions/jobs/ingest/bucket/take-in.ts')).takeInJob(ports, log)),
    learn: ({ tenant }) => ports.search.learn(tenant, learningSignal()),
    'make-index': lazyHandler(async () => (await import('#functions/jobs/make-index/handler.ts')).makeIndexJob(ports, log)),
    'make-text': lazyHandler(async () => (await import('#functions/jobs/make-text/handler.ts')).makeTextJob(ports, log)),
    'relink-due': lazyHandler(async () => (await import('#functions/jobs/relink/relink-due.ts')).relinkDueJob(ports)),
    arrived: lazyHandler(async () => {
      const { notifyWaiting } = await import('#functions/areas/tracking/notify-waiting.ts')
      const { findPointed } = await import('#functions/areas/points/carry/find-pointed.ts')
      const [notify, find] = [notifyWaiting(ports), findPointed(ports)]
      return async (job) => {
        await notify(job)
        await find(job)
      }
    }),
    'carry-points': lazyHandler(async () => (await import('#functions/areas/points/carry/carry-points.ts')).carryPoints(ports)),
    'carry-changed': lazyHandler(async () =>
      (await import('#functions/areas/points/carry/carry-changed.ts')).carryChanged(ports),
    ),
    'copy-points': lazyHandler(async () => (await import('#functions/areas/points/stored/copy-points.ts')).copyPoints(ports)),
    'tell-review': lazyHandler(async () =>
      (await import('#functions/areas/points/mails/tell-review.ts')).tellReview(ports, addressOf),
    ),
    'tell-shared': lazyHandler(async () =>
      (await import('#functions/areas/points/mails/tell-shared.ts')).tellShared(ports, addressOf),
    ),
    'write-points': lazyHandler(async () =>
      (await import('#functions/areas/points/download/write-points-job.ts')).writePointsJob(ports),
    ),
    'tell-arrival': lazyHandler(async () =>
      (await import('#functions/areas/tracking/notify-arrival.ts')).notifyArrival(ports, addressOf),
    ),
    compare: lazyHandler(async () => (await import('#functions/areas/comparison/compare-job.ts')).compareJob(ports)),
    'tell-access-request': lazyHandler(async () =>
      (await import('#functions/areas/access/tell-request.ts')).tellRequest(ports, addressOf),
    ),
  }
}
