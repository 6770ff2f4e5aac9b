import type { UploadPreview } from '#contract/admin/ingest.ts'
import type { UploadKindName } from '#contract/admin/upload-kinds.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'

/** Time for which a file that was sent waits to be ingested; the job `end-uploads` deletes it then. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** File that an administrator sends. `<tenant>#uploads`, `<id>` */
export interface StoredUpload {
  readonly id: string
  readonly name: string
  readonly kind: UploadKindName
  /** bytes, as the page said; of the object once it was checked */
  readonly size: number
  /** ISO 8601 */
  readonly at: string
  readonly state: 'sent' | 'checking' | 'checked' | 'started'
  /** number of dry runs, of which the last one counts */
  readonly checks: number
  readonly preview?: UploadPreview
}

const partition = (tenant: Tenant) => `${tenant}#uploads`
const keyOf = (tenant: Tenant, id: string): Key => ({ pk: partition(tenant), sk: id })

/** Key of the file of an upload. */
export const uploadKey = (tenant: Tenant, { id, name }: Pick<StoredUpload, 'id' | 'name'>): string =>
  `${tenant}/uploads/${id}/${name}`

/** Id of the job that checks an upload: each dry run is a job of its own. */
export const checkJobId = ({ id, checks }: Pick<StoredUpload, 'id' | 'checks'>): string => `check-upload ${id} ${checks}`

const uploadOf = ({ pk: _pk, sk: _sk, expiresAt: _, ...upload }: Item) => upload as unknown as StoredUpload

export async function readUpload(table: Pick<Table, 'get'>, tenant: Tenant, id: string): Promise<StoredUpload | undefined> {
  const item = id.isWellFormed() ? await table.get(keyOf(tenant, id)) : undefined
  return item && uploadOf(item)
}

/** Lists the uploads that were not ingested, the last one first. */
export async function listUploads(table: Pick<Table, 'query'>, tenant: Tenant): Promise<StoredUpload[]> {
  const all = (await queryAll(table, { pk: partition(tenant) })).map(uploadOf)
  return all.filter(({ state }) => state !== 'started').toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** Lists the uploads whose time is over: also those that were ingested, of which the job deleted the file. */
export async function listOverdueUploads(table: Pick<Table, 'query'>, tenant: Tenant, now: Date): Promise<StoredUpload[]> {
  const all = (await queryAll(table, { pk: partition(tenant) })).map(uploadOf)
  return all.filter(({ at }) => Date.parse(at) + RETENTION_MS <= now.getTime())
}

/** Write that stores an upload over the state in which it was read; a new one has none. */
export function uploadWrite(tenant: Tenant, upload: StoredUpload, before?: StoredUpload): Write {
  return {
    put: { ...keyOf(tenant, upload.id), ...upload } as unknown as Item,
    condition: before ? { attribute: 'checks', equals: before.checks } : { exists: false },
  }
}

export const uploadDeletion = (tenant: Tenant, id: string): Write => ({ delete: keyOf(tenant, id) })
