import { ingest } from '#contract/admin/ingest.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listRecords, listRefusals } from '#library/uploads/ingest-record.ts'
import { listUploads } from '#library/uploads/upload.ts'
import { presentFailedJob, presentRefusal, presentRun } from './present.ts'
import { showUpload } from './show-upload.ts'

const MAX_UPLOADS = 50
const MAX_RUNS = 500

export const listIngest = useCase(ingest.ingest, ['table', 'jobs'], async (_, { tenant, ports }) => {
  const { table, jobs } = ports
  const [uploads, runs, failed] = await Promise.all([listUploads(table, tenant), listRecords(table, tenant), jobs.failed(tenant)])
  return {
    uploads: await Promise.all(uploads.slice(0, MAX_UPLOADS).map((upload) => showUpload(ports, tenant, upload))),
    runs: runs.slice(0, MAX_RUNS).map(presentRun),
    failedJobs: failed.map(presentFailedJob),
  }
})

export const listIngestRefusals = useCase(ingest.refusals, ['table'], async ({ run }, { tenant, ports }) =>
  (await listRefusals(ports.table, tenant, run)).map(presentRefusal),
)
