import type { Tenant } from '#contract/tenant.ts'
import type { Seal } from '#ports/audits/seals.ts'
import type { Ports } from '#ports/ports.ts'
import { auditDaysOf, findAudit } from './store.ts'
import { type AuditVerdict, verifyAudits } from './verify-audits.ts'

const DAY_MS = 86_400_000
/** days whose seals are read at once */
const BATCH_SIZE = 20

type SealPorts = Pick<Ports, 'table' | 'seals' | 'clock'>

/** Days that have a seal of audits that are all kept yet, the last one first. An audit expires a while after its time. */
function keptDays({ clock }: Pick<Ports, 'clock'>, tenant: Tenant, most = auditDaysOf(tenant)): string[] {
  const now = clock.now().getTime()
  return Array.from({ length: most }, (_, at) => new Date(now - at * DAY_MS).toISOString().slice(0, 10))
}

/** Compares a seal with the audit of its number. */
async function faultOf({ table }: SealPorts, tenant: Tenant, seal: Seal): Promise<AuditVerdict | undefined> {
  const audit = await findAudit(table, tenant, seal.number)
  if (!audit) return { ok: false, number: seal.number, fault: 'missing' }
  return audit.hash === seal.hash ? undefined : { ok: false, number: seal.number, fault: 'altered' }
}

/** Compares the last seal of some days with the chain: the short check of its health. */
export async function verifyLastSeal(ports: SealPorts, tenant: Tenant, days = 3): Promise<AuditVerdict | undefined> {
  for (const day of keptDays(ports, tenant, days)) {
    const seal = await ports.seals.get(tenant, day)
    if (seal) return faultOf(ports, tenant, seal)
  }
  return undefined
}

/**
 * Follows the chain, and compares it with every seal of the days for which audits are kept: a chain that was written anew as a whole
 * differs from them, and so does one whose oldest audits were removed before their time.
 */
export async function verifySealedAudits(ports: SealPorts, tenant: Tenant): Promise<AuditVerdict & { readonly seals?: number }> {
  const verdict = await verifyAudits(ports.table, tenant)
  if (!verdict.ok) return verdict
  const days = keptDays(ports, tenant)
  let first: AuditVerdict | undefined
  let seals = 0
  for (let at = 0; at < days.length; at += BATCH_SIZE) {
    const found = await Promise.all(days.slice(at, at + BATCH_SIZE).map((day) => ports.seals.get(tenant, day)))
    for (const seal of found) {
      if (!seal) continue
      seals += 1
      first = (await faultOf(ports, tenant, seal)) ?? first
    }
  }
  return first ?? { ...verdict, seals }
}
