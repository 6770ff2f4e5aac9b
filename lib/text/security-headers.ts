/** Headers that keep answers out of shared caches and stop browsers from running them as a page. */
export const SECURITY_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Policy of pages that the site itself frames: no script, no request to anybody else. Its fonts are the page's. */
export const FRAME_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
