import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type MeaningIntent, type SearchChange, SearchUnavailable, type SuggestIntent } from '#ports/search.ts'
import type { MeaningWeights } from './meaning/score-by-meaning.ts'
import type { EmbeddedSlice } from './meaning/sentence/embed-library.ts'
import type { QuestionVector } from './meaning/sentence/sentence-cache.ts'

/** Request to the search thread, named after the method that it calls. */
export type ThreadRequest =
  | { readonly method: 'find'; readonly intent: SearchIntent }
  | { readonly method: 'suggest'; readonly intent: SuggestIntent }
  | { readonly method: 'index'; readonly tenant: Tenant; readonly documents: readonly IndexedDocument[] }
  | { readonly method: 'remove'; readonly tenant: Tenant; readonly ids: readonly string[] }
  | { readonly method: 'update'; readonly tenant: Tenant; readonly changes: readonly SearchChange[] }
  | {
      readonly method: 'meaning'
      readonly intent: MeaningIntent
      readonly weights?: MeaningWeights
      readonly question?: QuestionVector
    }
  | { readonly method: 'learn'; readonly tenant: Tenant }
  | { readonly method: 'isBehind'; readonly tenant: Tenant; readonly version?: string }
  | { readonly method: 'nextSlice'; readonly tenant: Tenant; readonly version: string }
  | { readonly method: 'saveSlice'; readonly tenant: Tenant; readonly slice: EmbeddedSlice }
  | { readonly method: 'open'; readonly tenant: Tenant }
  | { readonly method: 'collect' }
  | { readonly method: 'close' }

export interface ThreadCall {
  readonly number: number
  readonly request: ThreadRequest
}
export type ThreadReply =
  | { readonly number: number; readonly value: unknown }
  /** Codes are sent separately, because an error sent between threads keeps only its message and stack. */
  | { readonly number: number; readonly error: Error; readonly codes: object }

export interface ThreadData {
  readonly folder: string
}

interface PendingCall {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Megabytes for new objects. Indexing creates many short-lived ones; a larger space costs memory and is no faster. */
const MAX_YOUNG_GENERATION_MB = 16

/**
 * Makes garbage collections of new objects rarer. The space starts at 1 MB, which is collected every few documents, and objects
 * in use are then promoted to the old generation. Parallel collectors of so small a space wait for each other longer than they
 * work, on cores that both threads need.
 */
function collectLessOften(): void {
  setFlagsFromString('--min-semi-space-size=2')
  setFlagsFromString('--no-parallel-scavenge')
}

/** Thread for search work, started by the first call. It keeps the process alive only while calls are pending. */
export class SearchThread {
  private readonly folder: string
  private worker: Worker | undefined
  private readonly pending = new Map<number, PendingCall>()
  private number = 0

  constructor(folder: string) {
    this.folder = folder
  }

  private start(): Worker {
    collectLessOften()
    const worker = new Worker(new URL('./thread-work.ts', import.meta.url), {
      workerData: { folder: this.folder } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION_MB },
    })
    worker.on('message', (reply: ThreadReply) => this.finish(reply))
    worker.on('error', (error) => this.fail(worker, error))
    worker.on('exit', () => this.fail(worker, new Error('The search thread ended.')))
    return worker
  }

  private finish(reply: ThreadReply): void {
    const call = this.pending.get(reply.number)
    this.pending.delete(reply.number)
    if (this.pending.size === 0) this.worker?.unref()
    if ('value' in reply) call?.resolve(reply.value)
    else {
      const cause = Object.assign(reply.error, reply.codes)
      call?.reject(new SearchUnavailable(cause.message, { cause }))
    }
  }

  /** Rejects all pending calls. The next call starts another thread. */
  private fail(worker: Worker, cause: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const { reject } of this.pending.values()) reject(new SearchUnavailable(cause.message, { cause }))
    this.pending.clear()
  }

  call<T>(request: ThreadRequest): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.worker ??= this.start()
    if (this.pending.size === 0) this.worker.ref()
    const number = this.number++
    this.pending.set(number, { resolve: resolve as (value: unknown) => void, reject })
    this.worker.postMessage({ number, request } satisfies ThreadCall)
    return promise
  }

  /** Has the thread, where it runs, return the memory that it no longer uses. */
  async collect(): Promise<void> {
    if (this.worker) await this.call({ method: 'collect' })
  }

  /** Ends the thread at once and rejects all pending calls. */
  async stop(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await worker.terminate()
    this.fail(worker, new Error('The search thread was stopped.'))
  }

  async close(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await this.call({ method: 'close' })
    this.worker = undefined
    await worker.terminate()
  }
}
