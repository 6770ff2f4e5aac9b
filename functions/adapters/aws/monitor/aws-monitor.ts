import { watchProcess } from '#functions/adapters/shared/monitor/process-figures.ts'
import { timedTable } from '#functions/adapters/shared/monitor/timed-table.ts'
import { Timings } from '#functions/adapters/shared/monitor/timings.ts'
import { watchThreads } from '#functions/adapters/shared/monitor/watch-threads.ts'
import type { Monitor } from '#ports/monitor.ts'
import { openCallMetrics } from './call-metrics.ts'

/** Monitor of a deployment: calls of all instances, and the process that answers. */
export function openAwsMonitor(options: Parameters<typeof openCallMetrics>[0]): Monitor {
  const table = new Timings()
  const { threads } = watchThreads()
  return {
    profiles: ['prod'],
    calls: openCallMetrics(options),
    process: watchProcess(table).figures,
    threads,
    timed: (one) => timedTable(one, table),
    variables: () => process.env,
  }
}
