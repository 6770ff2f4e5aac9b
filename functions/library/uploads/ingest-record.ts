import type { IngestRefusal } from '#contract/admin/ingest.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Table } from '#ports/table.ts'
import { cutText } from '#text/cut.ts'
import { boundedKey } from '../document/bounded-key.ts'

/** Numbers of documents by the result of a run. */
interface RunOutcome {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

/**
 * Result of the ingest of an object, for its uploader and for administrators. One record a name, where a later object of the same name
 * replaces it, and one for each upload of the page. `<tenant>#ingest`, `<name>`
 */
export interface IngestRecord {
  /** key without `<tenant>/incoming/`, without control characters */
  readonly name: string
  /** id of the upload; absent of an object that arrived by itself */
  readonly upload?: string
  /** identifies this object among those of its name; empty where it was refused by its name alone */
  readonly etag: string
  /** ISO 8601 */
  readonly modifiedAt: string
  readonly state: 'running' | 'done'
  readonly outcome: RunOutcome
  /** first refusals, at most MAX_REFUSALS; the log has all */
  readonly refusals: readonly IngestRefusal[]
  /** error of the last try; the job is retried */
  readonly trouble?: string
  /** ISO 8601 */
  readonly updatedAt: string
}

const RETENTION_SECONDS = 90 * 24 * 3600
/** refusals of a record */
export const MAX_REFUSALS = 50
/** refusals of a part that are stored beside the record */
const MAX_PART_REFUSALS = 500
const MAX_LISTED_REFUSALS = 5000
const MAX_STORED_TEXT = 400
/** below the size limit of an item */
const MAX_PART_BYTES = 250_000
const POSITION_LENGTH = 12

const partition = (tenant: Tenant) => `${tenant}#ingest`
const refusalsPartition = (tenant: Tenant, run: string) => `${tenant}#ingest-refusals#${run}`
const expiryAt = (time: string) => Math.floor(Date.parse(time) / 1000) + RETENTION_SECONDS

/** Name for one line of text: control characters are replaced. */
export const printableName = (name: string): string => name.toWellFormed().replace(/\p{Cc}/gu, '\uFFFD')

/** Names the run of an object: by its name, and by its upload where it has one. */
export const runOf = (name: string, upload?: string): string =>
  boundedKey(printableName(upload === undefined ? name : `${name} ${upload}`), 300)

export async function writeRecord(table: Pick<Table, 'put'>, tenant: Tenant, record: IngestRecord): Promise<void> {
  const key = { pk: partition(tenant), sk: runOf(record.name, record.upload) }
  await table.put({ ...key, ...record, expiresAt: expiryAt(record.updatedAt) } as unknown as Item)
}

export async function readRecord(table: Pick<Table, 'get'>, tenant: Tenant, name: string): Promise<IngestRecord | undefined> {
  return (await table.get({ pk: partition(tenant), sk: runOf(name) })) as unknown as IngestRecord | undefined
}

/** Lists the records of a tenant, the last changed first. */
export async function listRecords(table: Pick<Table, 'query'>, tenant: Tenant): Promise<IngestRecord[]> {
  const items = (await queryAll(table, { pk: partition(tenant) })) as unknown as IngestRecord[]
  return items.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
}

/** Part of a run: the byte, or the document, at which it begins. */
interface RunPart {
  readonly run: string
  readonly position: number
  /** ISO 8601 */
  readonly at: string
}

/** Stores the first refusals of a part. The same part again replaces them. */
export async function writeRefusals(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  { run, position, at }: RunPart,
  refusals: readonly IngestRefusal[],
): Promise<void> {
  if (refusals.length === 0) return
  const sk = String(position).padStart(POSITION_LENGTH, '0')
  const cut = (text: string) => cutText(text, MAX_STORED_TEXT)
  const kept: IngestRefusal[] = []
  let bytes = 0
  for (const { file, line, field, reason } of refusals.slice(0, MAX_PART_REFUSALS)) {
    const refusal = {
      file: cut(file),
      ...(line !== undefined && { line }),
      ...(field && { field: cut(field) }),
      reason: cut(reason),
    }
    bytes += Buffer.byteLength(JSON.stringify(refusal))
    if (bytes > MAX_PART_BYTES) break
    kept.push(refusal)
  }
  await table.put({ pk: refusalsPartition(tenant, run), sk, refusals: kept.map((one) => ({ ...one })), expiresAt: expiryAt(at) })
}

/** Lists the stored refusals of a run, in the order of its file. */
export async function listRefusals(table: Pick<Table, 'query'>, tenant: Tenant, run: string): Promise<IngestRefusal[]> {
  const parts = await queryAll(table, { pk: refusalsPartition(tenant, boundedKey(run, 300)) })
  return parts.flatMap(({ refusals }) => refusals as unknown as IngestRefusal[]).slice(0, MAX_LISTED_REFUSALS)
}
