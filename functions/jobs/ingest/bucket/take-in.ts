import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import type { Tenant } from '#contract/tenant.ts'
import { askToLearn } from '#functions/jobs/learn/ask-to-learn.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import type { Job, JobHandler } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { ObjectFacts } from '#ports/objects.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { ingestLibrary } from '../ingest-library.ts'
import type { Outcome } from '../outcome.ts'
import type { Refusal } from '../source/source.ts'
import { incomingKey, incomingPrefix, lookAt, tooLarge } from './incoming.ts'
import { type IngestRecord, REFUSALS_KEPT, shown, writeRecord } from './ingest-record.ts'
import { BEGINNING, PART_LIMITS, type PartLimits, type Position } from './part-limits.ts'
import { SavingTurn } from './saving-turn.ts'
import { type Staged, stageSource } from './stage-source.ts'

/** so that a note with all the refusals that it carries is a job that a queue takes */
const REASON_LENGTH = 300

type TakingPorts = SavingPorts & Pick<Ports, 'clock' | 'ids'>

const Count = z.int().min(0)
const Note = z.object({
  /** what follows `incoming/` */
  name: z.string(),
  /** tells one arrival under the name from another */
  arrival: z.string(),
  at: z.object({ byte: Count, line: Count, document: Count }).default(BEGINNING),
  etag: z.string().optional(),
  soFar: z
    .object({
      outcome: z.object({ added: Count, changed: Count, unchanged: Count, refused: Count }),
      refusals: z.array(z.object({ file: z.string(), line: Count.optional(), field: z.string().optional(), reason: z.string() })),
    })
    .default({ outcome: { added: 0, changed: 0, unchanged: 0, refused: 0 }, refusals: [] }),
})
type Note = z.infer<typeof Note>
type SoFar = Note['soFar']

/** The job that takes in what has arrived under a name; undefined where that is of no concern. */
export function takeInJobOf(tenant: Tenant, name: string, arrival: string): Job | undefined {
  return lookAt(tenant, name).kind === 'none' ? undefined : jobOf(tenant, { name, arrival })
}

/** The same by the whole key of an object; what lies elsewhere than where documents arrive is the library's own. */
export function takeInJobOfKey(tenant: Tenant, key: string, arrival: string): Job | undefined {
  const prefix = incomingPrefix(tenant)
  return key.startsWith(prefix) ? takeInJobOf(tenant, key.slice(prefix.length), arrival) : undefined
}

function jobOf(tenant: Tenant, note: z.input<typeof Note>): Job {
  const { byte, document } = note.at ?? BEGINNING
  const id = `take-in ${note.name} ${note.arrival} ${byte} ${document}`
  return { id, name: 'take-in', tenant, payload: note }
}

/**
 * Takes an object in that has arrived, a part of it with each job: a part sends the job for the next, so that of two records
 * with one id the later counts. It is safe to do twice.
 */
export function takeInJob(ports: TakingPorts, log: Log, limits = PART_LIMITS): JobHandler {
  return async ({ id, tenant, payload }) => {
    const note = Note.parse(payload)
    const tell = (event: string, facts: object) => log({ level: 'info', event, job: id, tenant, ...facts })
    await new TakingIn(ports, tenant, note, tell).run(limits)
  }
}

class TakingIn {
  readonly #ports: TakingPorts
  readonly #tenant: Tenant
  readonly #note: Note
  readonly #tell: (event: string, facts: object) => void
  readonly #turn: SavingTurn

  constructor(ports: TakingPorts, tenant: Tenant, note: Note, tell: (event: string, facts: object) => void) {
    this.#ports = ports
    this.#tenant = tenant
    this.#note = note
    this.#tell = tell
    this.#turn = new SavingTurn(ports, tenant)
  }

  async run(limits: PartLimits): Promise<void> {
    const { name, etag, at } = this.#note
    const looked = lookAt(this.#tenant, name)
    if (looked.kind === 'none') return
    if (looked.kind === 'refused') return this.#refuse(looked.reason)
    const key = incomingKey(this.#tenant, name)
    const facts = await this.#ports.objects.head(key)
    if (!facts) return this.#refuse('it was gone before it was read')
    // What replaced it has arrived too, and is taken in by a job of its own.
    if (etag !== undefined && etag !== facts.etag) return this.#tell('ingest-superseded', { name })
    const reason = tooLarge(looked.format, name, facts.size)
    if (reason) return this.#refuse(reason, facts)
    const folder = await mkdtemp(path.join(tmpdir(), 'take-in-'))
    try {
      const part = { key, name, format: looked.format, size: facts.size, at }
      const staged = await stageSource(this.#ports.objects, part, folder, limits)
      if (staged) await this.#takeIn(staged, facts)
      else await this.#refuse('it was gone before it was read')
    } catch (error) {
      await this.#write('running', this.#note.soFar, facts, (error as Error).message).catch(() => undefined)
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #takeIn({ source, next, refused, nameOf }: Staged, facts: ObjectFacts): Promise<void> {
    const refusals: Refusal[] = []
    const named = ({ file, reason, ...more }: Refusal): Refusal => ({ ...more, file: nameOf(file), reason: nameOf(reason) })
    const refuse = (refusal: Refusal) => {
      refusals.push(refusal)
      this.#tell('ingest-refused', refusal)
    }
    const outcome = await ingestLibrary(this.#ports, {
      tenants: [this.#tenant],
      sources: [source],
      inTurn: (save) => this.#turn.during(save),
      publisher: { ...tenants[this.#tenant].publisher, type: 'OWN' },
      onRefused: (refusal) => refuse(named(refusal)),
      onRemark: (remark) => this.#tell('ingest-remark', named(remark)),
    })
    for (const refusal of refused) refuse(refusal)
    const soFar = added(this.#note.soFar, { outcome: { ...outcome, refused: outcome.refused + refused.length }, refusals })
    await (next ? this.#goOn(next, soFar, facts) : this.#end(soFar, facts))
  }

  async #goOn(at: Position, soFar: SoFar, facts: ObjectFacts): Promise<void> {
    await this.#ports.jobs.send(jobOf(this.#tenant, { ...this.#note, at, etag: facts.etag, soFar }))
    await this.#write('running', soFar, facts)
  }

  async #end(soFar: SoFar, facts?: ObjectFacts): Promise<void> {
    await this.#write('done', soFar, facts)
    this.#tell('ingest-done', { name: shown(this.#note.name), ...soFar.outcome })
    const { added, changed } = soFar.outcome
    if (added + changed > 0) await this.#askToLearn()
  }

  /** All of it is in: what cannot be asked for now is done with the day's learning. */
  async #askToLearn(): Promise<void> {
    try {
      await askToLearn({ ...this.#ports, ids: { next: () => this.#slot() } }, [this.#tenant])
    } catch (error) {
      this.#tell('learning-not-asked-for', { level: 'warn', reason: (error as Error).message })
    }
  }

  /** Many arrive together: what came while the learning ran is learned with the next, or with that of the day. */
  #slot(): string {
    return `${this.#tenant} ${this.#ports.clock.now().toISOString().slice(0, 15)}`
  }

  #refuse(reason: string, facts?: ObjectFacts): Promise<void> {
    const refusal = { file: shown(this.#note.name), reason }
    this.#tell('ingest-refused', refusal)
    const outcome = { added: 0, changed: 0, unchanged: 0, refused: 1 }
    return this.#end(added(this.#note.soFar, { outcome, refusals: [refusal] }), facts)
  }

  async #write(state: IngestRecord['state'], soFar: SoFar, facts?: ObjectFacts, trouble?: string): Promise<void> {
    const now = this.#ports.clock.now().toISOString()
    const { etag = '', modifiedAt = now } = facts ?? {}
    const name = shown(this.#note.name)
    await writeRecord(this.#ports.table, this.#tenant, { name, etag, modifiedAt, state, ...soFar, trouble, updatedAt: now })
  }
}

function added(before: SoFar, now: { outcome: Outcome; refusals: readonly Refusal[] }): SoFar {
  const sum = (field: keyof Outcome) => before.outcome[field] + now.outcome[field]
  const reasons = now.refusals.map((refusal) => ({ ...refusal, reason: refusal.reason.slice(0, REASON_LENGTH) }))
  return {
    outcome: { added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged'), refused: sum('refused') },
    refusals: [...before.refusals, ...reasons].slice(0, REFUSALS_KEPT),
  }
}
