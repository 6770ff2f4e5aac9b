import { Stack } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { NAMESPACE } from '#functions/wiring/aws/metrics.ts'
import { DOMAIN } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { type LibraryApi, TURNED_AWAY } from './library-api.ts'
import type { LibraryTable } from './library-table.ts'
import { FIVE_MINUTES, type Watch } from './watch.ts'

interface LibraryAlarmsProps {
  readonly settings: Settings
  readonly watch: Watch
  readonly api: LibraryApi
  readonly table: LibraryTable
  readonly domain: CfnDomain
}

/** Calls that may fail in five minutes before somebody is woken: one person's bad luck is none of it. */
const FAILURES = 10
const SLOW_MS = 3000
/** percent of the engine's disk */
const FULL = 75
/** percent; at five, SES looks into it, and at ten it stops taking mail */
const BOUNCES = 4

/** A metric of the library's own log lines, over all of its endpoints. */
export const metricOf = (tenant: string, metricName: string, statistic: string): Metric =>
  new Metric({ namespace: NAMESPACE, metricName, dimensionsMap: { tenant }, statistic, period: FIVE_MINUTES })

/** A metric of the search engine. */
export function metricOfDomain(domain: CfnDomain, metricName: string, statistic = 'Maximum'): Metric {
  const dimensionsMap = { DomainName: domain.ref, ClientId: Stack.of(domain).account }
  return new Metric({ namespace: 'AWS/ES', metricName, dimensionsMap, statistic, period: FIVE_MINUTES })
}

/** What concerns the library as a whole; functions and queues have theirs where they are made. */
export class LibraryAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, watch, api, table, domain }: LibraryAlarmsProps) {
    super(scope, id)
    const { tenant, size } = settings
    watch.alarm(this, 'Failures', {
      metric: metricOf(tenant, 'failures', 'Sum'),
      above: FAILURES,
      says: `Calls to ${tenant} fail.`,
      heading: 'calls-fail',
    })
    watch.alarm(this, 'Unanswered', {
      metric: api.api.metricServerError({ period: FIVE_MINUTES }),
      above: FAILURES,
      says: `Calls to ${tenant} end at the gateway with a failure, whether a function saw them or not.`,
      heading: 'calls-never-reach-a-function',
    })
    watch.alarm(this, 'TurnedAway', {
      metric: metricOf(tenant, TURNED_AWAY, 'Sum'),
      above: FAILURES,
      says: `More calls to ${tenant} come at once than its gateway lets through.`,
      heading: 'calls-never-reach-a-function',
    })
    watch.alarm(this, 'Slow', {
      metric: metricOf(tenant, 'latency', 'p95'),
      above: SLOW_MS,
      times: 3,
      says: `Calls to ${tenant} take long.`,
      heading: 'calls-take-long',
    })
    watch.alarm(this, 'SearchRed', {
      metric: metricOfDomain(domain, 'ClusterStatus.red'),
      above: 0,
      says: `The search engine of ${tenant} has lost a part of its index.`,
      heading: 'search-has-lost-a-part',
    })
    watch.alarm(this, 'SearchDisk', {
      metric: usedPercent(domain, DOMAIN[size].nodes.disk),
      above: FULL,
      says: `The disk of the search engine of ${tenant} fills.`,
      heading: 'the-disk-of-search-fills',
    })
    // Requests that are turned away stand by table and operation alone; these, by table.
    for (const what of ['Read', 'Write'])
      watch.alarm(this, `${what}Throttled`, {
        metric: table.table.metric(`${what}ThrottleEvents`, { statistic: 'Sum', period: FIVE_MINUTES }),
        above: 0,
        times: 3,
        says: `The table of ${tenant} turns requests away.`,
        heading: 'the-table-turns-requests-away',
      })
    watch.alarm(this, 'Bounces', {
      metric: new MathExpression({
        expression: '100 * rate',
        usingMetrics: { rate: new Metric({ namespace: 'AWS/SES', metricName: 'Reputation.BounceRate', statistic: 'Maximum' }) },
        period: FIVE_MINUTES,
        label: 'bounces, percent',
      }),
      above: BOUNCES,
      times: 12,
      says: `Mail of the account of ${tenant} comes back.`,
      heading: 'mail-comes-back',
    })
  }
}

/** Of the fullest node; the engine tells what is free, in MB. */
function usedPercent(domain: CfnDomain, gb: number): MathExpression {
  const free = metricOfDomain(domain, 'FreeStorageSpace', 'Minimum')
  return new MathExpression({
    expression: `100 * (1 - free / ${gb * 1024})`,
    usingMetrics: { free },
    period: FIVE_MINUTES,
    label: 'disk, percent',
  })
}
