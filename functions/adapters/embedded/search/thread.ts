import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type MeaningIntent, type SearchChange, SearchUnavailable, type SuggestIntent } from '#ports/search.ts'
import type { Weights } from './meaning/find-by-meaning.ts'
import type { EmbeddedSlice } from './meaning/sentence/embed-library.ts'
import type { AskedSentence } from './meaning/sentence/known-sentences.ts'

export type Ask =
  | { readonly what: 'find'; readonly intent: SearchIntent }
  | { readonly what: 'suggest'; readonly intent: SuggestIntent }
  | { readonly what: 'index'; readonly tenant: Tenant; readonly documents: readonly IndexedDocument[] }
  | { readonly what: 'remove'; readonly tenant: Tenant; readonly ids: readonly string[] }
  | { readonly what: 'update'; readonly tenant: Tenant; readonly changes: readonly SearchChange[] }
  | { readonly what: 'meaning'; readonly intent: MeaningIntent; readonly weights?: Weights; readonly asked?: AskedSentence }
  | { readonly what: 'learn'; readonly tenant: Tenant }
  | { readonly what: 'isBehind'; readonly tenant: Tenant; readonly version?: string }
  | { readonly what: 'nextSlice'; readonly tenant: Tenant; readonly version: string }
  | { readonly what: 'keepSlice'; readonly tenant: Tenant; readonly slice: EmbeddedSlice }
  | { readonly what: 'close' }

export interface Call {
  readonly number: number
  readonly ask: Ask
}
export type Answer =
  | { readonly number: number; readonly value: unknown }
  /** The codes apart: on the way between threads an error loses all but its text. */
  | { readonly number: number; readonly error: Error; readonly codes: object }

export interface ThreadData {
  readonly folder: string
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Indexing makes much that is soon forgotten; more room for it would be memory without speed. */
const YOUNG_MEMORY = 16

/**
 * Of 1 MB, as it begins, the young memory is swept every few documents, and what is in work passes for old. Several helpers for
 * so little wait for each other longer than they sweep, on cores that both threads need.
 */
function sweepLessOften(): void {
  setFlagsFromString('--min-semi-space-size=2')
  setFlagsFromString('--no-parallel-scavenge')
}

/** A thread of its own for the work, started when first needed; it keeps the process alive only while somebody waits. */
export class Thread {
  private readonly folder: string
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private number = 0

  constructor(folder: string) {
    this.folder = folder
  }

  private start(): Worker {
    sweepLessOften()
    const worker = new Worker(new URL('./thread-work.ts', import.meta.url), {
      workerData: { folder: this.folder } satisfies ThreadData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY },
    })
    worker.on('message', (answer: Answer) => this.settle(answer))
    worker.on('error', (error) => this.fail(worker, error))
    worker.on('exit', () => this.fail(worker, new Error('The search thread ended.')))
    return worker
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.number)
    this.waiting.delete(answer.number)
    if (this.waiting.size === 0) this.worker?.unref()
    if ('value' in answer) waiting?.resolve(answer.value)
    else {
      const cause = Object.assign(answer.error, answer.codes)
      waiting?.reject(new SearchUnavailable(cause.message, { cause }))
    }
  }

  /** Everybody who waits is told; the next call starts another thread. */
  private fail(worker: Worker, cause: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(new SearchUnavailable(cause.message, { cause }))
    this.waiting.clear()
  }

  ask<T>(ask: Ask): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.worker ??= this.start()
    if (this.waiting.size === 0) this.worker.ref()
    const number = this.number++
    this.waiting.set(number, { resolve: resolve as (value: unknown) => void, reject })
    this.worker.postMessage({ number, ask } satisfies Call)
    return promise
  }

  /** At once, whatever it does; those who wait are told. */
  async stop(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await worker.terminate()
    this.fail(worker, new Error('The search thread was stopped.'))
  }

  async close(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await this.ask({ what: 'close' })
    this.worker = undefined
    await worker.terminate()
  }
}
