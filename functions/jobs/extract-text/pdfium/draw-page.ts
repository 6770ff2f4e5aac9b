import type { Pdfium } from './open-pdfium.ts'

/** Pixels across at most: about those that a page has in the viewer. */
const MAX_WIDTH = 1100
/** Pixels of a drawing at most, for pages that are very high. */
const MAX_PIXELS = MAX_WIDTH * 1600
const WHITE = 0xffffffff
/** Annotations are drawn too; the order of bytes is red, green, blue. */
const FLAGS = 0x01 | 0x10

/** A page as it is shown: opaque pixels of four bytes. */
export interface Drawing {
  readonly pixels: Uint8Array
  /** pixels */
  readonly columns: number
  readonly rows: number
  /** size of the page in points */
  readonly width: number
  readonly height: number
}

/** Draws a page. Throws where that is not possible. */
export function drawPage(pdfium: Pdfium, document: number, index: number): Drawing {
  const page = pdfium._FPDF_LoadPage(document, index)
  if (page === 0) throw new Error('the page cannot be read')
  try {
    return drawOpenPage(pdfium, page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

function drawOpenPage(pdfium: Pdfium, page: number): Drawing {
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)]
  const scale = Math.min(MAX_WIDTH / width, Math.sqrt(MAX_PIXELS / (width * height)))
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)]
  if (!(columns >= 1 && rows >= 1)) throw new Error('the page is too narrow to be drawn')
  const bitmap = pdfium._FPDFBitmap_Create(columns, rows, 0)
  if (bitmap === 0) throw new Error('drawing it takes more memory than allowed')
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, columns, rows, 0, FLAGS)
    const buffer = pdfium._FPDFBitmap_GetBuffer(bitmap)
    const pixels = pdfium.HEAPU8.slice(buffer, buffer + columns * rows * 4)
    for (let alpha = 3; alpha < pixels.length; alpha += 4) pixels[alpha] = 255
    return { pixels, columns, rows, width, height }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
  }
}
