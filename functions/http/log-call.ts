import type { LogLevel } from '#contract/admin/loggers.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/log.ts'
import type { Call, HttpAnswer, Middleware } from './call.ts'
import type { LevelsCache } from './levels/levels-cache.ts'
import { effectiveLevel, USUAL_LEVEL, writes } from './levels/log-levels.ts'

/** Stack traces go to the log, never to the caller. */
const causeOf = (cause: unknown) =>
  cause instanceof Error ? { error: cause.stack ?? cause.message } : cause ? { error: String(cause) } : {}

const areaOf = (call: Call): string | undefined => call.useCase?.endpoint.id.split('.')[0]
export const loggerOf = (call: Call): string => ['http', areaOf(call)].filter(Boolean).join('.')

/** Names and lengths of what was given, never contents. */
const lengthsOf = (input: unknown) =>
  Object.fromEntries(
    Object.entries(input ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.length : JSON.stringify(value)?.length,
    ]),
  )

const figuresOf = (call: Call, response: HttpAnswer | null | undefined) => ({
  tenant: call.tenant,
  endpoint: call.useCase?.endpoint.id,
  status: response?.statusCode,
  ms: Math.round((performance.now() - call.startedAt) * 100) / 100,
})

function line(call: Call, clock: Clock, response: HttpAnswer | null | undefined, effective: LogLevel) {
  const level: LogLevel = (response?.statusCode ?? 500) >= 500 ? 'ERROR' : 'INFO'
  const figures = figuresOf(call, response)
  // Metrics and alarms are made of lines: a quiet logger says nothing to people, and counts on.
  if (!writes(effective, level)) return { quiet: true, ...figures, ...('found' in call.notes && { found: call.notes.found }) }
  return {
    time: clock.now().toISOString(),
    level: level.toLowerCase(),
    requestId: call.requestId,
    ...figures,
    user: call.actor?.userId,
    code: call.code,
    ...call.notes,
    ...call.portCalls?.(),
    ...(writes(effective, 'TRACE') && { fields: lengthsOf(call.input) }),
    ...causeOf(call.cause),
  }
}

interface LogParts {
  readonly clock: Clock
  readonly log: Log
  readonly levels: LevelsCache
}

/** Writes one structured line for each request, as far as its logger's level asks for it; the caller gets the duration, too. */
export function logCall({ clock, log, levels }: LogParts): Middleware {
  const end: Middleware['after'] = ({ context: { call }, response }) => {
    if (response) {
      const took = (performance.now() - call.startedAt).toFixed(1)
      response.headers = { ...response.headers, 'Server-Timing': `app;dur=${took}`, 'X-Request-Id': call.requestId }
    }
    const { tenant } = call
    log(line(call, clock, response, tenant ? effectiveLevel(levels.of(tenant), loggerOf(call), clock.now()) : USUAL_LEVEL))
  }
  return { after: end, onError: end }
}
