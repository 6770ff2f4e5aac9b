import type { ComparisonAnswer } from '#contract/documents/comparison.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { JobProgress } from '#ports/jobs.ts'
import { comparisonIdOf, formNameOf, type WantedResult } from './result-objects.ts'
import type { ResultRequest } from './result-request.ts'
import { findComparison, noteMaking, type StoredComparison, saveFailure } from './store.ts'
import { addAsker, findProgress, type MakingPlace } from './waiting-store.ts'

export type JobRequest = Pick<ResultRequest, 'ports' | 'tenant' | 'actor'> & {
  readonly fail: (code: 'comparison-failed') => never
}

export const makingPlaceOf = (tenant: Tenant, wanted: WantedResult): MakingPlace => ({
  tenant,
  id: comparisonIdOf(wanted.pair),
  form: formNameOf(wanted),
})

/** Finds what is noted of a result that is not there; a note that was cancelled is none. */
export async function findMakingNote(wanted: WantedResult, { ports, tenant }: JobRequest): Promise<StoredComparison | undefined> {
  const note = await findFormerNote(wanted, { ports, tenant })
  return note?.cancelled ? undefined : note
}

const findFormerNote = (wanted: WantedResult, { ports, tenant }: Pick<JobRequest, 'ports' | 'tenant'>) => {
  const { id, form } = makingPlaceOf(tenant, wanted)
  return findComparison(ports.table, tenant, id, form)
}

const MINUTE_LENGTH = '2024-01-01T00:00'.length

const jobIdOf = (tenant: Tenant, wanted: WantedResult, since: string): string =>
  `compare ${tenant} ${comparisonIdOf(wanted.pair)} ${formNameOf(wanted)} ${since}`

/** Id of the job of a result that is not there. Those who ask in the same minute ask for one job, unless one has ended. */
async function newJobId(
  wanted: WantedResult,
  since: string,
  former: StoredComparison | undefined,
  { ports, tenant }: JobRequest,
): Promise<string> {
  if (former) return jobIdOf(tenant, wanted, since)
  const id = jobIdOf(tenant, wanted, since.slice(0, MINUTE_LENGTH))
  const { state } = (await ports.jobs.find({ id, tenant })) ?? {}
  return state === 'done' || state === 'failed' ? jobIdOf(tenant, wanted, since) : id
}

/** Finds the job that a note names, if it has not ended: one whose process was killed again and again ends without a word. */
async function findJobInWork(
  { job, since }: StoredComparison,
  wanted: WantedResult,
  { ports, tenant, fail }: JobRequest,
): Promise<JobProgress | undefined> {
  const found = await ports.jobs.find({ id: job ?? jobIdOf(tenant, wanted, since), tenant })
  if (found?.state !== 'failed') return found?.state === 'done' ? undefined : found
  const { id, form } = makingPlaceOf(tenant, wanted)
  await saveFailure(ports.table, tenant, { id, form, at: ports.clock.now(), failure: 'comparison-failed' })
  return fail('comparison-failed')
}

/** Finds how far the job is that a note names; undefined where it has ended. */
export async function findMaking(
  note: StoredComparison,
  wanted: WantedResult,
  request: JobRequest,
): Promise<ComparisonAnswer | undefined> {
  const job = await findJobInWork(note, wanted, request)
  if (!job) return undefined
  const { ports, tenant } = request
  const noted = job.state === 'running' && (await findProgress(ports.table, makingPlaceOf(tenant, wanted), note.job))
  const waiting = { step: 'waiting', ...(job.ahead !== undefined && { ahead: job.ahead }) } as const
  const progress = job.state === 'waiting' ? waiting : noted || { step: 'comparing' as const }
  return { state: 'making', since: note.since, progress }
}

/** Sends the job of a result. It is sent before it is noted: whoever reads that it is in work may rely on it. */
export async function sendMaking(wanted: WantedResult, request: JobRequest): Promise<ComparisonAnswer> {
  const { ports, tenant, actor } = request
  const { pair, form, facts } = wanted
  const place = makingPlaceOf(tenant, wanted)
  const since = ports.clock.now()
  const payload = { ...pair, form, since: since.toISOString(), ...(facts && { facts }) }
  const former = await findFormerNote(wanted, request)
  const job = await newJobId(wanted, payload.since, former, request)
  await addAsker(ports, place, actor)
  await ports.jobs.send({ id: job, name: 'compare', tenant, payload })
  await noteMaking(ports.table, tenant, { ...place, since, job }, former)
  return { state: 'making', since: payload.since, progress: { step: 'waiting' } }
}
