import { Worker } from 'node:worker_threads'
import { RuntimeGate } from './runtime-gate.ts'

export interface OnnxData {
  readonly folder: string
  readonly gate: RuntimeGate['shared']
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

/** Sentence model in a worker thread, which runs from the first text until it is stopped. */
export class OnnxThread {
  private readonly folder: string
  private worker: Worker | undefined
  private gate = new RuntimeGate()
  private readonly waiting = new Map<number, Waiting>()
  private number = 0

  constructor(folder: string) {
    this.folder = folder
  }

  private start(): Worker {
    this.gate = new RuntimeGate()
    const workerData: OnnxData = { folder: this.folder, gate: this.gate.shared }
    const worker = new Worker(new URL('./onnx-work.ts', import.meta.url), { workerData })
    worker.on('message', (answer: OnnxAnswer) => this.receive(answer))
    worker.on('error', (error) => this.fail(worker, error))
    worker.on('exit', () => this.fail(worker, new Error('The thread of the sentence model ended.')))
    return worker
  }

  private receive(answer: OnnxAnswer): void {
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

  /** Stops the thread after the current call of the runtime. Waiting calls fail. */
  async stop(): Promise<void> {
    const { worker } = this
    if (!worker) return
    await this.gate.close()
    await worker.terminate()
    this.fail(worker, new Error('The thread of the sentence model was stopped.'))
  }
}
