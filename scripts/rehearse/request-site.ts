import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Call, createCall } from '#web/lib/calls/call.ts'
import type { RehearsalEnvironment } from './environment.ts'

export interface SiteResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** milliseconds from request to last byte */
  readonly took: number
}

interface SiteRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request with a Host header, which Node's fetch cannot set and by which the emulator routes. */
export async function sendRequest(
  url: string,
  host: string,
  path: string,
  { method = 'GET', headers, body }: SiteRequest = {},
): Promise<SiteResponse> {
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

/** Requests the site as a browser does: through CloudFront, over TLS as the emulator understands it. */
export function requestSite(
  rehearsal: RehearsalEnvironment,
  path: string,
  asking: SiteRequest = {},
  host = rehearsal.host,
): Promise<SiteResponse> {
  return sendRequest(rehearsal.url, host, path, { ...asking, headers: { ...asking.headers, 'X-Forwarded-Proto': 'https' } })
}

/** Creates the page's own client, signed in as a person. */
export function callAs(rehearsal: RehearsalEnvironment, person: string): Call {
  const fetchFrom = async (url: string, init: RequestInit) => {
    const { status, headers, body } = await requestSite(rehearsal, url, {
      method: init.method,
      headers: init.headers as Record<string, string>,
      body: init.body as string,
    })
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers })
  }
  return createCall({ fetch: fetchFrom as typeof fetch, origin: '', token: () => rehearsal.token(person) })
}
