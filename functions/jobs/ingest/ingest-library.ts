import type { Tenant } from '#contract/tenant.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { IngestBatches } from './ingest-batches.ts'
import { openReporter, type ReporterRequest } from './open-reporter.ts'
import type { IngestOutcome } from './outcome.ts'
import { readSource } from './read-source.ts'
import { replaceNames } from './replace-names.ts'
import { type IngestCandidate, type IngestReporter, Refused } from './source/candidate.ts'
import { findSources } from './source/find-sources.ts'
import type { Source } from './source/source.ts'

export interface IngestRequest extends ReporterRequest {
  readonly tenants: readonly Tenant[]
  /** files and folders, or sources that are known already */
  readonly sources: readonly (string | Source)[]
  readonly onProgress?: (progress: IngestProgress) => void
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
  for (const source of sources) yield* readSource(source, reporter)
}

/** Takes in a file of names. It counts as one document. */
async function takeNamesOf(
  { table }: SavingPorts,
  { tenants }: IngestRequest,
  file: string,
  { reporter, outcome }: { reporter: IngestReporter; outcome: IngestOutcome },
): Promise<void> {
  try {
    outcome[(await replaceNames(table, tenants, file)) ? 'changed' : 'unchanged'] += 1
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ file, ...refusal })
  }
}
