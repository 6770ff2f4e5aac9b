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

type Probe = (tenant: Tenant) => Promise<PartFacts>

/** Limit of each probe: an administrator waits no longer for the page. */
const PROBE_TIMEOUT_MS = 8000
const WORST_FIRST: readonly PartState[] = ['down', 'impaired', 'up']

const worstOf = (states: readonly PartState[]) => WORST_FIRST.find((state) => states.includes(state)) ?? 'up'

/** Probes of the parts: reads that find nothing or only count. */
const probesOf = ({ table, search, objects }: Probed): Readonly<Partial<Record<Part, Probe>>> => ({
  async table(tenant) {
    await table.get({ pk: `${tenant}#health`, sk: 'none' })
    return {}
  },
  async search(tenant) {
    const everything = { text: '', field: 'all', filters: [], sort: 'best', offset: 0, size: 0 } as const
    const { total } = await search.find({ ...everything, scope: recordsOf(tenant) })
    return { documents: total }
  },
  async objects(tenant) {
    await objects.head(`${tenant}/health/none`)
    return {}
  },
  async reports(tenant) {
    const state = await readCountState(table, tenant)
    return state ? { closedMonth: Number(state.closedMonth.replace('-', '')) } : {}
  },
})

/** Reports the last ingest; `impaired` where it goes wrong, or a job of any ingest failed for good. */
async function probeIngest({ table, jobs }: Pick<Probed, 'table' | 'jobs'>, tenant: Tenant): Promise<Omit<PartReport, 'part'>> {
  const [[last], failedJobs] = await Promise.all([listRecords(table, tenant), jobs.failed(tenant)])
  const failed = failedJobs.filter(({ name }) => INGEST_JOBS.includes(name)).length
  const state = failed > 0 || last?.trouble !== undefined ? 'impaired' : 'up'
  return { state, facts: { failed, ...(last && { lastRun: Date.parse(last.updatedAt), refused: last.outcome.refused }) } }
}

/** Compares the last audits with each other, and the chain with its last seal. */
async function probeAudits(ports: Pick<Probed, 'table' | 'seals' | 'clock'>, tenant: Tenant) {
  const [last, seal, { number }] = await Promise.all([
    verifyLastAudits(ports.table, tenant),
    verifyLastSeal(ports, tenant),
    readAuditHead(ports.table, tenant),
  ])
  return { broken: !last.ok || seal !== undefined, facts: { entries: number } }
}

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
    return { part: part as Part, state: value ? ('up' as const) : ('down' as const), facts: value ?? {}, milliseconds }
  })
  const { value: reports = [], milliseconds } = await ownReports
  const audits = timed(() => probeAudits(ports, tenant), timeoutMs)
  const ingest = timed(() => probeIngest(ports, tenant), timeoutMs)
  const parts = (await Promise.all(probed)).map((one) => {
    const report = reports.find(({ part }) => part === one.part)
    return report ? { ...one, state: worstOf([one.state, report.state]), facts: { ...one.facts, ...report.facts } } : one
  })
  const ownAudits = reports.find(({ part }) => part === 'audits')
  const others = reports.filter(({ part }) => part !== 'audits' && !parts.some((one) => one.part === part))
  const jobs: PartReport[] = others.some(({ part }) => part === 'jobs') ? [] : [{ part: 'jobs', state: 'down', facts: {} }]
  const { value: chain, milliseconds: chainMs } = await audits
  const state = worstOf([chain ? (chain.broken ? 'impaired' : 'up') : 'down', ownAudits?.state ?? 'up'])
  const ofAudits = { part: 'audits', state, facts: { ...ownAudits?.facts, ...chain?.facts }, milliseconds: chainMs } as const
  const { value: ran = { state: 'down' as const, facts: {} }, milliseconds: ingestMs } = await ingest
  const ofIngest = { part: 'ingest', ...ran, milliseconds: ingestMs } as const
  return [...parts, ofAudits, ofIngest, ...[...others, ...jobs].map((one) => ({ ...one, milliseconds }))]
}
