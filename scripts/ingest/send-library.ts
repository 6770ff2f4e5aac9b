import { createReadStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { forEachConcurrently } from '#async/batches.ts'
import { incomingKey } from '#functions/jobs/ingest/bucket/incoming.ts'
import type { IngestOutcome } from '#functions/jobs/ingest/outcome.ts'
import { Refused } from '#functions/jobs/ingest/source/candidate.ts'
import { findSources } from '#functions/jobs/ingest/source/find-sources.ts'
import type { Source } from '#functions/jobs/ingest/source/source.ts'
import { type IngestRecord, readRecord } from '#library/uploads/ingest-record.ts'
import type { ObjectFacts } from '#ports/objects.ts'
import type { Deployment } from './deployment.ts'
import { listUploads, type Upload, type Uploads } from './list-uploads.ts'
import { type printLine, refusalText } from './show-progress.ts'

const UPLOAD_CONCURRENCY = 8
/** Uploads are ingested roughly in their order. */
const POLL_BATCH_SIZE = 50
const POLL_INTERVAL_MS = 1000
/** Time without progress after which the command stops waiting. */
const STALL_TIMEOUT_MS = 15 * 60_000
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  json: 'application/json',
  xml: 'text/xml',
}

export interface Sending {
  readonly deployment: Deployment
  readonly say: typeof printLine
  readonly signal: AbortSignal
  readonly stallTimeoutMs?: number
}

export interface Total extends IngestOutcome {
  /** sources without a result, or with a failed job */
  unknown: number
}

/** An upload that starts an ingest. */
interface Sent {
  readonly name: string
  readonly facts: ObjectFacts
}

/** Uploads files and folders to a deployment, and waits for the results of their ingest. */
export async function sendLibrary(sending: Sending, given: readonly string[]): Promise<Total> {
  const { deployment, say, signal } = sending
  const outcome: Total = { added: 0, changed: 0, unchanged: 0, refused: 0, unknown: 0 }
  const refuse = (refusal: Parameters<typeof refusalText>[0]) => {
    outcome.refused += 1
    say(`refused: ${refusalText(refusal)}`)
  }
  const sources = await findSources(given, refuse)
  const all = await uploadsOf(deployment, sources, refuse)
  const total = all.flat().reduce((sum, { bytes }) => sum + bytes, 0)
  const sent: Sent[] = []
  let bytes = 0
  for (const uploads of all) {
    if (signal.aborted) break
    sent.push(await putAll(deployment, uploads))
    bytes += uploads.reduce((sum, upload) => sum + upload.bytes, 0)
    say(
      `sent: ${uploads.at(-1)?.name}, ${Math.floor((100 * bytes) / Math.max(total, 1))} % of ${(total / 2 ** 20).toFixed(1)} MB`,
    )
  }
  await wait(sending, sent, outcome)
  return outcome
}

async function uploadsOf(
  { tenant }: Deployment,
  sources: readonly Source[],
  refuse: (refusal: { file: string; reason: string }) => void,
): Promise<Uploads[]> {
  const all: Uploads[] = []
  const taken = new Set<string>()
  for (const source of sources) {
    try {
      const uploads = await listUploads(tenant, source)
      const { name } = uploads.at(-1) as Upload
      if (taken.has(name)) throw new Refused({ reason: `another source has the name ${name}; send them one after the other` })
      taken.add(name)
      all.push(uploads)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const { reason } of error.refusals) refuse({ file: source.path, reason })
    }
  }
  return all
}

/** Uploads the last file when all others are there. */
async function putAll(deployment: Deployment, uploads: Uploads): Promise<Sent> {
  await forEachConcurrently(uploads.slice(0, -1), UPLOAD_CONCURRENCY, (upload) => put(deployment, upload))
  const last = uploads.at(-1) as Upload
  return { name: last.name, facts: await put(deployment, last) }
}

function put({ objects, tenant }: Deployment, { file, name }: Upload): Promise<ObjectFacts> {
  const contentType = CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return objects.put(incomingKey(tenant, name), createReadStream(file), { contentType })
}

interface Known {
  readonly record?: IngestRecord
  readonly failure?: string
}

/** Polls the records until each source is done or failed for good, or nothing changes any more. */
async function wait(
  { deployment, say, signal, stallTimeoutMs = STALL_TIMEOUT_MS }: Sending,
  sent: readonly Sent[],
  outcome: Total,
) {
  let left = [...sent]
  let seen = ''
  let changedAt = performance.now()
  while (left.length > 0 && !signal.aborted && performance.now() - changedAt < stallTimeoutMs) {
    const some = left.slice(0, POLL_BATCH_SIZE)
    const known = await look(deployment, some)
    for (const [one, { record, failure }] of known) {
      if (record?.state === 'done') count(record, outcome, say)
      else if (failure !== undefined) say(`failed: ${one.name}: ${failure.split('\n')[0]}`)
      else continue
      outcome.unknown += record?.state === 'done' ? 0 : 1
      left = left.filter((other) => other !== one)
    }
    const now = [...known.values()].map(({ record }) => record?.updatedAt).join()
    if (now !== seen) changedAt = performance.now()
    seen = now
    if (left.length > 0) await pause(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined)
  }
  outcome.unknown += left.length
  for (const { name } of left) say(`no result yet: ${name}; the ingest continues, see the log of the jobs`)
}

async function look(deployment: Deployment, sent: readonly Sent[]): Promise<Map<Sent, Known>> {
  const failed = await deployment.failed()
  const known = new Map<Sent, Known>()
  for (const one of sent) {
    const own = failed.find(
      ({ payload, failedAt }) => (payload as { name?: unknown } | null)?.name === one.name && failedAt >= one.facts.modifiedAt,
    )
    known.set(one, { record: await recordOf(deployment, one), failure: own?.reason })
  }
  return known
}

/** Finds the ingest record of this upload, not of an earlier one with the same name. */
async function recordOf({ table, tenant }: Deployment, { name, facts }: Sent): Promise<IngestRecord | undefined> {
  const record = await readRecord(table, tenant, name)
  return record?.etag === facts.etag && record.modifiedAt >= facts.modifiedAt ? record : undefined
}

function count(record: IngestRecord, outcome: Total, say: Sending['say']): void {
  for (const refusal of record.refusals) say(`refused: ${refusalText(refusal)}`)
  const more = record.outcome.refused - record.refusals.length
  if (more > 0) say(`refused: ${record.name}: ${more} more, see the log of the jobs`)
  for (const field of ['added', 'changed', 'unchanged', 'refused'] as const) outcome[field] += record.outcome[field]
}
