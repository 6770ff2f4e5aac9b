import type { Log } from '#ports/log.ts'
import { withMetrics } from './metrics.ts'

/** Writes a line of JSON directly, as Lambda's console would put a prefix before it. */
export const log: Log = (line) => void process.stdout.write(`${JSON.stringify(withMetrics(line, Date.now()))}\n`)
