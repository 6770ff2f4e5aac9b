import { randomUUID } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import type { Audit, NewAudit } from './audit.ts'
import { linkHash } from './chain.ts'
import { type AuditHead, auditWrites, findAudit, readAuditHead } from './store.ts'

function linked(before: AuditHead, entry: Omit<Audit, 'hash'>): Audit {
  return { ...entry, hash: linkHash(before.hash, { ...entry, data: { ...entry.data } }) }
}

/**
 * Appends an entry to the tenant's audits, numbered without a gap and linked to the one before, together with the change that it
 * is about: either both are stored or neither. Throws ConditionFailed where a condition of the change does not hold. Entries are
 * never changed; they expire.
 */
export async function appendAudit(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { principal, type, data }: NewAudit,
  writes: readonly Write[] = [],
): Promise<void> {
  const id = randomUUID()
  await untilWritten(async () => {
    const before = await readAuditHead(table, tenant)
    const number = before.number + 1
    const entry = linked(before, { number, id, timestamp: clock.now().toISOString(), principal, type, data })
    try {
      await table.transact([...writes, ...auditWrites(tenant, before, entry)])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // An entry in its place may be this one: the answer of a write can be lost.
      const taken = await findAudit(table, tenant, number)
      if (!taken) throw error
      return taken.id === id ? true : undefined
    }
  })
}
