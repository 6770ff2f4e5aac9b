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
 * Appends entries to the tenant's audits, numbered without a gap and each linked to the one before, together with the change that they
 * are about: either all are stored or none. Throws ConditionFailed where a condition of the change does not hold. Entries are never
 * changed; they expire.
 */
export async function appendAudits(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  audits: readonly NewAudit[],
  writes: readonly Write[] = [],
): Promise<void> {
  const ids = audits.map(() => randomUUID())
  await untilWritten(async () => {
    const before = await readAuditHead(table, tenant)
    const timestamp = clock.now().toISOString()
    const entries: Audit[] = []
    for (const [at, { principal, type, data }] of audits.entries()) {
      const number = before.number + 1 + at
      entries.push(linked(entries.at(-1) ?? before, { number, id: ids[at] as string, timestamp, principal, type, data }))
    }
    try {
      await table.transact([...writes, ...auditWrites(tenant, before, entries)])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // An entry in its place may be this one: the answer of a write can be lost.
      const taken = await findAudit(table, tenant, before.number + 1)
      if (!taken) throw error
      return taken.id === ids[0] ? true : undefined
    }
  })
}

/** Appends one entry, as `appendAudits` does. */
export const appendAudit = (
  ports: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  audit: NewAudit,
  writes: readonly Write[] = [],
): Promise<void> => appendAudits(ports, tenant, [audit], writes)
