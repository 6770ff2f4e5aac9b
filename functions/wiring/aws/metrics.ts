import type { Log } from '#ports/log.ts'

type Line = Parameters<Log>[0]
type Unit = 'Milliseconds' | 'Count'

/** Where the metrics of a library stand; the tenant tells the libraries of one account apart. */
export const NAMESPACE = 'Lectern'

interface Measured {
  /** sets of the line's fields; of each, CloudWatch keeps the numbers by their values */
  readonly by: readonly (readonly string[])[]
  readonly numbers: Readonly<Record<string, readonly [value: number, unit: Unit]>>
}

const countOf = (holds: boolean): [number, Unit] => [holds ? 1 : 0, 'Count']

function ofCall({ ms, status, found }: Line): Measured {
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

function ofIngest(line: Line): Measured {
  const counts = INGESTED.map((name) => [name, [Number(line[name] ?? 0), 'Count']] as const)
  return { by: [['tenant']], numbers: Object.fromEntries(counts) }
}

function measuredIn(line: Line): Measured | undefined {
  if (line.endpoint !== undefined && line.ms !== undefined) return ofCall(line)
  return INGESTED.every((name) => name in line) ? ofIngest(line) : undefined
}

/**
 * A line of the log that CloudWatch also makes metrics of, where it tells of a call or of what was taken in.
 * Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function withMetrics(line: Line, now: number): Line {
  const measured = measuredIn(line)
  if (!measured) return line
  const { by, numbers } = measured
  const metrics = Object.entries(numbers).map(([Name, [, Unit]]) => ({ Name, Unit }))
  const values = Object.fromEntries(Object.entries(numbers).map(([name, [value]]) => [name, value]))
  const CloudWatchMetrics = [{ Namespace: NAMESPACE, Dimensions: by, Metrics: metrics }]
  return { ...line, ...values, _aws: { Timestamp: now, CloudWatchMetrics } }
}
