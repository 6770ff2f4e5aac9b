import type { Tenant } from '#contract/tenant.ts'
import { boundedKey } from '#library/document/bounded-key.ts'
import type { Item, Table } from '#ports/table.ts'
import type { IngestOutcome } from '../outcome.ts'
import type { Refusal } from '../source/source.ts'

/**
 * Result of the ingest of an object, for its uploader and for administrators. One record a name; a later object of the same name
 * replaces it. `<tenant>#ingest`, `<name>`
 */
export interface IngestRecord {
  /** key without `<tenant>/incoming/`, without control characters */
  readonly name: string
  /** identifies this object among those of its name; empty where it was refused by its name alone */
  readonly etag: string
  /** ISO 8601 */
  readonly modifiedAt: string
  readonly state: 'running' | 'done'
  readonly outcome: IngestOutcome
  /** first refusals, at most MAX_REFUSALS; the log has all */
  readonly refusals: readonly Refusal[]
  /** error of the last try; the job is retried */
  readonly trouble?: string
  /** ISO 8601 */
  readonly updatedAt: string
}

const RETENTION_SECONDS = 90 * 24 * 3600
/** refusals of a record */
export const MAX_REFUSALS = 50

const partition = (tenant: Tenant) => `${tenant}#ingest`
const keyOf = (tenant: Tenant, name: string) => ({ pk: partition(tenant), sk: boundedKey(printableName(name), 300) })

/** Name for one line of text: control characters are replaced. */
export const printableName = (name: string): string => name.toWellFormed().replace(/\p{Cc}/gu, '\uFFFD')

export async function writeRecord(table: Table, tenant: Tenant, record: IngestRecord): Promise<void> {
  const expiresAt = Math.floor(Date.parse(record.updatedAt) / 1000) + RETENTION_SECONDS
  await table.put({ ...keyOf(tenant, record.name), ...record, expiresAt } as unknown as Item)
}

export async function readRecord(table: Table, tenant: Tenant, name: string): Promise<IngestRecord | undefined> {
  return (await table.get(keyOf(tenant, name))) as unknown as IngestRecord | undefined
}
