import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { openCallMetrics } from '#functions/adapters/aws/monitor/call-metrics.ts'
import { openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import { engineUrl } from './support/engine-url.ts'

const options = {
  region: 'us-east-1',
  credentials: () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  endpoint: engineUrl('AWS_ENDPOINT_URL'),
  namespace: `Lectern-${randomUUID()}`,
}
const service = openAwsService({ ...options, service: 'monitoring' })

/** Puts latencies where the metric filters of a deployment put those of its log. */
async function putLatencies(tenant: Tenant, endpoint: string, ...ms: number[]): Promise<void> {
  const Dimensions = [
    { Name: 'endpoint', Value: endpoint },
    { Name: 'tenant', Value: tenant },
  ]
  const MetricData = ms.map((Value) => ({ MetricName: 'latency', Dimensions, Value, Unit: 'Milliseconds' }))
  const answer = await service.send({
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'GraniteServiceVersion20100801.PutMetricData' },
    body: JSON.stringify({ Namespace: options.namespace, MetricData }),
  })
  expect(answer.status).toBe(200)
}

it('calls are counted by endpoint, those of the tenant alone, and of more endpoints than one request asks for', async () => {
  const last = 'search.all'
  await putLatencies('astm', 'tenant.config', 10, 30)
  await putLatencies('astm', last, 7)
  await putLatencies('awwa', 'tenant.config', 1000)
  const never = Array.from({ length: 400 }, (_, at) => `area.call${at}`)
  const read = openCallMetrics(options)
  const { of, byEndpoint } = await read('astm', ['tenant.config', ...never, last], Date.now() + 60_000)
  expect(of).toBe('deployment')
  expect(byEndpoint).toEqual({
    'tenant.config': { count: 2, mean: 20, max: 30 },
    [last]: { count: 1, mean: 7, max: 7 },
  })
})
