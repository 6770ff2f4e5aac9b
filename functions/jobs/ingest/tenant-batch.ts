import type { Tenant } from '#contract/tenant.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import { stampsOf } from '#library/stamps.ts'
import { BATCH_BYTES, BATCH_DOCUMENTS, BatchSaver, type Due, type Work } from './save-batches.ts'
import type { Candidate } from './source/candidate.ts'

const HELD_BYTES = 24 * 2 ** 20

/** Candidates on their way into the libraries of some tenants, a batch at a time. */
export class TenantBatch {
  readonly #ports: SavingPorts
  readonly #tenants: readonly Tenant[]
  readonly #work: Work
  readonly #saver: BatchSaver
  #waiting = new Map<string, Candidate>()
  #waitingBytes = 0
  /**
   * Changed documents wait: where a source names one twice and the library has the last, the first is no change,
   * and the same input changes nothing.
   */
  #held = new Map<string, Due>()
  #heldBytes = 0

  constructor(ports: SavingPorts, tenants: readonly Tenant[], work: Work) {
    this.#ports = ports
    this.#tenants = tenants
    this.#work = work
    this.#saver = new BatchSaver(ports, tenants, work)
  }

  async add(candidate: Candidate): Promise<void> {
    if (this.#waiting.has(candidate.key)) this.#passOver(candidate)
    this.#waiting.set(candidate.key, candidate)
    this.#waitingBytes += candidate.bytes
    if (this.#waiting.size >= BATCH_DOCUMENTS || this.#waitingBytes >= BATCH_BYTES) await this.#flush()
  }

  async finish(): Promise<void> {
    await this.#flush()
    await this.#saveHeld()
    await this.settle()
  }

  /** What is being saved is saved to its end. */
  settle(): Promise<void> {
    return this.#saver.settle()
  }

  async #flush(): Promise<void> {
    const candidates = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#waitingBytes = 0
    await this.#saver.save((await this.#dueOf(candidates)).filter((due) => due.kind === 'added' || !this.#hold(due)))
    if (this.#heldBytes >= HELD_BYTES) await this.#saveHeld()
    this.#work.report()
  }

  async #dueOf(candidates: readonly Candidate[]): Promise<Due[]> {
    const keys = candidates.map(({ key }) => key)
    if (this.#saver.isSaving(keys)) await this.#saver.settle()
    const stamps = await Promise.all(this.#tenants.map((tenant) => stampsOf(this.#ports, tenant, keys)))
    return candidates.flatMap((candidate, index) => {
      const there = stamps.map((ofTenant) => ofTenant[index])
      if (this.#held.has(candidate.key)) this.#letGo(candidate)
      if (there.every((stamp) => stamp === candidate.stamp)) {
        this.#work.outcome.unchanged += 1
        return []
      }
      const tenants = this.#tenants.filter((_, at) => there[at] !== candidate.stamp)
      return [{ candidate, tenants, kind: there.includes(undefined) ? 'added' : 'changed' }]
    })
  }

  #hold(due: Due): true {
    this.#held.set(due.candidate.key, due)
    this.#heldBytes += due.candidate.bytes
    return true
  }

  #letGo(candidate: Candidate): void {
    this.#heldBytes -= this.#held.get(candidate.key)?.candidate.bytes ?? 0
    this.#held.delete(candidate.key)
    this.#passOver(candidate)
  }

  async #saveHeld(): Promise<void> {
    const held = [...this.#held.values()]
    this.#held = new Map()
    this.#heldBytes = 0
    await this.#saver.save(held)
  }

  /** The one before it in the same run does not count; it is what was there. */
  #passOver({ place }: Candidate): void {
    this.#work.outcome.unchanged += 1
    this.#work.desk.remark({ ...place, reason: 'the same document again in this run: the last one counts' })
  }
}
