import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { Call, HttpAnswer, Middleware } from './call.ts'

/** Stack traces go to the log, never to the caller. */
const causeOf = (cause: unknown) =>
  cause instanceof Error ? { error: cause.stack ?? cause.message } : cause ? { error: String(cause) } : {}

function line(call: Call, clock: Clock, response: HttpAnswer | null | undefined) {
  return {
    time: clock.now().toISOString(),
    level: (response?.statusCode ?? 500) >= 500 ? 'error' : 'info',
    requestId: call.requestId,
    tenant: call.tenant,
    endpoint: call.useCase?.endpoint.id,
    user: call.actor?.userId,
    status: response?.statusCode,
    code: call.code,
    ms: Math.round((performance.now() - call.startedAt) * 100) / 100,
    ...call.notes,
    ...causeOf(call.cause),
  }
}

/** Writes one structured line for each request; the caller gets the duration, too. */
export function logCall(clock: Clock, log: Log): Middleware {
  const end: Middleware['after'] = ({ context: { call }, response }) => {
    if (response) {
      const took = (performance.now() - call.startedAt).toFixed(1)
      response.headers = { ...response.headers, 'Server-Timing': `app;dur=${took}`, 'X-Request-Id': call.requestId }
    }
    log(line(call, clock, response))
  }
  return { after: end, onError: end }
}
