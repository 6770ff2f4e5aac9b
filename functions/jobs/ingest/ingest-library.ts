import type { Tenant } from '#contract/tenant.ts'
import type { Publisher } from '#library/document/record.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { readPackage } from './formats/read-package.ts'
import { readPdf } from './formats/read-pdf.ts'
import { readRelaton } from './formats/read-relaton.ts'
import { readSts } from './formats/read-sts.ts'
import { IngestBatches } from './ingest-batches.ts'
import type { IngestOutcome } from './outcome.ts'
import { type IngestCandidate, type IngestReporter, type ReadSource, Refused } from './source/candidate.ts'
import { findSources } from './source/find-sources.ts'
import type { Format, Refusal, Source } from './source/source.ts'
import { takeNames } from './take-names.ts'

export interface IngestRequest {
  readonly tenants: readonly Tenant[]
  /** files and folders, or sources that are known already */
  readonly sources: readonly (string | Source)[]
  /** publisher of documents that name none: bare PDFs */
  readonly publisher?: Publisher
  readonly onProgress?: (progress: IngestProgress) => void
  /** Reports what is not ingested, and why. */
  readonly onRefused?: (refusal: Refusal) => void
  /** Reports what is ingested with less than it could have. */
  readonly onRemark?: (remark: Refusal) => void
  /** Runs each save under a lease; needed where several processes save documents of one tenant. */
  readonly withLease?: (save: () => Promise<unknown>) => Promise<unknown>
  /** Stops the ingest once the saves that were begun have ended. */
  readonly signal?: AbortSignal
}

export interface IngestProgress extends Readonly<IngestOutcome> {
  /** bytes read so far */
  readonly bytes: number
  readonly totalBytes: number
}

const LOCAL: Publisher = { code: 'LOCAL', name: 'Local documents', type: 'OWN' }

const READERS: Readonly<Record<Exclude<Format, 'names'>, ReadSource>> = {
  relaton: readRelaton,
  package: readPackage,
  sts: readSts,
  pdf: readPdf,
}

/** Ingests documents from files and folders. Unchanged documents cost little. An ingest that was stopped can run again. */
export async function ingestLibrary(ports: SavingPorts, request: IngestRequest): Promise<IngestOutcome> {
  const outcome: IngestOutcome = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const read = { bytes: 0, totalBytes: 0 }
  const onProgress = () => request.onProgress?.({ ...outcome, ...read })
  const reporter = openReporter(request, outcome, read)
  const extractor = new PdfExtractor()
  const { tenants, withLease = (save) => save() } = request
  const batches = new IngestBatches(ports, tenants, { reporter, extractor, outcome, onProgress, withLease })
  try {
    const sources = await findSources(request.sources, reporter.refuse)
    read.totalBytes = sources.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { path } of sources.filter(({ format }) => format === 'names'))
      await takeNamesOf(ports, request, path, { reporter, outcome })
    for await (const candidates of candidatesOf(sources, reporter)) {
      for (const candidate of candidates) await batches.add(candidate)
      if (request.signal?.aborted) break
    }
    if (!request.signal?.aborted) await batches.finish()
    await batches.drain()
  } finally {
    // The caller may close the ports next: every save has to end first, after an error too.
    await batches.drain().catch(() => undefined)
    extractor.close()
  }
  onProgress()
  return outcome
}

async function* candidatesOf(sources: readonly Source[], reporter: IngestReporter): AsyncIterable<readonly IngestCandidate[]> {
  for (const source of sources) if (source.format !== 'names') yield* READERS[source.format](source, reporter)
}

/** Takes in a file of names. It counts as one document. */
async function takeNamesOf(
  { table }: SavingPorts,
  { tenants }: IngestRequest,
  file: string,
  { reporter, outcome }: { reporter: IngestReporter; outcome: IngestOutcome },
): Promise<void> {
  try {
    outcome[(await takeNames(table, tenants, file)) ? 'changed' : 'unchanged'] += 1
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ file, ...refusal })
  }
}

function openReporter(
  { publisher = LOCAL, onRefused, onRemark }: IngestRequest,
  outcome: IngestOutcome,
  read: { bytes: number },
): IngestReporter {
  // One record may have several faults. It counts as refused once.
  let lastRefused = ''
  return {
    publisher,
    refuse(refusal) {
      const record = `${refusal.file}:${refusal.line ?? refusal.field?.split('.')[0] ?? ''}`
      if (record !== lastRefused) outcome.refused += 1
      lastRefused = record
      onRefused?.(refusal)
    },
    remark: (remark) => onRemark?.(remark),
    progress(bytes) {
      read.bytes += bytes
    },
  }
}
