import { availableParallelism, loadavg } from 'node:os'
import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import type { ProcessFigures } from '#ports/monitor.ts'
import { rounded, Timings } from './timings.ts'

const NANOSECONDS_PER_MS = 1e6
const MICROSECONDS_PER_SECOND = 1e6

const NO_DELAY = { mean: 0, max: 0, '0.99': 0 }

function heapSpaces(): ProcessFigures['jvm'] {
  const spaces = getHeapSpaceStatistics().map((space) => {
    const { space_name: name, space_used_size: used, space_size: committed, space_available_size: available } = space
    return [name, { used, committed, ...(available > 0 && { max: used + available }) }] as const
  })
  return Object.fromEntries(spaces)
}

function processMetrics(): ProcessFigures['processMetrics'] {
  const uptime = process.uptime()
  const { user, system } = process.cpuUsage()
  return {
    'system.cpu.count': availableParallelism(),
    'system.load.average.1m': rounded(loadavg()[0] ?? 0),
    'process.cpu.usage': rounded((user + system) / MICROSECONDS_PER_SECOND / uptime),
    'process.memory.resident': process.memoryUsage.rss(),
    'process.start.time': Math.round(Date.now() / 1000 - uptime),
    'process.uptime': rounded(uptime),
  }
}

/** Watches pauses of the collector and delays of the event loop from now on. */
export function watchProcess(table: Timings) {
  const pauses = new Timings()
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.add(duration)
  })
  observer.observe({ entryTypes: ['gc'] })
  const delays = monitorEventLoopDelay()
  delays.enable()

  const delay = () => {
    if (delays.count === 0) return NO_DELAY
    const [mean, max, late] = [delays.mean, delays.max, delays.percentile(99)].map((one) => rounded(one / NANOSECONDS_PER_MS))
    return { mean, max, '0.99': late } as typeof NO_DELAY
  }
  const usageOf = ({ count, mean, max, total }: Timings) => ({
    count,
    mean: rounded(mean),
    max: rounded(max),
    totalTime: rounded(total),
  })
  return {
    figures: (): ProcessFigures => ({
      jvm: heapSpaces(),
      garbageCollector: { 'jvm.gc.pause': usageOf(pauses) },
      databases: { usage: usageOf(table) },
      processMetrics: processMetrics(),
      eventLoop: { delay: delay(), utilization: rounded(performance.eventLoopUtilization().utilization) },
    }),
    close() {
      observer.disconnect()
      delays.disable()
    },
  }
}
