import type { Ids } from '#ports/ids.ts'
import { headerOf, type Step } from './call.ts'

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** First of all: an id that follows the request from the page to the log, and the time. */
export const beginCall = (ids: Ids): Step => ({
  before: ({ event, context }) => {
    const given = headerOf(event, 'requestid')
    context.call = {
      requestId: given && REQUEST_ID.test(given) ? given : ids.next(),
      startedAt: performance.now(),
      originatedIp: event.requestContext.http.sourceIp,
      headers: {},
      notes: {},
    }
  },
})
