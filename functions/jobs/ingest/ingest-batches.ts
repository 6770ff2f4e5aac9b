import type { Tenant } from '#contract/tenant.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { type SavingPorts, saveDocuments } from '#library/saving/save-documents.ts'
import { stampsOf } from '#library/stamps.ts'
import type { PdfExtractor } from '../extract-text/pdf-extractor.ts'
import type { IngestOutcome } from './outcome.ts'
import { type PreparedDraft, prepareDraft } from './prepare-draft.ts'
import { ReplacementPairs } from './replacement-pairs.ts'
import { type IngestCandidate, type IngestReporter, Refused } from './source/candidate.ts'
import { storeFiles } from './store-files.ts'

const BATCH_DOCUMENTS = 500
const BATCH_BYTES = 8 * 2 ** 20
const MAX_DEFERRED_BYTES = 24 * 2 ** 20

export interface IngestContext {
  readonly reporter: IngestReporter
  readonly extractor: PdfExtractor
  /** counts, updated while batches are saved */
  readonly outcome: IngestOutcome
  readonly onProgress: () => void
  /** Runs a save while this process holds the save lease. */
  readonly withLease: (save: () => Promise<unknown>) => Promise<unknown>
}

/** Document that is new to some of the libraries, or has changed there. */
interface PendingDocument {
  readonly candidate: IngestCandidate
  readonly tenants: readonly Tenant[]
  readonly kind: 'added' | 'changed'
}

type Batch = readonly (readonly [PendingDocument, PreparedDraft])[]

/** Batch that is being saved, with the keys of its candidates. */
interface Save {
  readonly done: Promise<void>
  readonly keys: ReadonlySet<string>
}

const NO_SAVE: Save = { done: Promise.resolve(), keys: new Set() }

/**
 * Saves candidates in the libraries of some tenants, a batch at a time: compares them with the libraries, prepares the new and
 * the changed ones, stores their files and saves them. The next batch is prepared while one is being saved.
 */
export class IngestBatches {
  readonly #ports: SavingPorts
  readonly #tenants: readonly Tenant[]
  readonly #context: IngestContext
  #collected = new Map<string, IngestCandidate>()
  #collectedBytes = 0
  /**
   * Changed documents, saved last. A source may name a document twice, and the library may have the last of the two: then the
   * first is no change, and the same input changes nothing.
   */
  #deferred = new Map<string, PendingDocument>()
  #deferredBytes = 0
  readonly #replacements = new ReplacementPairs()
  /** the last two */
  #saves: readonly [Save, Save] = [NO_SAVE, NO_SAVE]

  constructor(ports: SavingPorts, tenants: readonly Tenant[], context: IngestContext) {
    this.#ports = ports
    this.#tenants = tenants
    this.#context = context
  }

  async add(candidate: IngestCandidate): Promise<void> {
    if (this.#collected.has(candidate.key)) this.#reportDuplicate(candidate)
    this.#collected.set(candidate.key, candidate)
    this.#collectedBytes += candidate.bytes
    if (this.#collected.size >= BATCH_DOCUMENTS || this.#collectedBytes >= BATCH_BYTES) await this.#flush()
  }

  async finish(): Promise<void> {
    await this.#flush()
    await this.#saveDeferred()
    await this.drain()
  }

  /** Waits until every save that was begun has ended. Throws the error of one that failed. */
  async drain(): Promise<void> {
    const results = await Promise.allSettled(this.#saves.map(({ done }) => done))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  async #flush(): Promise<void> {
    const candidates = [...this.#collected.values()]
    this.#collected = new Map()
    this.#collectedBytes = 0
    const pending = await this.#compare(candidates)
    for (const one of pending) if (one.kind === 'changed') this.#defer(one)
    await this.#prepareAndSave(pending.filter(({ kind }) => kind === 'added'))
    if (this.#deferredBytes >= MAX_DEFERRED_BYTES) await this.#saveDeferred()
    this.#context.onProgress()
  }

  /** Compares candidates with the libraries by their stamps, and leaves out those that every library has as they are. */
  async #compare(candidates: readonly IngestCandidate[]): Promise<PendingDocument[]> {
    const keys = candidates.map(({ key }) => key)
    // A save that is under way is about to change their stamps.
    if (keys.some((key) => this.#saves.some((save) => save.keys.has(key)))) await this.drain()
    const stamps = await Promise.all(this.#tenants.map((tenant) => stampsOf(this.#ports, tenant, keys)))
    return candidates.flatMap((candidate, index) => {
      const existing = stamps.map((ofTenant) => ofTenant[index])
      this.#replaceDeferred(candidate)
      if (existing.every((stamp) => stamp === candidate.stamp)) {
        this.#context.outcome.unchanged += 1
        return []
      }
      const tenants = this.#tenants.filter((_, at) => existing[at] !== candidate.stamp)
      return [{ candidate, tenants, kind: existing.includes(undefined) ? 'added' : 'changed' }]
    })
  }

  #defer(pending: PendingDocument): void {
    this.#deferred.set(pending.candidate.key, pending)
    this.#deferredBytes += pending.candidate.bytes
  }

  /** Drops the deferred document that this one replaces. */
  #replaceDeferred(candidate: IngestCandidate): void {
    const replaced = this.#deferred.get(candidate.key)
    if (!replaced) return
    this.#deferredBytes -= replaced.candidate.bytes
    this.#deferred.delete(candidate.key)
    this.#reportDuplicate(candidate)
  }

  async #saveDeferred(): Promise<void> {
    const deferred = [...this.#deferred.values()]
    this.#deferred = new Map()
    this.#deferredBytes = 0
    await this.#prepareAndSave(deferred)
  }

  /** Counts the earlier document of the same key as unchanged: it is not saved. */
  #reportDuplicate({ location }: IngestCandidate): void {
    this.#context.outcome.unchanged += 1
    this.#context.reporter.remark({ ...location, reason: 'the same document again in this run: the last one counts' })
  }

  #reportContrary({ candidate, draft: { record } }: PreparedDraft): void {
    for (const other of this.#replacements.add(record)) {
      const reason = `${record.designation} and ${other} are said to replace each other: the later one counts, or neither`
      this.#context.reporter.remark({ ...candidate.location, reason })
    }
  }

  async #prepareAndSave(pending: readonly PendingDocument[]): Promise<void> {
    let batch: [PendingDocument, PreparedDraft][] = []
    let weight = 0
    for (const one of pending) {
      const prepared = await prepareDraft(one.candidate, this.#context.extractor, this.#context.reporter)
      if (!prepared) continue
      this.#reportContrary(prepared)
      batch.push([one, prepared])
      weight += one.candidate.bytes + prepared.text.pages.reduce((sum, page) => sum + page.length, 0)
      if (batch.length < BATCH_DOCUMENTS && weight < BATCH_BYTES) continue
      await this.#beginSave(batch)
      batch = []
      weight = 0
    }
    if (batch.length > 0) await this.#beginSave(batch)
  }

  /** Begins a save while the one before goes on: the index takes one batch while the table takes the next. */
  async #beginSave(batch: Batch): Promise<void> {
    const [older, newer] = this.#saves
    await older.done
    const done = this.#saveBatch(batch)
    // The next save, or drain, throws the error. Until then it must not count as unhandled.
    done.catch(() => undefined)
    this.#saves = [newer, { done, keys: new Set(batch.map(([{ candidate }]) => candidate.key)) }]
  }

  async #saveBatch(batch: Batch): Promise<void> {
    const refused = new Set<PendingDocument>()
    for (const tenant of this.#tenants) {
      const documents: PreparedDocument[] = []
      for (const [pending, prepared] of batch) {
        if (!pending.tenants.includes(tenant) || refused.has(pending)) continue
        const stored = await this.#storeFiles(tenant, prepared)
        if (stored) documents.push(stored)
        else refused.add(pending)
      }
      if (documents.length > 0) await this.#context.withLease(() => saveDocuments(this.#ports, tenant, documents))
    }
    for (const [pending] of batch) if (!refused.has(pending)) this.#context.outcome[pending.kind] += 1
    this.#context.onProgress()
  }

  /** Stores the files of a document. Reports and returns undefined where they are refused. */
  async #storeFiles(tenant: Tenant, prepared: PreparedDraft): Promise<PreparedDocument | undefined> {
    try {
      return await storeFiles(this.#ports, tenant, prepared)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      for (const refusal of error.refusals) this.#context.reporter.refuse({ ...prepared.candidate.location, ...refusal })
      return undefined
    }
  }
}
