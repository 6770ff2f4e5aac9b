import type { Ids } from '#ports/ids.ts'
import { type HttpEvent, headerOf, type Step } from './call.ts'

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The id that a request comes with, where it is one. */
export function requestIdOf(event: HttpEvent): string | undefined {
  const given = headerOf(event, 'requestid')
  return given && REQUEST_ID.test(given) ? given : undefined
}

/** First of all: an id that follows the request from the page to the log, and the time. */
export const beginCall = (ids: Ids): Step => ({
  before: ({ event, context }) => {
    context.call = {
      requestId: requestIdOf(event) ?? ids.next(),
      startedAt: performance.now(),
      originatedIp: event.requestContext.http.sourceIp,
      headers: {},
      notes: {},
    }
  },
})
