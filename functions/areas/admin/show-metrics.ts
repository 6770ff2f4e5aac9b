import { admin } from '#contract/admin/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentServices } from './present.ts'

/** Endpoints of the whole contract by their ids, loaded with the first call: no other call of this area needs them. */
async function endpointsById(): Promise<ReadonlyMap<string, AnyEndpoint>> {
  const { api } = await import('#contract/index.ts')
  const all = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])
  return new Map(all.map((one) => [one.id, one]))
}

export const showMetrics = useCase(admin.metrics, ['monitor'], async (_, { tenant, ports: { monitor } }) => {
  const endpoints = await endpointsById()
  const calls = await monitor.calls(tenant, [...endpoints.keys()])
  const count = Object.values(calls.byEndpoint).reduce((sum, one) => sum + one.count, 0)
  return {
    ...monitor.process(),
    'http.server.requests': { all: { count }, ...(calls.byStatus && { percode: calls.byStatus }) },
    services: presentServices(calls.byEndpoint, (id) => endpoints.get(id)),
    of: calls.of,
  }
})
