import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'
import { pointKeys, pointQueries, type Review } from './store.ts'
import type { PointOwner } from './stored-point.ts'

/** Somebody to whom mails about an account's points go. */
export interface PointReader {
  readonly userId: string
  readonly email: string
}

/** Remembers the address of a compass administrator, which the issuer alone has. */
export async function saveAdmin(table: Pick<Table, 'get' | 'put'>, owner: PointOwner, admin: PointReader): Promise<void> {
  const key = pointKeys.admin(owner, admin.userId)
  if ((await table.get(key))?.email === admin.email) return
  await table.put({ ...key, email: admin.email })
}

/** Lists people who were compass administrators of an account when they last looked at its points. */
export async function listAdmins(table: Pick<Table, 'query'>, owner: PointOwner): Promise<PointReader[]> {
  const { items } = await table.query({ ...pointQueries.admins(owner), limit: 100 })
  return items.map(({ sk, email }) => ({ userId: sk, email: email as string }))
}

/** Tells whether somebody was mailed that points wait in a document: that is told once. */
export const wasNotified = async (table: Pick<Table, 'get'>, tenant: Tenant, review: Review): Promise<boolean> =>
  (await table.get(pointKeys.review(tenant, review))) !== undefined

export async function markNotified(table: Pick<Table, 'put'>, tenant: Tenant, review: Review): Promise<void> {
  await table.put({ ...pointKeys.review(tenant, review) })
}

/** Forgets somebody who administered points, and which mails about them they got. */
export async function eraseReader(table: Pick<Table, 'query' | 'delete'>, owner: PointOwner, userId: string): Promise<void> {
  await table.delete(pointKeys.admin(owner, userId))
  for (const { pk, sk } of await queryAll(table, pointQueries.reviews(owner)))
    if (sk.slice(sk.indexOf('.') + 1) === userId) await table.delete({ pk, sk })
}
