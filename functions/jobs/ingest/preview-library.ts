import type { LibraryRecord } from '#library/document/record.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { openReporter, type ReporterRequest } from './open-reporter.ts'
import { readSource } from './read-source.ts'
import { type IngestCandidate, type IngestReporter, type PdfReader, Refused } from './source/candidate.ts'
import { findSources } from './source/find-sources.ts'
import type { Source } from './source/source.ts'

export interface Preview {
  /** documents that would come in, each once */
  readonly documents: number
  /** records of a document that a later record replaces */
  readonly repeated: number
  readonly refused: number
  /** first records, as the library would have them */
  readonly samples: readonly LibraryRecord[]
}

interface PreviewRequest extends ReporterRequest {
  readonly sources: readonly (string | Source)[]
  readonly samples: number
  readonly signal?: AbortSignal
}

/** Reads what an ingest would read, and says what would come in. Writes nothing, and compares with no library. */
export async function previewLibrary(request: PreviewRequest): Promise<Preview> {
  const outcome = { refused: 0 }
  const reporter = openReporter(request, outcome, { bytes: 0 })
  const keys = new Set<string>()
  const samples: LibraryRecord[] = []
  let records = 0
  const extractor = new PdfExtractor()
  try {
    for (const source of await findSources(request.sources, reporter.refuse)) {
      for await (const candidates of readSource(source, reporter)) {
        for (const candidate of candidates) {
          const record = await readRecord(candidate, extractor, reporter)
          if (!record) continue
          records += 1
          keys.add(candidate.key)
          if (samples.length < request.samples) samples.push(record)
        }
        if (request.signal?.aborted) break
      }
    }
  } finally {
    extractor.close()
  }
  return { documents: keys.size, repeated: records - keys.size, refused: outcome.refused, samples }
}

async function readRecord(
  candidate: IngestCandidate,
  pdfs: PdfReader,
  reporter: IngestReporter,
): Promise<LibraryRecord | undefined> {
  try {
    return (await candidate.read(pdfs)).record
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ ...candidate.location, ...refusal })
    return undefined
  }
}
