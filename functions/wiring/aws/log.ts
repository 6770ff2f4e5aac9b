import { redacted } from '#functions/http/levels/redact.ts'
import type { Log } from '#ports/log.ts'
import { withMetrics } from './metrics.ts'

/** Writes a line of JSON directly, as Lambda's console would put a prefix before it. A quiet line is there for its metrics alone. */
export const log: Log = redacted(({ quiet: _, ...line }) => {
  process.stdout.write(`${JSON.stringify(withMetrics(line, Date.now()))}\n`)
})
