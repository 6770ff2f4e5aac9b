import type { Tenant } from '#contract/tenant.ts'
import { openOnce } from '#functions/adapters/shared/open-once.ts'
import { FollowedPages } from '#functions/http/tenant-pages/followed-pages.ts'
import type { DocumentAddress } from '#functions/mails/mail-addresses.ts'
import type { JobHandler, JobHandlers, JobName } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Ports } from '#ports/ports.ts'
import type { IndexAdmin } from '#ports/search.ts'
import type { WholeTable } from '#ports/table.ts'

export type JobPorts = Pick<Ports, 'objects' | 'jobs' | 'mail' | 'clock' | 'ids' | 'seals'> & {
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
function lazyHandler<Name extends JobName>(load: () => Promise<JobHandler<Name>>): JobHandler<Name> {
  const loaded = openOnce(load)
  return async (job) => (await loaded())(job)
}

/** The same handlers, each of which has the page of its tenant as administrators changed it last. */
function followingPages(handlers: JobHandlers, ports: Pick<JobPorts, 'table' | 'clock'>): JobHandlers {
  const pages = new FollowedPages(ports)
  const following = Object.entries(handlers).map(([name, handle]) => [
    name,
    async (job: { readonly tenant: Tenant }) => {
      await pages.follow(job.tenant)
      return (handle as (job: object) => Promise<void>)(job)
    },
  ])
  return Object.fromEntries(following) as JobHandlers
}

/** Handlers of all jobs, for AWS and for one machine. */
export const jobHandlersOf = (ports: JobPorts, context: JobContext): JobHandlers =>
  followingPages(handlersOf(ports, context), ports)

function handlersOf(ports: JobPorts, { addressOf, log, learningSignal }: JobContext): JobHandlers {
  return {
    'take-in': lazyHandler(async () => (await import('#functions/jobs/ingest/bucket/take-in.ts')).takeInJob(ports, log)),
    'check-upload': lazyHandler(async () =>
      (await import('#functions/jobs/ingest/uploads/check-upload.ts')).checkUploadJob(ports),
    ),
    'drop-upload': lazyHandler(async () => (await import('#functions/jobs/ingest/uploads/drop-upload.ts')).dropUploadJob(ports)),
    'end-uploads': lazyHandler(async () => (await import('#functions/jobs/ingest/uploads/end-uploads.ts')).endUploadsJob(ports)),
    learn: ({ tenant }) => ports.search.learn(tenant, learningSignal()),
    'make-index': lazyHandler(async () => (await import('#functions/jobs/make-index/handler.ts')).makeIndexJob(ports, log)),
    'make-text': lazyHandler(async () => (await import('#functions/jobs/make-text/handler.ts')).makeTextJob(ports, log)),
    'relink-due': lazyHandler(async () => (await import('#functions/jobs/relink/relink-due.ts')).relinkDueJob(ports)),
    'make-event-keys': lazyHandler(async () =>
      (await import('#functions/jobs/events/make-event-keys.ts')).makeEventKeysJob(ports),
    ),
    'count-use': lazyHandler(async () => (await import('#functions/jobs/count-use/count-use.ts')).countUseJob(ports)),
    'send-noted': lazyHandler(async () => (await import('#ports/noted-jobs.ts')).sendNotedJob(ports)),
    'seal-audits': async ({ tenant }) => (await import('#functions/audits/seal-audits.ts')).sealAudits(ports, tenant),
    'write-aggregates': lazyHandler(async () =>
      (await import('#functions/areas/reports/aggregates/write-aggregates.ts')).writeAggregatesJob(ports),
    ),
    'mail-reports': lazyHandler(async () =>
      (await import('#functions/areas/reports/mail-reports.ts')).mailReportsJob(ports, addressOf),
    ),
    arrived: lazyHandler(async () => {
      const { notifyWaiting } = await import('#functions/areas/tracking/notify-waiting.ts')
      const { findPointed } = await import('#functions/areas/points/proposals/find-pointed.ts')
      const [notify, find] = [notifyWaiting(ports), findPointed(ports)]
      return async (job) => {
        await notify(job)
        await find(job)
      }
    }),
    'carry-points': lazyHandler(async () =>
      (await import('#functions/areas/points/proposals/carry-points.ts')).carryPoints(ports),
    ),
    'carry-changed': lazyHandler(async () =>
      (await import('#functions/areas/points/proposals/carry-changed.ts')).carryChanged(ports),
    ),
    'copy-points': lazyHandler(async () => (await import('#functions/areas/points/list/copy-points.ts')).copyPoints(ports)),
    'notify-review': lazyHandler(async () =>
      (await import('#functions/areas/points/mails/notify-review.ts')).notifyReview(ports, addressOf),
    ),
    'notify-shared': lazyHandler(async () =>
      (await import('#functions/areas/points/mails/notify-shared.ts')).notifyShared(ports, addressOf),
    ),
    'mail-group': lazyHandler(async () =>
      (await import('#functions/areas/groups/send-group-mail.ts')).sendGroupMail(ports, addressOf),
    ),
    'notify-share': lazyHandler(async () =>
      (await import('#functions/areas/groups/sharing/notify-share.ts')).notifyShare(ports, addressOf),
    ),
    'notify-invitation': lazyHandler(async () =>
      (await import('#functions/areas/groups/sharing/invitations/notify-invitation.ts')).notifyInvitation(ports, addressOf),
    ),
    'notify-added': lazyHandler(async () =>
      (await import('#functions/areas/groups/sharing/notify-added.ts')).notifyAdded(ports, addressOf),
    ),
    'write-points': lazyHandler(async () =>
      (await import('#functions/areas/points/exchange/pdf/write-points-job.ts')).writePointsJob(ports),
    ),
    'export-list': lazyHandler(async () => {
      const { exportListJob } = await import('#library/downloads/export-list-job.ts')
      const { readListOf } = await import('./read-list.ts')
      return exportListJob(ports, readListOf(ports))
    }),
    'collect-data': lazyHandler(async () => {
      const { collectDataJob } = await import('#library/downloads/collect-data-job.ts')
      const { personalKindsOf } = await import('./personal-kinds.ts')
      return collectDataJob(ports, personalKindsOf(ports))
    }),
    'erase-person': lazyHandler(async () => {
      const { erasePersonJob } = await import('#library/personal/erase-person-job.ts')
      const { personalKindsOf } = await import('./personal-kinds.ts')
      return erasePersonJob(ports, personalKindsOf(ports))
    }),
    'notify-download': lazyHandler(async () => {
      const { notifyDownload } = await import('#library/downloads/notify-download.ts')
      const { mayHave } = await import('#functions/areas/downloads/may-have.ts')
      return notifyDownload(ports, addressOf, mayHave)
    }),
    'write-titles': lazyHandler(async () => (await import('#functions/areas/titles/write-titles-job.ts')).writeTitlesJob(ports)),
    'notify-arrival': lazyHandler(async () =>
      (await import('#functions/areas/tracking/notify-arrival.ts')).notifyArrival(ports, addressOf),
    ),
    compare: lazyHandler(async () => (await import('#functions/areas/comparison/making/compare-in-job.ts')).compareJob(ports)),
    'notify-comparison': lazyHandler(async () =>
      (await import('#functions/areas/comparison/awaited/notify-comparison.ts')).notifyComparison(ports, addressOf),
    ),
    'notify-access-answer': lazyHandler(async () =>
      (await import('#functions/areas/access/notify-answer.ts')).notifyAnswer(ports, addressOf),
    ),
    'notify-access-request': lazyHandler(async () =>
      (await import('#functions/areas/access/notify-request.ts')).notifyRequest(ports, addressOf),
    ),
  }
}
