import type { FailedJobRow, IngestRefusal, IngestRun, Upload } from '#contract/admin/ingest.ts'
import { type IngestRecord, runOf } from '#library/uploads/ingest-record.ts'
import type { StoredUpload } from '#library/uploads/upload.ts'
import type { FailedJob } from '#ports/jobs.ts'

/** characters of a reason */
const MAX_REASON_LENGTH = 500

export const presentUpload = (
  { id, name, kind, size, at, state, preview }: StoredUpload,
  { hasFailed }: { readonly hasFailed: boolean },
): Upload => ({ id, name, kind, size, at, state: hasFailed ? 'failed' : state, ...(preview && { preview }) })

export const presentRun = ({ name, upload, state, updatedAt, outcome, trouble }: IngestRecord): IngestRun => ({
  run: runOf(name, upload),
  name,
  state,
  updatedAt,
  added: outcome.added,
  changed: outcome.changed,
  unchanged: outcome.unchanged,
  refused: outcome.refused,
  ...(trouble && { trouble: firstLine(trouble) }),
})

/** The reason of a failure is a stack, of which its first line alone is for administrators. */
const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, MAX_REASON_LENGTH)

export const presentFailedJob = ({ id, name, tries, reason, failedAt }: FailedJob): FailedJobRow => ({
  id,
  name,
  tries,
  reason: firstLine(reason),
  failedAt,
})

export const presentRefusal = ({ file, line, field, reason }: IngestRefusal): IngestRefusal => ({ file, line, field, reason })
