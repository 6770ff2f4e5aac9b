import type { Language } from '#contract/tenant.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { PreparedFile } from '#library/document/prepared-document.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Ports } from '#ports/ports.ts'
import { loadExportWords } from '../words/load-words.ts'
import { findVisiblePoints, type VisiblePoints, type WantedPdf } from './find-written.ts'
import { findSaved, savePointsPdf } from './save-points-pdf.ts'

/** Bytes of a PDF into which points are written while somebody waits; a job writes into larger ones. */
const MAX_BYTES = 20 * 2 ** 20
/** Larger ones do not fit into the memory of a job. */
const MAX_JOB_BYTES = 200 * 2 ** 20
/** A job that failed for good is tried again after this. */
const RETRY_MS = 10 * 60_000

interface DownloadCall {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>
  readonly fail: (code: 'points-not-writable' | 'points-being-written', about?: string) => never
}

/** File with the name under which it is downloaded. */
interface TitledFile extends PreparedFile {
  readonly title: string
}

/**
 * Makes the PDF of a document with the points that somebody sees, for them alone. Somebody who sees none has the file as it is. A
 * large one is made by a job: whoever asks again has it then.
 */
export async function providePdfWithPoints(
  document: JoinedDocument,
  file: PreparedFile,
  language: Language,
  { actor, ports, fail }: DownloadCall,
): Promise<TitledFile> {
  const { designation } = document.record
  const plain = { ...file, title: designation }
  if (refusalOfPoints(actor) || !actor.account) return plain
  const owner = { tenant: actor.tenant, accountId: actor.account.id }
  const wanted: WantedPdf = { owner, viewer: actor, document, from: file.key, language }
  const seen = await findVisiblePoints(ports, wanted)
  if (seen.points.length === 0) return plain
  if (file.size > MAX_JOB_BYTES) return fail('points-not-writable', 'compassPoints')
  const isLarge = file.size > MAX_BYTES
  const saved = isLarge ? await findSaved(ports, wanted, seen) : ((await savePointsPdf(ports, wanted, seen)) ?? 'refused')
  if (saved === 'refused') return fail('points-not-writable', 'compassPoints')
  if (!saved) {
    await sendJob(ports, wanted, seen)
    return fail('points-being-written', 'compassPoints')
  }
  const { withPoints } = await loadExportWords(language)
  return { ...file, key: saved.key, size: saved.size, title: withPoints.replace('{designation}', designation) }
}

/** Calls of the same minutes share a job. */
async function sendJob(
  { jobs, clock }: DownloadCall['ports'],
  { owner, viewer, document, language }: WantedPdf,
  { stamp }: VisiblePoints,
): Promise<void> {
  const { tenant, accountId } = owner
  const { userId, authorities } = viewer
  await jobs.send({
    id: `write-points ${tenant} ${userId} ${stamp} ${Math.floor(clock.now().getTime() / RETRY_MS)}`,
    name: 'write-points',
    tenant,
    payload: { accountId, userId, authorities, contentCode: document.contentCode, language },
  })
}
