import { NAMESPACE } from '#functions/adapters/aws/monitor/metrics-namespace.ts'
import type { Log } from '#ports/log.ts'

type Line = Parameters<Log>[0]
type Unit = 'Milliseconds' | 'Count'

interface Metrics {
  /** sets of dimensions, each a set of the line's fields */
  readonly by: readonly (readonly string[])[]
  readonly numbers: Readonly<Record<string, readonly [value: number, unit: Unit]>>
}

const countOf = (holds: boolean): [number, Unit] => [holds ? 1 : 0, 'Count']

function ofCall({ ms, status, found }: Line): Metrics {
  return {
    by: [['tenant'], ['tenant', 'endpoint']],
    numbers: {
      latency: [Number(ms), 'Milliseconds'],
      failures: countOf(Number(status ?? 500) >= 500),
      ...(found !== undefined && { emptySearches: countOf(found === 0) }),
    },
  }
}

const INGESTED = ['added', 'changed', 'unchanged', 'refused'] as const

function ofIngest(line: Line): Metrics {
  const counts = INGESTED.map((name) => [name, [Number(line[name] ?? 0), 'Count']] as const)
  return { by: [['tenant']], numbers: Object.fromEntries(counts) }
}

const ofEvents = ({ lost }: Line): Metrics => ({ by: [['tenant']], numbers: { lostEvents: [Number(lost), 'Count'] } })

function metricsIn(line: Line): Metrics | undefined {
  if (line.endpoint !== undefined && line.ms !== undefined) return ofCall(line)
  if (line.event === 'events') return ofEvents(line)
  return INGESTED.every((name) => name in line) ? ofIngest(line) : undefined
}

/**
 * Adds the embedded metric format to log lines of calls, ingests and events of use, so that CloudWatch derives metrics from them.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function withMetrics(line: Line, now: number): Line {
  const metrics = metricsIn(line)
  if (!metrics) return line
  const { by, numbers } = metrics
  const definitions = Object.entries(numbers).map(([Name, [, Unit]]) => ({ Name, Unit }))
  const values = Object.fromEntries(Object.entries(numbers).map(([name, [value]]) => [name, value]))
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: by, Metrics: definitions }]
  return { ...line, ...values, _aws: { Timestamp: now, CloudWatchMetrics } }
}
