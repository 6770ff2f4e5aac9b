import { MAX_TEXT_LENGTH, PdfRefused, type PdfText } from './pdf-text.ts'
import { type PdfLimits, type PdfRequest, type ReadContent, readContent } from './read-content.ts'
import { ReadingProcess } from './reading-process.ts'
import { textOfPdf } from './structure/text-of-pdf.ts'

const LIMITS: PdfLimits = { stepMs: 20_000, documentMs: 300_000, pictureMs: 3000, heapMegabytes: 512, residentMegabytes: 1200 }
/** Processes that share the pages of a document. */
const PROCESSES = 2

/**
 * Reads the text of PDFs, one at a time, in processes that are killed when they take too much time or memory. PDFium reads them; one
 * that it refuses, or cannot read whole, is given to pdf.js, which shows it to people: what they see is found.
 */
export class PdfExtractor {
  readonly #limits: PdfLimits
  readonly #processes: readonly ReadingProcess[]
  readonly #fallback: ReadingProcess
  #last: Promise<unknown> = Promise.resolve()

  constructor(limits: Partial<PdfLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
    const { heapMegabytes } = this.#limits
    this.#processes = Array.from({ length: PROCESSES }, () => new ReadingProcess('pdfium', heapMegabytes))
    this.#fallback = new ReadingProcess('pdf.js', heapMegabytes)
  }

  /** Reads one PDF. Throws PdfRefused. */
  extract(file: string, password?: string): Promise<PdfText> {
    const next = this.#last.then(() => this.#extractNow({ file, password }))
    this.#last = next.catch(() => undefined)
    return next
  }

  close(): void {
    for (const one of [...this.#processes, this.#fallback]) one.kill()
  }

  async #extractNow(request: PdfRequest): Promise<PdfText> {
    const first = await this.#attempt(this.#processes, request)
    if (!mayReadBetter(first)) return first instanceof PdfRefused ? Promise.reject(first) : first.text
    const second = await this.#attempt([this.#fallback], request)
    const better = isBetter(second, first) ? second : first
    if (better instanceof PdfRefused) throw better
    return first instanceof PdfRefused ? better.text : { ...better.text, picture: first.text.picture }
  }

  async #attempt(processes: readonly ReadingProcess[], request: PdfRequest): Promise<Attempt> {
    try {
      const read = await readContent(processes, request, this.#limits)
      return { text: presented(read), brokenPages: read.brokenPages }
    } catch (error) {
      if (!(error instanceof PdfRefused) || error.cause === 'killed') for (const one of processes) one.kill()
      if (error instanceof PdfRefused) return error
      throw error
    }
  }
}

/** A PDF as a library read it, or refused it. */
type Attempt = { readonly text: PdfText; readonly brokenPages: number } | PdfRefused

/** Tells whether another library may read more. One that takes too much time or memory has had its share. */
function mayReadBetter(attempt: Attempt): boolean {
  if (attempt instanceof PdfRefused) return attempt.cause !== 'killed'
  // Others read no better where there is no map.
  const isUnmapped = attempt.text.text.pages.some(({ layer }) => layer === 'unmapped')
  return attempt.brokenPages > 0 || (attempt.text.text.blocks.length === 0 && !isUnmapped)
}

function isBetter(second: Attempt, first: Attempt): boolean {
  if (second instanceof PdfRefused || second.text.text.blocks.length === 0) return false
  if (first instanceof PdfRefused) return true
  if (second.brokenPages !== first.brokenPages) return second.brokenPages < first.brokenPages
  return second.text.text.blocks.length > first.text.text.blocks.length
}

function presented({ content, picture, brokenPages }: ReadContent): PdfText {
  const { pages, title } = content
  if (pages.length === 0) throw new PdfRefused('has no pages')
  if (brokenPages === pages.length) throw new PdfRefused('none of its pages can be read')
  const remarks = brokenPages > 0 ? [`${brokenPages} of ${pages.length} pages cannot be read`] : []
  const text = textOfPdf(content)
  const unmapped = text.pages.filter(({ layer }) => layer === 'unmapped').length
  if (unmapped > 0) remarks.push(`the letters of ${unmapped} of ${pages.length} pages have no characters in the file`)
  else if (text.blocks.length === 0) remarks.push('has no text to search in; perhaps it is scanned')
  const length = pages.reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.text.length, 0), 0)
  if (length >= MAX_TEXT_LENGTH) remarks.push(`has more text than ${MAX_TEXT_LENGTH} characters; the rest is left out`)
  const firstPage = pages[0]?.lines.map((line) => line.text).join('\n') ?? ''
  return { pageCount: pages.length, title, text, firstPage, picture, remarks }
}
