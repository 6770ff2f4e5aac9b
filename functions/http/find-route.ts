import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { PortName } from '#ports/ports.ts'
import type { Step } from './call.ts'
import { fail } from './fail.ts'
import type { UseCase } from './use-case.ts'

export type AnyUseCase = UseCase<AnyEndpoint, PortName>

/** The gateway has matched the route already; its key names the endpoint. */
export function findRoute(useCases: readonly AnyUseCase[]): Step {
  const byRoute = new Map(useCases.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]))
  return {
    before: ({ event, context }) => {
      context.call.useCase = byRoute.get(event.routeKey) ?? fail('endpoint-not-found')
    },
  }
}
