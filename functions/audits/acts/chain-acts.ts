import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { queryPages } from '#ports/query-all.ts'
import { ConditionFailed, type Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { appendAudits } from '../append-audit.ts'
import type { NewAudit } from '../audit.ts'
import { actsPartition, type WaitingAct, waitingOf } from './waiting-acts.ts'

type ChainPorts = Pick<Ports, 'table' | 'clock'>
type StoredAct = ReturnType<typeof waitingOf>

/** Failures of a minute are one entry this long after it: their delivery takes some seconds. */
const GRACE_MS = 30_000
const MINUTE_MS = 60_000
/** acts of a transaction: each is an entry and a deletion */
const TAKEN_SIZE = 40

const isReady = ({ at, times }: WaitingAct, now: Date): boolean =>
  times === undefined || now.getTime() >= Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS + MINUTE_MS + GRACE_MS

const auditOf = ({ principal, type, at, message, remoteAddress, times }: WaitingAct): NewAudit => ({
  principal,
  type,
  data: { message, at, ...(remoteAddress !== '' && { remoteAddress }), ...(times !== undefined && { times: String(times) }) },
})

const deletionOf = ({ key, times }: StoredAct): Write => ({
  delete: key,
  condition: times === undefined ? { exists: true } : { attribute: 'times', equals: times },
})

async function listReady({ table, clock }: ChainPorts, tenant: Tenant): Promise<StoredAct[]> {
  const ready: StoredAct[] = []
  for await (const items of queryPages(table, { pk: actsPartition(tenant) })) {
    ready.push(...items.map(waitingOf).filter((act) => isReady(act, clock.now())))
    if (ready.length >= TAKEN_SIZE) break
  }
  return ready.slice(0, TAKEN_SIZE)
}

/**
 * Appends the acts that wait to the tenant's audits. An act leaves with its entry, in one transaction: whoever else does so at the same
 * time finds it gone and reads again.
 */
export async function chainActs(ports: ChainPorts, tenant: Tenant): Promise<void> {
  await untilWritten(async () => {
    for (let ready = await listReady(ports, tenant); ready.length > 0; ready = await listReady(ports, tenant)) {
      try {
        await appendAudits(ports, tenant, ready.map(auditOf), ready.map(deletionOf))
      } catch (error) {
        if (error instanceof ConditionFailed) return undefined
        throw error
      }
    }
    return true
  })
}
