import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChildMessage, ChildRequest } from './pdf-text.ts'

/** Source of the child process; in a bundle, a file beside the bundle. */
const CHILD = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './pdf-child.mjs', import.meta.url))
/** A process is replaced after this many documents, because its memory never shrinks. */
const MAX_DOCUMENTS = 200

export type PdfLibrary = 'pdfium' | 'pdf.js'

export interface Listeners {
  readonly onMessage: (message: ChildMessage) => void
  readonly onExit: () => void
}

/** A process that reads PDFs; started when it is first asked, and again after it was killed. */
export class ReadingProcess {
  readonly #library: PdfLibrary
  readonly #heapMegabytes: number
  #child: ChildProcess | undefined
  #documents = 0

  constructor(library: PdfLibrary, heapMegabytes: number) {
    this.#library = library
    this.#heapMegabytes = heapMegabytes
  }

  /** Makes ready for a document. */
  async prepare(): Promise<void> {
    if (this.#documents >= MAX_DOCUMENTS) this.kill()
    this.#documents += 1
    this.#child ??= await this.#start()
  }

  /** Begins to listen; the answer stops it. */
  listen({ onMessage, onExit }: Listeners): () => void {
    const child = this.#child
    child?.on('message', onMessage).once('exit', onExit)
    return () => child?.off('message', onMessage).off('exit', onExit)
  }

  send(request: ChildRequest, onError: () => void): void {
    this.#child?.send(request, (error) => error && onError())
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#documents = 0
  }

  /** Resident memory; 0 where the system does not tell. */
  get megabytes(): number {
    try {
      const pages = Number(readFileSync(`/proc/${this.#child?.pid}/statm`, 'utf8').split(' ')[1])
      return (pages * 4096) / 2 ** 20
    } catch {
      return 0
    }
  }

  #start(): Promise<ChildProcess> {
    const child = fork(CHILD, [this.#library], {
      execArgv: [`--max-old-space-size=${this.#heapMegabytes}`, '--no-warnings'],
      // The parser writes warnings to the console. Results travel on the message channel.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { PATH: process.env.PATH },
    })
    return new Promise((ready, failed) => {
      child.once('message', () => ready(child))
      child.once('error', failed)
      child.once('exit', (code) => failed(new Error(`the process that reads PDFs does not start (${code})`)))
    })
  }
}
