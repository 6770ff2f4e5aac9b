import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { type SavingPorts, saveDocuments } from '#library/saving/save-documents.ts'
import type { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import type { Outcome } from './ingest-library.ts'
import { type Prepared, prepareDraft } from './prepare-draft.ts'
import { type Candidate, type Desk, Refused } from './source/candidate.ts'
import { storeFiles } from './store-files.ts'

/** documents that are looked up and saved together */
export const BATCH_DOCUMENTS = 500
export const BATCH_BYTES = 8 * 2 ** 20

export interface Work {
  readonly desk: Desk
  readonly extractor: PdfExtractor
  readonly outcome: Outcome
  readonly report: () => void
  /** Saves, when it is this process's turn. */
  readonly inTurn: (save: () => Promise<unknown>) => Promise<unknown>
}

/** A document that is new to some of the libraries, or has changed there. */
export interface Due {
  readonly candidate: Candidate
  readonly tenants: readonly Tenant[]
  readonly kind: 'added' | 'changed'
}

type Batch = readonly (readonly [Due, Prepared])[]

/** Prepares documents and saves them, a batch at a time; the next is read and prepared while one is being saved. */
export class BatchSaver {
  readonly #ports: SavingPorts
  readonly #tenants: readonly Tenant[]
  readonly #work: Work
  /** the last two */
  #saving: readonly [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  #keys: readonly [ReadonlySet<string>, ReadonlySet<string>] = [new Set(), new Set()]

  constructor(ports: SavingPorts, tenants: readonly Tenant[], work: Work) {
    this.#ports = ports
    this.#tenants = tenants
    this.#work = work
  }

  /** Whether one of these is being saved, so that what the library says of it is about to change. */
  isSaving(keys: readonly string[]): boolean {
    return keys.some((key) => this.#keys.some((saving) => saving.has(key)))
  }

  /** All that was given is saved, or has failed. */
  async settle(): Promise<void> {
    const outcomes = await Promise.allSettled(this.#saving)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async save(due: readonly Due[]): Promise<void> {
    let batch: [Due, Prepared][] = []
    let weight = 0
    for (const one of due) {
      const prepared = await prepareDraft(one.candidate, this.#work.extractor, this.#work.desk)
      if (!prepared) continue
      batch.push([one, prepared])
      weight += one.candidate.bytes + prepared.pages.reduce((sum, page) => sum + page.length, 0)
      if (batch.length < BATCH_DOCUMENTS && weight < BATCH_BYTES) continue
      await this.#begin(batch)
      batch = []
      weight = 0
    }
    if (batch.length > 0) await this.#begin(batch)
  }

  /** The index takes one batch in while the table takes the next. */
  async #begin(batch: Batch): Promise<void> {
    const [older, newer] = this.#saving
    await older
    const saving = this.#saveBatch(batch)
    // Whoever waits for it next hears of a failure; until then it is nobody's.
    saving.catch(() => undefined)
    this.#saving = [newer, saving]
    this.#keys = [this.#keys[1], new Set(batch.map(([{ candidate }]) => candidate.key))]
  }

  async #saveBatch(batch: Batch): Promise<void> {
    const refused = new Set<Due>()
    for (const tenant of this.#tenants) {
      const documents: PreparedDocument[] = []
      for (const [due, prepared] of batch) {
        const stored = due.tenants.includes(tenant) && !refused.has(due) && (await this.#store(tenant, prepared))
        if (stored) documents.push(stored)
        else if (stored === undefined) refused.add(due)
      }
      if (documents.length > 0) await this.#work.inTurn(() => saveDocuments(this.#ports, tenant, documents))
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
