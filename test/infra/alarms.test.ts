import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { withMetrics } from '#functions/wiring/aws/metrics.ts'
import { ALARM_COUNT, FIREWALL_RULE_COUNT, FUNCTION_COUNT, METRIC_COUNT } from '../../lib/infra/cost/resource-counts.ts'
import { SIZES } from '../../lib/infra/settings.ts'
import { synthesised } from './synthesised.ts'

interface MetricOfAlarm {
  readonly Namespace: string
  readonly MetricName: string
  readonly Dimensions?: readonly { readonly Name: string }[]
}
interface Facts extends MetricOfAlarm {
  readonly Metrics?: readonly { readonly MetricStat?: { readonly Metric: MetricOfAlarm } }[]
}

/**
 * Metrics of AWS services with their complete dimensions: the same name with other dimensions is another metric, without data.
 * Sources: monitoring-functions-metrics (Lambda), sqs-available-cloudwatch-metrics, metrics-dimensions (DynamoDB),
 * managedomains-cloudwatchmetrics (OpenSearch), http-api-metrics (API Gateway), reputationdashboard-cloudwatch-alarm (SES), each
 * under https://docs.aws.amazon.com.
 */
const OF_SERVICES = [
  'AWS/Lambda Errors FunctionName',
  'AWS/SQS ApproximateNumberOfMessagesVisible QueueName',
  'AWS/SQS ApproximateAgeOfOldestMessage QueueName',
  'AWS/DynamoDB ReadThrottleEvents TableName',
  'AWS/DynamoDB WriteThrottleEvents TableName',
  'AWS/ES ClusterStatus.red ClientId,DomainName',
  'AWS/ES FreeStorageSpace ClientId,DomainName',
  'AWS/ApiGateway 5xx ApiId',
  'AWS/SES Reputation.BounceRate ',
]

interface Embedded {
  readonly CloudWatchMetrics: readonly { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[]
}

/** Endpoints that log their number of results. */
const SEARCHES = ['search.all', 'search.entitled', 'search.semantic']

/** Metrics that a log line creates, with their dimension values. */
function namesOf(line: Record<string, unknown>): string[] {
  const { CloudWatchMetrics } = (withMetrics(line as never, 0) as unknown as { _aws: Embedded })._aws
  return CloudWatchMetrics.flatMap(({ Dimensions, Metrics }) =>
    Dimensions.flatMap((names) => Metrics.map(({ Name }) => `${Name} ${names.map((name) => line[name])}`)),
  )
}

/** Metrics of our own log lines, with their dimension names. */
function ofLines(): string[] {
  const call = { endpoint: 'search.search', tenant: 'astm', ms: 1, status: 200, found: 0 }
  const lines = [call, { event: 'events', tenant: 'astm', lost: 0 }].map((line) => withMetrics(line as never, 0))
  const metrics = lines.flatMap((line) => (line as unknown as { _aws: Embedded })._aws.CloudWatchMetrics)
  return metrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) => Metrics.map(({ Name }) => `${Namespace} ${Name} ${names.toSorted()}`)),
  )
}

describe.each(SIZES)('the alarms of the size %s', (size) => {
  const { of } = synthesised(`astm-${size}`)

  it('reach somebody: CloudWatch may publish for this account, and for no other', () => {
    const [topic] = of('AWS::SNS::TopicPolicy')
    const allowed = topic?.Properties.PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow')
    expect(allowed).toMatchObject([
      {
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: { Ref: expect.stringMatching(/Topic/) },
        Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
      },
    ])
    expect(of('AWS::SNS::Topic')).toHaveLength(1)
    const names = of('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => JSON.stringify(Properties.AlarmActions))
    for (const name of names) expect(name).toMatch(/^\[\{"Ref":"[^"]*Topic/)
  })

  it('are of metrics that somebody writes, with the dimensions that they are written with', () => {
    const ofFilters = of('AWS::Logs::MetricFilter').flatMap(({ Properties }) =>
      Properties.MetricTransformations.map(
        ({
          MetricNamespace,
          MetricName,
          Dimensions,
        }: {
          MetricNamespace: string
          MetricName: string
          Dimensions: { Key: string }[]
        }) => `${MetricNamespace} ${MetricName} ${Dimensions.map(({ Key }) => Key)}`,
      ),
    )
    const written = [...OF_SERVICES, ...ofLines(), ...ofFilters]
    const watched = of('AWS::CloudWatch::Alarm').flatMap(({ Properties }) => {
      const { Metrics, ...one } = Properties as Facts
      return Metrics ? Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : [])) : [one]
    })
    const named = watched.map(
      ({ Namespace, MetricName, Dimensions = [] }) =>
        `${Namespace} ${MetricName} ${Dimensions.map(({ Name }) => Name).toSorted()}`,
    )
    expect(named.filter((one) => !written.includes(one))).toEqual([])
    // Every metric of the list has an alarm: a misspelt one would have none.
    expect(OF_SERVICES.filter((one) => !named.includes(one))).toEqual([])
  })

  it('are as many as are paid for by lib/infra/cost.md, as are functions and rules', () => {
    const [firewall] = of('AWS::WAFv2::WebACL')
    const counted = [of('AWS::CloudWatch::Alarm').length, of('AWS::Lambda::Function').length, firewall?.Properties.Rules.length]
    expect(counted).toEqual([ALARM_COUNT, FUNCTION_COUNT, FIREWALL_RULE_COUNT])
  })

  it('tell of calls that no function saw, by what the gateway writes of them', () => {
    const [filter] = of('AWS::Logs::MetricFilter')
    expect(filter?.Properties.FilterPattern).toBe('{ $.status = "429" }')
    const format = JSON.parse(of('AWS::ApiGatewayV2::Stage')[0]?.Properties.AccessLogSettings.Format)
    expect(format).toMatchObject({ status: '$context.status', tenant: 'astm' })
    const named = of('AWS::CloudWatch::Alarm').filter(({ Properties }) => /#calls-never-reach/.test(Properties.AlarmDescription))
    expect(named.map(({ Properties }) => Properties.MetricName).toSorted()).toEqual(['5xx', 'turnedAway'])
  })
})

describe('the metrics', () => {
  it('are as many as are paid for: our own by endpoint, and none of the gateway’s by route beside them', () => {
    const calls = Object.values(api).flatMap((area) => Object.values(area).map(({ id }) => id))
    const searches = calls.filter((id) => SEARCHES.includes(id))
    expect(searches).toEqual(SEARCHES)
    const ofCall = (endpoint: string) =>
      namesOf({ endpoint, tenant: 'astm', ms: 1, status: 200, ...(SEARCHES.includes(endpoint) && { found: 0 }) })
    const ingest = namesOf({ tenant: 'astm', added: 1, changed: 0, unchanged: 0, refused: 0 })
    const events = namesOf({ tenant: 'astm', event: 'events', lost: 0 })
    const written = new Set([...calls.flatMap(ofCall), ...ingest, ...events, 'turnedAway astm'])
    expect(written.size).toBe(METRIC_COUNT)
    const [stage] = synthesised('astm-demo').of('AWS::ApiGatewayV2::Stage')
    expect(stage?.Properties.DefaultRouteSettings).not.toHaveProperty('DetailedMetricsEnabled')
  })
})
