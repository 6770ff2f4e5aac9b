import type { Tenant } from '#contract/tenant.ts'
import type { Clock } from '#ports/clock.ts'
import type { JobProgress, JobState, QueuedJob } from '#ports/jobs.ts'
import { ALONE_NAMES, AWAITED_NAMES } from '#ports/read-jobs.ts'
import type { Json } from '#ports/table.ts'
import { openSqlite } from './sqlite-file.ts'

/** Time for which a finished job blocks another one of its id. */
const DONE_RETENTION_MS = 30 * 24 * 3_600_000

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS jobs (id TEXT PRIMARY KEY, name TEXT NOT NULL, tenant TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')), tries INTEGER NOT NULL,
    due_at INTEGER NOT NULL, reason TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_waiting ON jobs (due_at) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS jobs_running ON jobs (tenant, name) WHERE state = 'running';
  -- When jobs in work were sent. The release before adds rows of eight values to the table of jobs.
  CREATE TABLE IF NOT EXISTS sent_jobs (id TEXT PRIMARY KEY, sent_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`

export interface StoredJob extends QueuedJob {
  /** number of tries, this one included */
  readonly tries: number
}

export interface FailedStoredJob extends StoredJob {
  readonly reason: string
  /** ISO 8601 */
  readonly failedAt: string
}

interface Row {
  readonly id: string
  readonly name: string
  readonly tenant: Tenant
  readonly payload: string
  readonly tries: number
  readonly reason: string | null
  readonly due_at: number
}

const jobOf = ({ id, name, tenant, payload, tries }: Row): StoredJob => ({
  id,
  name,
  tenant,
  payload: JSON.parse(payload) as Json,
  tries,
})

export function openJobStore(file: string, clock: Clock) {
  const database = openSqlite(file)
  database.exec(SCHEMA)
  const now = () => clock.now().getTime()
  const add = database.prepare(`INSERT INTO jobs VALUES (?, ?, ?, ?, 'waiting', 0, ?, NULL) ON CONFLICT DO NOTHING`)
  const addSent = database.prepare(`INSERT INTO sent_jobs VALUES (?, ?) ON CONFLICT DO NOTHING`)
  const dropSent = database.prepare(`DELETE FROM sent_jobs WHERE id = ?`)
  const prepareTake = (which: string) =>
    database.prepare(`UPDATE jobs SET state = 'running', tries = tries + 1 WHERE id = (SELECT id FROM jobs
      WHERE state = 'waiting' AND due_at <= ? AND ${which} ORDER BY due_at LIMIT 1) RETURNING *`)
  const isOf = (names: readonly string[]) => `name IN (${names.map(() => '?').join(', ')})`
  const takeAwaited = prepareTake(isOf(AWAITED_NAMES))
  const takeOther = prepareTake(`NOT (${isOf(ALONE_NAMES)} AND EXISTS (SELECT 1 FROM jobs AS other
    WHERE other.state = 'running' AND other.tenant = jobs.tenant AND other.name = jobs.name))`)
  const find = database.prepare(
    `SELECT state, name, sent_at FROM jobs LEFT JOIN sent_jobs USING (id) WHERE id = ? AND tenant = ?`,
  )
  const countAhead = database.prepare(`SELECT count(*) AS count FROM jobs JOIN jobs AS own ON own.id = ?
    WHERE jobs.state = 'waiting' AND jobs.${isOf(AWAITED_NAMES)} AND (jobs.due_at, jobs.rowid) < (own.due_at, own.rowid)`)
  const retry = database.prepare(`UPDATE jobs SET state = 'waiting', due_at = ?, reason = ? WHERE id = ?`)
  const fail = database.prepare(`UPDATE jobs SET state = 'failed', reason = ?, due_at = ? WHERE id = ?`)
  const finish = database.prepare(`UPDATE jobs SET state = 'done', payload = 'null', due_at = ? WHERE id = ?`)
  const sweep = database.prepare(`DELETE FROM jobs WHERE state = 'done' AND due_at < ?`)
  const failed = database.prepare(`SELECT * FROM jobs WHERE state = 'failed' ORDER BY id`)
  const again = database.prepare(`UPDATE jobs SET state = 'waiting', tries = 0, due_at = ?, reason = NULL
    WHERE id = ? AND tenant = ? AND state = 'failed'`)
  const dropFailed = database.prepare(`DELETE FROM jobs WHERE id = ? AND tenant = ? AND state = 'failed'`)
  const pending = database.prepare(`SELECT count(*) AS count FROM jobs WHERE state IN ('waiting', 'running')
    AND tenant = coalesce(?, tenant)`)
  const next = database.prepare(`SELECT min(due_at) AS at FROM jobs WHERE state = 'waiting' AND due_at > ?`)

  return {
    add({ id, name, tenant, payload }: QueuedJob): void {
      if (add.run(id, name, tenant, JSON.stringify(payload), now()).changes > 0) addSent.run(id, now())
    },
    find({ id, tenant }: Pick<QueuedJob, 'id' | 'tenant'>): JobProgress | undefined {
      const row = find.get(id, tenant) as { state: JobState; name: string; sent_at: number | null } | undefined
      if (!row) return undefined
      const since = row.sent_at !== null && { since: new Date(row.sent_at).toISOString() }
      if (row.state !== 'waiting' || !AWAITED_NAMES.includes(row.name)) return { state: row.state, ...since }
      const { count } = countAhead.get(id, ...AWAITED_NAMES) as { count: number }
      return { state: row.state, ...since, ahead: count }
    },
    /** Takes the next due job that a person waits for, and marks it as running. */
    takeAwaited(): StoredJob | undefined {
      const row = takeAwaited.get(now(), ...AWAITED_NAMES) as Row | undefined
      return row && jobOf(row)
    },
    /** Takes the next due job for which there is room beside those that run. */
    takeOther(): StoredJob | undefined {
      const row = takeOther.get(now(), ...ALONE_NAMES) as Row | undefined
      return row && jobOf(row)
    },
    retry: ({ id }: QueuedJob, delay: number, reason: string) => void retry.run(now() + delay, reason, id),
    fail({ id }: QueuedJob, reason: string): void {
      fail.run(reason, now(), id)
      dropSent.run(id)
    },
    finish({ id }: QueuedJob): void {
      finish.run(now(), id)
      dropSent.run(id)
      sweep.run(now() - DONE_RETENTION_MS)
    },
    failed: (): FailedStoredJob[] =>
      (failed.all() as unknown as Row[]).map((row) => ({
        ...jobOf(row),
        reason: row.reason ?? '',
        failedAt: new Date(row.due_at).toISOString(),
      })),
    /** Lets a failed job wait again, as if it had not run. */
    retryFailed({ id, tenant }: Pick<QueuedJob, 'id' | 'tenant'>): boolean {
      if (again.run(now(), id, tenant).changes === 0) return false
      addSent.run(id, now())
      return true
    },
    dropFailed: ({ id, tenant }: Pick<QueuedJob, 'id' | 'tenant'>): boolean => dropFailed.run(id, tenant).changes > 0,
    pending: (tenant?: Tenant) => (pending.get(tenant ?? null) as { count: number }).count,
    /** Milliseconds until a job becomes due; undefined if none does. */
    untilDue(): number | undefined {
      const { at } = next.get(now()) as { at: number | null }
      return at === null ? undefined : Math.max(0, at - now())
    },
    /** Releases jobs that ran when the previous process ended: they wait again, or have failed. */
    releaseRunning(maxTries: number, reason: string): void {
      database
        .prepare(`UPDATE jobs SET state = iif(tries < ?, 'waiting', 'failed'), reason = ? WHERE state = 'running'`)
        .run(maxTries, reason)
    },
    close: () => database.close(),
  }
}
