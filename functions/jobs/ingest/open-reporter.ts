import type { Publisher } from '#library/document/record.ts'
import type { IngestReporter } from './source/candidate.ts'
import type { Refusal } from './source/source.ts'

const LOCAL: Publisher = { code: 'LOCAL', name: 'Local documents', type: 'OWN' }

export interface ReporterRequest {
  /** publisher of documents that name none: bare PDFs */
  readonly publisher?: Publisher
  /** Reports what is not ingested, and why. */
  readonly onRefused?: (refusal: Refusal) => void
  /** Reports what is ingested with less than it could have. */
  readonly onRemark?: (remark: Refusal) => void
  /** Offers the columns of a table for a file beside it. */
  readonly onColumns?: (columnsFile: string, columns: object) => void
}

/** Opens a reporter that counts what is refused and the bytes that were read. */
export function openReporter(
  { publisher = LOCAL, onRefused, onRemark, onColumns }: ReporterRequest,
  outcome: { refused: number },
  read: { bytes: number },
): IngestReporter {
  // One record may have several faults. It counts as refused once.
  let lastRefused = ''
  return {
    publisher,
    refuse(refusal) {
      // The files of a package are refused one by one, and no field says which record is theirs.
      const record = `${refusal.file}:${refusal.line ?? refusal.field?.split(/[.,]/)[0] ?? refusal.reason}`
      if (record !== lastRefused) outcome.refused += 1
      lastRefused = record
      onRefused?.(refusal)
    },
    remark: (remark) => onRemark?.(remark),
    offerColumns: (columnsFile, columns) => onColumns?.(columnsFile, columns),
    progress(bytes) {
      read.bytes += bytes
    },
  }
}
