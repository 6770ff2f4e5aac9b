import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Table } from '#ports/table.ts'
import type { PointOwner } from './stored-point.ts'

const adminsOf = ({ tenant, accountId }: PointOwner) => `${tenant}#point-admins#${accountId}`
const toldKey = (tenant: Tenant, { accountId, userId, contentCode }: Review) => ({
  pk: `${tenant}#point-reviews#${accountId}`,
  sk: `${shortHash(contentCode, 22)}.${userId}`,
})

/** Review of a document's proposals by somebody. */
export interface Review {
  readonly accountId: string
  readonly userId: string
  readonly contentCode: string
}

/** Somebody to whom mails about an account's points go. */
export interface PointReader {
  readonly userId: string
  readonly email: string
}

/** Remembers the address of a compass administrator, which the issuer alone has. */
export async function keepAdmin(table: Pick<Table, 'get' | 'put'>, owner: PointOwner, admin: PointReader): Promise<void> {
  const key = { pk: adminsOf(owner), sk: admin.userId }
  if ((await table.get(key))?.email === admin.email) return
  await table.put({ ...key, email: admin.email })
}

/** Lists people who were compass administrators of an account when they last looked at its points. */
export async function listAdmins(table: Pick<Table, 'query'>, owner: PointOwner): Promise<PointReader[]> {
  const { items } = await table.query({ pk: adminsOf(owner), limit: 100 })
  return items.map(({ sk, email }) => ({ userId: sk, email: email as string }))
}

/** Tells whether somebody was mailed that points wait in a document: that is told once. */
export const wasTold = async (table: Pick<Table, 'get'>, tenant: Tenant, review: Review): Promise<boolean> =>
  (await table.get(toldKey(tenant, review))) !== undefined

export async function markTold(table: Pick<Table, 'put'>, tenant: Tenant, review: Review): Promise<void> {
  await table.put(toldKey(tenant, review))
}
