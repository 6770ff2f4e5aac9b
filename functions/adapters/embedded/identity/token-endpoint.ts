import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRequestBody } from './read-body.ts'

/** Where a script on this machine asks for a token: POST, the secret as a bearer, the person's name as the body. */
export const TOKEN_PATH = '/oidc/local-token'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** From this machine, with the secret, and not by a browser: browsers say which site sends a POST. */
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
  mint: (subject: string) => string | undefined,
): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405, '')
  if (!mayAsk(request, secret)) return answer(response, 403, '')
  const token = mint((await readRequestBody(request)).trim())
  return token === undefined ? answer(response, 404, '') : answer(response, 200, token)
}
