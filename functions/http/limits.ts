import { REQUEST_LIMITS } from '#contract/endpoint/limits.ts'
import { type HttpEvent, headerOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'

/** Length of the body; Base64 takes four characters for three. */
const lengthOf = ({ body = '', isBase64Encoded }: HttpEvent) => (isBase64Encoded ? (body.length * 3) / 4 : body.length)

/** Refuses what is too large, and a request that says twice who sends it: of two tokens, none is the one that counts. */
export const limits = (): Middleware => ({
  before: ({ event }) => {
    if (headerOf(event, 'authorization')?.includes(',')) fail('malformed-request', 'Authorization')
    if (lengthOf(event) > REQUEST_LIMITS.body) fail('request-too-large', 'body')
    if (event.rawQueryString.length > REQUEST_LIMITS.query) fail('request-too-large', 'query')
    let size = 0
    for (const name in event.headers) size += name.length + (event.headers[name]?.length ?? 0)
    if (size > REQUEST_LIMITS.headers) fail('request-too-large', 'headers')
  },
})
