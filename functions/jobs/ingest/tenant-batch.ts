import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#functions/documents/prepared-document.ts'
import { type SavingPorts, saveDocuments } from '#functions/documents/save-documents.ts'
import { stampsOf } from '#functions/documents/stamps.ts'
import { type Candidate, type Desk, Refused } from './candidate.ts'
import type { PdfExtractor } from './extract-pdf/pdf-extractor.ts'
import type { Outcome } from './ingest-library.ts'
import { type Prepared, prepareDraft } from './prepare-draft.ts'
import { storeFiles } from './store-files.ts'

/** documents that are looked up and saved together */
const BATCH_DOCUMENTS = 500
const BATCH_BYTES = 8 * 2 ** 20
const HELD_BYTES = 24 * 2 ** 20

interface Work {
  readonly desk: Desk
  readonly extractor: PdfExtractor
  readonly outcome: Outcome
  readonly report: () => void
}

/** A document that is new to some of the libraries, or has changed there. */
interface Due {
  readonly candidate: Candidate
  readonly tenants: readonly Tenant[]
  readonly kind: 'added' | 'changed'
}

/** Candidates on their way into the libraries of some tenants, a batch at a time. */
export class TenantBatch {
  readonly #ports: SavingPorts
  readonly #tenants: readonly Tenant[]
  readonly #work: Work
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
  }

  async #flush(): Promise<void> {
    const candidates = [...this.#waiting.values()]
    this.#waiting = new Map()
    this.#waitingBytes = 0
    await this.#save((await this.#dueOf(candidates)).filter((due) => due.kind === 'added' || !this.#hold(due)))
    if (this.#heldBytes >= HELD_BYTES) await this.#saveHeld()
    this.#work.report()
  }

  async #dueOf(candidates: readonly Candidate[]): Promise<Due[]> {
    const keys = candidates.map(({ key }) => key)
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
    await this.#save(held)
  }

  /** The one before it in the same run does not count; it is what was there. */
  #passOver({ place }: Candidate): void {
    this.#work.outcome.unchanged += 1
    this.#work.desk.remark({ ...place, reason: 'the same document again in this run: the last one counts' })
  }

  async #save(due: readonly Due[]): Promise<void> {
    let batch: [Due, Prepared][] = []
    let weight = 0
    for (const one of due) {
      const prepared = await prepareDraft(one.candidate, this.#work.extractor, this.#work.desk)
      if (!prepared) continue
      batch.push([one, prepared])
      weight += one.candidate.bytes + prepared.pages.reduce((sum, page) => sum + page.length, 0)
      if (batch.length < BATCH_DOCUMENTS && weight < BATCH_BYTES) continue
      await this.#saveBatch(batch)
      batch = []
      weight = 0
    }
    await this.#saveBatch(batch)
  }

  async #saveBatch(batch: readonly [Due, Prepared][]): Promise<void> {
    const refused = new Set<Due>()
    for (const tenant of this.#tenants) {
      const documents: PreparedDocument[] = []
      for (const [due, prepared] of batch) {
        const stored = due.tenants.includes(tenant) && !refused.has(due) && (await this.#store(tenant, prepared))
        if (stored) documents.push(stored)
        else if (stored === undefined) refused.add(due)
      }
      if (documents.length > 0) await saveDocuments(this.#ports, tenant, documents)
    }
    for (const [due] of batch) if (!refused.has(due)) this.#work.outcome[due.kind] += 1
    this.#work.report()
  }

  async #store(tenant: Tenant, prepared: Prepared): Promise<PreparedDocument | undefined> {
    try {
      return await storeFiles(this.#ports, tenant, prepared)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const refusal of error.refusals) this.#work.desk.refuse({ ...prepared.candidate.place, ...refusal })
      return undefined
    }
  }
}
