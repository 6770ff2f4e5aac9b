import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { type WaitingPerson, waitingPartition } from '#library/waiting-people.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'

/** A designation that somebody waits for. It has two items: one with the person, one in the tenant's list of waiting people. */
export interface StoredWish {
  readonly id: string
  readonly designation: string
  /** name that an arriving document must have */
  readonly name: string
  /** ISO 8601 */
  readonly since: string
  /** content code of the arrived document; absent until one arrives */
  readonly contentCode?: string
}

const ownPartition = (tenant: Tenant, userId: string) => `${tenant}#wishes-of#${userId}`
const ownKey = (tenant: Tenant, userId: string, id: string): Key => ({ pk: ownPartition(tenant, userId), sk: id })
const waitingKey = (tenant: Tenant, userId: string, id: string): Key => ({
  pk: waitingPartition(tenant),
  sk: `${id}#${shortHash(userId, 22)}`,
})

/** The id of a wish: a person has one wish for each name. */
export const wishIdOf = (name: string): string => shortHash(name, 22)

function read<T>({ pk: _pk, sk: _sk, ...facts }: Item): T {
  return facts as unknown as T
}

const readAll = async <T>(table: Pick<Table, 'query'>, pk: string): Promise<T[]> =>
  (await queryAll(table, { pk })).map((item) => read<T>(item))

export const listWishes = (table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<StoredWish[]> =>
  readAll(table, ownPartition(tenant, userId))

export async function findWish(table: Table, tenant: Tenant, userId: string, id: string): Promise<StoredWish | undefined> {
  const item = await table.get(ownKey(tenant, userId, id))
  return item && read<StoredWish>(item)
}

/** Adds a wish and returns the stored one, which is an older one where the person had it already. */
export async function addWish(
  table: Table,
  tenant: Tenant,
  { userId, email }: { userId: string; email: string },
  wish: StoredWish,
): Promise<StoredWish> {
  const { id, name, designation } = wish
  const waiting: WaitingPerson = { name, designation, wishId: id, userId, email }
  try {
    await table.transact([
      { put: { ...ownKey(tenant, userId, id), ...wish }, condition: { exists: false } },
      { put: { ...waitingKey(tenant, userId, id), ...waiting } },
    ])
    return wish
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return (await findWish(table, tenant, userId, id)) ?? addWish(table, tenant, { userId, email }, wish)
  }
}

export async function dropWish(table: Table, tenant: Tenant, userId: string, id: string): Promise<void> {
  await table.transact([{ delete: ownKey(tenant, userId, id) }, { delete: waitingKey(tenant, userId, id) }])
}

/** Fulfils a wish: it stays in the person's list and is no longer waited for. A wish dropped meanwhile stays dropped. */
export async function fulfilWish(
  table: Table,
  tenant: Tenant,
  userId: string,
  wish: StoredWish,
  contentCode: string,
): Promise<void> {
  try {
    await table.transact([
      { put: { ...ownKey(tenant, userId, wish.id), ...wish, contentCode }, condition: { exists: true } },
      { delete: waitingKey(tenant, userId, wish.id) },
    ])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}
