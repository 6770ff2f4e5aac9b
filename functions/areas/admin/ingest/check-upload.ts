import { ingest } from '#contract/admin/ingest.ts'
import { isTooLarge, uploadKindOf } from '#contract/admin/upload-kinds.ts'
import type { Tenant } from '#contract/tenant.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { type IngestRecord, writeRecord } from '#library/uploads/ingest-record.ts'
import { checkJobId, readUpload, type StoredUpload, uploadKey, uploadWrite } from '#library/uploads/upload.ts'
import type { Job } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { showUpload } from './show-upload.ts'

/** Ending of the file beside a table that has its columns, as the ingest reads it. */
const COLUMNS_ENDING = '.columns.json'

/** Begins the dry run of a file that has arrived, each time with its columns as they were given last. */
export const checkUpload = useCase(
  ingest.checkUpload,
  ['table', 'objects', 'jobs'],
  async ({ id, columns }, { tenant, ports, fail }) => {
    const { table, objects, jobs } = ports
    const before = (await readUpload(table, tenant, id)) ?? fail('upload-not-found', 'id')
    if (before.state === 'started') fail('upload-not-found', 'id')
    const key = uploadKey(tenant, before)
    const facts = (await objects.head(key)) ?? fail('upload-not-sent', 'id')
    const kind = uploadKindOf(before.name)
    if (!kind || isTooLarge(kind, facts.size)) fail('upload-not-taken', 'size')
    if (columns) {
      const text = new TextEncoder().encode(JSON.stringify(columns))
      await objects.put(key + COLUMNS_ENDING, text, { contentType: 'application/json' })
    }
    const { preview: _, ...rest } = before
    const upload: StoredUpload = { ...rest, size: facts.size, state: 'checking', checks: before.checks + 1 }
    await table.transact([uploadWrite(tenant, upload, before)])
    await jobs.send({ id: checkJobId(upload), name: 'check-upload', tenant, payload: { id, check: upload.checks } })
    return showUpload(ports, tenant, upload)
  },
)

/** Job that ingests an upload; a second one is the same job. */
const ingestJob = (tenant: Tenant, { id, name }: StoredUpload): Job => ({
  id: `take-in ${name} upload ${id} 0 0`,
  name: 'take-in',
  tenant,
  payload: { name, upload: id, arrival: `upload ${id}` },
})

export const ingestUpload = useCase(
  ingest.ingestUpload,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ id }, { actor, tenant, originatedIp, ports, fail }) => {
    const before = (await readUpload(ports.table, tenant, id)) ?? fail('upload-not-found', 'id')
    if (before.state === 'started') return startedAgain(ports, tenant, before)
    if (before.state !== 'checked') fail('upload-not-checked', 'id')
    if (!(await ports.objects.head(uploadKey(tenant, before)))) fail('upload-not-sent', 'id')
    const upload: StoredUpload = { ...before, state: 'started' }
    const data = { message: before.name, upload: id, remoteAddress: originatedIp }
    const audit = { principal: actor.userId, type: 'INGEST_STARTED', data } as const
    await appendAudit(ports, tenant, audit, [uploadWrite(tenant, upload, before)])
    await writeRecord(ports.table, tenant, begunRun(upload, ports.clock.now().toISOString()))
    return startedAgain(ports, tenant, upload)
  },
)

/** Record of a run that waits for its job, so that whoever began it sees it at once. */
const begunRun = ({ id, name, at }: StoredUpload, now: string): IngestRecord => ({
  name,
  upload: id,
  etag: '',
  modifiedAt: at,
  state: 'running',
  outcome: { added: 0, changed: 0, unchanged: 0, refused: 0 },
  refusals: [],
  updatedAt: now,
})

/** Sends the job of an ingest that was begun: the answer to whoever began it may have been lost before. */
async function startedAgain(ports: Pick<Ports, 'jobs'>, tenant: Tenant, upload: StoredUpload) {
  await ports.jobs.send(ingestJob(tenant, upload))
  return showUpload(ports, tenant, upload)
}
