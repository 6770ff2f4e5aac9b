import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist'
import type { FileLink } from '#contract/documents/documents.ts'
import { createRangeReader, type RangeReaderSources, type ReadTrouble } from './range-reader.ts'
import { RangeTransport } from './range-transport.ts'

/** Half of what is read before the first page with the usual 64 KiB, in the same time (`npm run bench -- pdf-bytes`). */
const RANGE_CHUNK_BYTES = 16 * 1024
const ASSETS = '/pdfjs/'

export interface OpenPdf {
  task: PDFDocumentLoadingTask
  retry: () => void
}

export interface OpenPdfOptions extends RangeReaderSources {
  link: FileLink
  onTrouble: (trouble: ReadTrouble | undefined) => void
}

export function openPdf({ link, renew, fetch, onTrouble }: OpenPdfOptions): OpenPdf {
  GlobalWorkerOptions.workerSrc = `${ASSETS}pdf.worker.min.mjs`
  const range = new RangeTransport({ size: link.size, read: createRangeReader({ link, renew, fetch }), onTrouble })
  const task = getDocument({
    range,
    rangeChunkSize: RANGE_CHUNK_BYTES,
    disableStream: true,
    disableAutoFetch: true,
    password: link.passcode,
    enableXfa: false,
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    iccUrl: `${ASSETS}iccs/`,
  })
  return { task, retry: () => range.retry() }
}
