import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { PortName } from '#ports/ports.ts'
import type { UseCase } from './use-case.ts'

/** What the stack learns of one request, step by step. */
export interface Call {
  requestId: string
  startedAt: number
  originatedIp: string
  useCase?: UseCase<AnyEndpoint, PortName>
  tenant?: Tenant
  actor?: Actor
  input?: unknown
  /** the failure's code, once there is one */
  code?: string
  /** what an unexpected failure was, for the log alone */
  cause?: unknown
  headers: Record<string, string>
  /** what the use case says of it, for the log alone */
  notes: Record<string, string | number | boolean>
}

export type HttpEvent = APIGatewayProxyEventV2
export type HttpAnswer = APIGatewayProxyStructuredResultV2
export type CallContext = LambdaContext & { call: Call }
export type Step = MiddlewareObj<HttpEvent, HttpAnswer, Error, CallContext>

/** Header names arrive in lower case. */
export const headerOf = (event: HttpEvent, name: string): string | undefined => event.headers[name]

export function endpointOf(call: Call): AnyEndpoint {
  if (!call.useCase) throw new Error('no endpoint before the route is known')
  return call.useCase.endpoint
}
