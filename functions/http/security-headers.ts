import type { Step } from './call.ts'

export const SECURITY_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers to people are theirs alone and are never run as a page. */
export function securityHeaders(): Step {
  const add: Step['after'] = ({ response }) => {
    if (response) response.headers = { ...SECURITY_HEADERS, ...response.headers }
  }
  return { after: add, onError: add }
}
