import type { ComparisonAnswer } from '#contract/documents/comparison.ts'
import { MAX_COMPARED_PAGES } from '#contract/documents/comparison.ts'
import type { Tenant } from '#contract/tenant.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { requestText } from '#library/reading/request-text.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { ComparedFile } from './compared-file.ts'
import { NotComparable } from './not-comparable.ts'
import type { RedlineFacts } from './redline/redline-facts.ts'
import {
  type ComparedPair,
  comparisonIdOf,
  findResult,
  formNameOf,
  type ResultForm,
  resultKeyOf,
  type WantedResult,
} from './result-objects.ts'
import { type ComparisonFailure, findComparison, noteMaking, type StoredComparison, saveFailure } from './store.ts'

/** Pages of both sides together that a request compares itself; more are compared by a job. */
const MAX_PAGES_AT_ONCE = 200
/** Bytes of HTML that count as a page. */
const BYTES_A_PAGE = 5000

type ComparisonPorts = Pick<Ports, 'table' | 'objects' | 'jobs' | 'clock'>

export interface ResultRequest {
  readonly ports: ComparisonPorts
  readonly tenant: Tenant
  readonly actor: Pick<Actor, 'drmView'>
  /** names of the fields that the two sides were given in */
  readonly fields: Readonly<Record<'older' | 'newer', string>>
  /** for a red-line */
  readonly facts?: RedlineFacts
  readonly fail: (code: ComparisonFailure | 'same-document' | 'documents-too-large', about?: string) => never
}

export interface Sides {
  readonly older: ComparedFile
  readonly newer: ComparedFile
}

const pagesOf = ({ pageCount, asset }: ComparedFile) => pageCount ?? Math.ceil(asset.file.size / BYTES_A_PAGE)

const isProtected = ({ older, newer }: Sides, { actor }: ResultRequest): boolean =>
  actor.drmView || older.document.record.drm || newer.document.record.drm

const pairOf = ({ older, newer }: Sides): ComparedPair => ({ older: older.asset.file.key, newer: newer.asset.file.key })

const wantedOf = (sides: Sides, form: ResultForm, { facts }: Pick<ResultRequest, 'facts'>): WantedResult => ({
  pair: pairOf(sides),
  form,
  ...(facts && { facts }),
})

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
  const note = await findNote(wanted, request)
  if (note?.failure) return refuse(sides, note.failure, note.side, request)
  return note && (await isInWork(note, wanted, request)) ? { state: 'making', since: note.since } : { state: 'none' }
}

const findNote = (wanted: WantedResult, { ports, tenant }: ResultRequest) =>
  findComparison(ports.table, tenant, comparisonIdOf(wanted.pair), formNameOf(wanted))

const MINUTE_LENGTH = '2024-01-01T00:00'.length

const jobIdOf = (tenant: Tenant, wanted: WantedResult, since: string): string =>
  `compare ${tenant} ${comparisonIdOf(wanted.pair)} ${formNameOf(wanted)} ${since}`

/** Id of the job of a result that is not there. Those who ask in the same minute ask for one job, unless one has ended. */
async function newJobId(
  wanted: WantedResult,
  since: string,
  former: StoredComparison | undefined,
  { ports, tenant }: ResultRequest,
): Promise<string> {
  if (former) return jobIdOf(tenant, wanted, since)
  const id = jobIdOf(tenant, wanted, since.slice(0, MINUTE_LENGTH))
  const { state } = (await ports.jobs.find({ id, tenant })) ?? {}
  return state === 'done' || state === 'failed' ? jobIdOf(tenant, wanted, since) : id
}

/** Tells whether the job that a note names has not ended: one whose process was killed again and again ends without a word. */
async function isInWork({ job, since }: StoredComparison, wanted: WantedResult, request: ResultRequest): Promise<boolean> {
  const { ports, tenant, fail } = request
  const { state } = (await ports.jobs.find({ id: job ?? jobIdOf(tenant, wanted, since), tenant })) ?? {}
  if (state !== 'failed') return state === 'waiting' || state === 'running'
  const [id, form, at] = [comparisonIdOf(wanted.pair), formNameOf(wanted), ports.clock.now()]
  await saveFailure(ports.table, tenant, { id, form, at, failure: 'comparison-failed' })
  return fail('comparison-failed')
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
  if (found.state !== 'none') return found
  const isLarge = pagesOf(sides.older) + pagesOf(sides.newer) > MAX_PAGES_AT_ONCE
  if (form === 'redline' || isLarge) return sendJob(wantedOf(sides, form, request), request)
  const { ports, tenant } = request
  try {
    // A start does not load what compares: most requests find a result.
    const { compareAtOnce } = await import('./compare-at-once.ts')
    await compareAtOnce(ports, tenant, pairOf(sides), form)
  } catch (error) {
    if (error instanceof NotComparable) return refuse(sides, error.failure, error.side, request)
    throw error
  }
  return findAnswer(sides, form, request)
}

/** The job is sent before the comparison is noted: whoever reads that it is in work may rely on it. */
async function sendJob(wanted: WantedResult, request: ResultRequest): Promise<ComparisonAnswer> {
  const { ports, tenant } = request
  const { pair, form, facts } = wanted
  const since = ports.clock.now()
  const payload = { ...pair, form, since: since.toISOString(), ...(facts && { facts }) }
  const former = await findNote(wanted, request)
  const job = await newJobId(wanted, payload.since, former, request)
  await ports.jobs.send({ id: job, name: 'compare', tenant, payload })
  await noteMaking(ports.table, tenant, { id: comparisonIdOf(pair), form: formNameOf(wanted), since, job }, former)
  return { state: 'making', since: payload.since }
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
