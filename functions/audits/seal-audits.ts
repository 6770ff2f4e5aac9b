import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { readAuditHead } from './store.ts'

/** Seals the audits as they stand: once a day, the first time. A library without audits has nothing to seal. */
export async function sealAudits(
  { table, seals, clock }: Pick<Ports, 'table' | 'seals' | 'clock'>,
  tenant: Tenant,
): Promise<void> {
  const { number, hash } = await readAuditHead(table, tenant)
  if (number === 0) return
  const at = clock.now().toISOString()
  await seals.put(tenant, { day: at.slice(0, 10), number, hash, at })
}
