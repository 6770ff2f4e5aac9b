import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from 'aws-lambda'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Actor } from '#people/actor.ts'
import type { Customer } from '#people/keys/find-customer.ts'
import type { TokenSession } from '#ports/identity.ts'
import type { PortName } from '#ports/ports.ts'
import type { UseCase } from './use-case.ts'

/** State of one request, which each middleware of the stack completes. */
export interface Call {
  requestId: string
  startedAt: number
  originatedIp: string
  userAgent: string
  useCase?: UseCase<AnyEndpoint, PortName>
  tenant?: Tenant
  /** origin of the tenant's site, as the caller addressed it */
  origin?: string
  actor?: Actor
  session?: TokenSession
  /** account of the key, where an endpoint takes one */
  customer?: Customer
  input?: unknown
  /** the answer; absent of a failure */
  output?: unknown
  /** code of the failure; absent until one happens */
  code?: string
  /** cause of an unexpected failure, for the log only */
  cause?: unknown
  headers: Record<string, string>
  /** calls of the ports, of a call whose logger asks for them */
  portCalls?: () => Readonly<Record<string, unknown>>
  /** facts that the use case adds, for the log only */
  notes: Record<string, string | number | boolean>
}

export type HttpEvent = APIGatewayProxyEventV2
export type HttpAnswer = APIGatewayProxyStructuredResultV2
export type CallContext = LambdaContext & { call: Call }
export type Middleware = MiddlewareObj<HttpEvent, HttpAnswer, Error, CallContext>

/** Header names arrive in lower case. */
export const headerOf = (event: HttpEvent, name: string): string | undefined => event.headers[name]

/** Reads a cookie: the gateway gives them as a list, the site of one machine as a header. Of several with a name none counts. */
export function cookieOf({ cookies, headers }: HttpEvent, name: string): string | undefined {
  const given = cookies ?? headers.cookie?.split(/;\s*/) ?? []
  const values = given.flatMap((one) => (one.startsWith(`${name}=`) ? [one.slice(name.length + 1)] : []))
  return values.length === 1 ? values[0] : undefined
}

export function endpointOf(call: Call): AnyEndpoint {
  if (!call.useCase) throw new Error('no endpoint before the route is known')
  return call.useCase.endpoint
}
