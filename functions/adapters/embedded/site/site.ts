import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Area } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import { createRouter } from './match-route.ts'
import { toEvent } from './to-event.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The functions behind this site take the event that API Gateway gives to a Lambda function. */
type FunctionHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

export interface SiteParts {
  readonly areas: Readonly<Record<string, Area>>
  readonly handlers: Readonly<Record<string, FunctionHandler>>
  /** Serves what begins with these, before anything else; answers false for what is not its own. */
  readonly mounts: readonly ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>)[]
  readonly files: Listener
  readonly nextId: () => string
}

const API = /^\/+(api|management|login\/api)(\/|$)/

function sendProblem(
  response: ServerResponse,
  requestId: string,
  status: number,
  code: string,
  title: string,
  headers = {},
): void {
  const problem: Problem = { code, status, title, requestId }
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'X-LecternApp-Error': `error.${code}`,
    'X-LecternApp-Params': 'request',
    ...headers,
  })
  response.end(JSON.stringify(problem))
}

/** One machine's CloudFront and API Gateway: the page, the functions and the files on one origin. */
export function createSite({ areas, handlers, mounts, files, nextId }: SiteParts): Listener {
  const router = createRouter(areas)

  async function callFunction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = nextId()
    const path = (request.url ?? '/').split('?')[0] as string
    const match = router.match(request.method ?? 'GET', path)
    if (!match) {
      const methods = router.methodsOf(path)
      if (methods.length === 0) return sendProblem(response, requestId, 404, 'endpoint-not-found', 'Not found')
      return sendProblem(response, requestId, 405, 'method-not-allowed', 'Method not allowed', { Allow: methods.join(', ') })
    }
    const handler = handlers[match.area]
    if (!handler) throw new Error(`no handler for the area ${match.area}`)
    const answer = await handler(await toEvent(request, match, requestId))
    // A body that was not read to its end would be taken for the next request of this connection.
    const close = request.complete ? {} : { Connection: 'close' }
    const body = Buffer.from(answer.body ?? '')
    response.writeHead(answer.statusCode ?? 200, {
      ...(answer.headers as Record<string, string>),
      ...close,
      'Content-Length': body.length,
    })
    response.end(body)
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (API.test(request.url ?? '/')) return callFunction(request, response)
    for (const mount of mounts) if (await mount(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendProblem(response, nextId(), 405, 'method-not-allowed', 'Method not allowed', { Allow: 'GET, HEAD' })
    return files(request, response)
  }

  return async (request, response) => {
    try {
      await route(request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendProblem(response, nextId(), 500, 'unexpected', 'Something went wrong here')
    }
  }
}
