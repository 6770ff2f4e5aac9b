import type { Log } from '#ports/log.ts'
import { withMetrics } from './metrics.ts'

/** A line of JSON, as it is: Lambda's own console would put its facts before it. */
export const log: Log = (line) => void process.stdout.write(`${JSON.stringify(withMetrics(line, Date.now()))}\n`)
