import type { Height } from '#document-text/write-height.ts'
import type { Pdfium } from './open-pdfium.ts'

/** Room between the foot of a raised digit and the line, as a part of the size of the type; no other digit stands above the line. */
const RAISED = 0.2
/** The same of a minus, which stands in the middle of the others. */
const RAISED_SIGN = 0.42
const SIGNS = new Set([0x2b, 0x2d, 0x2212])
const [ZERO, NINE] = [0x30, 0x39]
/** Height of a lowered digit at most, and its depth at least; digits of the old style are higher where they go below the line. */
const LOWERED = { height: 0.56, depth: 0.06 }

/** Tells letters whose height their font may give. */
export const mayHaveHeight = (unit: number): boolean => (unit >= ZERO && unit <= NINE) || SIGNS.has(unit)

/**
 * Tells the height of a digit or sign that its font has as a sign of its own: it has size and place of the others, and only its outline is
 * smaller. The scratch has room for four numbers of eight bytes.
 */
export function heightOfDigit(
  pdfium: Pdfium,
  text: number,
  at: number,
  line: number,
  size: number,
  scratch: number,
  unit: number,
): Height | undefined {
  if (pdfium._FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24) === 0) return undefined
  const [, , bottom = 0, top = 0] = new Float64Array(pdfium.HEAPU8.buffer, scratch, 4)
  if (top <= bottom) return undefined
  if (bottom - line > (SIGNS.has(unit) ? RAISED_SIGN : RAISED) * size) return 'raised'
  return top - bottom < LOWERED.height * size && line - bottom > LOWERED.depth * size ? 'lowered' : undefined
}
