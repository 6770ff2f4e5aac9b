import type { HttpEvent, Middleware } from './call.ts'
import { fail } from './fail.ts'

/** characters; API Gateway itself allows 10 MB, and parsing holds the one thread */
const MAX_BODY_LENGTH = 65_536
const MAX_HEADERS_LENGTH = 16_000
const MAX_QUERY_LENGTH = 8_000

/** Length of the body; Base64 takes four characters for three. */
const lengthOf = ({ body = '', isBase64Encoded }: HttpEvent) => (isBase64Encoded ? (body.length * 3) / 4 : body.length)

export const limits = (): Middleware => ({
  before: ({ event }) => {
    if (lengthOf(event) > MAX_BODY_LENGTH) fail('request-too-large', 'body')
    if (event.rawQueryString.length > MAX_QUERY_LENGTH) fail('request-too-large', 'query')
    let size = 0
    for (const name in event.headers) size += name.length + (event.headers[name]?.length ?? 0)
    if (size > MAX_HEADERS_LENGTH) fail('request-too-large', 'headers')
  },
})
