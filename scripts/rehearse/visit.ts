import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Call, createCall } from '#web/lib/call.ts'
import type { Stage } from './stage.ts'

export interface Seen {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** ms, from asking to the last byte */
  readonly took: number
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The emulator under a name: it knows by it what is asked, and Node's fetch would not send it. */
export async function ask(
  url: string,
  host: string,
  path: string,
  { method = 'GET', headers, body }: Asking = {},
): Promise<Seen> {
  const { hostname, port } = new URL(url)
  const since = performance.now()
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ host: hostname, port, method, path, headers: { ...headers, Host: host }, timeout: 60_000 }, resolve)
      .on('error', reject)
      .end(body)
  })
  const bytes = await buffer(answer)
  const lines = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
  return { status: answer.statusCode ?? 0, headers: new Headers(lines), body: bytes, took: performance.now() - since }
}

/** As a browser asks the site: through CloudFront, over TLS as the emulator understands it. */
export function visit(stage: Stage, path: string, asking: Asking = {}, host = stage.host): Promise<Seen> {
  return ask(stage.url, host, path, { ...asking, headers: { ...asking.headers, 'X-Forwarded-Proto': 'https' } })
}

/** The page's own client, signed in as somebody. */
export function callAs(stage: Stage, person: string): Call {
  const fetchFrom = async (url: string, init: RequestInit) => {
    const { status, headers, body } = await visit(stage, url, {
      method: init.method,
      headers: init.headers as Record<string, string>,
      body: init.body as string,
    })
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers })
  }
  return createCall({ fetch: fetchFrom as typeof fetch, origin: '', token: () => stage.token(person) })
}
