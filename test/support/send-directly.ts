import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, Writable } from 'node:stream'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'

/** Answer that stays in memory. */
class Answer extends Writable {
  statusCode = 200
  headersSent = false
  readonly headers = new Headers()
  readonly chunks: Buffer[] = []

  setHeader(name: string, value: number | string): this {
    this.headers.set(name, String(value))
    return this
  }

  writeHead(status: number, headers: Record<string, number | string> = {}): this {
    this.statusCode = status
    this.headersSent = true
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    return this
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk)
    done()
  }
}

interface DirectRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string | undefined
  /** address of the connection */
  readonly address: string
}

/** A request to a site as its listener takes it, without a socket: many times as many a second. */
async function sendDirectly(listener: Listener, { method, url, headers, body, address }: DirectRequest): Promise<Response> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const request = Object.assign(Readable.from(body === undefined ? [] : [Buffer.from(body)]), {
    method,
    url,
    headers: Object.fromEntries(named),
    httpVersion: '1.1',
    socket: { remoteAddress: address },
    complete: true,
  })
  const answer = new Answer()
  const ended = new Promise<void>((resolve, reject) => void answer.once('finish', resolve).once('error', reject))
  await listener(request as unknown as IncomingMessage, answer as unknown as ServerResponse)
  await ended
  const { statusCode: status } = answer
  const bytes = status === 204 || status === 304 ? null : Buffer.concat(answer.chunks)
  return new Response(bytes, { status, headers: answer.headers })
}

/** `fetch` for a site on the host of a tenant, without a socket, as from an address. */
export const fetchDirectly = (listener: Listener, host: string, address = '127.0.0.1') =>
  ((url: string, { method = 'GET', headers, body }: RequestInit = {}) =>
    sendDirectly(listener, {
      method,
      url,
      headers: { ...(headers as Record<string, string>), Host: host },
      body: body as string | undefined,
      address,
    })) as typeof fetch
