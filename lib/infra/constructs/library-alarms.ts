import { Stack } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { NAMESPACE } from '#functions/adapters/aws/monitor/metrics-namespace.ts'
import { SEARCH_DOMAIN_SIZE } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { type AlarmTopic, FIVE_MINUTES } from './function/alarm-topic.ts'
import { type LibraryApi, THROTTLED_METRIC } from './library-api.ts'
import type { LibraryTable } from './library-table.ts'

interface LibraryAlarmsProps {
  readonly settings: Settings
  readonly alarms: AlarmTopic
  readonly api: LibraryApi
  readonly table: LibraryTable
  readonly domain: CfnDomain
}

/** Failed calls in five minutes; a single person's error raises no alarm. */
const MAX_FAILURES = 10
const MAX_P95_MS = 3000
/** Share of the engine's disk. */
const MAX_DISK_PERCENT = 75
/** SES reviews an account at 5 percent and stops its mail at 10. */
const MAX_BOUNCE_PERCENT = 4

/** Metric of the library's log lines, over all endpoints. */
export const libraryMetric = (tenant: string, metricName: string, statistic: string): Metric =>
  new Metric({ namespace: NAMESPACE, metricName, dimensionsMap: { tenant }, statistic, period: FIVE_MINUTES })

/** Metric of the OpenSearch domain. */
export function domainMetric(domain: CfnDomain, metricName: string, statistic = 'Maximum'): Metric {
  const dimensionsMap = { DomainName: domain.ref, ClientId: Stack.of(domain).account }
  return new Metric({ namespace: 'AWS/ES', metricName, dimensionsMap, statistic, period: FIVE_MINUTES })
}

/** Alarms of the library as a whole. Functions and queues have their alarms beside them. */
export class LibraryAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, alarms, api, table, domain }: LibraryAlarmsProps) {
    super(scope, id)
    const { tenant, size } = settings
    alarms.addAlarm(this, 'Failures', {
      metric: libraryMetric(tenant, 'failures', 'Sum'),
      threshold: MAX_FAILURES,
      description: `Calls to ${tenant} fail.`,
      runbookHeading: 'calls-fail',
    })
    alarms.addAlarm(this, 'Unanswered', {
      metric: api.api.metricServerError({ period: FIVE_MINUTES }),
      threshold: MAX_FAILURES,
      description: `Calls to ${tenant} fail at the gateway, with or without a function.`,
      runbookHeading: 'calls-never-reach-a-function',
    })
    alarms.addAlarm(this, 'TurnedAway', {
      metric: libraryMetric(tenant, THROTTLED_METRIC, 'Sum'),
      threshold: MAX_FAILURES,
      description: `The gateway of ${tenant} throttles calls.`,
      runbookHeading: 'calls-never-reach-a-function',
    })
    alarms.addAlarm(this, 'Slow', {
      metric: libraryMetric(tenant, 'latency', 'p95'),
      threshold: MAX_P95_MS,
      evaluationPeriods: 3,
      description: `Calls to ${tenant} are slow.`,
      runbookHeading: 'calls-are-slow',
    })
    alarms.addAlarm(this, 'SearchRed', {
      metric: domainMetric(domain, 'ClusterStatus.red'),
      threshold: 0,
      description: `The search cluster of ${tenant} is red: a part of an index has no working copy.`,
      runbookHeading: 'the-search-cluster-is-red',
    })
    alarms.addAlarm(this, 'SearchDisk', {
      metric: usedPercent(domain, SEARCH_DOMAIN_SIZE[size].nodes.diskGb),
      threshold: MAX_DISK_PERCENT,
      description: `The search disk of ${tenant} fills up.`,
      runbookHeading: 'the-search-disk-fills-up',
    })
    // ThrottledRequests exists only per table and operation; these metrics exist per table.
    for (const what of ['Read', 'Write'])
      alarms.addAlarm(this, `${what}Throttled`, {
        metric: table.table.metric(`${what}ThrottleEvents`, { statistic: 'Sum', period: FIVE_MINUTES }),
        threshold: 0,
        evaluationPeriods: 3,
        description: `DynamoDB throttles requests to the table of ${tenant}.`,
        runbookHeading: 'the-table-throttles-requests',
      })
    alarms.addAlarm(this, 'Bounces', {
      metric: new MathExpression({
        expression: '100 * rate',
        usingMetrics: { rate: new Metric({ namespace: 'AWS/SES', metricName: 'Reputation.BounceRate', statistic: 'Maximum' }) },
        period: FIVE_MINUTES,
        label: 'bounces, percent',
      }),
      threshold: MAX_BOUNCE_PERCENT,
      evaluationPeriods: 12,
      description: `Mail of the account of ${tenant} bounces.`,
      runbookHeading: 'mail-bounces',
    })
  }
}

/** Used disk of the fullest node. The engine reports free space in MB. */
function usedPercent(domain: CfnDomain, gb: number): MathExpression {
  const free = domainMetric(domain, 'FreeStorageSpace', 'Minimum')
  return new MathExpression({
    expression: `100 * (1 - free / ${gb * 1024})`,
    usingMetrics: { free },
    period: FIVE_MINUTES,
    label: 'disk, percent',
  })
}
