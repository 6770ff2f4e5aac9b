import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import type { Audit } from './audit.ts'
import { findAudit, listAuditsOf, readAuditHead } from './store.ts'

export type AuditSort = 'timestamp' | 'principal' | 'type'

interface AuditPage {
  readonly page: number
  readonly size: number
  readonly sort: AuditSort
  readonly ascending: boolean
  /** ISO 8601; entries of this moment and later */
  readonly from: string
  /** ISO 8601; entries before this moment */
  readonly to: string
}

/** Entries that are sorted in memory, the newest of the range: by time any number is paged in the table. */
const MAX_SORTED = 5000

/** Finds the first number whose entry is of a moment or later; entries are numbered in the order of their times. */
async function firstSince(table: Pick<Table, 'get'>, tenant: Tenant, last: number, moment: string): Promise<number> {
  let [low, high] = [1, last + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const audit = await findAudit(table, tenant, middle)
    // An entry that is absent has expired: it is older than all that are there.
    if (audit && audit.timestamp >= moment) high = middle
    else low = middle + 1
  }
  return low
}

const numbersBetween = (first: number, end: number) => Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)

const compared = (sort: AuditSort) => (one: Audit, other: Audit) =>
  one[sort] < other[sort] ? -1 : one[sort] > other[sort] ? 1 : one.number - other.number

/** Lists a page of a tenant's audits within a range of time, and counts those of the range. */
export async function listAuditPage(
  table: Pick<Table, 'get' | 'getMany'>,
  tenant: Tenant,
  { page, size, sort, ascending, from, to }: AuditPage,
): Promise<{ readonly count: number; readonly audits: readonly Audit[] }> {
  const { number: last } = await readAuditHead(table, tenant)
  const [first, end] = await Promise.all([firstSince(table, tenant, last, from), firstSince(table, tenant, last, to)])
  const count = Math.max(0, end - first)
  const [begin, stop] = [page * size, (page + 1) * size]
  if (sort === 'timestamp') {
    const numbers = ascending
      ? numbersBetween(first + begin, Math.min(end, first + stop))
      : numbersBetween(Math.max(first, end - stop), end - begin).reverse()
    return { count, audits: await listAuditsOf(table, tenant, numbers) }
  }
  const all = await listAuditsOf(table, tenant, numbersBetween(Math.max(first, end - MAX_SORTED), end))
  const sorted = all.sort(compared(sort))
  return { count, audits: (ascending ? sorted : sorted.reverse()).slice(begin, stop) }
}
