import type { Tenant } from '#contract/tenant.ts'
import type { Publisher } from '#library/document/record.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import { readPackage } from './formats/read-package.ts'
import { readPdf } from './formats/read-pdf.ts'
import { readRelaton } from './formats/read-relaton.ts'
import { readSts } from './formats/read-sts.ts'
import type { Candidate, Desk, ReadSource, Refusal } from './source/candidate.ts'
import { type Format, findSources, type Source } from './source/find-sources.ts'
import { TenantBatch } from './tenant-batch.ts'

export interface IngestRequest {
  readonly tenants: readonly Tenant[]
  /** files and folders, or what was found in them */
  readonly sources: readonly (string | Source)[]
  /** whose documents are that name no publisher: bare PDFs */
  readonly publisher?: Publisher
  readonly onProgress?: (progress: IngestProgress) => void
  /** stays out, and why */
  readonly onRefused?: (refusal: Refusal) => void
  /** goes in, with less than it could */
  readonly onRemark?: (remark: Refusal) => void
  /** where several processes save documents of one tenant */
  readonly inTurn?: (save: () => Promise<unknown>) => Promise<unknown>
  /** stops after what is being saved */
  readonly signal?: AbortSignal
}

export interface Outcome {
  added: number
  changed: number
  unchanged: number
  refused: number
}

export interface IngestProgress extends Readonly<Outcome> {
  /** of all there is to read */
  readonly bytes: number
  readonly totalBytes: number
}

const LOCAL: Publisher = { code: 'LOCAL', name: 'Local documents', type: 'OWN' }

const READERS: Readonly<Record<Format, ReadSource>> = { relaton: readRelaton, package: readPackage, sts: readSts, pdf: readPdf }

/** Takes documents in from files and folders. What is there already costs little; stopped at any point, it can run again. */
export async function ingestLibrary(ports: SavingPorts, request: IngestRequest): Promise<Outcome> {
  const outcome: Outcome = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const read = { bytes: 0, totalBytes: 0 }
  const report = () => request.onProgress?.({ ...outcome, ...read })
  const desk = deskOf(request, outcome, read)
  const extractor = new PdfExtractor()
  const { tenants, inTurn = (save) => save() } = request
  const batch = new TenantBatch(ports, tenants, { desk, extractor, outcome, report, inTurn })
  try {
    const sources = await findSources(request.sources, desk.refuse)
    read.totalBytes = sources.reduce((sum, { bytes }) => sum + bytes, 0)
    for await (const candidates of candidatesOf(sources, desk)) {
      for (const candidate of candidates) await batch.add(candidate)
      if (request.signal?.aborted) break
    }
    if (!request.signal?.aborted) await batch.finish()
    await batch.settle()
  } finally {
    // The ports stay open until nothing is being saved any more, whatever went wrong.
    await batch.settle().catch(() => undefined)
    extractor.close()
  }
  report()
  return outcome
}

async function* candidatesOf(sources: readonly Source[], desk: Desk): AsyncIterable<readonly Candidate[]> {
  for (const source of sources) yield* READERS[source.format](source, desk)
}

function deskOf({ publisher = LOCAL, onRefused, onRemark }: IngestRequest, outcome: Outcome, read: { bytes: number }): Desk {
  // Several things may be wrong with one record: it is refused once.
  let last = ''
  return {
    publisher,
    refuse(refusal) {
      const record = `${refusal.file}:${refusal.line ?? refusal.field?.split('.')[0] ?? ''}`
      if (record !== last) outcome.refused += 1
      last = record
      onRefused?.(refusal)
    },
    remark: (remark) => onRemark?.(remark),
    progress(bytes) {
      read.bytes += bytes
    },
  }
}
