import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import { readAuditHead } from '#functions/audits/store.ts'
import { verifyLastAudits } from '#functions/audits/verify-audits.ts'
import { verifyLastSeal } from '#functions/audits/verify-seals.ts'
import { readCountState } from '#functions/events/counting/count-state.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import { listRecords } from '#library/uploads/ingest-record.ts'
import type { Part, PartFacts, PartReport, PartState } from '#ports/health.ts'
import type { Ports } from '#ports/ports.ts'

export interface ProbedPart extends PartReport {
  /** duration of the probe */
  readonly milliseconds: number
}

type Probed = Pick<Ports, 'table' | 'search' | 'objects' | 'health' | 'seals' | 'jobs' | 'clock'>
/** jobs that are parts of an ingest */
const INGEST_JOBS: readonly string[] = ['take-in', 'check-upload', 'drop-upload', 'make-text', 'make-index']

type Probe = (tenant: Tenant) => Promise<Omit<PartReport, 'part'>>

/** Limit of each probe: an administrator waits no longer for the page. */
const PROBE_TIMEOUT_MS = 8000
const WORST_FIRST: readonly PartState[] = ['down', 'impaired', 'up']

const worstOf = (states: readonly PartState[]) => WORST_FIRST.find((state) => states.includes(state)) ?? 'up'

/** Reports the last ingest; `impaired` where it goes wrong, or a job of any ingest failed for good. */
async function probeIngest({ table, jobs }: Pick<Probed, 'table' | 'jobs'>, tenant: Tenant): Promise<Omit<PartReport, 'part'>> {
  const [[last], failedJobs] = await Promise.all([listRecords(table, tenant), jobs.failed(tenant)])
  const failed = failedJobs.filter(({ name }) => INGEST_JOBS.includes(name)).length
  const state = failed > 0 || last?.trouble !== undefined ? 'impaired' : 'up'
  return { state, facts: { failed, ...(last && { lastRun: Date.parse(last.updatedAt), refused: last.outcome.refused }) } }
}

/** Compares the last audits with each other, and the chain with its last seal; names the first that is broken. */
async function probeAudits(ports: Pick<Probed, 'table' | 'seals' | 'clock'>, tenant: Tenant): Promise<Omit<PartReport, 'part'>> {
  const [last, seal, { number }] = await Promise.all([
    verifyLastAudits(ports.table, tenant),
    verifyLastSeal(ports, tenant),
    readAuditHead(ports.table, tenant),
  ])
  const broken = [last, seal].flatMap((verdict) => (verdict && !verdict.ok ? [verdict.number] : []))
  const facts = { entries: number, ...(broken.length > 0 && { firstBroken: Math.min(...broken) }) }
  return { state: broken.length > 0 ? 'impaired' : 'up', facts }
}

const up = (facts: PartFacts = {}): Omit<PartReport, 'part'> => ({ state: 'up', facts })

/** Probes of the parts: reads that find nothing or only count. */
const probesOf = (ports: Probed): Readonly<Partial<Record<Part, Probe>>> => ({
  async table(tenant) {
    await ports.table.get({ pk: `${tenant}#health`, sk: 'none' })
    return up()
  },
  async search(tenant) {
    const everything = { text: '', field: 'all', filters: [], sort: 'best', offset: 0, size: 0 } as const
    const { total } = await ports.search.find({ ...everything, scope: recordsOf(tenant) })
    return up({ documents: total })
  },
  async objects(tenant) {
    await ports.objects.head(`${tenant}/health/none`)
    return up()
  },
  async reports(tenant) {
    const state = await readCountState(ports.table, tenant)
    return up(state && { closedMonth: Number(state.closedMonth.replace('-', '')) })
  },
  audits: (tenant) => probeAudits(ports, tenant),
  ingest: (tenant) => probeIngest(ports, tenant),
})

async function timed<T>(work: () => Promise<T>, timeoutMs: number): Promise<{ value: T | undefined; milliseconds: number }> {
  const began = performance.now()
  const inTime = new AbortController()
  const late = pause(timeoutMs, undefined, { signal: inTime.signal, ref: false }).catch(() => undefined)
  const value = await Promise.race([work().catch(() => undefined), late])
  inTime.abort()
  return { value, milliseconds: Math.round(performance.now() - began) }
}

/** Combines the result of a probe and the part's own report, where it has both; the worse state counts. */
export async function probeParts(ports: Probed, tenant: Tenant, timeoutMs = PROBE_TIMEOUT_MS): Promise<ProbedPart[]> {
  const ownReports = timed(() => ports.health.report(tenant), timeoutMs)
  const probed = Object.entries(probesOf(ports)).map(async ([part, probe]) => {
    const { value, milliseconds } = await timed(() => probe(tenant), timeoutMs)
    return { part: part as Part, state: value?.state ?? ('down' as const), facts: value?.facts ?? {}, milliseconds }
  })
  const { value: reports = [], milliseconds } = await ownReports
  const parts = (await Promise.all(probed)).map((one) => {
    const report = reports.find(({ part }) => part === one.part)
    return report ? { ...one, state: worstOf([one.state, report.state]), facts: { ...one.facts, ...report.facts } } : one
  })
  const others = reports.filter(({ part }) => !parts.some((one) => one.part === part))
  const jobs: PartReport[] = others.some(({ part }) => part === 'jobs') ? [] : [{ part: 'jobs', state: 'down', facts: {} }]
  return [...parts, ...[...others, ...jobs].map((one) => ({ ...one, milliseconds }))]
}
