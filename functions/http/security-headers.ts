import { SECURITY_HEADERS } from '#text/security-headers.ts'
import type { Middleware } from './call.ts'

/** Adds the headers of every answer. */
export function securityHeaders(): Middleware {
  const add: Middleware['after'] = ({ response }) => {
    if (response) response.headers = { ...SECURITY_HEADERS, ...response.headers }
  }
  return { after: add, onError: add }
}
