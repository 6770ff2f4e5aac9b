import * as pdfjs from 'pdfjs-dist'
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { FileLink } from '#contract/documents/documents.ts'
import { showFirstPage } from '#web/reader/pdf/session/first-page.ts'
import { openPdf } from '#web/reader/pdf/session/open-pdf.ts'

type Way = 'ours' | 'default'

interface Opening {
  readonly way: Way
  readonly url: string
  readonly size: number
  /** page to open at, from 1 */
  readonly page: number
  /** shown until the first page is drawn */
  readonly picture?: FileLink['firstPage']
}

/** Opens a PDF in one of the two ways and returns when its page is painted; calls `onPicture` when the picture of it is in view. */
async function paintPage({ way, url, size, page, picture }: Opening): Promise<number> {
  const container = document.getElementById('container') as HTMLDivElement
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus })
  const viewer = new PDFViewer({ container, eventBus, linkService })
  linkService.setViewer(viewer)
  const painted = new Promise<void>((done) =>
    eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => pageNumber === page && done()),
  )
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width'
    if (page > 1) viewer.currentPageNumber = page
  })
  const started = performance.now()
  const shown = new Promise<void>((done) => {
    if (picture) showFirstPage({ viewer, eventBus, picture, alt: '', position: undefined, onShown: done })
  })
  const opened = openAs(way, url, size).then((document_) => {
    viewer.setDocument(document_)
    linkService.setDocument(document_)
  })
  await (picture ? shown : Promise.all([opened, painted]))
  return performance.now() - started
}

function openAs(way: Way, url: string, size: number): Promise<pdfjs.PDFDocumentProxy> {
  if (way === 'ours') {
    const link = { url, size, name: '', contentType: 'application/pdf', expiresAt: '' }
    const options = { link, renew: () => Promise.resolve(link), fetch: fetch.bind(globalThis), onTrouble: () => {} }
    return openPdf(options).task.promise
  }
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.min.mjs'
  const folder = (name: string) => `/pdfjs/${name}/`
  return pdfjs.getDocument({
    url,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  }).promise
}

Object.assign(globalThis, { paintPage })
