import type { Middleware } from './call.ts'

export const SECURITY_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Adds headers that keep answers out of shared caches and stop browsers from running them as a page. */
export function securityHeaders(): Middleware {
  const add: Middleware['after'] = ({ response }) => {
    if (response) response.headers = { ...SECURITY_HEADERS, ...response.headers }
  }
  return { after: add, onError: add }
}
