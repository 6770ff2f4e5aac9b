import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import type { Audit } from './audit.ts'
import { FIRST_HASH, linkHash } from './chain.ts'
import { type AuditHead, listAuditsOf, readAuditHead } from './store.ts'

/** Result of a verification: whole, or the first record that is not as it was written. */
export type AuditVerdict =
  | { readonly ok: true; readonly entries: number }
  | { readonly ok: false; readonly number: number; readonly fault: 'altered' | 'missing' | 'added' }

const READ_SIZE = 100

const hashOf = (previous: string, { hash: _, ...entry }: Audit) => linkHash(previous, { ...entry, data: { ...entry.data } })

/**
 * Follows the chain of a tenant's audits from the oldest entry that is kept to the last. What stands before the oldest has expired:
 * its own hash is where the chain begins.
 */
export const verifyAudits = async (table: Pick<Table, 'get' | 'getMany'>, tenant: Tenant): Promise<AuditVerdict> =>
  verifyFrom(table, tenant, await readAuditHead(table, tenant), 1)

/** Follows the end of the chain, which is a matter of moments whatever its length. */
export async function verifyLastAudits(table: Pick<Table, 'get' | 'getMany'>, tenant: Tenant): Promise<AuditVerdict> {
  const head = await readAuditHead(table, tenant)
  return verifyFrom(table, tenant, head, Math.max(1, head.number - 2 * READ_SIZE))
}

async function verifyFrom(table: Pick<Table, 'getMany'>, tenant: Tenant, head: AuditHead, first: number): Promise<AuditVerdict> {
  let previous: Audit | undefined
  let entries = 0
  for (let from = first; from <= head.number + READ_SIZE; from += READ_SIZE) {
    const numbers = Array.from({ length: READ_SIZE }, (_, at) => from + at)
    const found = new Map((await listAuditsOf(table, tenant, numbers)).map((audit) => [audit.number, audit]))
    for (const number of numbers) {
      const audit = found.get(number)
      if (number > head.number) {
        if (audit) return { ok: false, number, fault: 'added' }
        continue
      }
      if (!audit) {
        if (previous) return { ok: false, number, fault: 'missing' }
        continue
      }
      const before = previous?.hash ?? (number === 1 ? FIRST_HASH : undefined)
      if (before !== undefined && hashOf(before, audit) !== audit.hash) return { ok: false, number, fault: 'altered' }
      entries += 1
      previous = audit
    }
  }
  if (head.number > 0 && previous?.number !== head.number) return { ok: false, number: head.number, fault: 'missing' }
  if (previous && previous.hash !== head.hash) return { ok: false, number: head.number, fault: 'altered' }
  return { ok: true, entries }
}
