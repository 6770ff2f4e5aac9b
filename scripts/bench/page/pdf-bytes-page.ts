import * as pdfjs from 'pdfjs-dist'
import { openPdf } from '#web/reader/pdf/session/open-pdf.ts'

type Way = 'ours' | 'default'

/** Opens a PDF in one of the two ways and returns when its first page is painted. */
async function paintFirstPage(way: Way, url: string, size: number): Promise<number> {
  const { EventBus, PDFLinkService, PDFViewer } = await import('pdfjs-dist/web/pdf_viewer.mjs')
  const container = document.getElementById('container') as HTMLDivElement
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus })
  const viewer = new PDFViewer({ container, eventBus, linkService })
  linkService.setViewer(viewer)
  const painted = new Promise((done) => eventBus.on('pagerendered', done))
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width'
  })
  const started = performance.now()
  const document_ = await openAs(way, url, size)
  viewer.setDocument(document_)
  linkService.setDocument(document_)
  await painted
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

Object.assign(globalThis, { paintFirstPage })
