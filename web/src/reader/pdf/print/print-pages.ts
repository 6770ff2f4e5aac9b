import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

const DOTS_PER_INCH = 150
const POINTS_PER_INCH = 72

interface PrintOptions {
  pages: readonly number[]
  signal: AbortSignal
  onPage: (done: number) => void
}

/** Draws one page as a picture at the resolution of an office printer. */
async function drawPage(page: PDFPageProxy): Promise<HTMLImageElement> {
  const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  canvas.width = 0
  const image = document.createElement('img')
  image.src = URL.createObjectURL(blob as Blob)
  await image.decode()
  return image
}

function sheetOf(page: PDFPageProxy): HTMLStyleElement {
  const { width, height } = page.getViewport({ scale: 1 })
  const style = document.createElement('style')
  style.textContent = `@page { size: ${width}pt ${height}pt; margin: 0 }`
  return style
}

/**
 * Prints pages of a PDF: the browser's own print knows only those that are drawn. All are drawn first, in a container that
 * nobody sees, and are alone in the page while it prints.
 */
export async function printPages(pdf: PDFDocumentProxy, { pages, signal, onPage }: PrintOptions): Promise<void> {
  const place = document.createElement('div')
  place.className = 'pdf-print'
  const clean = () => {
    for (const image of place.querySelectorAll('img')) URL.revokeObjectURL(image.src)
    place.remove()
    delete document.documentElement.dataset.printing
  }
  try {
    for (const [done, number] of pages.entries()) {
      const page = await pdf.getPage(number)
      if (done === 0) place.append(sheetOf(page))
      place.append(await drawPage(page))
      if (signal.aborted) return clean()
      onPage(done + 1)
    }
  } catch (error) {
    clean()
    throw error
  }
  document.body.append(place)
  document.documentElement.dataset.printing = ''
  window.addEventListener('afterprint', clean, { once: true })
  window.print()
}
