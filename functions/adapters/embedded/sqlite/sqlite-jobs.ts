import { setTimeout as pause } from 'node:timers/promises'
import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import { JOB_LIMIT, type JobHandler, type Jobs, JobsUnavailable, JobTooLarge, type QueuedJob } from '#ports/jobs.ts'
import { type FailedStoredJob, openJobStore, type StoredJob } from './jobs-store.ts'
import { isOfSqlite } from './sqlite-file.ts'

const MOST_TRIES = 3
/** before the second try, and before the third */
const DELAYS_MS = [5000, 60_000]
const AT_ONCE = 4
/** Another process may send jobs too. */
const LOOK_EVERY_MS = 1000

interface Options {
  readonly clock: Clock
  /** Without any, jobs are only sent: another process runs them. */
  readonly handlers?: Readonly<Record<string, JobHandler>>
}

const reasonOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

export interface SqliteJobs extends Jobs<QueuedJob> {
  /** What was tried in vain, with its reason. */
  failed(): FailedStoredJob[]
  /** How many wait or run, of one tenant where it is named. */
  pending(tenant?: Tenant): number
  /** Looks for what is due now, and not only a moment later. */
  look(): void
  /** Begins nothing more and waits for what runs. */
  close(): Promise<void>
}

export function openSqliteJobs(file: string, { clock, handlers }: Options): SqliteJobs {
  const store = openJobStore(file, clock)
  if (handlers) store.releaseRunning(MOST_TRIES, 'The process ended while the job ran.')
  const running = new Set<Promise<void>>()
  const stop = new AbortController()
  let wake = new AbortController()

  async function run(job: StoredJob): Promise<void> {
    const { id, name, tenant, payload, tries } = job
    const handler = handlers && Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) return store.fail(job, `Nobody handles ${name}.`)
    try {
      await handler({ id, name, tenant, payload })
    } catch (error) {
      const delay = DELAYS_MS[tries - 1]
      return delay === undefined ? store.fail(job, reasonOf(error)) : store.later(job, delay, reasonOf(error))
    }
    store.finish(job)
  }

  function startWhatIsDue(): void {
    while (running.size < AT_ONCE && !stop.signal.aborted) {
      const job = store.take()
      if (!job) return
      // Where the result cannot be written down the job counts as running, and runs again with the next start.
      const work: Promise<void> = run(job)
        .catch(() => {})
        .finally(() => {
          running.delete(work)
          wake.abort()
        })
      running.add(work)
    }
  }

  async function loop(): Promise<void> {
    while (!stop.signal.aborted) {
      wake = new AbortController()
      let rest = LOOK_EVERY_MS
      try {
        startWhatIsDue()
        if (running.size < AT_ONCE) rest = Math.min(rest, store.untilDue() ?? rest)
      } catch (error) {
        // A full or busy disk: look again later.
        if (!isOfSqlite(error)) throw error
      }
      await pause(rest, undefined, { signal: AbortSignal.any([wake.signal, stop.signal]), ref: false }).catch(() => {})
    }
  }

  const looping = handlers ? loop() : Promise.resolve()

  return {
    async send(job: QueuedJob): Promise<void> {
      if (Buffer.byteLength(JSON.stringify(job)) > JOB_LIMIT)
        throw new JobTooLarge(`the job ${job.name} is larger than ${JOB_LIMIT} bytes`)
      try {
        store.add(job)
      } catch (cause) {
        if (!isOfSqlite(cause)) throw cause
        throw new JobsUnavailable('the job was not taken', { cause })
      }
      wake.abort()
    },
    failed: (): FailedStoredJob[] => store.failed(),
    pending: (tenant): number => store.pending(tenant),
    look: () => wake.abort(),
    async close(): Promise<void> {
      stop.abort()
      await looping
      await Promise.all(running)
      store.close()
    },
  }
}
