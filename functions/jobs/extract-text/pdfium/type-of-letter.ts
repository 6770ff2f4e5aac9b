import { tenths } from '../layout/tenths.ts'
import type { Pdfium } from './open-pdfium.ts'

/** Bytes of the name of a font that are read, behind the first 64 of the scratch. */
export const NAME_SIZE = 96
/** Largest angle against the edges of the page, in quarter turns. */
const SLANT = 0.06

/** Reads size, turn on the unturned page (-1 on the slant) and place of the drawing operation of a letter. */
export function typeOfLetter(pdfium: Pdfium, text: number, at: number, scratch: number) {
  const size = pdfium._FPDFText_GetFontSize(text, at)
  pdfium._FPDFText_GetMatrix(text, at, scratch)
  const [a = 1, b = 0, c = 0, d = 1, left = 0, line = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 6)
  const quarters = -Math.atan2(b, a) / (Math.PI / 2)
  const turn = Math.abs(quarters - Math.round(quarters)) > SLANT ? -1 : (Math.round(quarters) + 8) & 3
  return { size: tenths(Math.abs(size * Math.hypot(c, d))), turn, place: [left, line] as const }
}

/** Reads the name of the font of a letter. */
export function fontOfLetter(pdfium: Pdfium, text: number, at: number, scratch: number): string {
  const name = scratch + 64
  const size = pdfium._FPDFText_GetFontInfo(text, at, name, NAME_SIZE, scratch + 32)
  const bytes = pdfium.HEAPU8.subarray(name, name + Math.max(0, Math.min(size, NAME_SIZE) - 1))
  return String.fromCharCode(...bytes)
}
