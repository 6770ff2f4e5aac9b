import type { ComparisonAnswer } from '#contract/documents/comparison.ts'
import { MAX_COMPARED_PAGES } from '#contract/documents/comparison.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { requestText } from '#library/reading/request-text.ts'
import type { Ports } from '#ports/ports.ts'
import type { ComparedFile } from './compared-file.ts'
import { findMaking, findMakingNote, makingPlaceOf, sendMaking } from './making-job.ts'
import { NotComparable } from './not-comparable.ts'
import { findResult, type ResultForm, resultKeyOf } from './result-objects.ts'
import { type ResultRequest, type Sides, wantedOf } from './result-request.ts'
import type { ComparisonFailure } from './store.ts'
import { addAsker } from './waiting-store.ts'

/** Pages of both sides together that a request compares itself; more are compared by a job. */
const MAX_PAGES_AT_ONCE = 200
/** Bytes of HTML that count as a page. */
const BYTES_A_PAGE = 5000

const pagesOf = ({ pageCount, asset }: ComparedFile) => pageCount ?? Math.ceil(asset.file.size / BYTES_A_PAGE)

const isProtected = ({ older, newer }: Sides, { actor }: ResultRequest): boolean =>
  actor.drmView || older.document.record.drm || newer.document.record.drm

/** Refuses what is never compared. */
function checkSides({ older, newer }: Sides, { fields, fail }: ResultRequest): void {
  if (older.asset.file.key === newer.asset.file.key) fail('same-document', fields.newer)
  for (const [side, file] of [['older', older] as const, ['newer', newer] as const])
    if (pagesOf(file) > MAX_COMPARED_PAGES) fail('documents-too-large', fields[side])
}

/** Finds the result of a comparison, or how far it is; starts nothing. */
export async function findAnswer(sides: Sides, form: ResultForm, request: ResultRequest): Promise<ComparisonAnswer> {
  checkSides(sides, request)
  const { ports, tenant } = request
  const wanted = wantedOf(sides, form, request)
  const key = resultKeyOf(tenant, wanted)
  const facts = await findResult(ports, key)
  if (facts) {
    const file = await presignResult(ports, sides, form, { key, size: facts.size })
    return { state: 'ready', file, ...(isProtected(sides, request) && { protected: true as const }) }
  }
  const note = await findMakingNote(wanted, request)
  if (note?.failure) return refuse(sides, note.failure, note.side, request)
  return (note && (await findMaking(note, wanted, request))) ?? { state: 'none' }
}

/** Says why there is no comparison. A text that is missing, damaged or of an earlier version is made for the next try. */
async function refuse(
  sides: Sides,
  failure: ComparisonFailure,
  side: keyof Sides | undefined,
  { ports, tenant, fields, fail }: ResultRequest,
): Promise<never> {
  if (failure === 'text-unprepared')
    for (const { document, asset } of [sides.older, sides.newer])
      await requestText(ports, tenant, { contentCode: document.contentCode, fileKey: asset.file.key })
  return fail(failure, side && fields[side])
}

/** Provides the result of a comparison: finds it, makes it, or has a job make it. */
export async function provideAnswer(sides: Sides, form: ResultForm, request: ResultRequest): Promise<ComparisonAnswer> {
  const found = await findAnswer(sides, form, request)
  const { ports, tenant, actor } = request
  const wanted = wantedOf(sides, form, request)
  if (found.state === 'making') await addAsker(ports, makingPlaceOf(tenant, wanted), actor)
  if (found.state !== 'none') return found
  const isLarge = pagesOf(sides.older) + pagesOf(sides.newer) > MAX_PAGES_AT_ONCE
  if (form === 'redline' || isLarge) return sendMaking(wanted, request)
  try {
    // A start does not load what compares: most requests find a result.
    const { compareAtOnce } = await import('./compare-at-once.ts')
    await compareAtOnce(ports, tenant, wanted.pair, form)
  } catch (error) {
    if (error instanceof NotComparable) return refuse(sides, error.failure, error.side, request)
    throw error
  }
  return findAnswer(sides, form, request)
}

function presignResult(
  { objects }: Pick<Ports, 'objects'>,
  { older, newer }: Sides,
  form: ResultForm,
  file: { readonly key: string; readonly size: number },
) {
  const [before, after] = [older.document.record.designation, newer.document.record.designation]
  if (form === 'redline')
    return presignFile(objects, { kind: 'pdf', ...file, title: `${after} redline from ${before}`, asAttachment: true })
  return presignFile(objects, { kind: form === 'changes' ? 'json' : 'html', ...file, title: `${before} – ${after}` })
}
