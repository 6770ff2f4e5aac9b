import { ingest } from '#contract/admin/ingest.ts'
import { isTooLarge, uploadKindOf } from '#contract/admin/upload-kinds.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readUpload, type StoredUpload, uploadDeletion, uploadKey, uploadWrite } from '#library/uploads/upload.ts'
import { showUpload } from './show-upload.ts'

/** seconds within which a file is sent */
const SENDING_SECONDS = 3600
/** The type decides nothing: a file is read by its name. */
const CONTENT_TYPE = 'application/octet-stream'

export const addUpload = useCase(
  ingest.addUpload,
  ['table', 'objects', 'clock', 'ids'],
  async ({ name, size }, { actor, tenant, originatedIp, ports, fail }) => {
    const kind = uploadKindOf(name)
    if (!kind) return fail('upload-not-taken', 'name')
    if (isTooLarge(kind, size)) return fail('upload-not-taken', 'size')
    const at = ports.clock.now().toISOString()
    const upload: StoredUpload = { id: ports.ids.next(), name, kind: kind.name, size, at, state: 'sent', checks: 0 }
    const data = { message: `${name}, ${size} bytes`, upload: upload.id, remoteAddress: originatedIp }
    await appendAudit(ports, tenant, { principal: actor.userId, type: 'FILE_SENT', data }, [uploadWrite(tenant, upload)])
    const key = uploadKey(tenant, upload)
    const signed = await ports.objects.sign({ key, method: 'PUT', expiresIn: SENDING_SECONDS, contentType: CONTENT_TYPE })
    return { id: upload.id, contentType: CONTENT_TYPE, ...signed }
  },
)

export const getUpload = useCase(ingest.upload, ['table', 'jobs'], async ({ id }, { tenant, ports, fail }) => {
  const upload = (await readUpload(ports.table, tenant, id)) ?? fail('upload-not-found', 'id')
  return showUpload(ports, tenant, upload)
})

/** Drops an upload; a job deletes its file. */
export const dropUpload = useCase(
  ingest.dropUpload,
  ['table', 'jobs', 'clock'],
  async ({ id }, { actor, tenant, originatedIp, ports, fail }) => {
    const upload = (await readUpload(ports.table, tenant, id)) ?? fail('upload-not-found', 'id')
    if (upload.state === 'started') fail('upload-not-found', 'id')
    const data = { message: upload.name, upload: id, remoteAddress: originatedIp }
    await appendAudit(ports, tenant, { principal: actor.userId, type: 'FILE_DROPPED', data }, [uploadDeletion(tenant, id)])
    const { name } = upload
    await ports.jobs.send({ id: `drop-upload ${id}`, name: 'drop-upload', tenant, payload: { id, name } })
    return {}
  },
)
