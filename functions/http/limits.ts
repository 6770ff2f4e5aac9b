import type { Middleware } from './call.ts'
import { fail } from './fail.ts'

/** characters; API Gateway itself allows 10 MB, and no endpoint needs more than an annotation's drawing */
const MAX_BODY_LENGTH = 1_000_000
const MAX_HEADERS_LENGTH = 16_000
const MAX_QUERY_LENGTH = 8_000

export const limits = (): Middleware => ({
  before: ({ event }) => {
    if ((event.body?.length ?? 0) > MAX_BODY_LENGTH) fail('request-too-large', 'body')
    if (event.rawQueryString.length > MAX_QUERY_LENGTH) fail('request-too-large', 'query')
    let size = 0
    for (const name in event.headers) size += name.length + (event.headers[name]?.length ?? 0)
    if (size > MAX_HEADERS_LENGTH) fail('request-too-large', 'headers')
  },
})
