import type { PDFDocumentProxy } from 'pdfjs-dist'

const THUMBNAIL_WIDTH_PX = 112

/** Draws thumbnails one at a time, the latest request first, since that one is in view. */
export function createThumbnailQueue(pdf: PDFDocumentProxy) {
  const waiting = new Map<number, HTMLCanvasElement>()
  let busy = false

  async function work() {
    if (busy) return
    busy = true
    for (let next = [...waiting].pop(); next; next = [...waiting].pop()) {
      const [page, canvas] = next
      waiting.delete(page)
      await drawPage(pdf, page, canvas).catch(() => {
        canvas.dataset.broken = ''
      })
    }
    busy = false
  }

  return {
    want(page: number, canvas: HTMLCanvasElement) {
      waiting.delete(page)
      waiting.set(page, canvas)
      void work()
    },
    drop: (page: number) => waiting.delete(page),
    clear: () => waiting.clear(),
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const page = await pdf.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const density = Math.min(window.devicePixelRatio || 1, 2)
  const viewport = page.getViewport({ scale: (THUMBNAIL_WIDTH_PX * density) / natural.width })
  canvas.width = viewport.width
  canvas.height = viewport.height
  canvas.style.aspectRatio = `${viewport.width} / ${viewport.height}`
  await page.render({ canvas, viewport }).promise
}
