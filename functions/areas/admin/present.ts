import type { AuditRow } from '#contract/admin/audits.ts'
import { HEALTH_PARTS, type HealthComponent } from '#contract/admin/health.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { api } from '#contract/index.ts'
import type { Audit } from '#functions/audits/audit.ts'
import type { Part } from '#ports/health.ts'
import type { CallFigures, Timed } from '#ports/monitor.ts'
import type { ProbedPart } from './probe-parts.ts'

type HealthAnswer = OutputOf<typeof api.admin.health>
type MetricsAnswer = OutputOf<typeof api.admin.metrics>

/** Names of the parts in the shape of the actuator. */
const NAMES = {
  table: 'db',
  search: 'search',
  objects: 'objects',
  jobs: 'jobs',
  mail: 'mail',
  identity: 'identity',
  disk: 'diskSpace',
  events: 'events',
  reports: 'reports',
  audits: 'audits',
  ingest: 'ingest',
} as const satisfies Readonly<Record<Part, (typeof HEALTH_PARTS)[number]>>

const WARNINGS: Readonly<Partial<Record<Part, HealthComponent['details']['warning']>>> = {
  jobs: 'failed-jobs',
  disk: 'little-space',
  events: 'lost-events',
  audits: 'broken-audits',
  ingest: 'failed-ingest',
}

function warningOf({ part, state, facts }: ProbedPart): HealthComponent['details']['warning'] {
  if (state !== 'impaired') return undefined
  if (part === 'audits' && facts.firstBroken === undefined && ((facts.lost ?? 0) > 0 || (facts.undelivered ?? 0) > 0))
    return 'lost-audits'
  return WARNINGS[part] ?? 'degraded'
}

/** Month of a number such as 202611, in ISO 8601. */
const monthOf = (number: number) => String(number).replace(/^(\d{4})/, '$1-')

function presentPart(probed: ProbedPart): HealthComponent {
  const { state, facts, milliseconds } = probed
  const {
    documents,
    waiting,
    failed,
    lost,
    undelivered,
    lag,
    lastRun,
    refused,
    entries,
    firstBroken,
    closedMonth,
    nodes,
    zones,
    unassignedShards,
    freeBytes,
    totalBytes,
    scarceBytes,
  } = facts
  return {
    status: state === 'down' ? 'DOWN' : 'UP',
    details: {
      warning: warningOf(probed),
      responseTime: milliseconds,
      documents,
      waiting,
      failed,
      lost,
      undelivered,
      lag,
      lastRun: lastRun === undefined ? undefined : new Date(lastRun).toISOString(),
      refused,
      entries,
      firstBroken,
      closedMonth: closedMonth === undefined ? undefined : monthOf(closedMonth),
      nodes,
      zones,
      unassignedShards,
      total: totalBytes,
      free: freeBytes,
      threshold: scarceBytes,
    },
  }
}

export function presentHealth(parts: readonly ProbedPart[]): HealthAnswer {
  const named = new Map(parts.map((one) => [NAMES[one.part], presentPart(one)]))
  const ordered = HEALTH_PARTS.flatMap((name) => {
    const component = named.get(name)
    return component ? [[name, component] as const] : []
  })
  return {
    status: parts.some(({ state }) => state === 'down') ? 'DOWN' : 'UP',
    components: Object.fromEntries(ordered),
  }
}

/** Times by path and method, of the endpoints whose place is known. */
export function presentServices(
  byEndpoint: CallFigures['byEndpoint'],
  placeOf: (endpoint: string) => { readonly path: string; readonly method: string } | undefined,
): MetricsAnswer['services'] {
  const services: Record<string, Record<string, Timed>> = {}
  for (const [endpoint, timed] of Object.entries(byEndpoint)) {
    const place = placeOf(endpoint)
    if (!place) continue
    services[place.path] = { ...services[place.path], [place.method]: timed }
  }
  return services
}

export const presentAuditRow = ({ timestamp, principal, type, data, number, hash }: Audit): AuditRow => ({
  timestamp,
  principal,
  type,
  data: { ...data },
  number,
  hash,
})
