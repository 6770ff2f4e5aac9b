import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runInNewContext } from 'node:vm'

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>

interface EdgeRequest {
  method: string
  uri: string
  querystring: Values
  headers: Values
}

interface EdgeResponse {
  statusCode: number
  headers: Values
}

type Handler = (event: {
  context: { eventType: string }
  request: EdgeRequest
  response?: EdgeResponse
}) => EdgeRequest | EdgeResponse

/** headers that CloudFront forwards to a bucket */
const FORWARDED = ['range', 'if-range', 'if-none-match']

/** Loads the CloudFront function from its source file. */
function loadHandler(): Handler {
  const file = path.join(import.meta.dirname, '../../../lib/infra/edge/serve-files.js')
  return runInNewContext(`${readFileSync(file, 'utf8')}; handler`, { decodeURIComponent })
}

/** Converts a query to the form of CloudFront functions: not decoded, with a list for repeated names. */
function queryOf(search: string): Values {
  const query: Values = {}
  for (const pair of search.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    const value = rest.join('=')
    const known = query[name]
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }]
    else query[name] = { value }
  }
  return query
}

const searchOf = (query: Values) =>
  Object.entries(query)
    .flatMap(([name, { value, multiValue }]) => (multiValue ?? [{ value }]).map((one) => `${name}=${one.value}`))
    .join('&')

const valuesOf = (headers: IncomingMessage['headers']): Values =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]))
const plain = (values: Values) => Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]))

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Response of S3 to unsigned `x-amz-…` headers; our URLs sign `host` alone. */
const refusal = (unsigned: readonly string[]): Answer => ({
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<Error><Code>AccessDenied</Code><HeadersNotSigned>${unsigned.join(', ')}</HeadersNotSigned></Error>`),
})

/**
 * Adds to LocalStack three behaviours of S3: it rejects unsigned `x-amz-…` headers, supports `If-Range`, and sends the size with
 * an unsatisfiable range.
 */
async function askAsS3(
  ask: (headers: Record<string, string>) => Promise<Answer>,
  headers: Record<string, string>,
): Promise<Answer> {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if (unsigned.length > 0) return refusal(unsigned)
  const { 'if-range': ifRange, range, ...others } = headers
  const ranged = { ...others, ...(range && { range }) }
  const found = await ask(ifRange && range ? { ...ranged, 'if-match': ifRange } : ranged)
  if (ifRange && found.status === 412) return ask(others)
  const size = found.status === 416 ? /<ActualObjectSize>(\d+)</.exec(String(found.body))?.[1] : undefined
  return size === undefined ? found : { ...found, headers: { 'content-range': `bytes */${size}` } }
}

/** Kind of origin. CloudFront adds a request id of its own to requests to a custom origin. */
type OriginKind = 's3' | 'custom'

function forwarded(headers: Values, kind: OriginKind): Record<string, string> {
  const allowed = Object.fromEntries(Object.entries(plain(headers)).filter(([name]) => FORWARDED.includes(name)))
  return { ...allowed, 'user-agent': 'Amazon CloudFront', ...(kind === 'custom' && { 'x-amz-cf-id': 'a-request' }) }
}

/**
 * Simulates CloudFront before a bucket. Its function runs on the request, and on a successful response. Only headers that the
 * stacks allow are forwarded.
 */
export function edgeBefore(bucketUrl: string, kind: OriginKind = 's3') {
  const handler = loadHandler()

  async function askBucket({ uri, querystring, method, headers }: EdgeRequest): Promise<Answer> {
    const { origin, pathname, host } = new URL(bucketUrl)
    const path = `${pathname}${uri}?${searchOf(querystring)}`
    const ask = async (headers: Record<string, string>): Promise<Answer> => {
      const outgoing = request(origin, { path, method, headers: { ...headers, host } }).end()
      const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
      return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(await incoming.toArray()) }
    }
    return askAsS3(ask, forwarded(headers, kind))
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const [uri = '', ...search] = (incoming.url ?? '').split('?')
    const viewer = {
      method: incoming.method ?? '',
      uri,
      querystring: queryOf(search.join('?')),
      headers: valuesOf(incoming.headers),
    }
    const asked = handler({ context: { eventType: 'viewer-request' }, request: viewer })
    if ('statusCode' in asked) return void response.writeHead(asked.statusCode, plain(asked.headers)).end()
    const { status, headers, body } = await askBucket(asked)
    if (status >= 400) return void response.writeHead(status, headers).end(body)
    const found = { statusCode: status, headers: valuesOf(headers) }
    const given = handler({ context: { eventType: 'viewer-response' }, request: asked, response: found }) as EdgeResponse
    response.writeHead(status, plain(given.headers)).end(body)
  }

  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    await answer(incoming, response).catch((error) => response.writeHead(502).end(String(error)))
  }
}

/** Opens the simulated edge on a free port. */
export async function openLocalEdge(bucketUrl: string, kind?: OriginKind) {
  const listener = edgeBefore(bucketUrl, kind)
  const server = createServer((incoming, response) => void listener(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
