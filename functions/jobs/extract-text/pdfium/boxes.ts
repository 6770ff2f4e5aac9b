import type { Pdfium } from './open-pdfium.ts'

export type Box = [left: number, top: number, right: number, bottom: number]

/** Turns a box of the file, from its left to its top, into one on the page as it is shown, from the upper left corner. */
export function boxAsShown([left, bottom, right, top]: Box, [x0, y0, x1, y1]: Box, rotation: number): Box {
  if (rotation === 1) return [bottom - y0, left - x0, top - y0, right - x0]
  if (rotation === 2) return [x1 - right, bottom - y0, x1 - left, top - y0]
  if (rotation === 3) return [y1 - top, x1 - right, y1 - bottom, x1 - left]
  return [left - x0, y1 - top, right - x0, y1 - bottom]
}

/** Distance from the bottom of a word, as it is turned, to the line on which its letters stand. */
export function footOf([left, top, right, bottom]: Box, [x, y]: readonly [number, number], turn: number): number {
  return [bottom - y, x - left, y - top, right - x][turn] ?? 0
}

/** Box of a page in the file, from its left to its top. */
export function boxOfPage(pdfium: Pdfium, page: number, scratch: number): Box {
  const found = pdfium._FPDF_GetPageBoundingBox(page, scratch) !== 0
  const [left = 0, top = 792, right = 612, bottom = 0] = found ? pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4) : []
  return [left, bottom, right, top]
}
