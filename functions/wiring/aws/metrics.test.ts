import { describe, expect, it } from '@jest/globals'
import { withMetrics } from './metrics.ts'

const call = { time: 'T', requestId: 'r', tenant: 'astm', endpoint: 'search.all', status: 200, ms: 12.5 }

const metricsOf = (line: Record<string, unknown>) => {
  const { _aws } = withMetrics(line, 5) as {
    _aws?: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] }
  }
  return _aws?.CloudWatchMetrics[0]
}

describe('the metrics of a log line', () => {
  it('metrics of a call are its duration and its failure, by endpoint and in total', () => {
    const line = withMetrics(call, 5)
    expect(line).toMatchObject({ ...call, latency: 12.5, failures: 0, _aws: { Timestamp: 5 } })
    expect(metricsOf(call)?.Dimensions).toEqual([['tenant'], ['tenant', 'endpoint']])
    expect(metricsOf(call)?.Metrics).toEqual([
      { Name: 'latency', Unit: 'Milliseconds' },
      { Name: 'failures', Unit: 'Count' },
    ])
  })

  it('metrics count failures of the library, not of the caller', () => {
    expect(withMetrics({ ...call, status: 503 }, 5)).toMatchObject({ failures: 1 })
    expect(withMetrics({ ...call, status: undefined }, 5)).toMatchObject({ failures: 1 })
    expect(withMetrics({ ...call, status: 404 }, 5)).toMatchObject({ failures: 0 })
  })

  it('metrics of searches count those without a hit', () => {
    expect(withMetrics({ ...call, found: 0 }, 5)).toMatchObject({ emptySearches: 1 })
    expect(withMetrics({ ...call, found: 7 }, 5)).toMatchObject({ emptySearches: 0 })
    expect(metricsOf(call)?.Metrics.some(({ Name }) => Name === 'emptySearches')).toBe(false)
  })

  it('metrics of an ingest count its documents', () => {
    const line = { event: 'taken-in', tenant: 'astm', added: 3, changed: 1, unchanged: 0, refused: 2 }
    expect(withMetrics(line, 5)).toMatchObject({ added: 3, refused: 2 })
    expect(metricsOf(line)?.Dimensions).toEqual([['tenant']])
  })

  it('other log lines have no metrics', () => {
    const line = { event: 'started' }
    expect(withMetrics(line, 5)).toBe(line)
  })

  it('metrics name only fields of the line, as CloudWatch requires', () => {
    for (const one of [call, { ...call, found: 1 }]) {
      const line = withMetrics(one, 5)
      const metrics = metricsOf(one)
      for (const { Name } of metrics?.Metrics ?? []) expect(typeof line[Name]).toBe('number')
      for (const name of metrics?.Dimensions.flat() ?? []) expect(typeof line[name]).toBe('string')
    }
  })
})
