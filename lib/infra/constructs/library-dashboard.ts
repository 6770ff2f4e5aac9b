import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { NAMESPACE } from '#functions/adapters/aws/monitor/metrics-namespace.ts'
import type { Settings } from '../settings.ts'
import { FIVE_MINUTES, RUNBOOK } from './function/alarm-topic.ts'
import type { JobsQueue } from './jobs-queue.ts'
import { domainMetric, libraryMetric } from './library-alarms.ts'
import type { LibraryTable } from './library-table.ts'

interface LibraryDashboardProps {
  readonly settings: Settings
  readonly table: LibraryTable
  readonly domain: CfnDomain
  readonly jobs: JobsQueue
  readonly distribution: Distribution
}

const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: 8, height: 6 })

/** One line per endpoint. */
const byEndpoint = (tenant: string, metric: string, statistic: string): IMetric =>
  new MathExpression({
    expression: `SEARCH('{${NAMESPACE},endpoint,tenant} MetricName="${metric}" tenant="${tenant}"', '${statistic}')`,
    usingMetrics: {},
    label: '',
    period: FIVE_MINUTES,
  })

/** CloudWatch dashboard of a library: symptoms first, causes below. */
export class LibraryDashboard extends Construct {
  constructor(scope: Construct, id: string, props: LibraryDashboardProps) {
    super(scope, id)
    const { tenant } = props.settings
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: `lectern-${tenant}` })
    dashboard.addWidgets(
      new TextWidget({
        markdown: `# The library of ${tenant}\nProcedures for alarms: ${RUNBOOK}`,
        width: 24,
        height: 2,
      }),
    )
    dashboard.addWidgets(...ofCalls(tenant))
    dashboard.addWidgets(...ofSearch(props))
    dashboard.addWidgets(...ofWork(props))
  }
}

function ofCalls(tenant: string): IWidget[] {
  const calls = libraryMetric(tenant, 'latency', 'SampleCount').with({ label: 'calls' })
  const failures = libraryMetric(tenant, 'failures', 'Sum')
  const latency = ['p50', 'p95', 'p99'].map((share) => libraryMetric(tenant, 'latency', share).with({ label: share }))
  return [
    graph('Calls and failures', [calls], [failures]),
    graph('Latency, ms', latency),
    graph('Latency by endpoint, p95', [byEndpoint(tenant, 'latency', 'p95')]),
  ]
}

function ofSearch({ settings: { tenant }, domain }: LibraryDashboardProps): IWidget[] {
  const empty = libraryMetric(tenant, 'emptySearches', 'Average').with({ label: 'share of all searches' })
  const status = ['green', 'yellow', 'red'].map((colour) => domainMetric(domain, `ClusterStatus.${colour}`))
  const load = ['CPUUtilization', 'JVMMemoryPressure'].map((name) => domainMetric(domain, name))
  return [
    graph('Searches without results', [empty]),
    graph('Search engine: state and free disk, MB', status, [domainMetric(domain, 'FreeStorageSpace', 'Minimum')]),
    graph('Search engine: load, percent', load),
  ]
}

function ofWork({ settings: { tenant }, table, jobs, distribution }: LibraryDashboardProps): IWidget[] {
  const ingested = ['added', 'changed', 'unchanged', 'refused'].map((name) => libraryMetric(tenant, name, 'Sum'))
  const waiting = jobs.queue.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, label: 'waiting' })
  const deadLetters = jobs.deadLetters.metricApproximateNumberOfMessagesVisible({
    period: FIVE_MINUTES,
    label: 'dead letters',
  })
  const awaited = jobs.awaited.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, label: 'somebody waits' })
  const age = jobs.queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, label: 'oldest, seconds' })
  const units = ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) =>
    table.table.metric(name, { statistic: 'Sum', period: FIVE_MINUTES }),
  )
  const atEdge = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      region: 'us-east-1',
      period: FIVE_MINUTES,
    })
  return [
    graph('Ingest, documents', ingested),
    graph('Jobs', [waiting, awaited, deadLetters], [age]),
    graph('Table, units', units),
    graph('Requests at the edge', [atEdge('Requests', 'Sum')], [atEdge('5xxErrorRate', 'Average')]),
  ]
}
