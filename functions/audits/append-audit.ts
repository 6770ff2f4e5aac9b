import { randomUUID } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Key, type Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import type { NewAudit } from './audit.ts'

/** Time for which an entry is kept. */
const LIFETIME_S = 400 * 86_400
/** digits of a number, so that keys are in the order of numbers */
const NUMBER_LENGTH = 12

const headKey = (tenant: Tenant): Key => ({ pk: `${tenant}#audits-head`, sk: 'head' })
const entryKey = (tenant: Tenant, number: number): Key => ({
  pk: `${tenant}#audits`,
  sk: String(number).padStart(NUMBER_LENGTH, '0'),
})

/**
 * Appends an entry to the tenant's audits, numbered without a gap, together with the change that it is about: either both are
 * stored or neither. Throws ConditionFailed where a condition of the change does not hold. Entries are never changed; they expire.
 */
export async function appendAudit(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { principal, type, data }: NewAudit,
  writes: readonly Write[] = [],
): Promise<void> {
  const id = randomUUID()
  await untilWritten(async () => {
    const before = Number((await table.get(headKey(tenant)))?.number ?? 0)
    const number = before + 1
    const now = clock.now()
    const expiresAt = Math.floor(now.getTime() / 1000) + LIFETIME_S
    const entry = { ...entryKey(tenant, number), number, id, timestamp: now.toISOString(), principal, type, data: { ...data } }
    const condition = before === 0 ? { exists: false } : { attribute: 'number', equals: before }
    try {
      await table.transact([
        ...writes,
        { put: { ...entry, expiresAt }, condition: { exists: false } },
        { put: { ...headKey(tenant), number }, condition },
      ])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      // An entry in its place may be this one: the answer of a write can be lost.
      const taken = await table.get(entryKey(tenant, number))
      if (!taken) throw error
      return taken.id === id ? true : undefined
    }
  })
}
