import { MAX_TEXT_LENGTH, PdfRefused, type PdfText } from './pdf-text.ts'
import { type PdfLimits, type ReadContent, readContent } from './read-content.ts'
import { ReadingProcess } from './reading-process.ts'
import { textOfPdf } from './structure/text-of-pdf.ts'

const LIMITS: PdfLimits = { stepMs: 20_000, documentMs: 300_000, pictureMs: 3000, heapMegabytes: 512, residentMegabytes: 1200 }
/** Processes that share the pages of a document. */
const PROCESSES = 2

/** Reads the text of PDFs, one at a time, in processes that are killed when they take too much time or memory. */
export class PdfExtractor {
  readonly #limits: PdfLimits
  readonly #processes: readonly ReadingProcess[]
  #last: Promise<unknown> = Promise.resolve()

  constructor(limits: Partial<PdfLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
    this.#processes = Array.from({ length: PROCESSES }, () => new ReadingProcess(this.#limits.heapMegabytes))
  }

  /** Reads one PDF. Throws PdfRefused. */
  extract(file: string, password?: string): Promise<PdfText> {
    const next = this.#last.then(() => this.#extractNow(file, password))
    this.#last = next.catch(() => undefined)
    return next
  }

  close(): void {
    for (const one of this.#processes) one.kill()
  }

  async #extractNow(file: string, password?: string): Promise<PdfText> {
    try {
      return presented(await readContent(this.#processes, { file, password }, this.#limits))
    } catch (error) {
      if (!(error instanceof PdfRefused) || error.cause === 'killed') this.close()
      throw error
    }
  }
}

function presented({ content, picture, brokenPages }: ReadContent): PdfText {
  const { pages, title } = content
  if (pages.length === 0) throw new PdfRefused('has no pages')
  if (brokenPages === pages.length) throw new PdfRefused('none of its pages can be read')
  const remarks = brokenPages > 0 ? [`${brokenPages} of ${pages.length} pages cannot be read`] : []
  const text = textOfPdf(content)
  if (text.blocks.length === 0) remarks.push('has no text to search in; perhaps it is scanned')
  const length = pages.reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.text.length, 0), 0)
  if (length >= MAX_TEXT_LENGTH) remarks.push(`has more text than ${MAX_TEXT_LENGTH} characters; the rest is left out`)
  const firstPage = pages[0]?.lines.map((line) => line.text).join('\n') ?? ''
  return { pageCount: pages.length, title, text, firstPage, picture, remarks }
}
