import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ChildMessage, PdfRefused, type PdfRequest, type PdfText } from './pdf-text.ts'

export interface PdfLimits {
  /** time limit to open a document, and for each page */
  readonly stepMs: number
  readonly documentMs: number
  readonly heapMegabytes: number
  /** resident memory of the process; not checked where the system does not tell */
  readonly residentMegabytes: number
}

const LIMITS: PdfLimits = { stepMs: 20_000, documentMs: 300_000, heapMegabytes: 512, residentMegabytes: 1200 }
/** Source of the child process; in a bundle, a file beside the bundle. */
const CHILD = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './pdf-child.mjs', import.meta.url))
const MEMORY_CHECK_INTERVAL_MS = 250
/** A process is replaced after this many documents, because it leaks memory. */
const MAX_DOCUMENTS_PER_PROCESS = 200

/** Reads the text of PDFs, one at a time, in a process that is killed when it takes too much time or memory. */
export class PdfExtractor {
  readonly #limits: PdfLimits
  #child: ChildProcess | undefined
  #documents = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(limits: Partial<PdfLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  /** Reads one PDF. Throws PdfRefused. */
  extract(file: string, password?: string): Promise<PdfText> {
    const next = this.#last.then(() => this.#extractNow({ file, password }))
    this.#last = next.catch(() => undefined)
    return next
  }

  close(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #extractNow(request: PdfRequest): Promise<PdfText> {
    if (this.#documents >= MAX_DOCUMENTS_PER_PROCESS) this.close()
    this.#child ??= await this.#start()
    this.#documents += 1
    try {
      return await new Extraction(this.#child, this.#limits).run(request)
    } catch (error) {
      if (!(error instanceof PdfRefused) || error.cause === 'killed') this.close()
      throw error
    }
  }

  #start(): Promise<ChildProcess> {
    this.#documents = 0
    const child = fork(CHILD, [], {
      execArgv: [`--max-old-space-size=${this.#limits.heapMegabytes}`, '--no-warnings'],
      // The parser writes warnings to the console. Results travel on the message channel.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH },
    })
    return new Promise((ready, failed) => {
      child.once('message', () => ready(child))
      child.once('error', failed)
      child.once('exit', (code) => failed(new Error(`the process that reads PDFs does not start (${code})`)))
    })
  }
}

/** Extraction of one document: sends the request and collects the pages, within the limits. */
class Extraction {
  readonly #child: ChildProcess
  readonly #limits: PdfLimits
  readonly #pages: string[] = []
  #brokenPages = 0
  #opened = { pageCount: 0, title: '' }

  constructor(child: ChildProcess, limits: PdfLimits) {
    this.#child = child
    this.#limits = limits
  }

  async run(request: PdfRequest): Promise<PdfText> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stop = (reason: string) => reject(new PdfRefused(reason, { cause: 'killed' }))
    const onExit = () => stop('reading it takes more memory than allowed, or breaks the reader')
    const onMessage = (message: ChildMessage) => {
      step.refresh()
      this.#receive(message, resolve, reject)
    }
    const step = setTimeout(() => stop(`${this.#where()} takes longer than ${this.#limits.stepMs / 1000} s`), this.#limits.stepMs)
    const whole = setTimeout(() => stop(`takes longer than ${this.#limits.documentMs / 1000} s`), this.#limits.documentMs)
    const watch = setInterval(
      () => this.#isTooBig() && stop('reading it takes more memory than allowed'),
      MEMORY_CHECK_INTERVAL_MS,
    )
    this.#child.on('message', onMessage).once('exit', onExit)
    try {
      this.#child.send(request, (error) => error && onExit())
      await promise
      return this.#result()
    } finally {
      clearTimeout(step)
      clearTimeout(whole)
      clearInterval(watch)
      this.#child.off('message', onMessage).off('exit', onExit)
    }
  }

  #receive(message: ChildMessage, done: () => void, failed: (error: Error) => void): void {
    if (message.kind === 'opened') this.#opened = { pageCount: message.pageCount, title: message.title }
    else if (message.kind === 'page') this.#pages.push(message.text)
    else if (message.kind === 'broken-page') this.#brokenPages += this.#pages.push('') && 1
    else if (message.kind === 'refused') failed(new PdfRefused(message.reason))
    else if (message.kind === 'done') done()
  }

  #result(): PdfText {
    const pages = this.#pages
    if (pages.length === 0) throw new PdfRefused('has no pages')
    if (this.#brokenPages === pages.length) throw new PdfRefused('none of its pages can be read')
    const remarks = this.#brokenPages > 0 ? [`${this.#brokenPages} of ${pages.length} pages cannot be read`] : []
    if (pages.every((page) => page === '')) remarks.push('has no text to search in; perhaps it is scanned')
    return { ...this.#opened, pages, remarks }
  }

  #where(): string {
    return this.#opened.pageCount === 0 ? 'opening it' : `page ${this.#pages.length + 1}`
  }

  #isTooBig(): boolean {
    return residentMegabytes(this.#child.pid) > this.#limits.residentMegabytes
  }
}

/** Resident memory of a process; 0 where the system does not tell. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * 4096) / 2 ** 20
  } catch {
    return 0
  }
}
