import type { Tenant } from '#contract/tenant.ts'
import { type CallFigures, MonitorUnavailable, type Timed } from '#ports/monitor.ts'
import { type AwsServiceOptions, errorCodeOf, openAwsService } from '../requests/aws-service.ts'

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly endpoint?: string
  /** CloudWatch namespace of the metrics that are made of log lines */
  readonly namespace: string
}

const HOUR_S = 3600
const STATISTICS = { count: 'SampleCount', mean: 'Average', max: 'Maximum' } as const
type Statistic = keyof typeof STATISTICS

/** CloudWatch puts the value of the dimension in its place. */
const LABEL = `\${PROP('Dim.endpoint')}`

interface Series {
  readonly Id: string
  readonly Label: string
  readonly Values?: readonly number[]
}

/** Searches the latencies of every endpoint of a tenant, a series an endpoint, labelled with its id. */
const queryOf = (namespace: string, tenant: Tenant, name: Statistic) => ({
  Id: name,
  Label: LABEL,
  Expression: `SEARCH('{${namespace},endpoint,tenant} MetricName="latency" tenant="${tenant}"', '${STATISTICS[name]}', ${HOUR_S})`,
})

const STARTS: Readonly<Record<Statistic, number>> = { count: 0, mean: 0, max: 0 }

function figuresOf(series: readonly Series[]): Record<string, Timed> {
  const byEndpoint: Record<string, Record<Statistic, number>> = {}
  for (const { Id, Label, Values = [] } of series) {
    byEndpoint[Label] ??= { ...STARTS }
    byEndpoint[Label][Id as Statistic] = Values[0] ?? 0
  }
  return byEndpoint
}

/** Reads the calls of the last hour from CloudWatch, of all instances of a deployment. */
export function openCallMetrics({
  namespace,
  region,
  credentials,
  endpoint = `https://monitoring.${region}.amazonaws.com`,
}: Options) {
  const service = openAwsService({ service: 'monitoring', region, credentials, endpoint })

  async function readPage(tenant: Tenant, now: number, NextToken?: string) {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'GraniteServiceVersion20100801.GetMetricData',
    }
    const body = JSON.stringify({
      StartTime: Math.floor(now / 1000) - HOUR_S,
      EndTime: Math.floor(now / 1000),
      MetricDataQueries: (Object.keys(STATISTICS) as Statistic[]).map((name) => queryOf(namespace, tenant, name)),
      NextToken,
    })
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
      throw new MonitorUnavailable('CloudWatch does not answer', { cause })
    })
    if (answer.status !== 200) throw new MonitorUnavailable(`CloudWatch responds with ${answer.status}: ${errorCodeOf(answer)}`)
    return JSON.parse(String(answer.body)) as { MetricDataResults?: readonly Series[]; NextToken?: string }
  }

  return async (tenant: Tenant, now = Date.now()): Promise<CallFigures> => {
    const series: Series[] = []
    let next: string | undefined
    do {
      const { MetricDataResults = [], NextToken } = await readPage(tenant, now, next)
      series.push(...MetricDataResults)
      next = NextToken
    } while (next)
    return { of: 'deployment', byEndpoint: figuresOf(series) }
  }
}
