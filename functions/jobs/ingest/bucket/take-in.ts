import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import {
  type IngestRecord,
  MAX_REFUSALS,
  printableName,
  runOf,
  writeRecord,
  writeRefusals,
} from '#library/uploads/ingest-record.ts'
import { uploadKey } from '#library/uploads/upload.ts'
import type { Job, JobHandler, JobOf, SentPayload } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { ObjectFacts } from '#ports/objects.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { requestLearning } from '../../learn/request-learning.ts'
import { ingestLibrary } from '../ingest-library.ts'
import type { IngestOutcome } from '../outcome.ts'
import { COLUMNS_ENDING } from '../source/find-sources.ts'
import type { Refusal } from '../source/source.ts'
import { classifyIncoming, incomingKey, incomingPrefix, sizeRefusal } from './incoming.ts'
import { BEGINNING, INGEST_PART_LIMITS, type PartLimits, type PartPosition } from './part-limits.ts'
import { SaveLease } from './save-lease.ts'
import { type StagedPart, stageSource } from './stage-source.ts'

/** Keeps a payload with MAX_REFUSALS refusals below the size limit of a job. */
const MAX_REASON_LENGTH = 300

type TakeInPorts = SavingPorts & Pick<Ports, 'clock' | 'ids'>

type Payload = JobOf<'take-in'>['payload']
type Totals = Payload['soFar']

/** Job that ingests an object by its name; undefined if the object is no source. */
export function takeInJobOf(tenant: Tenant, name: string, arrival: string): Job | undefined {
  return classifyIncoming(tenant, name).kind === 'none' ? undefined : jobOf(tenant, { name, arrival })
}

/** Job that ingests an object by its whole key; undefined outside of `<tenant>/incoming/`. */
export function takeInJobOfKey(tenant: Tenant, key: string, arrival: string): Job | undefined {
  const prefix = incomingPrefix(tenant)
  return key.startsWith(prefix) ? takeInJobOf(tenant, key.slice(prefix.length), arrival) : undefined
}

function jobOf(tenant: Tenant, note: SentPayload<'take-in'>): Job {
  const { byte, document } = note.at ?? BEGINNING
  const id = `take-in ${note.name} ${note.arrival} ${byte} ${document}`
  return { id, name: 'take-in', tenant, payload: note }
}

/**
 * Handles the job `take-in`: ingests one part of an object and sends the job for the next part. Parts run in order, because the
 * later of two records with one id counts. Idempotent.
 */
export function takeInJob(ports: TakeInPorts, log: Log, limits = INGEST_PART_LIMITS): JobHandler<'take-in'> {
  return async ({ id, tenant, payload }) => {
    const logEvent = (event: string, facts: object) => log({ level: 'info', event, job: id, tenant, ...facts })
    await new ObjectIngest(ports, tenant, payload, logEvent).run(limits)
  }
}

class ObjectIngest {
  readonly #ports: TakeInPorts
  readonly #tenant: Tenant
  readonly #payload: Payload
  readonly #logEvent: (event: string, facts: object) => void
  readonly #lease: SaveLease

  constructor(ports: TakeInPorts, tenant: Tenant, payload: Payload, logEvent: (event: string, facts: object) => void) {
    this.#ports = ports
    this.#tenant = tenant
    this.#payload = payload
    this.#logEvent = logEvent
    this.#lease = new SaveLease(ports, tenant)
  }

  async run(limits: PartLimits): Promise<void> {
    const { name, etag, at } = this.#payload
    const incoming = classifyIncoming(this.#tenant, name)
    if (incoming.kind === 'none') return
    if (incoming.kind === 'refused') return this.#refuse(incoming.reason)
    const key = this.#key()
    const facts = await this.#ports.objects.head(key)
    if (!facts) return this.#refuse('it was gone before it was read')
    // The object was replaced. The new one has a job of its own.
    if (etag !== undefined && etag !== facts.etag) return this.#logEvent('ingest-superseded', { name })
    const reason = sizeRefusal(incoming.format, name, facts.size)
    if (reason) return this.#refuse(reason, facts)
    const folder = await mkdtemp(path.join(tmpdir(), 'take-in-'))
    try {
      const part = { key, name, format: incoming.format, size: facts.size, at }
      const staged = await stageSource(this.#ports.objects, part, folder, limits)
      if (staged) await this.#ingest(staged, facts)
      else await this.#refuse('it was gone before it was read')
    } catch (error) {
      await this.#write('running', this.#payload.soFar, facts, (error as Error).message).catch(() => undefined)
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  #key(): string {
    const { name, upload } = this.#payload
    return upload === undefined ? incomingKey(this.#tenant, name) : uploadKey(this.#tenant, { id: upload, name })
  }

  async #ingest({ source, next, refused, nameOf }: StagedPart, facts: ObjectFacts): Promise<void> {
    const refusals: Refusal[] = []
    const named = ({ file, reason, ...more }: Refusal): Refusal => ({ ...more, file: nameOf(file), reason: nameOf(reason) })
    const refuse = (refusal: Refusal) => {
      refusals.push(refusal)
      this.#logEvent('ingest-refused', refusal)
    }
    const outcome = await ingestLibrary(this.#ports, {
      tenants: [this.#tenant],
      sources: [source],
      withLease: (save) => this.#lease.run(save),
      publisher: { ...tenants[this.#tenant].publisher, type: 'OWN' },
      onRefused: (refusal) => refuse(named(refusal)),
      onRemark: (remark) => this.#logEvent('ingest-remark', named(remark)),
    })
    for (const refusal of refused) refuse(refusal)
    await this.#writeRefusals(refusals)
    const soFar = added(this.#payload.soFar, { outcome: { ...outcome, refused: outcome.refused + refused.length }, refusals })
    await (next ? this.#continue(next, soFar, facts) : this.#end(soFar, facts))
  }

  async #continue(at: PartPosition, soFar: Totals, facts: ObjectFacts): Promise<void> {
    await this.#ports.jobs.send(jobOf(this.#tenant, { ...this.#payload, at, etag: facts.etag, soFar }))
    await this.#write('running', soFar, facts)
  }

  async #end(soFar: Totals, facts?: ObjectFacts): Promise<void> {
    await this.#write('done', soFar, facts)
    await this.#dropUpload()
    this.#logEvent('ingest-done', { name: printableName(this.#payload.name), ...soFar.outcome })
    const { added, changed } = soFar.outcome
    if (added + changed > 0) await this.#requestLearning()
  }

  /** The ingest is done: a failed request is only logged, because learning also runs once a day. */
  async #requestLearning(): Promise<void> {
    try {
      await requestLearning({ ...this.#ports, ids: { next: () => this.#slot() } }, [this.#tenant])
    } catch (error) {
      this.#logEvent('learning-not-asked-for', { level: 'warn', reason: (error as Error).message })
    }
  }

  /** Slot of ten minutes, one learning job each: objects often arrive together. Later ones are learned with the next job. */
  #slot(): string {
    return `${this.#tenant} ${this.#ports.clock.now().toISOString().slice(0, 15)}`
  }

  /** An object that arrived by itself stays for whoever sent it; that of an upload is of no use once it is in. */
  async #dropUpload(): Promise<void> {
    if (this.#payload.upload === undefined) return
    const key = this.#key()
    for (const one of [key, key + COLUMNS_ENDING]) await this.#ports.objects.delete(one)
  }

  #writeRefusals(refusals: readonly Refusal[]): Promise<void> {
    const { name, upload, at } = this.#payload
    const part = { run: runOf(name, upload), position: at.byte + at.document, at: this.#ports.clock.now().toISOString() }
    return writeRefusals(this.#ports.table, this.#tenant, part, refusals)
  }

  async #refuse(reason: string, facts?: ObjectFacts): Promise<void> {
    const refusal = { file: printableName(this.#payload.name), reason }
    this.#logEvent('ingest-refused', refusal)
    await this.#writeRefusals([refusal])
    const outcome = { added: 0, changed: 0, unchanged: 0, refused: 1 }
    return this.#end(added(this.#payload.soFar, { outcome, refusals: [refusal] }), facts)
  }

  async #write(state: IngestRecord['state'], soFar: Totals, facts?: ObjectFacts, trouble?: string): Promise<void> {
    const now = this.#ports.clock.now().toISOString()
    const { etag = '', modifiedAt = now } = facts ?? {}
    const { upload } = this.#payload
    const name = printableName(this.#payload.name)
    const record = { name, upload, etag, modifiedAt, state, ...soFar, trouble, updatedAt: now }
    await writeRecord(this.#ports.table, this.#tenant, record)
  }
}

function added(before: Totals, now: { outcome: IngestOutcome; refusals: readonly Refusal[] }): Totals {
  const sum = (field: keyof IngestOutcome) => before.outcome[field] + now.outcome[field]
  const reasons = now.refusals.map((refusal) => ({ ...refusal, reason: refusal.reason.slice(0, MAX_REASON_LENGTH) }))
  return {
    outcome: { added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged'), refused: sum('refused') },
    refusals: [...before.refusals, ...reasons].slice(0, MAX_REFUSALS),
  }
}
