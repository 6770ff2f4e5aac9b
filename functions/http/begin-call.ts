import type { Ids } from '#ports/ids.ts'
import { type HttpEvent, headerOf, type Middleware } from './call.ts'

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The request's own id; undefined where it has none of the right form. */
export function requestIdOf(event: HttpEvent): string | undefined {
  const given = headerOf(event, 'requestid')
  return given && REQUEST_ID.test(given) ? given : undefined
}

/** Begins a call with the time and with an id that follows the request from the page to the log. */
export const beginCall = (ids: Ids): Middleware => ({
  before: ({ event, context }) => {
    context.call = {
      requestId: requestIdOf(event) ?? ids.next(),
      startedAt: performance.now(),
      originatedIp: event.requestContext.http.sourceIp,
      userAgent: headerOf(event, 'user-agent') ?? '',
      headers: {},
      notes: {},
    }
  },
})
