import * as z from 'zod'
import type { Tenant } from '#contract/tenant.ts'
import type { Job, JobHandler } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Ports } from '#ports/ports.ts'
import type { IndexAdmin } from '#ports/search.ts'
import { SavingTurn } from '../ingest/bucket/saving-turn.ts'
import { askToLearn } from '../learn/ask-to-learn.ts'
import { type MakingPorts, makeIndex, Position } from './make-index.ts'

/** Together with a part that follows, within the fifteen minutes of a function. */
const RESTORING_MS = 5 * 60_000

/** Begins nothing more after it; a document may take five minutes more, and a function may run for fifteen. */
const PART_MS = 5 * 60_000

const Count = z.int().min(0)
/** What the index is made from: what stands, nothing, or what the engine's newest snapshot has. */
export const Ground = z.enum(['standing', 'nothing', 'snapshot'])
export type Ground = z.infer<typeof Ground>

const Note = z.object({
  run: z.string(),
  from: Ground.default('standing'),
  part: Count.default(0),
  at: Position.default({}),
  made: z.object({ indexed: Count, removed: Count }).default({ indexed: 0, removed: 0 }),
})

/** The job that makes a tenant's index again; `run` tells this time from others. */
export function makeIndexJobOf(tenant: Tenant, run: string, from?: Ground): Job {
  return jobOf(tenant, { run, ...(from && { from }) })
}

function jobOf(tenant: Tenant, note: z.input<typeof Note>): Job {
  return { id: `make-index ${note.run} ${note.part ?? 0}`, name: 'make-index', tenant, payload: note }
}

/** Takes away what stands; answers the snapshot that is in its place, where one was asked for and there is one. */
async function clear(search: IndexAdmin, tenant: Tenant, from: Ground): Promise<string | undefined> {
  const restored = from === 'snapshot' ? await search.restore(tenant, AbortSignal.timeout(RESTORING_MS)) : undefined
  if (restored === undefined) await search.drop(tenant)
  return restored
}

/** Makes the index a part with each job, which sends the job for the next. It is safe to do twice. */
export function makeIndexJob(
  ports: MakingPorts & Pick<Ports, 'jobs' | 'clock' | 'ids'> & { readonly search: IndexAdmin },
  log: Log,
  partMs = PART_MS,
): JobHandler {
  return async ({ id, tenant, payload }) => {
    const note = Note.parse(payload)
    const tell = (event: string, facts: object) => log({ level: 'info', event, job: id, tenant, ...facts })
    const turn = new SavingTurn(ports, tenant)
    if (note.part === 0 && note.from !== 'standing') {
      const snapshot = await turn.during(() => clear(ports.search, tenant, note.from))
      tell('make-index-cleared', { snapshot })
    }
    const until = performance.now() + partMs
    const { next, made } = await makeIndex(ports, tenant, {
      at: note.at,
      isOver: () => performance.now() > until,
      remark: (contentCode, reason) => tell('make-index-remark', { contentCode, reason }),
      inTurn: (save) => turn.during(save),
    })
    const soFar = { indexed: note.made.indexed + made.indexed, removed: note.made.removed + made.removed }
    if (!next) {
      tell('make-index-done', soFar)
      return askToLearn(ports, [tenant])
    }
    await ports.jobs.send(jobOf(tenant, { ...note, part: note.part + 1, at: next, made: soFar }))
    tell('make-index-part', soFar)
  }
}
