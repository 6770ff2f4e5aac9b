import type { Tenant } from '#contract/tenant.ts'
import type { AskedIn } from '#people/find-actor.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Json, Key, Table } from '#ports/table.ts'
import type { ExportedSource } from './exported-source.ts'

/** Time for which a file can be downloaded. */
const LIFETIME_MS = 86_400_000
/** Time for which its item stays after that, so that the next download of the person deletes the file. */
const KEPT_S = 30 * 86_400

export interface DownloadOwner {
  readonly tenant: Tenant
  readonly userId: string
}

/** File of a download that is ready. */
interface DownloadFile {
  readonly key: string
  readonly contentType: string
  readonly size: number
}

export interface StoredDownload {
  readonly id: string
  /** the job that makes it */
  readonly job: string
  readonly title: string
  readonly rows: number
  readonly percent: number
  /** ISO 8601 */
  readonly until: string
  /** address to mail when it is ready */
  readonly mailTo?: string
  readonly file?: DownloadFile
  /** account in which it was begun; absent for those that earlier releases began */
  readonly accountId?: string
  /** session in which it was begun, where the library itself began that: its rights are those of its readers */
  readonly askedIn?: AskedIn
  /** list to export */
  readonly source?: ExportedSource
}

const partition = ({ tenant, userId }: DownloadOwner) => `${tenant}#downloads#${userId}`
const keyOf = (owner: DownloadOwner, id: string): Key => ({ pk: partition(owner), sk: id })

function downloadOf({ pk: _, sk: id, expiresAt: _e, ...facts }: Item): StoredDownload {
  return { id, ...facts } as unknown as StoredDownload
}

export async function saveDownload(
  table: Pick<Table, 'put'>,
  owner: DownloadOwner,
  { id, ...facts }: Omit<StoredDownload, 'until' | 'percent'>,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + LIFETIME_MS).toISOString()
  const expiresAt = Math.floor(Date.parse(until) / 1000) + KEPT_S
  await table.put({ ...keyOf(owner, id), ...(facts as unknown as Record<string, Json>), percent: 0, until, expiresAt })
}

/** Finds a download of a person for as long as it can be downloaded. */
export async function findDownload(
  table: Pick<Table, 'get'>,
  owner: DownloadOwner,
  id: string,
  now: Date,
): Promise<StoredDownload | undefined> {
  const item = await table.get(keyOf(owner, id))
  const download = item && downloadOf(item)
  return download && Date.parse(download.until) > now.getTime() ? download : undefined
}

/** Changes facts of a download that there is. */
export async function updateDownload(
  table: Pick<Table, 'update'>,
  owner: DownloadOwner,
  id: string,
  facts: Partial<Pick<StoredDownload, 'percent' | 'mailTo' | 'file'>>,
): Promise<void> {
  await table.update(keyOf(owner, id), { set: facts as unknown as Record<string, Json> }, { exists: true })
}

export async function listDownloads(table: Pick<Table, 'query'>, owner: DownloadOwner): Promise<StoredDownload[]> {
  return (await queryAll(table, { pk: partition(owner) })).map(downloadOf)
}

export const deleteDownload = (table: Pick<Table, 'delete'>, owner: DownloadOwner, id: string): Promise<void> =>
  table.delete(keyOf(owner, id))
