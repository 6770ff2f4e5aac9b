import { batchesOf } from '#async/batches.ts'
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
const NAMES = Object.keys(STATISTICS) as Statistic[]

/** CloudWatch answers at most 500 series in one call. */
const ENDPOINTS_A_CALL = Math.floor(500 / NAMES.length)

interface Series {
  /** a statistic and the place of its endpoint among those asked for: `count_12` */
  readonly Id: string
  readonly Values?: readonly number[]
}

/** Asks for the latencies of an endpoint. A search expression would find them itself, which the emulator cannot. */
const queryOf = (namespace: string, tenant: Tenant, endpoint: string, name: Statistic, at: number) => ({
  Id: `${name}_${at}`,
  MetricStat: {
    Metric: {
      Namespace: namespace,
      MetricName: 'latency',
      Dimensions: [
        { Name: 'endpoint', Value: endpoint },
        { Name: 'tenant', Value: tenant },
      ],
    },
    Period: HOUR_S,
    Stat: STATISTICS[name],
  },
})

/** Figures of the endpoints that were called. */
function figuresOf(endpoints: readonly string[], series: readonly Series[]): Record<string, Timed> {
  const byEndpoint: Record<string, Record<Statistic, number>> = {}
  for (const { Id, Values = [] } of series) {
    const [name, at] = Id.split('_') as [Statistic, string]
    const [value] = Values
    if (value === undefined) continue
    const endpoint = endpoints[Number(at)] as string
    byEndpoint[endpoint] ??= { count: 0, mean: 0, max: 0 }
    byEndpoint[endpoint][name] = value
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

  async function readPage(tenant: Tenant, now: number, endpoints: readonly string[], NextToken?: string) {
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'GraniteServiceVersion20100801.GetMetricData',
    }
    const body = JSON.stringify({
      StartTime: Math.floor(now / 1000) - HOUR_S,
      EndTime: Math.floor(now / 1000),
      MetricDataQueries: endpoints.flatMap((endpoint, at) => NAMES.map((name) => queryOf(namespace, tenant, endpoint, name, at))),
      NextToken,
    })
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((cause) => {
      throw new MonitorUnavailable('CloudWatch does not answer', { cause })
    })
    if (answer.status !== 200) throw new MonitorUnavailable(`CloudWatch responds with ${answer.status}: ${errorCodeOf(answer)}`)
    return JSON.parse(String(answer.body)) as { MetricDataResults?: readonly Series[]; NextToken?: string }
  }

  async function readAll(tenant: Tenant, now: number, endpoints: readonly string[]): Promise<Record<string, Timed>> {
    const series: Series[] = []
    let next: string | undefined
    do {
      const { MetricDataResults = [], NextToken } = await readPage(tenant, now, endpoints, next)
      series.push(...MetricDataResults)
      next = NextToken
    } while (next)
    return figuresOf(endpoints, series)
  }

  return async (tenant: Tenant, endpoints: readonly string[], now = Date.now()): Promise<CallFigures> => {
    const figures = await Promise.all(Array.from(batchesOf(endpoints, ENDPOINTS_A_CALL), (some) => readAll(tenant, now, some)))
    return { of: 'deployment', byEndpoint: Object.assign({}, ...figures) }
  }
}
