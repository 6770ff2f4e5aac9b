import { Session } from 'node:inspector/promises'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import type { ThreadState } from '#contract/admin/threads.ts'
import { type CpuProfile, commonStack } from './profile.ts'
import { rounded } from './timings.ts'

const WATCHED_MS = 200
/** A worker that does not answer in this time is told without its stack. */
const WORKER_TIMEOUT_MS = 1000
const BUSY = 0.5
const IDLE = 0.05

const stateOf = (utilization: number): ThreadState['threadState'] =>
  utilization >= BUSY ? 'RUNNABLE' : utilization <= IDLE ? 'WAITING' : 'TIMED_WAITING'

type LoopOf = (before?: EventLoopUtilization) => EventLoopUtilization

async function watchLoop(of: LoopOf): Promise<number> {
  const before = of()
  await pause(WATCHED_MS)
  return rounded(of(before).utilization)
}

const heapOf = ({
  used_heap_size: used,
  total_heap_size: total,
  heap_size_limit: limit,
}: ReturnType<typeof getHeapStatistics>) => ({
  used,
  total,
  limit,
})

/** Watches the loop while the profiler runs: starting it takes time, which is none of the thread's own. */
async function profileMain(): Promise<{ readonly profile: CpuProfile; readonly utilization: number }> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    const utilization = await watchLoop(performance.eventLoopUtilization)
    return { profile: (await session.post('Profiler.stop')).profile as CpuProfile, utilization }
  } finally {
    session.disconnect()
  }
}

function handlesByKind(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

async function watchMain(): Promise<ThreadState> {
  const { profile, utilization } = await profileMain()
  return {
    threadName: 'main',
    threadId: 0,
    threadState: stateOf(utilization),
    utilization,
    stackTrace: commonStack(profile),
    heap: heapOf(getHeapStatistics()),
    handles: handlesByKind(),
  }
}

async function profileWorker(worker: Worker): Promise<CpuProfile> {
  const handle = await worker.startCpuProfile()
  await pause(WATCHED_MS)
  return JSON.parse(await handle.stop()) as CpuProfile
}

/** Resolves to undefined where a worker fails, or answers too late: it may be in a loop, or ending. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(WORKER_TIMEOUT_MS, undefined, { ref: false })])

async function watchWorker(worker: Worker): Promise<ThreadState> {
  const { threadId, threadName } = worker
  const [utilization, profile, heap] = await Promise.all([
    watchLoop((before) => worker.performance.eventLoopUtilization(before)),
    inTime(profileWorker(worker)),
    inTime(worker.getHeapStatistics()),
  ])
  return {
    threadName: threadName || 'worker',
    threadId,
    threadState: stateOf(utilization),
    utilization,
    stackTrace: profile ? commonStack(profile) : [],
    ...(heap && { heap: heapOf(heap as ReturnType<typeof getHeapStatistics>) }),
  }
}

/** Watches the main thread and each worker that begins from now on. */
export function watchThreads() {
  const workers = new Set<Worker>()
  const add = (worker: Worker) => {
    workers.add(worker)
    worker.once('exit', () => workers.delete(worker))
  }
  process.on('worker', add)
  let watching: Promise<readonly ThreadState[]> | undefined
  return {
    threads(): Promise<readonly ThreadState[]> {
      watching ??= Promise.all([watchMain(), ...[...workers].map(watchWorker)]).finally(() => {
        watching = undefined
      })
      return watching
    },
    close: () => void process.off('worker', add),
  }
}
