import type { Tenant } from '#contract/tenant.ts'
import { countCalls } from '#functions/adapters/shared/monitor/call-counts.ts'
import { watchProcess } from '#functions/adapters/shared/monitor/process-figures.ts'
import { timedTable } from '#functions/adapters/shared/monitor/timed-table.ts'
import { Timings } from '#functions/adapters/shared/monitor/timings.ts'
import { watchThreads } from '#functions/adapters/shared/monitor/watch-threads.ts'
import type { Log } from '#ports/log.ts'
import type { Monitor } from '#ports/monitor.ts'

export interface LocalMonitor extends Monitor {
  /** The same log, whose lines are counted; a quiet line is only counted. */
  counting(log: Log): Log
  close(): void
}

/** Monitor of a library on one machine: the one process has all calls and all threads. */
export function openLocalMonitor(): LocalMonitor {
  const table = new Timings()
  const calls = countCalls()
  const watched = watchProcess(table)
  const { threads, close } = watchThreads()
  return {
    profiles: ['dev', 'swagger'],
    calls: async (tenant: Tenant) => calls.figures(tenant),
    process: watched.figures,
    threads,
    timed: (one) => timedTable(one, table),
    variables: () => process.env,
    counting: (log) => (line) => {
      calls.count(line)
      if (!line.quiet) log(line)
    },
    close() {
      watched.close()
      close()
    },
  }
}
