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

/** What CloudFront hands on to a bucket by itself. */
const FORWARDED = ['range', 'if-range', 'if-none-match']

/** The very function that CloudFront is given. */
function loadHandler(): Handler {
  const file = path.join(import.meta.dirname, '../../lib/infra/edge/serve-files.js')
  return runInNewContext(`${readFileSync(file, 'utf8')}; handler`, { decodeURIComponent })
}

/** As CloudFront shows a query to its functions: nothing is decoded, and what is there twice is a list too. */
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

/** S3 refuses headers of its own that nobody signed; our addresses are signed over `host` alone. */
const refusal = (unsigned: readonly string[]): Answer => ({
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<Error><Code>AccessDenied</Code><HeadersNotSigned>${unsigned.join(', ')}</HeadersNotSigned></Error>`),
})

/**
 * LocalStack with three things that S3 does and it does not: it refuses unsigned `x-amz-…`, knows `If-Range`, and tells the size
 * beside a range that is not there.
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

/** What CloudFront knows the bucket as. Of any server but a bucket it asks with an id of its own. */
type OriginKind = 's3' | 'custom'

function forwarded(headers: Values, kind: OriginKind): Record<string, string> {
  const allowed = Object.fromEntries(Object.entries(plain(headers)).filter(([name]) => FORWARDED.includes(name)))
  return { ...allowed, 'user-agent': 'Amazon CloudFront', ...(kind === 'custom' && { 'x-amz-cf-id': 'a-request' }) }
}

/**
 * Stands for CloudFront before a bucket: its function on the way there, and on the way back where S3 did not refuse; of what the
 * viewer says the headers that the stacks let through.
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

/** The same on a port of its own. */
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
