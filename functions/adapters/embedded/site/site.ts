import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Area } from '#contract/endpoint/endpoint.ts'
import { type CommonCode, problemAnswer } from '#contract/endpoint/problem.ts'
import type { Tenant } from '#contract/tenant.ts'
import { SECURITY_HEADERS } from '#text/security-headers.ts'
import { createRouter } from './match-route.ts'
import { toEvent } from './to-event.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Handler of an area; it takes the event that API Gateway sends to a Lambda function. */
type FunctionHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

type Mount = (request: IncomingMessage, response: ServerResponse, tenant: Tenant) => Promise<boolean>

export interface SiteParts {
  readonly areas: Readonly<Record<string, Area>>
  /** Tenant of a host; undefined for a host that is not ours, which gets nothing: a foreign name may lead to this machine. */
  readonly tenantOf: (host: string) => Tenant | undefined
  /** Listener of hosts that are no tenant's; returns false for those that nobody has here. */
  readonly otherHosts?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  readonly handlers: Readonly<Record<string, FunctionHandler>>
  /** Listeners tried before all else; each returns false for requests that are not its own. */
  readonly mounts: readonly Mount[]
  readonly files: Listener
  readonly nextId: () => string
}

/** The rest of an unread body would count as the next request of its connection. */
const CLOSING = { Connection: 'close' }

const API = /^\/+(api|management|login\/api|r51|kbart|dashboards)(\/|$)/

function sendProblem(response: ServerResponse, requestId: string, code: CommonCode, headers?: Record<string, string>): void {
  const common = { ...SECURITY_HEADERS, 'X-Request-Id': requestId }
  const answer = problemAnswer({ code, requestId, headers: { ...common, ...headers } })
  response.writeHead(answer.statusCode, answer.headers)
  response.end(answer.body)
}

/** Local counterpart of CloudFront and API Gateway: page, functions and files on one origin. */
export function createSite({ areas, tenantOf, otherHosts, handlers, mounts, files, nextId }: SiteParts): Listener {
  const router = createRouter(areas)

  async function callFunction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = nextId()
    const path = (request.url ?? '/').split('?')[0] as string
    const match = router.match(request.method ?? 'GET', path)
    if (!match) {
      const methods = router.methodsOf(path)
      if (methods.length === 0) return sendProblem(response, requestId, 'endpoint-not-found')
      return sendProblem(response, requestId, 'method-not-allowed', { Allow: methods.join(', ') })
    }
    const handler = handlers[match.area]
    if (!handler) throw new Error(`no handler for the area ${match.area}`)
    const answer = await handler(await toEvent(request, match, requestId))
    const close = request.complete ? {} : CLOSING
    const body = Buffer.from(answer.body ?? '')
    response.writeHead(answer.statusCode ?? 200, {
      ...(answer.headers as Record<string, string>),
      ...close,
      ...(answer.statusCode !== 204 && { 'Content-Length': body.length }),
    })
    response.end(body)
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const tenant = tenantOf(request.headers.host ?? '')
    if (!tenant) {
      if (!(await otherHosts?.(request, response))) sendProblem(response, nextId(), 'invalid-tenant', CLOSING)
      return
    }
    if (API.test(request.url ?? '/')) return callFunction(request, response)
    for (const mount of mounts) if (await mount(request, response, tenant)) return
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(response, nextId(), 'method-not-allowed', { Allow: 'GET, HEAD' })
    return files(request, response)
  }

  return async (request, response) => {
    try {
      await route(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendProblem(response, nextId(), 'unexpected')
    }
  }
}
