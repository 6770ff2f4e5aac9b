import type { Tenant } from '#contract/tenant.ts'
import type { Job, JobHandler, SentPayload } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Ports } from '#ports/ports.ts'
import type { IndexAdmin } from '#ports/search.ts'
import { SaveLease } from '../ingest/bucket/save-lease.ts'
import { requestLearning } from '../learn/request-learning.ts'
import { type MakeIndexPorts, makeIndex } from './make-index.ts'

/** Restore and one part fit together into the fifteen minutes of a function. */
const RESTORE_TIMEOUT_MS = 5 * 60_000

/** After this time no document is begun. One may take five minutes more; a function may run for fifteen. */
const PART_MS = 5 * 60_000

/** Origin of the rebuilt index: the existing index, an empty one, or the newest snapshot of the engine. */
export type RebuildSource = NonNullable<SentPayload<'make-index'>['from']>

/** Job that rebuilds a tenant's index; `run` identifies the run. */
export function makeIndexJobOf(tenant: Tenant, run: string, from?: RebuildSource): Job {
  return jobOf(tenant, { run, ...(from && { from }) })
}

function jobOf(tenant: Tenant, payload: SentPayload<'make-index'>): Job {
  return { id: `make-index ${payload.run} ${payload.part ?? 0}`, name: 'make-index', tenant, payload }
}

/** Replaces the index by a snapshot or an empty index. Returns the name of the snapshot; undefined if the index is empty. */
async function clear(search: IndexAdmin, tenant: Tenant, from: RebuildSource): Promise<string | undefined> {
  const restored = from === 'snapshot' ? await search.restore(tenant, AbortSignal.timeout(RESTORE_TIMEOUT_MS)) : undefined
  if (restored === undefined) await search.drop(tenant)
  return restored
}

/** Handles the job `make-index`: rebuilds a part of the index and sends the job for the next part. Idempotent. */
export function makeIndexJob(
  ports: MakeIndexPorts & Pick<Ports, 'jobs' | 'clock' | 'ids'> & { readonly search: IndexAdmin },
  log: Log,
  partMs = PART_MS,
): JobHandler<'make-index'> {
  return async ({ id, tenant, payload }) => {
    const { run, from, part, at, made: before } = payload
    const logEvent = (event: string, facts: object) => log({ level: 'info', event, job: id, tenant, ...facts })
    const lease = new SaveLease(ports, tenant)
    if (part === 0 && from !== 'existing') {
      const snapshot = await lease.run(() => clear(ports.search, tenant, from))
      logEvent('make-index-cleared', { snapshot })
    }
    const deadline = performance.now() + partMs
    const { next, made } = await makeIndex(ports, tenant, {
      at,
      shouldStop: () => performance.now() > deadline,
      remark: (contentCode, reason) => logEvent('make-index-remark', { contentCode, reason }),
      withLease: (save) => lease.run(save),
    })
    const total = { indexed: before.indexed + made.indexed, removed: before.removed + made.removed }
    if (!next) {
      logEvent('make-index-done', total)
      return requestLearning(ports, [tenant])
    }
    await ports.jobs.send(jobOf(tenant, { run, from, part: part + 1, at: next, made: total }))
    logEvent('make-index-part', total)
  }
}
