import type { Step } from './call.ts'
import { fail } from './fail.ts'

/** bytes; API Gateway itself ends at 10 MB, and no call of ours needs more than an annotation's drawing */
const BODY_LIMIT = 1_000_000
const HEADERS_LIMIT = 16_000
const QUERY_LIMIT = 8_000

export const limits = (): Step => ({
  before: ({ event }) => {
    if ((event.body?.length ?? 0) > BODY_LIMIT) fail('request-too-large', 'body')
    if (event.rawQueryString.length > QUERY_LIMIT) fail('request-too-large', 'query')
    let size = 0
    for (const name in event.headers) size += name.length + (event.headers[name]?.length ?? 0)
    if (size > HEADERS_LIMIT) fail('request-too-large', 'headers')
  },
})
