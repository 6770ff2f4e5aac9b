import { Worker } from 'node:worker_threads'
import type { RedlineFacts } from '../redline/redline-facts.ts'
import type { WrittenForm } from './compare-within.ts'
import { NotComparable } from './not-comparable.ts'
import type { ComparisonFailure } from './store.ts'
import type { NotedProgress } from './waiting-store.ts'
import type { MakingWatch } from './watch-making.ts'

/** Making of a result: the packed texts of both files, and what its form needs beside them. */
export type ComparingRequest = { readonly older: Uint8Array; readonly newer: Uint8Array } & (
  | { readonly form: WrittenForm }
  | {
      readonly form: 'redline'
      readonly redline: { readonly pdf: Uint8Array; readonly facts: RedlineFacts; readonly madeAt: Date }
    }
)

/** Progress comes any number of times, then one of the others. */
export type ComparingAnswer =
  | { readonly progress: NotedProgress }
  | { readonly bytes: Uint8Array }
  | { readonly failure: ComparisonFailure; readonly side: 'older' | 'newer' }
  | { readonly error: string }

/** In a bundle, a file beside the bundle. */
const WORK = new URL(import.meta.url.endsWith('.ts') ? './compare-thread.ts' : './comparing.mjs', import.meta.url)
/** Longest making; the queue gives a job little more. */
const MAX_THREAD_MS = 12 * 60_000
const MAX_HEAP_MB = 1400

/**
 * Makes a result in a thread of its own: the process goes on answering meanwhile, and a comparison that takes too much time or
 * memory ends alone. Throws NotComparable, and what the signal gives as its reason.
 */
export async function compareInThread(request: ComparingRequest, { signal, onProgress }: MakingWatch): Promise<Uint8Array> {
  const worker = new Worker(WORK, { workerData: request, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<ComparingAnswer, { progress: NotedProgress }>>()
  const timer = setTimeout(() => reject(new Error('Making the result took too long.')), MAX_THREAD_MS)
  worker.on('message', (answer: ComparingAnswer) => ('progress' in answer ? onProgress(answer.progress) : resolve(answer)))
  worker.once('error', reject)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  worker.once('exit', (code) => reject(new Error(`The thread that compares has ended (${code}).`)))
  try {
    const answer = await promise
    if ('bytes' in answer) return answer.bytes
    if ('failure' in answer) throw new NotComparable(answer.failure, answer.side)
    throw new Error(answer.error)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
