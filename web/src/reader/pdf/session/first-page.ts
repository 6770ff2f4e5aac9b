import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { FileLink } from '#contract/documents/documents.ts'
import { fittingScale } from './opening-fit.ts'
import type { ReadingPosition } from './reading-position.ts'

/** CSS pixels in a point */
const PIXELS_PER_POINT = 96 / 72

/** Picture of the first page, and the text for those who do not see it. */
export interface FirstPage {
  picture: NonNullable<FileLink['firstPage']>
  alt: string
}

interface FirstPageOptions extends FirstPage {
  viewer: PDFViewer
  eventBus: EventBus
  /** place on the first page to begin at, if not its top */
  position: ReadingPosition | undefined
  /** called when the picture is in view */
  onShown: () => void
}

/** Tells whether a document opens at its first page, at the zoom that documents open with. */
export function opensAtFirstPage(start: { page: number | undefined; position: ReadingPosition | undefined }): boolean {
  const { page = 1, position } = start
  return position ? position.page === 1 && position.zoom === '' : page === 1
}

/**
 * Shows the picture of the first page in the place of the page, until pdf.js has drawn that: first on a sheet of the page's size,
 * then, when pdf.js has laid out the pages, in the page itself. Returns the function that takes it away.
 */
export function showFirstPage({ viewer, eventBus, picture, alt, position, onShown }: FirstPageOptions): () => void {
  const image = imageOf(picture.url, alt)
  const sheet = document.createElement('div')
  sheet.className = 'pdf-sheet'
  let gone = false
  const remove = () => {
    gone = true
    image.remove()
    sheet.remove()
  }
  const place = () => {
    const page = viewer.getPageView(0)?.div as HTMLElement | undefined
    if (gone || !image.complete) return
    if (page) page.prepend(image)
    else laySheet(viewer, sheet, { image, picture, position })
    if (page) sheet.remove()
  }
  // pdf.js empties a page whose scale changes.
  eventBus.on('scalechanging', place)
  eventBus.on('rotationchanging', remove)
  eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => pageNumber === 1 && remove())
  image.decode().then(() => {
    place()
    if (!gone) onShown()
  }, remove)
  return remove
}

function imageOf(url: string, alt: string): HTMLImageElement {
  const image = new Image()
  Object.assign(image, { alt, draggable: false, fetchPriority: 'high', className: 'pdf-first-page', src: url })
  return image
}

type Sheet = Pick<FirstPageOptions, 'picture' | 'position'> & { image: HTMLImageElement }

/** Lays the picture out as pdf.js will lay out the page. */
function laySheet(viewer: PDFViewer, sheet: HTMLElement, { image, picture, position }: Sheet): void {
  const [width, height] = [picture.width * PIXELS_PER_POINT, picture.height * PIXELS_PER_POINT]
  const scale = fittingScale(viewer, width, height)
  sheet.style.inlineSize = `${Math.floor(width * scale)}px`
  sheet.style.blockSize = `${Math.floor(height * scale)}px`
  sheet.append(image)
  viewer.viewer?.append(sheet)
  viewer.container.scrollTop = sheet.offsetTop + (position ? (position.top * scale) / position.scale : 0)
}
