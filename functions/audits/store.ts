import type { Tenant } from '#contract/tenant.ts'
import { queryPages } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { Audit } from './audit.ts'
import { FIRST_HASH } from './chain.ts'

/** Days for which an entry is kept, unless the tenant says more. */
const USUAL_AUDIT_DAYS = 400
const DAY_SECONDS = 86_400
/** digits of a number, so that keys are in the order of numbers */
const NUMBER_LENGTH = 12

/** Days for which a tenant's audits are kept. */
export const auditDaysOf = (tenant: Tenant): number => tenants[tenant].auditDays ?? USUAL_AUDIT_DAYS

const headKey = (tenant: Tenant): Key => ({ pk: `${tenant}#audits-head`, sk: 'head' })
const entryKey = (tenant: Tenant, number: number): Key => ({
  pk: `${tenant}#audits`,
  sk: String(number).padStart(NUMBER_LENGTH, '0'),
})

/** Number and hash of the last entry. */
export interface AuditHead {
  readonly number: number
  readonly hash: string
}

const auditOf = ({ pk: _pk, sk: _sk, expiresAt: _, ...entry }: Item): Audit => entry as unknown as Audit

export async function readAuditHead(table: Pick<Table, 'get'>, tenant: Tenant): Promise<AuditHead> {
  const item = await table.get(headKey(tenant))
  return item ? { number: item.number as number, hash: item.hash as string } : { number: 0, hash: FIRST_HASH }
}

export async function findAudit(table: Pick<Table, 'get'>, tenant: Tenant, number: number): Promise<Audit | undefined> {
  const item = await table.get(entryKey(tenant, number))
  return item && auditOf(item)
}

const READ_SIZE = 100

/** Reads entries by their numbers; those that have expired, or were removed, are absent. */
export async function listAuditsOf(table: Pick<Table, 'getMany'>, tenant: Tenant, numbers: readonly number[]): Promise<Audit[]> {
  const audits: Audit[] = []
  for (let at = 0; at < numbers.length; at += READ_SIZE) {
    const items = await table.getMany(numbers.slice(at, at + READ_SIZE).map((number) => entryKey(tenant, number)))
    audits.push(...items.flatMap((item) => (item ? [auditOf(item)] : [])))
  }
  return audits
}

/** Lists all entries of acts of a person. */
export async function listAuditsBy(table: Pick<Table, 'query'>, tenant: Tenant, principal: string): Promise<Audit[]> {
  const audits: Audit[] = []
  for await (const items of queryPages(table, { pk: `${tenant}#audits` }))
    audits.push(...items.map(auditOf).filter((audit) => audit.principal === principal))
  return audits
}

/** Writes that append entries, at least one, after the head that was read. */
export function auditWrites(tenant: Tenant, before: AuditHead, entries: readonly Audit[]): Write[] {
  const { number, hash } = entries.at(-1) as Audit
  const isFirst = before.number === 0
  return [
    ...entries.map((entry): Write => {
      const expiresAt = Math.floor(Date.parse(entry.timestamp) / 1000) + auditDaysOf(tenant) * DAY_SECONDS
      return {
        put: { ...entryKey(tenant, entry.number), ...entry, data: { ...entry.data }, expiresAt },
        condition: { exists: false },
      }
    }),
    {
      put: { ...headKey(tenant), number, hash },
      condition: isFirst ? { exists: false } : { attribute: 'hash', equals: before.hash },
    },
  ]
}
