import type { ReportMails } from '#contract/reports.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Key, Table } from '#ports/table.ts'

type Frequency = Exclude<ReportMails['every'], 'never'>

/** Somebody who gets the usage of an account by mail. */
export interface ReportSubscriber {
  readonly userId: string
  readonly accountId: string
  readonly every: Frequency
  /** first day of the last span that was mailed, or that had ended when they chose */
  readonly sent: string
}

const partition = (tenant: Tenant) => `${tenant}#report-mails`
const keyOf = (tenant: Tenant, { userId, accountId }: Pick<ReportSubscriber, 'userId' | 'accountId'>): Key => ({
  pk: partition(tenant),
  sk: `${shortHash(userId, 22)}#${accountId}`,
})

/** Lists everybody who gets the usage of an account by mail; a single read where nobody does. */
export async function listSubscribers(table: Pick<Table, 'query'>, tenant: Tenant): Promise<ReportSubscriber[]> {
  const items = await queryAll(table, { pk: partition(tenant) })
  return items.map(({ pk: _pk, sk: _sk, ...facts }) => facts as unknown as ReportSubscriber)
}

export async function findFrequency(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  person: Pick<ReportSubscriber, 'userId' | 'accountId'>,
): Promise<Frequency | undefined> {
  return (await table.get(keyOf(tenant, person)))?.every as Frequency | undefined
}

export const saveSubscriber = (table: Pick<Table, 'put'>, tenant: Tenant, subscriber: ReportSubscriber): Promise<void> =>
  table.put({ ...keyOf(tenant, subscriber), ...subscriber })

export const dropSubscriber = (
  table: Pick<Table, 'delete'>,
  tenant: Tenant,
  person: Pick<ReportSubscriber, 'userId' | 'accountId'>,
): Promise<void> => table.delete(keyOf(tenant, person))

/** Notes the span that was mailed. Throws ConditionFailed where the person has chosen otherwise meanwhile. */
export async function noteSent(
  table: Pick<Table, 'update'>,
  tenant: Tenant,
  subscriber: ReportSubscriber,
  sent: string,
): Promise<void> {
  await table.update(keyOf(tenant, subscriber), { set: { sent } }, { attribute: 'every', equals: subscriber.every })
}
