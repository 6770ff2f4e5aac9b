import { Worker } from 'node:worker_threads'
import { RuntimeGate } from './runtime-gate.ts'

export interface OnnxData {
  readonly folder: string
  readonly turn: RuntimeGate['shared']
}
export interface OnnxCall {
  readonly number: number
  readonly texts: readonly string[]
}
export type OnnxAnswer =
  | { readonly number: number; readonly vectors: Float32Array[] }
  | { readonly number: number; readonly error: string }

interface Waiting {
  readonly resolve: (vectors: Float32Array[]) => void
  readonly reject: (error: Error) => void
}

/** The model in a thread of its own, there from the first text until it is stopped. */
export class OnnxThread {
  private readonly folder: string
  private worker: Worker | undefined
  private turn = new RuntimeGate()
  private readonly waiting = new Map<number, Waiting>()
  private number = 0

  constructor(folder: string) {
    this.folder = folder
  }

  private start(): Worker {
    this.turn = new RuntimeGate()
    const workerData: OnnxData = { folder: this.folder, turn: this.turn.shared }
    const worker = new Worker(new URL('./onnx-work.ts', import.meta.url), { workerData })
    worker.on('message', (answer: OnnxAnswer) => this.settle(answer))
    worker.on('error', (error) => this.fail(worker, error))
    worker.on('exit', () => this.fail(worker, new Error('The thread of the sentence model ended.')))
    return worker
  }

  private settle(answer: OnnxAnswer): void {
    const waiting = this.waiting.get(answer.number)
    this.waiting.delete(answer.number)
    if (this.waiting.size === 0) this.worker?.unref()
    if ('vectors' in answer) waiting?.resolve(answer.vectors)
    else waiting?.reject(new Error(answer.error))
  }

  private fail(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>()
    this.worker ??= this.start()
    if (this.waiting.size === 0) this.worker.ref()
    const number = this.number++
    this.waiting.set(number, { resolve, reject })
    this.worker.postMessage({ number, texts } satisfies OnnxCall)
    return promise
  }

  get isIdle(): boolean {
    return this.waiting.size === 0
  }

  /** After the text that is being read; those who wait are told. */
  async stop(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await this.turn.end()
    await worker.terminate()
    this.fail(worker, new Error('The thread of the sentence model was stopped.'))
  }
}
