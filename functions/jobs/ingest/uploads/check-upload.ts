import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IngestRefusal, UploadColumns, UploadPreview } from '#contract/admin/ingest.ts'
import type { Tenant } from '#contract/tenant.ts'
import { readUpload, type StoredUpload, uploadKey, uploadWrite } from '#library/uploads/upload.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import { cutText } from '#text/cut.ts'
import { BEGINNING, INGEST_PART_LIMITS } from '../bucket/part-limits.ts'
import { stageSource } from '../bucket/stage-source.ts'
import { previewLibrary } from '../preview-library.ts'
import { recordFields } from '../record-fields.ts'
import { COLUMNS_ENDING, formatOf } from '../source/find-sources.ts'
import type { Format, Refusal } from '../source/source.ts'

const SAMPLES = 3
const MAX_NOTES = 20
const MAX_NOTE_LENGTH = 600

type CheckPorts = Pick<Ports, 'table' | 'objects'>

const NOTHING: UploadPreview = {
  documents: 0,
  repeated: 0,
  refused: 1,
  whole: true,
  samples: [],
  refusals: [],
  remarks: [],
}

/** Handles the job `check-upload`: reads the file, or the beginning of a long one, and stores what would come in. */
export function checkUploadJob(ports: CheckPorts): JobHandler<'check-upload'> {
  return async ({ tenant, payload: { id, check } }) => {
    const upload = await readUpload(ports.table, tenant, id)
    // The file was dropped, or is checked with other columns.
    if (!upload || upload.checks !== check || upload.state !== 'checking') return
    const preview = await previewUpload(ports, tenant, upload)
    try {
      await ports.table.transact([uploadWrite(tenant, { ...upload, state: 'checked', preview }, upload)])
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  }
}

async function previewUpload({ objects }: CheckPorts, tenant: Tenant, upload: StoredUpload): Promise<UploadPreview> {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-upload-'))
  try {
    const { name, size } = upload
    const part = { key: uploadKey(tenant, upload), name, format: formatOf(name) as Format, size, at: BEGINNING }
    const staged = await stageSource(objects, part, folder, INGEST_PART_LIMITS)
    if (!staged) return { ...NOTHING, refusals: [{ file: name, reason: 'it was gone before it was read' }] }
    const notes = { refusals: [] as IngestRefusal[], remarks: [] as IngestRefusal[] }
    // The columns stand on the page, and in no file that people see.
    const worded = (text: string) =>
      staged.nameOf(text.replaceAll(`${path.basename(staged.source.path)}${COLUMNS_ENDING}`, 'the columns'))
    const note = (list: IngestRefusal[]) => (refusal: Refusal) => {
      if (list.length < MAX_NOTES) list.push(noteOf({ ...refusal, reason: worded(refusal.reason) }, name))
    }
    let columns: UploadColumns | undefined
    const { documents, repeated, refused, samples } = await previewLibrary({
      sources: [staged.source],
      samples: SAMPLES,
      publisher: { ...tenants[tenant].publisher, type: 'OWN' },
      onRefused: note(notes.refusals),
      onRemark: note(notes.remarks),
      onColumns: (_, offered) => {
        columns = offered as UploadColumns
      },
    })
    for (const refusal of staged.refused) note(notes.refusals)(refusal)
    return {
      documents,
      repeated,
      refused: refused + staged.refused.length,
      whole: staged.next === undefined,
      samples: samples.map(recordFields),
      ...notes,
      ...(columns && { columns }),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const noteOf = ({ line, field, reason }: Refusal, file: string): IngestRefusal => ({
  file,
  ...(line !== undefined && { line }),
  ...(field !== undefined && field !== '' && { field: cutText(field, MAX_NOTE_LENGTH) }),
  reason: cutText(reason, MAX_NOTE_LENGTH),
})
