import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Match } from './match-route.ts'

/** More than the stack's limit of characters can be in UTF-8, so that a cut body is refused there as too large. */
const MAX_READ_BYTES = 200_000

/** Reads a body and ignores bytes beyond the limit. Ending an iteration early would close the connection before the answer. */
function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'DELETE') return Promise.resolve(undefined)
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const done = () => resolve(size ? Buffer.concat(chunks).toString('utf8') : undefined)
    request.on('data', (chunk: Buffer) => {
      if (size < MAX_READ_BYTES) chunks.push(chunk)
      size += chunk.length
      if (size >= MAX_READ_BYTES) done()
    })
    request.once('end', done)
    request.once('error', reject)
  })
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value
  // Node keeps the first of several, the gateway all of them.
  const given = request.headersDistinct?.authorization
  if (given && given.length > 1) headers.authorization = given.join(',')
  return headers
}

function queryOf(search: string): Record<string, string> | undefined {
  if (!search) return undefined
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) query[name] = name in query ? `${query[name]},${value}` : value
  return query
}

/** Converts a request to the event of API Gateway, payload format 2.0. */
export async function toEvent(request: IncomingMessage, match: Match, requestId: string): Promise<APIGatewayProxyEventV2> {
  const [path = '/', ...rest] = (request.url ?? '/').split('?')
  const rawQueryString = rest.join('?')
  const method = request.method ?? 'GET'
  const host = request.headers.host ?? ''
  const query = queryOf(rawQueryString)
  const body = await bodyOf(request)
  const now = Date.now()
  return {
    version: '2.0',
    routeKey: `${match.endpoint.method} ${match.endpoint.path}`,
    rawPath: path,
    rawQueryString,
    headers: headersOf(request),
    ...(query && { queryStringParameters: query }),
    pathParameters: match.parameters,
    requestContext: {
      accountId: 'local',
      apiId: match.area,
      domainName: host,
      domainPrefix: host.split('.')[0] as string,
      http: {
        method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: `${match.endpoint.method} ${match.endpoint.path}`,
      stage: '$default',
      time: new Date(now).toISOString(),
      timeEpoch: now,
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
  }
}
