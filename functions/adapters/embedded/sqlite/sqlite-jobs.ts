import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import {
  type Jobs,
  JobsUnavailable,
  JobTooLarge,
  JobUnreadable,
  MAX_JOB_BYTES,
  type QueuedJob,
  type QueueHandlers,
} from '#ports/jobs.ts'
import { AWAITED_NAMES } from '#ports/read-jobs.ts'
import { type FailedStoredJob, openJobStore, type StoredJob } from './jobs-store.ts'
import { isOfSqlite } from './sqlite-file.ts'

const MAX_TRIES = 3
/** delays before the second and the third try */
const RETRY_DELAYS_MS = [5000, 60_000]
const MAX_CONCURRENCY = 4
/** The rest is for jobs that a person waits for. */
const MAX_UNAWAITED = 3
/** Interval at which jobs that another process sent are found. */
const POLL_INTERVAL_MS = 1000

interface Options {
  readonly clock: Clock
  /** Without handlers jobs are only sent, and another process runs them. */
  readonly handlers?: QueueHandlers
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

function orUnavailable<T>(otherwise: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (!isOfSqlite(cause)) throw cause
    throw new JobsUnavailable(otherwise, { cause })
  }
}

export interface SqliteJobs extends Jobs<QueuedJob> {
  /** Lists jobs of all tenants that failed for good, with their reasons. */
  allFailed(): FailedStoredJob[]
  /** Counts jobs that wait or run, of all tenants or of one. */
  pending(tenant?: Tenant): number
  /** Looks for due jobs now instead of at the next interval. */
  poll(): void
  /** Starts no more jobs and waits for those that run. */
  close(): Promise<void>
}

export function openSqliteJobs(file: string, { clock, handlers }: Options): SqliteJobs {
  const store = openJobStore(file, clock)
  if (handlers) store.releaseRunning(MAX_TRIES, 'The process ended while the job ran.')
  const running = new Map<Promise<void>, { readonly isAwaited: boolean }>()
  const stop = new AbortController()
  let wake = new AbortController()

  async function run(job: StoredJob): Promise<void> {
    const { id, name, tenant, payload, tries } = job
    const handler = handlers && Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) return store.fail(job, `Nobody handles ${name}.`)
    try {
      await handler({ id, name, tenant, payload })
    } catch (error) {
      const delay = error instanceof JobUnreadable ? undefined : RETRY_DELAYS_MS[tries - 1]
      return delay === undefined ? store.fail(job, reasonOf(error)) : store.retry(job, delay, reasonOf(error))
    }
    store.finish(job)
  }

  function takeJob(): StoredJob | undefined {
    const awaited = store.takeAwaited()
    if (awaited) return awaited
    const unawaited = [...running.values()].filter(({ isAwaited }) => !isAwaited).length
    return unawaited < MAX_UNAWAITED ? store.takeOther() : undefined
  }

  function startDueJobs(): void {
    while (running.size < MAX_CONCURRENCY && !stop.signal.aborted) {
      const job = takeJob()
      if (!job) return
      // A job whose result cannot be written stays running, and runs again after the next start.
      const work: Promise<void> = run(job)
        .catch(() => {})
        .finally(() => {
          running.delete(work)
          wake.abort()
        })
      running.set(work, { isAwaited: AWAITED_NAMES.includes(job.name) })
    }
  }

  async function loop(): Promise<void> {
    while (!stop.signal.aborted) {
      wake = new AbortController()
      let delay = POLL_INTERVAL_MS
      try {
        startDueJobs()
        if (running.size < MAX_CONCURRENCY) delay = Math.min(delay, store.untilDue() ?? delay)
      } catch (error) {
        // The disk is full or busy: try again after the delay.
        if (!isOfSqlite(error)) throw error
      }
      await pause(delay, undefined, { signal: AbortSignal.any([wake.signal, stop.signal]), ref: false }).catch(() => {})
    }
  }

  const looping = handlers ? loop() : Promise.resolve()

  return {
    async send(job: QueuedJob): Promise<void> {
      if (Buffer.byteLength(JSON.stringify(job)) > MAX_JOB_BYTES)
        throw new JobTooLarge(`the job ${job.name} is larger than ${MAX_JOB_BYTES} bytes`)
      orUnavailable('the job was not taken', () => store.add(job))
      wake.abort()
    },
    find: async (job) => orUnavailable('the state of the job cannot be read', () => store.find(job)),
    async failed(tenant) {
      const all = orUnavailable('failed jobs cannot be read', () => store.failed())
      const own = all.filter((job) => job.tenant === tenant)
      return own
        .map(({ id, name, tries, reason, failedAt }) => ({ id, name, tries, reason, failedAt }))
        .sort((one, other) => (one.failedAt < other.failedAt ? 1 : -1))
    },
    async retry(job) {
      const found = orUnavailable('the job was not taken', () => store.retryFailed(job))
      if (found) wake.abort()
      return found
    },
    drop: async (job) => orUnavailable('the job was not dropped', () => store.dropFailed(job)),
    allFailed: (): FailedStoredJob[] => store.failed(),
    pending: (tenant): number => store.pending(tenant),
    poll: () => wake.abort(),
    async close(): Promise<void> {
      stop.abort()
      await looping
      await Promise.all(running.keys())
      store.close()
    },
  }
}
