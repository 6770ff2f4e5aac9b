import type { PageLines } from './layout/page-word.ts'
import type { OutlineEntry, PagePicture, PdfContent } from './layout/pdf-content.ts'
import { type ChildMessage, MAX_TEXT_LENGTH, PdfRefused } from './pdf-text.ts'
import type { ReadingProcess } from './reading-process.ts'

export interface PdfLimits {
  /** time limit to open a document, and for each page */
  readonly stepMs: number
  readonly documentMs: number
  /** time limit to draw the first page, which has no picture then */
  readonly pictureMs: number
  readonly heapMegabytes: number
  /** resident memory of a process; not checked where the system does not tell */
  readonly residentMegabytes: number
}

const MEMORY_CHECK_INTERVAL_MS = 250
/** Pages that a process reads at a time; a document of fewer needs one process. */
const RUN = 12
const TOO_BIG = 'reading it takes more memory than allowed'
const NO_LINES: PageLines = { width: 0, height: 0, turn: 0, lines: [] }

export interface PdfRequest {
  readonly file: string
  readonly password?: string
}

export interface ReadContent {
  readonly content: PdfContent
  readonly picture?: PagePicture
  readonly brokenPages: number
}

/** Reads a document in one process, or in several that share its pages, within the limits. Throws PdfRefused. */
export async function readContent(
  processes: readonly ReadingProcess[],
  request: PdfRequest,
  limits: PdfLimits,
): Promise<ReadContent> {
  const reading = new Reading(request, limits)
  const [first, ...others] = processes as [ReadingProcess, ...ReadingProcess[]]
  await first.prepare()
  const whole = AbortSignal.timeout(limits.documentMs)
  await reading.open(first, whole)
  const helpers = reading.pageCount > RUN ? others : []
  const tasks = [reading.readRuns(first, whole), ...helpers.map((one) => reading.help(one, whole))]
  const results = await Promise.allSettled(tasks)
  for (const result of results) if (result.status === 'rejected') throw result.reason
  await reading.draw(first, whole)
  return reading.result()
}

class Reading {
  readonly #request: PdfRequest
  readonly #limits: PdfLimits
  #opened: { readonly pageCount: number; readonly title: string; readonly outline: readonly OutlineEntry[] } | undefined
  #pages: PageLines[] = []
  #next = 0
  #length = 0
  #brokenPages = 0
  #picture: PagePicture | undefined
  #failed = false

  constructor(request: PdfRequest, limits: PdfLimits) {
    this.#request = request
    this.#limits = limits
  }

  get pageCount(): number {
    return this.#opened?.pageCount ?? 0
  }

  async open(process: ReadingProcess, whole: AbortSignal): Promise<void> {
    await this.#ask(process, whole, { kind: 'open', ...this.#request }, 'opening it', (message) => {
      if (message.kind !== 'opened') return false
      this.#opened ??= message
      return true
    })
    this.#pages.length ||= this.pageCount
  }

  async help(process: ReadingProcess, whole: AbortSignal): Promise<void> {
    await process.prepare()
    await this.open(process, whole)
    await this.readRuns(process, whole)
    close(process)
  }

  /** Reads runs of pages until none is left; the processes take them in turn. */
  async readRuns(process: ReadingProcess, whole: AbortSignal): Promise<void> {
    try {
      while (this.#next < this.pageCount && this.#length < MAX_TEXT_LENGTH && !this.#failed) {
        const from = this.#next
        this.#next = Math.min(from + RUN, this.pageCount)
        await this.#ask(process, whole, { kind: 'read', from, to: this.#next }, `page ${from + 1} or one after it`, (message) =>
          this.#take(message),
        )
      }
    } catch (error) {
      this.#failed = true
      throw error
    }
  }

  /** Draws the first page. Where that takes too long, or too much, the process ends and there is no picture. */
  async draw(process: ReadingProcess, whole: AbortSignal): Promise<void> {
    const limit = AbortSignal.any([whole, AbortSignal.timeout(this.#limits.pictureMs)])
    try {
      await this.#ask(process, limit, { kind: 'draw' }, 'drawing it', (message) => {
        if (message.kind === 'picture') this.#picture = message.picture
        return message.kind === 'picture'
      })
      close(process)
    } catch (error) {
      if (!(error instanceof PdfRefused)) throw error
      process.kill()
    }
  }

  /** Takes a page; true at the end of the run. */
  #take(message: ChildMessage): boolean {
    if (message.kind === 'page') {
      this.#pages[message.index] = message.page
      this.#length += message.page.lines.reduce((sum, { text }) => sum + text.length, 0)
    } else if (message.kind === 'broken-page') this.#brokenPages += 1
    return message.kind === 'done'
  }

  /** Sends a request and waits for its last answer. Each answer begins a new step. */
  async #ask(
    process: ReadingProcess,
    whole: AbortSignal,
    request: Parameters<ReadingProcess['send']>[0],
    about: string,
    take: (message: ChildMessage) => boolean,
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const { stepMs, documentMs, residentMegabytes } = this.#limits
    const stop = (reason: string) => reject(new PdfRefused(reason, { cause: 'killed' }))
    const onExit = () => stop(`${TOO_BIG}, or breaks the reader`)
    const onTimeout = () => stop(`takes longer than ${documentMs / 1000} s`)
    const step = setTimeout(() => stop(`${about} takes longer than ${stepMs / 1000} s`), stepMs)
    const isTooBig = () => process.megabytes > residentMegabytes
    const watch = setInterval(() => isTooBig() && stop(TOO_BIG), MEMORY_CHECK_INTERVAL_MS)
    const onMessage = (message: ChildMessage) => {
      step.refresh()
      if (message.kind === 'refused') reject(new PdfRefused(message.reason))
      else if (take(message)) resolve()
    }
    const unlisten = process.listen({ onMessage, onExit })
    whole.addEventListener('abort', onTimeout)
    try {
      if (whole.aborted) onTimeout()
      else process.send(request, onExit)
      await promise
      if (isTooBig()) throw new PdfRefused(TOO_BIG, { cause: 'killed' })
    } finally {
      clearTimeout(step)
      clearInterval(watch)
      unlisten()
      whole.removeEventListener('abort', onTimeout)
    }
  }

  result(): ReadContent {
    const { title = '', outline = [] } = this.#opened ?? {}
    const pages = Array.from({ length: this.pageCount }, (_, at) => this.#pages[at] ?? NO_LINES)
    return { content: { title, outline, pages }, picture: this.#picture, brokenPages: this.#brokenPages }
  }
}

const close = (process: ReadingProcess) => process.send({ kind: 'close' }, () => undefined)
