import type { Tenant } from '#contract/tenant.ts'
import type { Key, Table } from '#ports/table.ts'

export interface StoredFavorite {
  readonly contentCode: string
  /** ISO 8601 */
  readonly since: string
}

const partition = (tenant: Tenant, userId: string) => `${tenant}#favorites#${userId}`

/** A favourite's id is the code of its document: adding twice is adding once, from any number of tabs. */
const keyOf = (tenant: Tenant, userId: string, contentCode: string): Key => ({ pk: partition(tenant, userId), sk: contentCode })

/** The last one first. */
export async function listFavorites(table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<StoredFavorite[]> {
  const all: StoredFavorite[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ pk: partition(tenant, userId), limit: 1000, cursor })
    all.push(...page.items.map(({ sk, since }) => ({ contentCode: sk, since: since as string })))
    cursor = page.cursor
  } while (cursor)
  return all.sort((a, b) => (a.since < b.since ? 1 : -1))
}

export async function addFavorite(table: Table, tenant: Tenant, userId: string, { contentCode, since }: StoredFavorite) {
  const key = keyOf(tenant, userId, contentCode)
  if (!(await table.get(key))) await table.put({ ...key, since })
}

/** What is no code of a document was never a favourite. */
export async function dropFavorite(table: Pick<Table, 'delete'>, tenant: Tenant, userId: string, id: string): Promise<void> {
  if (id.isWellFormed()) await table.delete(keyOf(tenant, userId, id))
}
