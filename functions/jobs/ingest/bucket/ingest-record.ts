import type { Tenant } from '#contract/tenant.ts'
import { boundedKey } from '#library/document/bounded-key.ts'
import type { Item, Table } from '#ports/table.ts'
import type { Outcome } from '../ingest-library.ts'
import type { Refusal } from '../source/candidate.ts'

/**
 * What became of an object that arrived, for whoever put it there and for administrators: one record an object, the last of
 * its name. `<tenant>#ingest`, `<name>`
 */
export interface IngestRecord {
  /** what follows `incoming/`, without control characters */
  readonly name: string
  /** tells this arrival from others under the name; empty where it was refused by its name alone */
  readonly etag: string
  /** ISO 8601 */
  readonly modifiedAt: string
  readonly state: 'running' | 'done'
  readonly outcome: Outcome
  /** the first of those that stay out, and why; all are in the log */
  readonly refusals: readonly Refusal[]
  /** why the last try came to nothing; it is tried again */
  readonly trouble?: string
  /** ISO 8601 */
  readonly updatedAt: string
}

const KEPT_SECONDS = 90 * 24 * 3600
/** of what was told last */
export const REFUSALS_KEPT = 50

const partition = (tenant: Tenant) => `${tenant}#ingest`
const keyOf = (tenant: Tenant, name: string) => ({ pk: partition(tenant), sk: boundedKey(shown(name), 300) })

/** A name as it can stand in a line. */
export const shown = (name: string): string => name.toWellFormed().replace(/\p{Cc}/gu, '\uFFFD')

export async function writeRecord(table: Table, tenant: Tenant, record: IngestRecord): Promise<void> {
  const expiresAt = Math.floor(Date.parse(record.updatedAt) / 1000) + KEPT_SECONDS
  await table.put({ ...keyOf(tenant, record.name), ...record, expiresAt } as unknown as Item)
}

export async function readRecord(table: Table, tenant: Tenant, name: string): Promise<IngestRecord | undefined> {
  return (await table.get(keyOf(tenant, name))) as unknown as IngestRecord | undefined
}
