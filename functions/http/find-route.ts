import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { PortName } from '#ports/ports.ts'
import type { Middleware } from './call.ts'
import { fail } from './fail.ts'
import type { UseCase } from './use-case.ts'

export type AnyUseCase = UseCase<AnyEndpoint, PortName>

/** Finds the use case by the route's key: the gateway has matched the route already. */
export function findRoute(useCases: readonly AnyUseCase[]): Middleware {
  const byRoute = new Map(useCases.map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]))
  return {
    before: ({ event, context }) => {
      context.call.useCase = byRoute.get(event.routeKey) ?? fail('endpoint-not-found')
    },
  }
}
