import { PDFDataRangeTransport } from 'pdfjs-dist'
import { ReadFailure, type ReadTrouble } from './range-reader.ts'

export interface RangeTransportOptions {
  size: number
  read: (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array>
  /** undefined when reading resumes */
  onTrouble: (trouble: ReadTrouble | undefined) => void
}

/**
 * Transport that gives pdf.js the ranges it asks for and no more. A failed range is remembered and read again by `retry`, so
 * that a lost connection never breaks an open document.
 */
export class RangeTransport extends PDFDataRangeTransport {
  readonly #options: RangeTransportOptions
  readonly #stop = new AbortController()
  readonly #failed = new Map<number, number>()

  constructor(options: RangeTransportOptions) {
    super(options.size, null)
    this.#options = options
  }

  override requestDataRange(begin: number, end: number): void {
    const { read, onTrouble } = this.#options
    read(begin, end, this.#stop.signal).then(
      (bytes) => {
        if (this.#stop.signal.aborted) return
        if (this.#failed.delete(begin) && this.#failed.size === 0) onTrouble(undefined)
        this.onDataRange(begin, bytes)
      },
      (error: unknown) => {
        if (this.#stop.signal.aborted) return
        this.#failed.set(begin, end)
        onTrouble(error instanceof ReadFailure ? error.trouble : 'refused')
      },
    )
  }

  retry(): void {
    for (const [begin, end] of [...this.#failed]) this.requestDataRange(begin, end)
  }

  override abort(): void {
    this.#stop.abort()
  }
}
