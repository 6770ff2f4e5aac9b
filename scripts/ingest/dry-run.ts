import { type Preview, previewLibrary } from '#functions/jobs/ingest/preview-library.ts'
import { recordFields } from '#functions/jobs/ingest/record-fields.ts'
import type { Publisher } from '#library/document/record.ts'
import { printLine, refusalText } from './show-progress.ts'

const SAMPLES = 3
const MAX_REFUSALS = 10
const MAX_REMARKS = 20

/** `npm run ingest -- --dry-run`: prints what would come in, three records field by field, and the first refusals. */
export async function dryRun(sources: readonly string[], publisher?: Publisher): Promise<Preview> {
  let [refusals, remarks] = [0, 0]
  const preview = await previewLibrary({
    sources,
    publisher,
    samples: SAMPLES,
    onRefused(refusal) {
      refusals += 1
      if (refusals <= MAX_REFUSALS) printLine(`refused: ${refusalText(refusal)}`)
    },
    onRemark(remark) {
      remarks += 1
      if (remarks <= MAX_REMARKS) printLine(`note: ${refusalText(remark)}`)
    },
  })
  if (refusals > MAX_REFUSALS) printLine(`refused: … and ${refusals - MAX_REFUSALS} more reasons`)
  if (remarks > MAX_REMARKS) printLine(`note: … and ${remarks - MAX_REMARKS} more`)
  for (const record of preview.samples) printLine(`\n${recordText(record)}`)
  const { documents, repeated, refused } = preview
  const again = repeated > 0 ? ` (${repeated} more are the same documents again: the last of each counts)` : ''
  printLine(`\nDry run: ${documents} would come in${again}, ${refused} refused. Nothing was written.`)
  return preview
}

/** Text of a record: a line for each field that says something. */
function recordText(record: object): string {
  const fields = recordFields(record)
  const width = Math.max(...fields.map(({ field }) => field.length))
  return fields.map(({ field, text }) => `  ${field.padEnd(width)}  ${text}`).join('\n')
}
