import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRequestBody } from './pages/read-body.ts'

/** Endpoint for scripts on this machine: POST with the secret as bearer token and the person's name as the body. */
export const TOKEN_PATH = '/oidc/local-token'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Tells whether a request comes from this machine, with the secret, and not from a browser, which would send an Origin header. */
function mayAsk(request: IncomingMessage, secret: string): boolean {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '') || request.headers.origin !== undefined) return false
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${secret}`))
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
}

export async function handleTokenRequest(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
  mint: (subject: string) => Promise<string | undefined>,
): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405, '')
  if (!mayAsk(request, secret)) return answer(response, 403, '')
  const token = await mint((await readRequestBody(request)).trim())
  return token === undefined ? answer(response, 404, '') : answer(response, 200, token)
}
