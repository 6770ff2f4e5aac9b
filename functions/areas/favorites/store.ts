import type { Tenant } from '#contract/tenant.ts'
import { deleteAll } from '#ports/delete-all.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Key, type Table } from '#ports/table.ts'

export interface StoredFavorite {
  readonly contentCode: string
  /** ISO 8601 */
  readonly since: string
}

const partition = (tenant: Tenant, userId: string) => `${tenant}#favorites#${userId}`

/** The id of a favourite is the content code of its document, so that adding it again changes nothing. */
const keyOf = (tenant: Tenant, userId: string, contentCode: string): Key => ({ pk: partition(tenant, userId), sk: contentCode })

/** Lists favourites, the last added first. */
export async function listFavorites(table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<StoredFavorite[]> {
  const items = await queryAll(table, { pk: partition(tenant, userId) })
  const all = items.map(({ sk, since }) => ({ contentCode: sk, since: since as string }))
  return all.sort((a, b) => (a.since < b.since ? 1 : -1))
}

/** Lists those of these documents that are favourites. */
export async function listFavoritesAmong(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  userId: string,
  contentCodes: readonly string[],
): Promise<string[]> {
  const items = await table.getMany(contentCodes.map((code) => keyOf(tenant, userId, code)))
  return contentCodes.filter((_, at) => items[at])
}

/** Saves a new favourite; an existing one stays as it is. */
export async function saveFavorite(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  userId: string,
  { contentCode, since }: StoredFavorite,
): Promise<void> {
  try {
    await table.put({ ...keyOf(tenant, userId, contentCode), since }, { exists: false })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Deletes a favourite. An id that is no well-formed text was never a favourite. */
export async function deleteFavorite(table: Pick<Table, 'delete'>, tenant: Tenant, userId: string, id: string): Promise<void> {
  if (id.isWellFormed()) await table.delete(keyOf(tenant, userId, id))
}

export const eraseFavorites = (table: Pick<Table, 'query' | 'transact'>, tenant: Tenant, userId: string): Promise<void> =>
  deleteAll(table, { pk: partition(tenant, userId) })
